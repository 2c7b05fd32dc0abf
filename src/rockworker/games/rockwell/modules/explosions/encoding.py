"""Where crews are blown back to, in words."""

from __future__ import annotations

from typing import Final

from rockworker.games.rockwell.board import ENTRANCE, ENTRANCES
from rockworker.games.rockwell.learn.module import ModuleEncoding
from rockworker.games.rockwell.modules.explosions.records import ChooseEntrance
from rockworker.games.rockwell.notation import place_text
from rockworker.learn.words import few

PLACES: Final = range(ENTRANCE, ENTRANCE + ENTRANCES)
ENCODING: Final = ModuleEncoding(
    fields={(ChooseEntrance, "entrance"): few(PLACES, [place_text(place) for place in PLACES])}
)
