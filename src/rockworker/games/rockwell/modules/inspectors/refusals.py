"""What stands in the way of drilling under the Superintendent, and of pushing a pawn."""

from __future__ import annotations

from typing import Annotated, Final

from rockworker.engine.refusals import Refusal
from rockworker.engine.semantics import Count, Kind
from rockworker.games.rockwell.semantics import Board, Tile


class BlockedBySuperintendent(Refusal, frozen=True):
    tile: Tile


class NoActionLeft(Refusal, frozen=True):
    board: Board


class StepLimit(Refusal, frozen=True):
    most: Count


class PawnThere(Refusal, frozen=True):
    pawn: Annotated[int, Kind("pawn")]
    """The other one."""


REFUSALS: Final[tuple[type[Refusal], ...]] = (BlockedBySuperintendent, NoActionLeft, StepLimit, PawnThere)
