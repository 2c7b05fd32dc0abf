"""What the Speculator decides, what becomes of prices, and what everybody sees of them."""

from __future__ import annotations

import msgspec

from rockworker.engine.events import Event
from rockworker.engine.offers import Action
from rockworker.engine.semantics import Count, Player
from rockworker.games.rockwell.semantics import Money, Resource, Tile
from rockworker.games.rockwell.state import Cubes


class MarketView(msgspec.Struct, frozen=True):
    """The new Board II."""

    start: Cubes
    minimum: Cubes
    maximum: Cubes
    sold: Cubes
    moods: tuple[str, str, str, str]
    """`boom` or `crash` where a price is frozen at an end of its track."""


class Speculate(Action, frozen=True):
    """Raise one price by a notch and lower another (-1: none, where the limits leave no pair)."""

    up: Resource
    down: Resource


class SpeculationDrawn(Event, frozen=True):
    tile: Tile
    speculator: Player


class PriceRose(Event, frozen=True):
    resource: Resource
    price: Money


class PriceFell(Event, frozen=True):
    resource: Resource
    price: Money


class BoomStarted(Event, frozen=True):
    """A price has reached its maximum and is frozen."""

    resource: Resource


class CrashStarted(Event, frozen=True):
    """A price has reached its minimum and is frozen."""

    resource: Resource


class BoomPaid(Event, frozen=True):
    player: Player
    resource: Resource
    amount: Count


class CrashSuffered(Event, frozen=True):
    player: Player
    resource: Resource
    amount: Count


class PriceReset(Event, frozen=True):
    resource: Resource
    price: Money
