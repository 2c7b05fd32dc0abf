"""What players do in Rockwell. Fields are small integers; `board` explains places."""

from __future__ import annotations

from rockworker.engine.offers import Action
from rockworker.engine.semantics import Count
from rockworker.games.rockwell.semantics import Crew, Delivery, Level, Money, Place, Power, Resource, Slot, Tile


class Bid(Action, frozen=True):
    """Commit cubes and money in the auction, in secret."""

    zinc: Count
    copper: Count
    silver: Count
    gold: Count
    cash: Money


class PlaceVicePresident(Action, frozen=True):
    """Put a Vice President on a free slot."""

    slot: Slot


class Insure(Action, frozen=True):
    """Turn cubes into insurance tiles, one for one."""

    zinc: Count
    copper: Count
    silver: Count
    gold: Count


class Drill(Action, frozen=True):
    """Make a crew the active one and move it; its own place as destination means that it stays."""

    crew: Crew
    to: Place


class CarryDie(Action, frozen=True):
    """Take the subcontractor along with this power; 0 abandons it."""

    power: Power


class Bribe(Action, frozen=True):
    """Move an opposing crew onto a tile of the active crew."""

    crew: Crew
    tile: Tile


class Hire(Action, frozen=True):
    """Attach a subcontractor of this power to the active crew."""

    power: Power


class ChooseTile(Action, frozen=True):
    """Of several tiles that are ready, say which one is drilled first."""

    tile: Tile


class UseInsurance(Action, frozen=True):
    """Discard insurance tiles instead of losing cubes to danger."""

    tiles: Count


class LoseCubes(Action, frozen=True):
    """Say which of the most valuable cubes danger takes, where some have the same price."""

    zinc: Count
    copper: Count
    silver: Count
    gold: Count


class Sell(Action, frozen=True):
    """Sell cubes of one type."""

    resource: Resource
    amount: Count


class Buy(Action, frozen=True):
    """Buy cubes of one type."""

    resource: Resource
    amount: Count


class RaisePower(Action, frozen=True):
    """Raise a crew's power by one."""

    crew: Crew


class RaiseSafety(Action, frozen=True):
    """Buy the next level of safety."""


class RaiseMobility(Action, frozen=True):
    """Buy the next level of mobility."""


class BuildShaft(Action, frozen=True):
    """Build the next mineshaft."""

    tile: Tile


class MoveShaft(Action, frozen=True):
    """Move a mineshaft by using a level again that was reached before (1, 2 or 3)."""

    level: Level
    origin: Tile
    tile: Tile


class Deliver(Action, frozen=True):
    """Buy the top tile of a delivery pile."""

    pile: Delivery


class Pass(Action, frozen=True):
    """Decline: an advantage, or the rest of one's actions in this phase."""


ACTIONS: tuple[type[Action], ...] = (
    Bid,
    PlaceVicePresident,
    Insure,
    Drill,
    CarryDie,
    Bribe,
    Hire,
    ChooseTile,
    UseInsurance,
    LoseCubes,
    Sell,
    Buy,
    RaisePower,
    RaiseSafety,
    RaiseMobility,
    BuildShaft,
    MoveShaft,
    Deliver,
    Pass,
)
