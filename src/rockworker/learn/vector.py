"""Many games in one call: Gymnasium's vector environment, in this process.

With a seat, each game is that seat against bots. Without one (`seat=None`), the caller plays all seats: each game shows
the vector of the player who is asked, and `info["player"]` says which one that is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import index
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from rockworker.learn.board import Board, Info, Part, Seeds, Words
from rockworker.learn.encoding import Vector
from rockworker.learn.episode import Episode
from rockworker.learn.rendering import render
from rockworker.learn.rewards import Reward
from rockworker.learn.setup import METADATA, RenderMode, Setup, check_render_mode
from rockworker.learn.spaces import observation_space, word_space

Steps = tuple[Vector, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Info]


class ManyGames(gymnasium.vector.VectorEnv[Vector, Words, npt.NDArray[Any]]):
    """What all environments of many games have: a board, and the same answers.

    `info["action_mask"]` has a row of words for each game, `info["player"]` who is asked. `info["choices"]` has the
    same words by number, which is quicker to draw from: of a game's row the first `info["choice_counts"][game]`, in any
    order; what stands behind them means nothing. Where a game has ended, `info["final_obs"]` has its last vector, and
    `info["returns"]` what it was worth to each player; a new one has begun in the same step. With `copy=False`, arrays
    are handed out as they are: the next step writes into them again."""

    metadata: dict[str, Any] = {**METADATA, "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, setup: Setup, num_envs: int, board: Board, *, copy: bool) -> None:
        self.setup = setup
        self.num_envs = num_envs
        self.board = board
        self.copy = copy
        self._is_dealt = False
        self.single_observation_space = observation_space(setup.encoding)
        self.single_action_space = word_space(setup.encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: SupportsIndex | Sequence[int | None] | None = None, options: Info | None = None
    ) -> tuple[Vector, Info]:
        """Deals all games; with a seed, the same ones again. A single seed is that of the first game."""
        self._deal(None if seed is None else _seeds_of(seed, self.num_envs))
        self._is_dealt = True
        return self._out(self.board.vectors), self._info()

    def step(self, actions: Words) -> Steps:
        """Says a word in each game."""
        if not self._is_dealt:
            raise gymnasium.error.ResetNeeded("the games are not dealt yet: call reset first")
        board, words = self.board, np.asarray(actions)
        if words.shape != (self.num_envs,) or words.dtype.kind not in "iu":
            raise ValueError(f"a step takes a whole number for each of {self.num_envs} games")
        board.words[:] = words
        self._say()
        ends, truncations = board.over.copy(), np.zeros(self.num_envs, np.bool_)
        return self._out(board.vectors), board.rewards.copy(), ends, truncations, self._info() | board.endings()

    def action_masks(self) -> npt.NDArray[np.int8]:
        """A row of words for each game, as libraries for masked learning ask for them."""
        masks: npt.NDArray[np.int8] = self._out(self.board.masks)
        return masks

    def _info(self) -> Info:
        board, masks = self.board, self.action_masks()
        choices = self._out(board.choices[:, : board.counts.max()])
        counts, players = self._out(board.counts), self._out(board.players)
        return {"action_mask": masks, "choices": choices, "choice_counts": counts, "player": players}

    def _out(self, rows: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return rows.copy() if self.copy else rows

    def _deal(self, seeds: Seeds | None) -> None:
        raise NotImplementedError

    def _say(self) -> None:
        """Says the words that are on the board."""
        raise NotImplementedError


class RockworkerVectorEnv(ManyGames):
    """Many games in this process."""

    def __init__(
        self,
        game: str = "rockwell",
        num_envs: int = 1,
        players: int = 2,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        modules: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        reward: Reward = "win",
        render_mode: RenderMode | None = None,
        copy: bool = True,
    ) -> None:
        setup = Setup(game, players, modules, options or {}, reward)
        check_many(setup, num_envs)
        check_render_mode(render_mode)
        board = Board(setup, num_envs)
        super().__init__(setup, num_envs, board, copy=copy)
        self.render_mode: RenderMode | None = render_mode
        self._part = Part(setup, seat, opponents, board)

    def _deal(self, seeds: Seeds | None) -> None:
        self._part.deal(seeds)

    def _say(self) -> None:
        self._part.step()

    def render(self) -> tuple[Any, ...] | None:
        """The tables as spectators see them."""
        return tuple(render(episode.game, self.render_mode) for episode in self.episodes)

    @property
    def episodes(self) -> Sequence[Episode]:
        """The games as they stand; none before the first reset."""
        return self._part.episodes


def check_many(setup: Setup, number: int) -> None:
    """Raises ValueError, or whatever says best what is wrong, if no such games can be played."""
    setup.check()
    if number < 1:
        raise ValueError(f"there must be a game at least, not {number}")


def _seeds_of(seed: SupportsIndex | Iterable[SupportsIndex | None], number: int) -> Seeds:
    """By game: its seed; a single one, NumPy's too, is that of the first game."""
    if isinstance(seed, Iterable):
        seeds = [None if one is None else index(one) for one in seed]
        if len(seeds) != number:
            raise ValueError(f"{len(seeds)} seeds for {number} games")
        return seeds
    return list(range(index(seed), index(seed) + number))
