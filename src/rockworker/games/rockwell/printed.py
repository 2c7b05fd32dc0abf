"""What is printed on Rockwell's pieces, for clients that draw the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from rockworker.games.rockwell.board import PLACES
from rockworker.games.rockwell.rules import Rules
from rockworker.games.rockwell.state import CREWS, RESOURCES, Cubes


class SlotPiece(msgspec.Struct, frozen=True):
    """A slot for a Vice President."""

    board: int
    advantage: str
    """`bribery` or `subcontracting` on Board I; else empty."""
    actions: int


class DeliveryPiece(msgspec.Struct, frozen=True):
    """A pile of delivery tiles, the cheapest first."""

    costs: tuple[Cubes, ...]
    prestige: tuple[int, ...]


class AchievementPiece(msgspec.Struct, frozen=True):
    """A pile of achievement tiles in use, the best first."""

    row: int
    prestige: tuple[int, ...]


class RockwellPieces(msgspec.Struct, frozen=True):
    """Everything that the players see printed before the first move."""

    owners: int
    """Owners of crews, those without a company included."""
    track: tuple[str, ...]
    """The places of the drilling track, as the view counts them: `round` for each round of drilling."""
    slots: tuple[SlotPiece, ...]
    hiring_fees: tuple[int, ...]
    power_prices: tuple[int, ...]
    safety_prices: tuple[int, ...]
    mobility_prices: tuple[int, ...]
    shaft_prices: tuple[int, ...]
    pile_numbers: tuple[int, ...]
    deliveries: tuple[DeliveryPiece, ...]
    achievements: tuple[AchievementPiece, ...]
    bonus: tuple[int, ...]
    centre_players: int
    """Players in the centre that end the game."""


def pieces(rules: Rules) -> RockwellPieces:
    """The pieces in use."""
    parts, company = rules.components, rules.company
    return RockwellPieces(
        owners=rules.owners,
        track=("beside", "insurance", "order", *("round",) * parts.drilling.rounds, "shafts"),
        slots=tuple(SlotPiece(slot.board, slot.advantage, slot.actions) for slot in rules.slots),
        hiring_fees=parts.drilling.hiring_fees,
        power_prices=company.power,
        safety_prices=company.safety,
        mobility_prices=company.mobility,
        shaft_prices=company.mineshafts,
        pile_numbers=rules.pile_numbers,
        deliveries=tuple(DeliveryPiece(pile.costs, pile.prestige) for pile in parts.deliveries),
        achievements=tuple(
            AchievementPiece(a.row, tiles) for a, tiles in zip(rules.achievements, rules.achievement_tiles, strict=True)
        ),
        bonus=rules.ending.bonus,
        centre_players=rules.ending.centre_players,
    )


def labels(rules: Rules) -> Mapping[str, Sequence[Any]]:
    """What the table has a name for."""
    return {
        "resource": range(len(RESOURCES)),
        "slot": range(len(rules.slots)),
        "board": range(3),
        "achievement": range(len(rules.achievements)),
        "delivery": range(len(rules.components.deliveries)),
        "place": range(PLACES),
        "crew": range(rules.owners * CREWS),
        "owner": range(rules.owners),
    }
