"""Pushes of pawns in words, and where the pawns are as numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rockworker.games.rockwell.board import CIRCLES, INTERSECTIONS
from rockworker.games.rockwell.learn.mine import circle
from rockworker.games.rockwell.learn.module import ModuleEncoding, ModuleSection
from rockworker.games.rockwell.modules.inspectors.module import NAME, PUSH_STEPS, SUPERINTENDENT, SUPERVISOR
from rockworker.games.rockwell.modules.inspectors.records import PawnsView
from rockworker.learn.section import one_hot, pack
from rockworker.learn.words import few

PAWNS: Final = ("superintendent", "supervisor")
CIRCLE_NAMES: Final = ("A/B", "B/C", "C/D")
FIELDS: Final = {
    **{f"circle {name}": "1: the pawn is on this circle" for name in CIRCLE_NAMES},
    "east": "where it is on it",
    "north": "the same",
    "target": "the innermost circle that pawns may reach, from 1 on; by 3",
}


@lru_cache(4096)
def _pawns(pawns: PawnsView) -> bytes:
    numbers: list[float] = []
    for at in (pawns.superintendent, pawns.supervisor):
        ring, step = divmod(at, INTERSECTIONS)
        numbers += (*one_hot(ring, CIRCLES), *circle(step), (pawns.target + 1) / CIRCLES)
    return pack(numbers)


ENCODING: Final = ModuleEncoding(
    kinds={"pawn": few((SUPERINTENDENT, SUPERVISOR), PAWNS), "steps": few(PUSH_STEPS)},
    section=ModuleSection(NAME, "pawns", FIELDS, _pawns, PAWNS),
)
