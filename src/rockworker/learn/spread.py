"""Many games in many processes: the vector environment on all cores of a machine.

Each process plays its part of the games as `RockworkerVectorEnv` does, and writes what is seen into memory that all of
them share. The same seeds and words bring the same games, in however many processes."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from rockworker.learn.encoding import Vector
from rockworker.learn.setup import METADATA, Setup
from rockworker.learn.spaces import observation_space, word_space
from rockworker.learn.vector import Info, RockworkerVectorEnv, Words, seeds_of

RESET: Final = "reset"
STEP: Final = "step"
END: Final = "end"
SOON: Final = 5.0
"""Seconds within which a process ends that is told to."""


class Board:
    """What all processes see: a row for each game."""

    def __init__(self, games: int, numbers: int, words: int) -> None:
        context = get_context("spawn")
        self.sizes = (games, numbers, words)
        self.memory = [context.RawArray("b", games * size) for size in (4 * numbers, words, 8, 8, 8, 1)]

    def rows(self, part: slice) -> list[npt.NDArray[Any]]:
        """Of some games: vectors, masks, words to say, who is asked, rewards, and whether they are over."""
        games, numbers, words = self.sizes
        kinds = ((np.float32, numbers), (np.int8, words), (np.int64, 1), (np.int64, 1), (np.float64, 1), (np.bool_, 1))
        found = []
        for memory, (kind, width) in zip(self.memory, kinds, strict=True):
            rows: npt.NDArray[Any] = np.frombuffer(memory, kind).reshape(games, width)[part]
            found.append(rows if width > 1 else rows[:, 0])
        return found


class SpreadVectorEnv(gymnasium.vector.VectorEnv[Vector, Words, npt.NDArray[Any]]):
    """`RockworkerVectorEnv` in several processes, by default one for each core. Call `close` at the end."""

    metadata: dict[str, Any] = {**METADATA, "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self, game: str = "rockwell", num_envs: int = 1, processes: int | None = None, **settings: Any
    ) -> None:
        chosen = {key: settings[key] for key in ("players", "modules", "options", "reward") if key in settings}
        self.setup = Setup(game, **chosen)
        self.setup.check()
        self.num_envs = num_envs
        encoding = self.setup.encoding
        self.single_observation_space = observation_space(encoding)
        self.single_action_space = word_space(encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        board = Board(num_envs, encoding.size, len(encoding.words))
        self._seen, self._masks, self._words, self._players, self._rewards, self._over = board.rows(slice(None))
        self._parts = _parts(num_envs, processes or os.cpu_count() or 1)
        self._workers = [_Worker(board, part, {"game": game, **settings}) for part in self._parts]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Info | None = None
    ) -> tuple[Vector, Info]:
        """Deals all games; with a seed, the same ones again. A single seed is that of the first game."""
        seeds = None if seed is None else list(seeds_of(seed, self.num_envs))
        for worker, part in zip(self._workers, self._parts, strict=True):
            worker.tell(RESET, seeds and seeds[part])
        for worker in self._workers:
            worker.answer()
        return self._seen.copy(), self._info()

    def step(
        self, actions: Words
    ) -> tuple[Vector, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Info]:
        """Says a word in each game."""
        self._words[:] = actions
        for worker in self._workers:
            worker.tell(STEP, None)
        endings = [worker.answer() for worker in self._workers]
        info = self._info() | self._endings(endings)
        return self._seen.copy(), self._rewards.copy(), self._over.copy(), np.zeros(self.num_envs, np.bool_), info

    def _info(self) -> Info:
        return {"action_mask": self._masks.copy(), "player": self._players.copy()}

    def _endings(self, endings: Sequence[Info | None]) -> Info:
        """How games ended, of all processes together; nothing, if none did."""
        if not any(endings):
            return {}
        over = self._over.copy()
        vectors, returns = np.full(self.num_envs, None, object), np.zeros((self.num_envs, self.setup.players))
        for part, ending in zip(self._parts, endings, strict=True):
            if ending:
                vectors[part], returns[part] = ending["final_obs"], ending["returns"]
        return {"final_obs": vectors, "_final_obs": over, "returns": returns, "_returns": over}

    def action_masks(self) -> npt.NDArray[np.int8]:
        """A row of words for each game, as libraries for masked learning ask for them."""
        return self._masks.copy()

    def close_extras(self, **arguments: Any) -> None:
        """Ends the processes."""
        for worker in self._workers:
            worker.end()


def _parts(games: int, processes: int) -> list[slice]:
    """Games side by side for each process, as evenly as can be; no process without one."""
    bounds = [games * number // processes for number in range(processes + 1)]
    return [slice(*pair) for pair in pairwise(bounds) if pair[0] < pair[1]]


class _Worker:
    """A process, from outside."""

    def __init__(self, board: Board, part: slice, settings: Info) -> None:
        context = get_context("spawn")
        self._line, other = context.Pipe()
        self._process = context.Process(target=_serve, args=(other, board, part, settings), daemon=True)
        self._process.start()
        other.close()

    def tell(self, command: str, seeds: list[int | None] | None) -> None:
        self._line.send((command, seeds))

    def answer(self) -> Info | None:
        found: Info | Exception | None = self._line.recv()
        if isinstance(found, Exception):
            raise found
        return found

    def end(self) -> None:
        if self._process.is_alive():
            self.tell(END, None)
            self._process.join(SOON)


def _serve(line: Connection, board: Board, part: slice, settings: Info) -> None:
    """A process, from inside: until it is told to end, or nobody is there any more."""
    rows = board.rows(part)
    env: RockworkerVectorEnv | None = None
    while True:
        try:
            command, seeds = line.recv()
        except EOFError:
            return
        if command == END:
            return
        try:
            if env is None:
                env = RockworkerVectorEnv(num_envs=part.stop - part.start, **settings)
            line.send(_play(env, rows, command, seeds))
        except Exception as error:  # whatever it is, it is the caller's
            line.send(error)


def _play(
    env: RockworkerVectorEnv, rows: list[npt.NDArray[Any]], command: str, seeds: list[int | None] | None
) -> Info | None:
    """Deals or steps, and writes what is seen then; says how games ended, if any did."""
    vectors, masks, words, players, rewards, over = rows
    if command == RESET:
        vectors[:], info = env.reset(seed=seeds)
    else:
        vectors[:], rewards[:], over[:], _, info = env.step(words.copy())
    masks[:], players[:] = info["action_mask"], info["player"]
    return {key: info[key] for key in ("final_obs", "returns")} if "returns" in info else None
