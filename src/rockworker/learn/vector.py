"""Many games in one call: Gymnasium's vector environment, in this process, with everything in shared arrays.

With a seat, each game is that seat against bots. Without one (`seat=None`), the caller plays all seats: each game shows
the vector of the player who is asked, and `info["player"]` says which one that is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from rockworker.learn.encoding import Vector
from rockworker.learn.episode import Episode
from rockworker.learn.many import Ending, Games
from rockworker.learn.opponents import Opponents
from rockworker.learn.rendering import render
from rockworker.learn.rewards import Reward
from rockworker.learn.setup import METADATA, SEEDS, RenderMode, Setup
from rockworker.learn.spaces import observation_space, word_space

Words = npt.NDArray[np.int64]
Info = dict[str, Any]


class RockworkerVectorEnv(gymnasium.vector.VectorEnv[Vector, Words, npt.NDArray[Any]]):
    """Many games. One that is over is followed by a new one in the same step.

    `info["action_mask"]` has a row of words for each game, `info["player"]` who is asked. Where a game has ended,
    `info["final_obs"]` has its last vector, and `info["returns"]` what it was worth to each player."""

    metadata: dict[str, Any] = {**METADATA, "autoreset_mode": AutoresetMode.SAME_STEP}

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
    ) -> None:
        self.num_envs = num_envs
        self.setup = Setup(game, players, modules, options or {}, reward)
        self.setup.check()
        self.seat = seat
        self.render_mode: RenderMode | None = render_mode
        self.bots = [Opponents(game, players, seat, opponents) if seat is not None else None for _ in range(num_envs)]
        self.single_observation_space = observation_space(self.setup.encoding)
        self.single_action_space = word_space(self.setup.encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.games: Games | None = None
        self._last: list[Episode | None] = [None] * num_envs
        """By place: the game that was dealt there last."""
        self._words = len(self.setup.encoding.words)
        self._chances: list[np.random.Generator] = []

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Info | None = None
    ) -> tuple[Vector, Info]:
        """Deals all games; with a seed, the same ones again. A single seed is that of the first game."""
        if seed is not None or not self._chances:
            self._chances = [np.random.default_rng(one) for one in seeds_of(seed, self.num_envs)]
        self.games = Games(self.num_envs, -1 if self.seat is None else self.seat, self.bots, self._deal)
        return self._vectors(), self._info()

    def _deal(self, number: int) -> Episode:
        chance, bots = self._chances[number], self.bots[number]
        episode = self._last[number] = self.setup.deal(int(chance.integers(SEEDS)), self._last[number])
        if bots:
            bots.sit_down(int(chance.integers(SEEDS)))
            bots.play(episode)
        return episode

    def step(
        self, actions: Words
    ) -> tuple[Vector, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Info]:
        """Says a word in each game."""
        assert self.games is not None, "the games are not dealt yet: call reset first"
        ended = self.games.say(actions.tolist())
        rewards, terminations = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        info = self._info()
        if ended:
            over = list(ended)
            terminations[over], rewards[over] = True, [end.reward for end in ended.values()]
            info |= self._endings(ended)
        return self._vectors(), rewards, terminations, np.zeros(self.num_envs, np.bool_), info

    def _vectors(self) -> Vector:
        assert self.games is not None
        return np.frombuffer(self.games.vectors(), np.float32).reshape(self.num_envs, -1)

    def _info(self) -> Info:
        assert self.games is not None
        return {"action_mask": self.action_masks(), "player": np.array(self.games.players())}

    def _endings(self, ended: Mapping[int, Ending]) -> Info:
        vectors = np.full(self.num_envs, None, object)
        returns = np.zeros((self.num_envs, self.setup.players))
        over = np.zeros(self.num_envs, np.bool_)
        for number, end in ended.items():
            vectors[number], returns[number], over[number] = end.last, end.returns, True
        return {"final_obs": vectors, "_final_obs": over, "returns": returns, "_returns": over}

    def action_masks(self) -> npt.NDArray[np.int8]:
        """A row of words for each game, as libraries for masked learning ask for them."""
        assert self.games is not None
        return np.frombuffer(self.games.masks(self._words), np.int8).reshape(self.num_envs, -1)

    def render(self) -> tuple[Any, ...] | None:
        """The tables as spectators see them."""
        return tuple(render(episode.game, self.render_mode) for episode in self.episodes)

    @property
    def episodes(self) -> Sequence[Episode]:
        """The games as they stand; none before the first reset."""
        return self.games.episodes if self.games else ()


def seeds_of(seed: int | Sequence[int | None] | None, number: int) -> Sequence[int | None]:
    """By game: its seed; a single one is that of the first game."""
    if seed is None:
        return [None] * number
    return range(seed, seed + number) if isinstance(seed, int) else seed
