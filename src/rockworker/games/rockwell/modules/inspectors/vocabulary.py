"""How pawns, their steps and their places become words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rockworker.games.rockwell.notation import intersection_text
from rockworker.text.texts import Texts
from rockworker.text.vocabulary import Words


def pawn(texts: Texts, value: int) -> Words:
    """One of the two pawns that walk between the rings."""
    return texts.term(("pawn-superintendent", "pawn-supervisor")[value])


def steps(texts: Texts, value: int) -> Words:
    """`3 intersections clockwise`; below zero it goes the other way."""
    return texts.term("steps-clockwise" if value > 0 else "steps-anticlockwise", count=abs(value))


def intersection(texts: Texts, value: int) -> Words:
    """`AB5`."""
    return intersection_text(value)


WORDS: Final[dict[str, Callable[[Texts, Any], Words]]] = {
    "pawn": pawn,
    "steps": steps,
    "intersection": intersection,
}
