"""Pawns are written by their names; their steps as +3 clockwise, -2 anticlockwise."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rockworker.games.rockwell.board import CIRCLES, INTERSECTIONS
from rockworker.games.rockwell.notation import intersection_text
from rockworker.text.notation import Form, NotationError, one_of


def _read_steps(text: str) -> int:
    if not re.fullmatch("[+-][1-9]", text):
        raise NotationError(text, "expected-steps")
    return int(text)


def _write_at(pawns: Sequence[int]) -> str:
    return ".".join(map(intersection_text, pawns))


def _read_at(text: str) -> list[int]:
    known = [intersection_text(number) for number in range(CIRCLES * INTERSECTIONS)]
    words = text.split(".")
    if len(words) != 2 or not set(words) <= set(known):
        raise NotationError(text, "expected-intersections")
    return [known.index(word) for word in words]


FORMS: Final = {
    "pawn": one_of("superintendent", "supervisor"),
    "steps": Form(lambda steps: f"{steps:+}", _read_steps),
}
POSITION_VALUES: Final = {"at": Form(_write_at, _read_at)}
"""By field of the pawns' part of the state."""
