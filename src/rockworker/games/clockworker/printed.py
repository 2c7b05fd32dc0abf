"""What is printed on Clockworker's pieces, for clients that draw the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from rockworker.games.clockworker.components import Artifact as ArtifactData
from rockworker.games.clockworker.components import FinalScoring, Permission
from rockworker.games.clockworker.resources import RESOURCES, Bundle
from rockworker.games.clockworker.rules import Factory, Rules

EffectKind = Literal["trigger", "permission", "scoring"]


class FactoryPiece(msgspec.Struct, frozen=True):
    """A factory: its price in gears, and what its slots give, from the top."""

    cost: int
    slots: tuple[Bundle, ...]


class ArtifactPiece(msgspec.Struct, frozen=True):
    """An artifact. `key` finds the words for what it does; an owner's own artifacts may have none."""

    key: str
    cost: Bundle
    points: int
    effect: EffectKind


class ArchivePiece(msgspec.Struct, frozen=True):
    """An archive tile."""

    cost: Bundle
    points: int


class ClockworkerPieces(msgspec.Struct, frozen=True):
    """Everything that the players see printed before the first move. Bundles count the seven kinds of units."""

    factories: tuple[FactoryPiece, ...]
    artifacts: tuple[ArtifactPiece, ...]
    archives: tuple[ArchivePiece, ...]
    copies: tuple[int, ...]
    """By artifact: copies at the beginning."""
    discount_place: int
    discount: int
    bonus_place: int
    recharge: int
    last_cards: int
    """Cards of one player that bring the last round."""


def pieces(rules: Rules) -> ClockworkerPieces:
    """The pieces in use."""
    setup = rules.setup
    return ClockworkerPieces(
        factories=tuple(_factory(factory) for factory in rules.factories),
        artifacts=tuple(_artifact(*pair) for pair in zip(rules.artifacts, rules.artifact_costs, strict=True)),
        archives=tuple(
            ArchivePiece(cost, tile.points) for tile, cost in zip(rules.archives, rules.archive_costs, strict=True)
        ),
        copies=tuple(rules.copies()),
        discount_place=setup.discount_place,
        discount=setup.discount,
        bonus_place=setup.bonus_place,
        recharge=setup.recharge,
        last_cards=setup.last_cards,
    )


def _factory(factory: Factory) -> FactoryPiece:
    return FactoryPiece(factory.cost, tuple(slot.gain for slot in factory.slots.values()))


def _artifact(card: ArtifactData, cost: Bundle) -> ArtifactPiece:
    return ArtifactPiece(card.key, cost, card.points, _kind(card))


def _kind(card: ArtifactData) -> EffectKind:
    if isinstance(card.effect, FinalScoring):
        return "scoring"
    return "permission" if isinstance(card.effect, Permission) else "trigger"


def labels(rules: Rules) -> Mapping[str, Sequence[Any]]:
    """What the table has a name for."""
    return {
        "resource": range(len(RESOURCES)),
        "factory": range(len(rules.factories)),
        "artifact": range(len(rules.artifacts)),
        "archive": range(len(rules.archives)),
        "player": range(rules.players),
    }
