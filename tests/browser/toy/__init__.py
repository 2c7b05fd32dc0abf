"""A game that came in from outside: Pebbles for up to six, in English only, without rulebook, lesson or drawing.

Its view has all that a view may have: numbers, lists by player, a record within a record, a list of records.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from template.state import GamePlay
from template.view import PlayerView

from rockworker.engine.definition import Score
from rockworker.registry import GamePackage
from tests.engine.pebbles import Pebbles


class Shelf(msgspec.Struct, frozen=True):
    """A place in the shop; nobody buys anything there."""

    name: str
    pebbles: int
    owner: int


class Shop(msgspec.Struct, frozen=True):
    """Something nested."""

    open: bool
    takings: int
    shelves: tuple[Shelf, ...]


class ToyView(msgspec.Struct, frozen=True):
    """What Pebbles shows, and a shop."""

    bag: int
    drawn: int | None
    your_bid: int | None
    players: tuple[PlayerView, ...]
    spent: tuple[int, ...]
    """By player."""
    shop: Shop


class Toy(Pebbles):
    """Pebbles with a shop, and with teams where four play."""

    most_players = 6
    folder = Path(__file__).parent

    def view(self, play: GamePlay, viewer: int | None) -> Any:
        shelves = (Shelf("top-left", 2, -1), Shelf("window", 5, 0), Shelf("counter", 1, 1))
        spent = tuple(play.rules.coins - min(coins, play.rules.coins) for coins in play.state.coins)
        plain = super().view(play, viewer)
        return ToyView(plain.bag, plain.drawn, plain.your_bid, plain.players, spent, Shop(True, sum(spent), shelves))

    def scores(self, play: GamePlay) -> list[Score]:
        found = super().scores(play)
        teams = play.rules.players == 4
        return [msgspec.structs.replace(score, team=score.player % 2 if teams else None) for score in found]


GAME = GamePackage(definition=Toy())
