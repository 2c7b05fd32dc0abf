"""What many games tell together, counted as they come: a million games need no more memory than a thousand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from rockworker.engine.rules import rules_of
from rockworker.play.statistics import Record
from rockworker.registry import definition_of, statistics_of

if TYPE_CHECKING:
    from rockworker.play.simulation import Plan, Played

MOST_RECORDS: Final = 10_000
"""Games whose records are kept for the game's own statistics: more would hardly change them, but fill the memory."""


@dataclass
class Spread:
    """Mean, least and most of numbers that are not kept."""

    count: int = 0
    total: float = 0
    least: float = 0
    most: float = 0

    def add(self, number: float) -> None:
        """Counts one more."""
        self.least = min(self.least, number) if self.count else number
        self.most = max(self.most, number) if self.count else number
        self.count += 1
        self.total += number

    def told(self) -> dict[str, float]:
        """Ready for JSON."""
        return {"mean": self.mean(), "min": self.least, "max": self.most}

    def mean(self) -> float:
        """The average, to a thousandth."""
        return round(self.total / self.count, 3)


class Results:
    """Scores and wins of some seats."""

    def __init__(self, seats: Sequence[int]) -> None:
        self.seats = seats
        self.scores, self.wins = Spread(), Spread()

    def add(self, one: Played, wins: Sequence[float]) -> None:
        """Counts a game."""
        for seat in self.seats:
            self.scores.add(one.scores[seat])
        self.wins.add(sum(wins[seat] for seat in self.seats))

    def told(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {"score": self.scores.told(), "wins": round(self.wins.total, 3), "win_rate": self.wins.mean()}


class Totals:
    """Counts the games of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.steps, self.turns = Spread(), Spread()
        self.by_seat = [Results([seat]) for seat in range(plan.header.players)]
        self.by_bot = {bot: Results(_seats_of(bot, plan.bots)) for bot in dict.fromkeys(plan.bots)}
        self.endings: dict[str, int] = {}
        self.records: list[Record] = []

    def add(self, one: Played) -> None:
        """Counts a game."""
        self.steps.add(one.steps)
        self.turns.add(one.record.turns)
        wins = wins_of(one)
        for results in (*self.by_seat, *self.by_bot.values()):
            results.add(one, wins)
        self.endings[one.record.ending] = self.endings.get(one.record.ending, 0) + 1
        if len(self.records) < MOST_RECORDS:
            self.records.append(one.record)

    def summary(self) -> dict[str, Any]:
        """Lengths, seats, bots, endings and the game's own statistics, ready for JSON."""
        header, bots = self.plan.header, self.plan.bots
        rules = rules_of(definition_of(header.game), header)
        return {
            "game": header.game,
            "players": header.players,
            "modules": list(header.modules),
            "options": header.options,
            "seed": header.seed,
            "games": self.steps.count,
            "steps": self.steps.told(),
            "turns": self.turns.told(),
            "seats": [{"seat": n + 1, "bot": bots[n], **seat.told()} for n, seat in enumerate(self.by_seat)],
            "bots": {bot: {"seats": len(results.seats), **results.told()} for bot, results in self.by_bot.items()},
            "endings": dict(sorted(self.endings.items())),
            "statistics": statistics_of(header.game).summary(rules, self.records),
            "invariants": "ok" if self.plan.check else "not checked",
        }


def _seats_of(bot: str, bots: Sequence[str]) -> list[int]:
    return [seat for seat, name in enumerate(bots) if name == bot]


def wins_of(one: Played) -> list[float]:
    """By seat: 1 for the winner; those who share the victory share the 1."""
    return [(rank == 1) / one.ranks.count(1) for rank in one.ranks]
