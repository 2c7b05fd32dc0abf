"""What can be told of an action of Rockwell before it is taken; `hinting` finds out what it is."""

from __future__ import annotations

from typing import Final

from rockworker.engine.hints import Hint, Tally
from rockworker.games.rockwell.semantics import CubeSet, Money, Owner, Owners, Power, Prestige, Tile

RESOURCES: Final = ("zinc", "copper", "silver", "gold")
"""As the fields of actions are called."""


class PowerThere(Hint, frozen=True):
    """What is on an undrilled tile then."""

    tile: Tile
    power: Power
    needed: Power


class WouldDrill(Hint, frozen=True):
    """A tile is drilled at once: with which power, who shares the booty, who gets the remainder."""

    tone = "good"
    tile: Tile
    power: Power
    needed: Power
    sharers: Owners
    remainder: Owner


class Strengthened(Hint, frozen=True):
    """How strong the crew is then."""

    power: Power


class Price(Hint, frozen=True):
    """What it costs, and what is left."""

    price: Money
    left: Money


class Delivery(Hint, frozen=True):
    """What is delivered, and what it brings."""

    tone = "good"
    cubes: CubeSet
    prestige: Prestige


class BidValue(Tally, frozen=True):
    """What a bid is worth."""

    kind = "money"


class Insured(Tally, frozen=True):
    """Insurance tiles after that."""


class Proceeds(Tally, frozen=True):
    """What a sale brings."""

    tone = "good"
    kind = "money"


class Cost(Tally, frozen=True):
    """What a purchase costs."""

    kind = "money"


class MoneyLeft(Tally, frozen=True):
    """Money after that."""

    kind = "money"


HINTS: Final = (PowerThere, WouldDrill, Strengthened, Price, Delivery, BidValue, Insured, Proceeds, Cost, MoneyLeft)
