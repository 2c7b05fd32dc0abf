"""Which game programs that learn play, and for what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from operator import index
from typing import Any, Final, Literal

from msgspec.structs import replace

from rockworker.engine.definition import Definition, Header
from rockworker.engine.game import Game
from rockworker.learn.encoding import Encoding, encoding_of
from rockworker.learn.episode import Episode
from rockworker.learn.rewards import REWARDS, Reward
from rockworker.registry import definition_of

SEEDS: Final = 1 << 63
RenderMode = Literal["human", "ansi", "svg", "rgb_array"]
METADATA: Final[dict[str, Any]] = {"render_modes": ["human", "ansi", "svg", "rgb_array"], "render_fps": 1}
"""What environments say about their pictures."""


def check_render_mode(mode: str | None) -> None:
    """Says which modes there are, if it is none of them."""
    if mode is not None and mode not in METADATA["render_modes"]:
        raise ValueError(f"the render_mode is one of {', '.join(METADATA['render_modes'])}, not {mode}")


@dataclass(frozen=True)
class Setup:
    """Which game is played, and for what."""

    game: str
    players: int = 2
    modules: Sequence[str] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    reward: Reward = "win"

    def __post_init__(self) -> None:
        object.__setattr__(self, "players", index(self.players))  # NumPy's whole numbers will do

    def __reduce__(self) -> tuple[Any, ...]:
        """For another process: what was worked out here stays here."""
        return Setup, (self.game, self.players, self.modules, self.options, self.reward)

    @cached_property
    def _definition(self) -> Definition[Any, Any]:
        return definition_of(self.game)

    @cached_property
    def _header(self) -> Header:
        """Of all its games. Unless its options say otherwise, games end as those that only bots play."""
        options = {**self._definition.bot_options, **self.options}
        return self._definition.header(self.players, 0, self.modules, options)

    def check(self) -> None:
        """Says what is wrong with it, if anything is."""
        assert self._header.game == self.game
        if self.reward not in REWARDS:
            raise ValueError(f"the reward is one of {', '.join(REWARDS)}, not {self.reward}")

    def deal(self, seed: int, after: Episode | None = None) -> Episode:
        """A new game; after another one of this setup it begins more quickly."""
        game: Game = Game(self._definition, replace(self._header, seed=seed))
        return Episode(game, self.encoding, self.reward) if after is None else after.again(game)

    @cached_property
    def encoding(self) -> Encoding:
        """How the game is encoded."""
        return encoding_of(self.game)
