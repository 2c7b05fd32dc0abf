"""The reasons against an action that was not offered, each with its figures. `why_not` finds them."""

from __future__ import annotations

from rockworker.engine.refusals import Refusal
from rockworker.engine.semantics import Count
from rockworker.games.clockworker.semantics import Artifact, Factory, Resource, Resources, Slots


class ResourcesMissing(Refusal, frozen=True):
    """The player's supply does not hold enough."""

    missing: Resources
    gold: Count
    """Of the missing blocks, those that gold at hand, or gold for gears, can make up for."""


class GearsNeeded(Refusal, frozen=True):
    """Gears that belong to a price can't be turned into gold."""

    kept: Count
    """Gears of the price."""
    missing: Count


class OutOfRange(Refusal, frozen=True):
    """A number is too small, or too large."""

    least: Count
    most: Count


class NotYourFactory(Refusal, frozen=True):
    """The player does not own the factory."""


class NoRobotThere(Refusal, frozen=True):
    """No robot stands on the factory."""

    factory: Factory


class FactoryFull(Refusal, frozen=True):
    """The factory has no empty slot."""

    factory: Factory


class AlreadyServed(Refusal, frozen=True):
    """The factory had its turn in this phase or action."""

    factory: Factory


class NoSuchSlots(Refusal, frozen=True):
    """The factory has fewer slots."""

    factory: Factory
    count: Count


class SlotsOccupied(Refusal, frozen=True):
    """Robots stand there already."""

    slots: Slots


class SlotsSkipped(Refusal, frozen=True):
    """Empty slots above were left out."""

    slots: Slots


class NoRobotPlaced(Refusal, frozen=True):
    """At least one robot must be placed."""


class NotInTheRow(Refusal, frozen=True):
    """The factory is not for sale."""


class RowEmpty(Refusal, frozen=True):
    """No factory is for sale any more."""


class NotInTheDisplay(Refusal, frozen=True):
    """The archive is not for sale."""


class NoSuchArtifact(Refusal, frozen=True):
    """The junkyard never had it."""


class AlreadyOwned(Refusal, frozen=True):
    """Nobody can own two copies."""

    artifact: Artifact


class SoldOut(Refusal, frozen=True):
    """No copy is left."""

    artifact: Artifact


class ArtifactNeeded(Refusal, frozen=True):
    """Only owners of an artifact can do this."""

    artifact: Artifact


class WorksNextTurn(Refusal, frozen=True):
    """The artifact was bought in this turn."""

    artifact: Artifact


class NotInThePrice(Refusal, frozen=True):
    """The price does not ask for it."""


class PriceExceeded(Refusal, frozen=True):
    """More gold than the price has blocks of a colour."""

    resource: Resource
    most: Count


class NotGained(Refusal, frozen=True):
    """The recovery phase did not bring it."""


class GearForGear(Refusal, frozen=True):
    """A gear for a gear could go on for ever."""


REFUSALS = (
    ResourcesMissing, GearsNeeded, OutOfRange, NotYourFactory, NoRobotThere, FactoryFull, AlreadyServed, NoSuchSlots,
    SlotsOccupied, SlotsSkipped, NoRobotPlaced, NotInTheRow, RowEmpty, NotInTheDisplay, NoSuchArtifact, AlreadyOwned,
    SoldOut, ArtifactNeeded, WorksNextTurn, NotInThePrice, PriceExceeded, NotGained, GearForGear,
)  # fmt: skip
