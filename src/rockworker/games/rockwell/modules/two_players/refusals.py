"""What keeps AI's crews from moving or growing as a player wishes."""

from __future__ import annotations

from typing import Final

from rockworker.engine.refusals import Refusal
from rockworker.games.rockwell.semantics import Crew, Power, Tiles


class NotAis(Refusal, frozen=True):
    crew: Crew


class OtherCrewFirst(Refusal, frozen=True):
    crew: Crew
    """One that goes before."""


class AiMustMove(Refusal, frozen=True):
    """It may not stay."""


class AiNeverStraddles(Refusal, frozen=True):
    """It does not stop on borders."""


class NearestTiles(Refusal, frozen=True):
    tiles: Tiles
    missing: Power


class OnlyTiles(Refusal, frozen=True):
    tiles: Tiles


REFUSALS: Final[tuple[type[Refusal], ...]] = (
    NotAis,
    OtherCrewFirst,
    AiMustMove,
    AiNeverStraddles,
    NearestTiles,
    OnlyTiles,
)
