"""What many games of Rockwell tell: length, achievements, slots, deliveries, and how much of each thing is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rockworker.engine.events import Event
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.names import kebab
from rockworker.games.rockwell.events import (
    AchievementGained,
    BidRevealed,
    CentreReached,
    CrewBribed,
    CubesBought,
    CubesSold,
    DangerStruck,
    DeliveryMade,
    DieCarried,
    InsuranceTaken,
    InsuranceUsed,
    MobilityRaised,
    PowerRaised,
    SafetyRaised,
    ShaftBuilt,
    ShaftMoved,
    ShaftPaid,
    SubcontractorHired,
    TileDrilled,
    VicePresidentPlaced,
    VicePresidentStuck,
)
from rockworker.games.rockwell.ledger import value
from rockworker.games.rockwell.rules import Rules
from rockworker.games.rockwell.state import RockwellState
from rockworker.play.statistics import Plans, Record, Statistics, mean, tally
from rockworker.text.texts import Texts

COUNTED: Final = (
    TileDrilled, DangerStruck, CrewBribed, SubcontractorHired, DieCarried, InsuranceTaken, InsuranceUsed, CubesSold,
    CubesBought, PowerRaised, SafetyRaised, MobilityRaised, ShaftBuilt, ShaftMoved, ShaftPaid, DeliveryMade,
    CentreReached, VicePresidentStuck,
)  # fmt: skip
"""Events that are counted per game."""
NUMBERS: Final[dict[type, int]] = {event: number for number, event in enumerate(COUNTED)}


class RockwellStatistics:
    """Counts events."""

    def record(self, game: Game, events: Sequence[Event]) -> Record:
        """Which achievements were gained, slots used, tiles delivered, and how often each other thing was done."""
        rules: Rules = inside(game).rules
        gained = [event.achievement for event in events if isinstance(event, AchievementGained)]
        placed = [event.slot for event in events if isinstance(event, VicePresidentPlaced)]
        delivered = [event.pile for event in events if isinstance(event, DeliveryMade)]
        details = {
            "achievements": _count(gained, rules.achievements),
            "slots": _count(placed, rules.slots),
            "deliveries": _count(delivered, rules.components.deliveries),
            "events": _count([NUMBERS[type(e)] for e in events if type(e) in NUMBERS], COUNTED),
            "bids": [event.value for event in events if isinstance(event, BidRevealed)],
        }
        state: RockwellState = inside(game).state
        return Record(state.turn, state.ending, details, {"unspent": _unspent(state, game.players)})

    def plans(self, game: Game, events: Sequence[Event]) -> list[Plans]:
        """Where each player's Vice Presidents went, what was delivered and achieved."""
        return [_plans(inside(game).rules, player, events) for player in range(game.players)]

    def summary(self, rules: Rules, records: Sequence[Record]) -> dict[str, Any]:
        """Rates and means over all games."""
        games, turns = len(records), sum(record.turns for record in records)
        slots = [_slot_name(rules, number) for number in range(len(rules.slots))]
        piles = [pile.key for pile in rules.components.deliveries]
        bids = [bid for record in records for bid in record.details["bids"]]
        achievements = [achievement.key for achievement in rules.achievements]
        return {
            "achievements": _rates(achievements, _sums(records, "achievements"), rules.players * games),
            "slots": _rates(slots, _sums(records, "slots"), turns),
            "deliveries": _rates(piles, _sums(records, "deliveries"), games),
            "per_game": _rates([kebab(event.__name__) for event in COUNTED], _sums(records, "events"), games),
            "bid": mean(bids),
            "unspent": mean([wealth for record in records for wealth in record.by_seat["unspent"]]),
        }

    def word(self, texts: Texts, group: str, key: str) -> str | None:
        """Achievements by their criteria, slots and piles as the log names them."""
        rules: Rules = texts.rules
        if group == "endings":
            return texts.term(f"ending-{key}")
        numbered = {
            "achievements": ("achievement", [one.key for one in rules.achievements]),
            "slots": ("slot", [_slot_name(rules, number) for number in range(len(rules.slots))]),
            "deliveries": ("delivery", [pile.key for pile in rules.components.deliveries]),
        }
        kind, keys = numbered.get(group, ("", []))
        return texts.kind(kind, keys.index(key)) if key in keys else None


def _unspent(state: RockwellState, players: int) -> list[float]:
    """By player: money and cubes at price, for which there was no use before the end."""
    return [state.cash[p] + value(state, state.cubes[p * 4 : p * 4 + 4]) for p in range(players)]


def _plans(rules: Rules, player: int, events: Sequence[Event]) -> Plans:
    slots, piles, achievements = [], [], []
    for event in events:
        if isinstance(event, VicePresidentPlaced) and event.player == player:
            slots.append(_slot_name(rules, event.slot))
        elif isinstance(event, DeliveryMade) and event.player == player:
            piles.append(rules.components.deliveries[event.pile].key)
        elif isinstance(event, AchievementGained) and event.player == player:
            achievements.append(rules.achievements[event.achievement].key)
    return {"slots": tally(slots), "deliveries": tally(piles), "achievements": tally(achievements)}


def _count(found: Sequence[int], among: Sequence[Any]) -> list[int]:
    """By number: how often it was found."""
    counts = [0] * len(among)
    for number in found:
        counts[number] += 1
    return counts


def _sums(records: Sequence[Record], key: str) -> list[int]:
    return [sum(column) for column in zip(*[record.details[key] for record in records], strict=True)]


def _rates(names: Sequence[str], sums: Sequence[int], of: int) -> dict[str, float]:
    return {name: round(number / of, 3) for name, number in zip(names, sums, strict=True)}


def _slot_name(rules: Rules, number: int) -> str:
    """`I-1 bribery`, `II-1 4`: board, place, and what it gives."""
    slot = rules.slots[number]
    return f"{'I' * (slot.board + 1)}-{slot.number + 1} {slot.advantage or slot.actions}"


STATISTICS: Statistics = RockwellStatistics()
