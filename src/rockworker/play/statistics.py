"""What many games of bots tell about a game. Each game's `statistics` module has one such object: `STATISTICS`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from rockworker.engine.events import Event
from rockworker.engine.game import Game

if TYPE_CHECKING:
    from rockworker.text.texts import Texts


Plans = dict[str, dict[str, int]]
"""What a player relied on: by group (artifacts, actions …) and key, how often."""


class Record(msgspec.Struct, frozen=True):
    """What is kept of one finished game: plain data, so that it can come from another process."""

    turns: int
    """Turns or rounds, whatever the game counts; 0: it counts none."""
    ending: str
    """Which end condition was met; empty: there is only one."""
    details: dict[str, Any] = {}
    """For the game's own summary."""
    by_seat: dict[str, list[float]] = {}
    """By key, a number for each seat: contests of bots tell its mean for each bot. `statistic-<key>` says how people
    read it."""


class Statistics(Protocol):
    """What a game counts."""

    def record(self, game: Game, events: Sequence[Event]) -> Record:
        """A finished game, with all its events."""
        ...

    def plans(self, game: Game, events: Sequence[Event]) -> list[Plans]:
        """By player: what each has relied on in a finished game.

        The message `plan-<group>` says how people read a group, `word` and `statistic-<key>` its keys."""
        ...

    def summary(self, rules: Any, records: Sequence[Record]) -> dict[str, Any]:
        """Many games under the same rules together, ready for JSON.

        Its keys are words of the game: the message `statistic-<key>` says how people read them."""
        ...

    def word(self, texts: Texts, group: str, key: str) -> str | None:
        """How people read a key of one group of the summary (`endings` among them), where it names a piece or a place
        of the game; None: its message says it. `texts` knows the rules of the games."""
        ...


class PlainStatistics:
    """For a game that counts nothing itself: scores, seats and the number of actions are counted for every game."""

    def record(self, game: Game, events: Sequence[Event]) -> Record:
        """Neither turns nor endings."""
        return Record(turns=0, ending="")

    def plans(self, game: Game, events: Sequence[Event]) -> list[Plans]:
        """Nothing that has a name."""
        return [{} for _ in range(game.players)]

    def summary(self, rules: Any, records: Sequence[Record]) -> dict[str, Any]:
        """Nothing beyond what every simulation tells."""
        return {}

    def word(self, texts: Texts, group: str, key: str) -> str | None:
        """Messages say it all."""
        return None


def spread(numbers: Sequence[int | float]) -> dict[str, float]:
    """Mean, least and most."""
    return {"mean": mean(numbers), "min": min(numbers), "max": max(numbers)}


def mean(numbers: Sequence[int | float]) -> float:
    """The average, to a thousandth."""
    return round(sum(numbers) / len(numbers), 3)


def tally(words: Iterable[str]) -> dict[str, int]:
    """How often each word occurs, in alphabetical order."""
    counts: dict[str, int] = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    return dict(sorted(counts.items()))
