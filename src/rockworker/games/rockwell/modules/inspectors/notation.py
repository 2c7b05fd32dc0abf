"""Pawns are written by their names; their steps as +3 clockwise, -2 anticlockwise."""

from __future__ import annotations

import re
from typing import Final

from rockworker.text.notation import Form, NotationError, one_of


def _read_steps(text: str) -> int:
    if not re.fullmatch("[+-][1-9]", text):
        raise NotationError(text, "steps like +3 or -2")
    return int(text)


FORMS: Final = {
    "pawn": one_of("superintendent", "supervisor"),
    "steps": Form(lambda steps: f"{steps:+}", _read_steps),
}
