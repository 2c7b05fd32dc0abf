"""What many games of Clockworker tell: seats, artifacts alone and in pairs, cards in use, and actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import Any, Final

from rockworker.engine.events import Event
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.games.clockworker.affordable import numbers_of
from rockworker.games.clockworker.artifacts import robots
from rockworker.games.clockworker.events import (
    ArchiveBought,
    ArtifactRepaired,
    FactoryBought,
    GearsRecharged,
    RobotExtracted,
    TurnBegan,
)
from rockworker.games.clockworker.rules import Rules
from rockworker.games.clockworker.state import ClockworkerState
from rockworker.games.clockworker.vocabulary import name
from rockworker.play.statistics import Plans, Record, Statistics, mean, tally
from rockworker.text.texts import Texts

ACTIONS: Final = {
    "extraction": RobotExtracted,
    "reassignment": FactoryBought,
    "repair": ArtifactRepaired,
    "communication": ArchiveBought,
    "recharge": GearsRecharged,
}
"""Actions and the event that tells them; every other turn is a Distribution."""
FEWEST: Final = 20
"""A pair that fewer players had says nothing."""
PLUS: Final = " + "
"""Between the two of a pair."""
SHOWN: Final = 5
"""Pairs that are shown."""


class ClockworkerStatistics:
    """Counts what players own at the end, and who won."""

    def record(self, game: Game, events: Sequence[Event]) -> Record:
        """What each player ended with, in the order of seats."""
        state: ClockworkerState = inside(game).state
        winners = [score.player for score in game.scores if score.rank == 1]
        seats = [(state.first + seat) % game.players for seat in range(game.players)]
        details = {
            "wins": [(player in winners) / len(winners) for player in seats],
            "scores": [game.scores[player].total for player in seats],
            "artifacts": [numbers_of(state.artifacts[player]) for player in seats],
            "factories": [state.factories[player][1:] for player in seats],
            "archives": [len(state.archives[player]) for player in seats],
            "robots": [robots(state, player, 0) for player in seats],
            "actions": _actions(events),
        }
        return Record(state.round, state.ending, details)

    def plans(self, game: Game, events: Sequence[Event]) -> list[Plans]:
        """Each player's actions, and the cards owned at the end."""
        return [_plans(game, player, events) for player in range(game.players)]

    def summary(self, rules: Rules, records: Sequence[Record]) -> dict[str, Any]:
        """Rates and means over all games."""
        best = [max(record.details["scores"]) for record in records]
        return {
            "winning_score": mean(best),
            "wins_by_turn_order": [mean(wins) for wins in zip(*_column(records, "wins"), strict=True)],
            "scores_by_turn_order": [mean(scores) for scores in zip(*_column(records, "scores"), strict=True)],
            "per_player": {
                "factories": mean(_each(records, "factories", len)),
                "artifacts": mean(_each(records, "artifacts", len)),
                "archives": mean(_each(records, "archives", int)),
                "robots": mean(_each(records, "robots", int)),
            },
            "actions_per_player": _actions_per_player(records, rules.players),
            "artifacts": artifact_rates(rules, records),
            "strongest_pairs": dict(sorted(pair_rates(rules, records), key=lambda pair: -pair[1]["win_rate"])[:SHOWN]),
            "factories": factory_rates(rules, records),
        }

    def word(self, texts: Texts, group: str, key: str) -> str | None:
        """Cards by their names."""
        if group == "endings":
            return texts.term(f"cause-{key}")
        if group == "strongest_pairs" and PLUS in key:
            return PLUS.join(name(texts, f"artifact-{one}", one) for one in key.split(PLUS))
        cards = {"artifacts": ("artifact", texts.rules.artifacts), "factories": ("factory", texts.rules.factories)}
        if key == group:
            return texts.term(group) if group in cards else None
        kind, printed = cards.get(group, ("", ()))
        return name(texts, f"{kind}-{key}", key) if key in [card.key for card in printed] else None


def _actions(events: Sequence[Event]) -> dict[str, int]:
    counts = {name: sum(isinstance(event, kind) for event in events) for name, kind in ACTIONS.items()}
    turns = sum(isinstance(event, TurnBegan) for event in events)
    return {**counts, "distribution": turns - sum(counts.values())}


def _plans(game: Game, player: int, events: Sequence[Event]) -> Plans:
    state: ClockworkerState = inside(game).state
    rules: Rules = inside(game).rules
    return {
        "artifacts": tally(rules.artifacts[number].key for number in numbers_of(state.artifacts[player])),
        "factories": tally(rules.factories[number].key for number in state.factories[player][1:]),
        "actions": _actions([event for event in events if getattr(event, "player", None) == player]),
    }


def _column(records: Sequence[Record], key: str) -> list[Any]:
    return [record.details[key] for record in records]


def _each(records: Sequence[Record], key: str, measure: Callable[[Any], int]) -> list[int]:
    """One number for each player of each game."""
    return [measure(value) for values in _column(records, key) for value in values]


def _actions_per_player(records: Sequence[Record], players: int) -> dict[str, float]:
    counts = _column(records, "actions")
    return {name: round(mean([count[name] for count in counts]) / players, 3) for name in sorted(counts[0])}


def artifact_rates(rules: Rules, records: Sequence[Record]) -> dict[str, dict[str, float]]:
    """By artifact: the share of games in which somebody bought it, and how often its owners won."""
    rates = {}
    for number, card in enumerate(rules.artifacts):
        owners = [_wins_of(record, (number,)) for record in records]
        bought = sum(bool(wins) for wins in owners)
        rates[card.key] = {"bought": round(bought / len(records), 3), "win_rate": _rate(owners)}
    return rates


def pair_rates(rules: Rules, records: Sequence[Record]) -> list[tuple[str, dict[str, float]]]:
    """By pair of artifacts in one hand: how many players had it, and how often they won."""
    rates = []
    for pair in combinations(range(len(rules.artifacts)), 2):
        owners = [_wins_of(record, pair) for record in records]
        had = sum(len(wins) for wins in owners)
        if had >= FEWEST:
            both = PLUS.join(rules.artifacts[number].key for number in pair)
            rates.append((both, {"players": had, "win_rate": _rate(owners)}))
    return rates


def factory_rates(rules: Rules, records: Sequence[Record]) -> dict[str, float]:
    """By factory: the share of games in which it was bought."""
    bought = [factory for tableaus in _column(records, "factories") for tableau in tableaus for factory in tableau]
    return {rules.factories[number].key: round(bought.count(number) / len(records), 3) for number in rules.deck()}


def _wins_of(record: Record, artifacts: Iterable[int]) -> list[float]:
    """The shares in the victory of all who have these artifacts."""
    wanted = set(artifacts)
    hands = zip(record.details["artifacts"], record.details["wins"], strict=True)
    return [wins for owned, wins in hands if wanted.issubset(owned)]


def _rate(owners: Sequence[Sequence[float]]) -> float:
    wins = [win for group in owners for win in group]
    return mean(wins) if wins else 0.0


STATISTICS: Statistics = ClockworkerStatistics()
