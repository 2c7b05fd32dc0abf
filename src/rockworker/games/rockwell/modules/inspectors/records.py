"""What players do with the two pawns, where these go, and what everybody sees of them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from rockworker.engine.events import Event
from rockworker.engine.offers import Action
from rockworker.engine.semantics import Kind, Player
from rockworker.games.rockwell.semantics import Board

Pawn = Annotated[int, Kind("pawn")]
Intersection = Annotated[int, Kind("intersection")]


class PawnsView(msgspec.Struct, frozen=True):
    """The pawns are in plain sight."""

    superintendent: int
    supervisor: int
    target: int


class PushPawn(Action, frozen=True):
    """Give up an action of a Vice President to move a pawn (clockwise above zero)."""

    pawn: Pawn
    steps: Annotated[int, Kind("steps")]
    board: Board


class PawnMoved(Event, frozen=True):
    pawn: Pawn
    steps: Annotated[int, Kind("steps")]
    origin: Intersection
    to: Intersection


class ActionGivenUp(Event, frozen=True):
    player: Player
    board: Board
