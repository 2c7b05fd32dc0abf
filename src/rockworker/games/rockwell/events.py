"""What happens in a game of Rockwell. All of it happens in the open, as at a table."""

from __future__ import annotations

from rockworker.engine.events import Event
from rockworker.engine.semantics import Count, Player, Players
from rockworker.games.rockwell.semantics import (
    Achievement,
    Board,
    Crew,
    CubeSet,
    Delivery,
    Ending,
    Flag,
    Holding,
    Money,
    Owner,
    Owners,
    Place,
    Power,
    Prestige,
    Resource,
    Slot,
    Tile,
)


class TurnStarted(Event, frozen=True):
    turn: Count


class BidRevealed(Event, frozen=True):
    player: Player
    cubes: CubeSet
    cash: Money
    value: Money


class ManagementOrdered(Event, frozen=True):
    order: Players


class VicePresidentPlaced(Event, frozen=True):
    player: Player
    slot: Slot


class VicePresidentStuck(Event, frozen=True):
    """No slot is left for this Vice President, who stays at home."""

    player: Player


class InsuranceTaken(Event, frozen=True):
    player: Player
    cubes: CubeSet
    tiles: Count


class ControlOrdered(Event, frozen=True):
    order: Players


class RoundStarted(Event, frozen=True):
    round: Count


class CrewMoved(Event, frozen=True):
    player: Player
    crew: Crew
    origin: Place
    to: Place


class CrewStayed(Event, frozen=True):
    player: Player
    crew: Crew
    at: Place


class CentreReached(Event, frozen=True):
    player: Player
    crew: Crew


class DieCarried(Event, frozen=True):
    player: Player
    crew: Crew
    power: Power
    fee: Money


class DieReturned(Event, frozen=True):
    """A subcontractor goes back to Board I: abandoned, or its crew left the game or the tile."""

    owner: Owner
    crew: Crew


class CrewBribed(Event, frozen=True):
    player: Player
    owner: Owner
    crew: Crew
    origin: Place
    tile: Tile
    fee: Money


class SubcontractorHired(Event, frozen=True):
    player: Player
    crew: Crew
    power: Power
    fee: Money


class TileDrilled(Event, frozen=True):
    """A tile is flipped. The trigger is the player who gets the credit, if any does."""

    tile: Tile
    trigger: Owner
    income: CubeSet


class CrewRelocated(Event, frozen=True):
    """A straddling crew is moved onto the tile that is drilled."""

    owner: Owner
    crew: Crew
    tile: Tile


class CardDrawn(Event, frozen=True):
    tile: Tile
    cubes: CubeSet
    danger: Flag


class BootyShared(Event, frozen=True):
    """Each of the sharers is to get the same share; the remainder is set apart."""

    tile: Tile
    sharers: Owners
    share: CubeSet
    remainder: CubeSet


class DangerStruck(Event, frozen=True):
    """After safety: how many cubes of the share are to be lost."""

    player: Player
    loss: Count


class InsuranceUsed(Event, frozen=True):
    player: Player
    tiles: Count


class LossChosen(Event, frozen=True):
    """Among equally priced cubes, a player has chosen which ones danger takes."""

    player: Player
    cubes: CubeSet


class CubesLost(Event, frozen=True):
    player: Player
    cubes: CubeSet


class ShareReceived(Event, frozen=True):
    player: Player
    cubes: CubeSet


class RemainderReceived(Event, frozen=True):
    """The whole remainder goes to the priority player."""

    player: Player
    cubes: CubeSet


class CubesReturned(Event, frozen=True):
    """Cubes of an extraction that nobody gets go to the supply."""

    cubes: CubeSet


class CardKept(Event, frozen=True):
    player: Player
    cards: Count


class CardRemoved(Event, frozen=True):
    """Nobody may take credit: the card leaves the game."""

    tile: Tile


class ShaftPaid(Event, frozen=True):
    """An active mineshaft gives its income."""

    player: Player
    tile: Tile
    cubes: CubeSet


class CubesSold(Event, frozen=True):
    player: Player
    resource: Resource
    amount: Count
    cash: Money


class CubesBought(Event, frozen=True):
    player: Player
    resource: Resource
    amount: Count
    cash: Money


class VicePresidentReturned(Event, frozen=True):
    """A Vice President goes home; `forgone` actions were given up."""

    player: Player
    board: Board
    forgone: Count


class PowerRaised(Event, frozen=True):
    player: Player
    crew: Crew
    power: Power
    price: Money


class SafetyRaised(Event, frozen=True):
    player: Player
    level: Count
    price: Money


class MobilityRaised(Event, frozen=True):
    player: Player
    level: Count
    price: Money


class ShaftBuilt(Event, frozen=True):
    player: Player
    number: Count
    tile: Tile
    price: Money


class ShaftMoved(Event, frozen=True):
    player: Player
    origin: Tile
    tile: Tile
    price: Money


class DeliveryMade(Event, frozen=True):
    player: Player
    pile: Delivery
    cubes: CubeSet
    prestige: Prestige


class AchievementGained(Event, frozen=True):
    player: Player
    achievement: Achievement
    prestige: Prestige


class EndConditionMet(Event, frozen=True):
    condition: Ending


class TurnEnded(Event, frozen=True):
    turn: Count


class BonusScored(Event, frozen=True):
    """A ranking of the final scoring; `holding` is a resource, or 4 for money."""

    player: Player
    holding: Holding
    amount: Count
    rank: Count
    prestige: Prestige


class GameScored(Event, frozen=True):
    player: Player
    achievements: Prestige
    deliveries: Prestige
    bonus: Prestige
    total: Prestige
    rank: Count


EVENTS: tuple[type[Event], ...] = (
    TurnStarted,
    BidRevealed,
    ManagementOrdered,
    VicePresidentPlaced,
    VicePresidentStuck,
    InsuranceTaken,
    ControlOrdered,
    RoundStarted,
    CrewMoved,
    CrewStayed,
    CentreReached,
    DieCarried,
    DieReturned,
    CrewBribed,
    SubcontractorHired,
    TileDrilled,
    CrewRelocated,
    CardDrawn,
    BootyShared,
    DangerStruck,
    InsuranceUsed,
    LossChosen,
    CubesLost,
    ShareReceived,
    RemainderReceived,
    CubesReturned,
    CardKept,
    CardRemoved,
    ShaftPaid,
    CubesSold,
    CubesBought,
    VicePresidentReturned,
    PowerRaised,
    SafetyRaised,
    MobilityRaised,
    ShaftBuilt,
    ShaftMoved,
    DeliveryMade,
    AchievementGained,
    EndConditionMet,
    TurnEnded,
    BonusScored,
    GameScored,
)
