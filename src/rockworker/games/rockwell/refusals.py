"""The reasons against actions in the base game, each with its figures; `why_not` finds them.

Their messages (`reason-…`) lie in `locale/<language>/reasons.ftl`."""

from __future__ import annotations

from typing import Annotated, Final

from rockworker.engine.refusals import Refusal
from rockworker.engine.semantics import Count, Kind
from rockworker.games.rockwell.semantics import (
    Board,
    Crew,
    CubeSet,
    Delivery,
    Level,
    Money,
    Owner,
    Place,
    Power,
    Resource,
    Slot,
    Slots,
    Tile,
    Tiles,
)

Sort = Annotated[str, Kind("sort")]
"""What sort of thing does not exist, or is used up; messages select by it."""

# What is not there at all


class NoneSuch(Refusal, frozen=True):
    sort: Sort


class BelowZero(Refusal, frozen=True):
    """A number of things is never negative."""


class AtLeastOne(Refusal, frozen=True):
    """None at all is no trade."""


class OddMoney(Refusal, frozen=True):
    step: Money


# What is missing


class MoneyMissing(Refusal, frozen=True):
    missing: Money


class CubesMissing(Refusal, frozen=True):
    cubes: CubeSet


class InsuranceMissing(Refusal, frozen=True):
    missing: Count


class PowerMissing(Refusal, frozen=True):
    tile: Tile
    missing: Power


class VicePresidentMissing(Refusal, frozen=True):
    slots: Slots
    """One of them is needed."""


class MobilityMissing(Refusal, frozen=True):
    needed: Level
    level: Level
    """Reached so far."""


class AllInUse(Refusal, frozen=True):
    sort: Sort
    count: Count
    """How many there are."""


# Vice Presidents


class SlotTaken(Refusal, frozen=True):
    slot: Slot
    owner: Owner


class BoardTaken(Refusal, frozen=True):
    board: Board


# Crews


class NotYours(Refusal, frozen=True):
    crew: Crew


class OwnCrew(Refusal, frozen=True):
    crew: Crew


class InCentre(Refusal, frozen=True):
    crew: Crew


class NotInPlay(Refusal, frozen=True):
    crew: Crew


class NoWayBack(Refusal, frozen=True):
    """Onto an entrance."""


class CentreTooFar(Refusal, frozen=True):
    at: Place


class OutOfReach(Refusal, frozen=True):
    at: Place
    to: Place
    level: Level
    """Of mobility."""


class EntranceLeadsTo(Refusal, frozen=True):
    tiles: Tiles


class BorderTaken(Refusal, frozen=True):
    crew: Crew


# Advantages


class OncePerRound(Refusal, frozen=True):
    """An advantage was used in this drilling round."""


class SubcontractorThere(Refusal, frozen=True):
    crew: Crew
    power: Power


class PowerRange(Refusal, frozen=True):
    least: Power
    most: Power


class DepthLimit(Refusal, frozen=True):
    at: Place
    most: Power


class CentreClosed(Refusal, frozen=True):
    """To bribed crews."""


class NotOnTile(Refusal, frozen=True):
    at: Place
    """Where the active crew is."""


class NotNextTo(Refusal, frozen=True):
    crew: Crew
    at: Place
    tile: Tile


class SubcontractorTooStrong(Refusal, frozen=True):
    tile: Tile
    power: Power
    most: Power


# Extraction and danger


class AlreadyDrilled(Refusal, frozen=True):
    tile: Tile


class LossOnly(Refusal, frozen=True):
    loss: Count


class LossExactly(Refusal, frozen=True):
    loss: Count


class DearestFirst(Refusal, frozen=True):
    cubes: CubeSet
    """Those that are lost in any case."""


class OnlyTheDearest(Refusal, frozen=True):
    cubes: CubeSet
    """Those that may be lost, at most."""


# Phases II and III


class AlreadyTraded(Refusal, frozen=True):
    resource: Resource


class HighestPower(Refusal, frozen=True):
    crew: Crew
    power: Power


class PowerOnEntrance(Refusal, frozen=True):
    crew: Crew
    power: Power
    """The most that a crew reaches there."""


class HighestLevel(Refusal, frozen=True):
    level: Level


class AllShaftsBuilt(Refusal, frozen=True):
    shafts: Count


class LevelNotReached(Refusal, frozen=True):
    shafts: Count
    """Built so far."""


class NoShaftOfYours(Refusal, frozen=True):
    """On the tile that it is to be moved from."""


class ShaftThere(Refusal, frozen=True):
    tile: Tile
    owner: Owner


class CrewThere(Refusal, frozen=True):
    tile: Tile
    crew: Crew


class NoCrewNear(Refusal, frozen=True):
    tile: Tile


class PileEmpty(Refusal, frozen=True):
    delivery: Delivery


REFUSALS: Final[tuple[type[Refusal], ...]] = (
    NoneSuch, BelowZero, AtLeastOne, OddMoney, MoneyMissing, CubesMissing, InsuranceMissing, PowerMissing,
    VicePresidentMissing, MobilityMissing, AllInUse, SlotTaken, BoardTaken, NotYours, OwnCrew, InCentre, NotInPlay,
    NoWayBack, CentreTooFar, OutOfReach, EntranceLeadsTo, BorderTaken, OncePerRound, SubcontractorThere, PowerRange,
    DepthLimit, CentreClosed, NotOnTile, NotNextTo, SubcontractorTooStrong, AlreadyDrilled, LossOnly, LossExactly,
    DearestFirst, OnlyTheDearest, AlreadyTraded, HighestPower, PowerOnEntrance, HighestLevel, AllShaftsBuilt,
    LevelNotReached, NoShaftOfYours, ShaftThere, CrewThere, NoCrewNear, PileEmpty,
)  # fmt: skip
