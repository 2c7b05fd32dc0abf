"""What an action's value could have been, in words: for questions in the terminal and for refusals."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rockworker.engine.errors import IllegalValue, RockworkerError
from rockworker.engine.names import kebab
from rockworker.engine.semantics import kinds_of

if TYPE_CHECKING:
    from rockworker.text.texts import Texts
    from rockworker.text.vocabulary import Value

NUMBER: Final = re.compile(r"-?\d+")
SCALE: Final = re.compile(r"(\d+)–(\d+)(?: \((\d+)\))?")
"""A range as `engine.refused.allowed_text` writes it: `1–7`, `0–3000 (100)`."""


def allowed(texts: Texts, kind: str, axis: Sequence[Any]) -> str:
    """All values that are possible: `1–7`, `$0–$3,000 (in steps of $100)`, `A2, B5`."""
    if not isinstance(axis, range) or len(axis) < 2:
        return ", ".join(texts.kind(kind, value) for value in axis)
    ends = {"low": texts.kind(kind, axis[0]), "high": texts.kind(kind, axis[-1])}
    if axis.step == 1:
        return texts.term("value-range", **ends)
    return texts.term("value-steps", **ends, step=texts.kind(kind, axis.step))


def refused_values(texts: Texts, error: RockworkerError) -> dict[str, Value]:
    """The values of a refused action as players know them: a slot by its number on the board, not by its index."""
    if not isinstance(error, IllegalValue):
        return {}
    kind = _kind_of(texts, error.action, error.field)
    return {name: _in_words(texts, kind, str(error.details[name])) for name in ("value", "allowed")} if kind else {}


def _kind_of(texts: Texts, action: str, field: str) -> str | None:
    """The kind of an action's field, if that is what an error is about."""
    types = texts.definition.action_types if texts.definition else ()
    found = [kinds_of(one).get(field) for one in types if kebab(one.__name__) == action]
    return found[0] if found else None


def _in_words(texts: Texts, kind: str, said: str) -> str:
    """`0`, `2, 5` or `0–3000 (100)` by the kind of the numbers; anything else as it stands."""
    scale = SCALE.fullmatch(said)
    if scale:
        low, high, step = (int(part or 1) for part in scale.groups())
        return allowed(texts, kind, range(low, high + 1, step))
    numbers = said.split(", ")
    if not all(NUMBER.fullmatch(number) for number in numbers):
        return said
    return ", ".join(_number(texts, kind, int(number)) for number in numbers)


def _number(texts: Texts, kind: str, value: int) -> str:
    """A number by its kind, if it is one of that kind: a refused value need not be."""
    try:
        return texts.kind(kind, value)
    except (LookupError, ValueError):
        return texts.number(value)
