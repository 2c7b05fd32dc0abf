"""A seat against bots as a Gymnasium environment. A step says one word; then bots play until the seat is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, Final

import gymnasium
import numpy as np

from rockworker.learn.encoding import Mask, Vector
from rockworker.learn.episode import Episode
from rockworker.learn.opponents import Opponents
from rockworker.learn.rendering import render
from rockworker.learn.rewards import FORFEIT, Reward
from rockworker.learn.setup import METADATA, SEEDS, RenderMode, Setup, check_render_mode
from rockworker.learn.spaces import observation_space, word_space

Info = dict[str, Any]
IDS: Final = {"rockwell": "rockworker/Rockwell-v0", "clockworker": "rockworker/Clockworker-v0"}
"""By game: what `gymnasium.make` knows it as, once this module is imported."""


class RockworkerEnv(gymnasium.Env[Vector, np.int64]):
    """One seat at a table whose other seats are bots'.

    The words that can be said are in `info["action_mask"]`, and `action_masks` gives them to libraries that ask so. An
    illegal word changes nothing at the table: the seat forfeits the game, for a reward of -1."""

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        game: str = "rockwell",
        players: int = 2,
        opponents: str | Sequence[str] = "random",
        seat: int = 0,
        modules: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        reward: Reward = "win",
        render_mode: RenderMode | None = None,
    ) -> None:
        self.setup = Setup(game, players, modules, options or {}, reward)
        self.setup.check()
        check_render_mode(render_mode)
        seat = index(seat)
        self.opponents = Opponents(game, players, seat, opponents)
        self.seat = seat
        self.render_mode: RenderMode | None = render_mode
        self.observation_space = observation_space(self.setup.encoding)
        self.action_space = word_space(self.setup.encoding)
        self.episode: Episode = self.setup.deal(0)
        self._goes_on = False
        """Whether a game goes on: it was dealt, and is neither over nor forfeited."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, Info]:
        """Deals a new game; with a seed, the same one again, against bots that play the same if they don't go by the
        clock."""
        super().reset(seed=seed)
        self.episode = self.setup.deal(int(self.np_random.integers(SEEDS)), self.episode)
        self.opponents.sit_down(int(self.np_random.integers(SEEDS)))
        self.opponents.play(self.episode)
        self._goes_on = True
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Vector, float, bool, bool, Info]:
        """Says a word."""
        if not self._goes_on:
            raise gymnasium.error.ResetNeeded("no game goes on: call reset first")
        word = index(action)
        if word not in self.episode.legal(self.seat):
            self._goes_on = False
            vector, info = self._seen()
            return vector, FORFEIT, True, False, {**info, "illegal": True}
        if self.episode.say(self.seat, word):
            self.opponents.play(self.episode)
        self._goes_on = bool(self.episode.actors)
        vector, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return vector, self.episode.rewards()[self.seat], not self._goes_on, False, info

    def action_masks(self) -> Mask:
        """The words that can be said now, as libraries for masked learning ask for them."""
        return self.episode.mask(self.seat)

    def render(self) -> Any:
        """The table as the seat sees it."""
        return render(self.episode.game, self.render_mode, self.seat)

    def _seen(self) -> tuple[Vector, Info]:
        return self.episode.vector(self.seat), {"action_mask": self.action_masks()}


def register() -> None:
    """Makes the environments known to `gymnasium.make`, each with the quick environment of many games."""
    for game, name in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="rockworker.learn.gymnasium:RockworkerEnv",
                vector_entry_point="rockworker.learn.vector:RockworkerVectorEnv",
                kwargs={"game": game},
            )


register()
