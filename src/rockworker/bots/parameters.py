"""Bots with parameters: `search:seconds=0.2`, `my_bot.py:Tiny:depth=3:bold=yes`.

What stands behind a colon and has an equals sign is an argument of the bot's class, or of what makes the bot: a number,
`yes` or `no`, or a word, as its annotation says. Numbers are finite, and none is less than the least that makes sense
(`Bot.least_values`)."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import partial
from math import isfinite
from typing import Any, Final

from rockworker.bots.bot import Bot
from rockworker.engine.errors import BadBotParameter, shown

TRUTH: Final = {"yes": True, "no": False}
READ: Final[dict[str, Callable[[str], Any]]] = {"int": int, "float": float, "str": str, "bool": TRUTH.__getitem__}
"""By the annotation's name: how a parameter's value is read. Parameters of other types can't be given by name."""


def split_parameters(name: object) -> tuple[Any, dict[str, str]]:
    """A bot's name without its parameters, and these. What is no name at all stays what it is."""
    if not isinstance(name, str):
        return name, {}
    parts, given = name.split(":"), []
    while len(parts) > 1 and "=" in parts[-1]:
        key, _, text = parts.pop().partition("=")
        given.append((key.strip(), text.strip()))
    return ":".join(parts), dict(reversed(given))


def with_parameters(make: Callable[..., Bot], given: Mapping[str, str], name: str) -> Callable[[int], Bot]:
    """A bot's class, or what makes one, with its parameters filled in."""
    if not given:
        return make
    known = parameters_of(make)
    try:
        read = {key: READ[known[key]](text) for key, text in given.items()}
    except (KeyError, ValueError):
        listed = ", ".join(f"{key} ({kind})" for key, kind in known.items())
        raise BadBotParameter(bot=shown(name), known=listed or "–") from None
    for key, value in read.items():
        _check(value, _least(make, key, known[key]), key, name)
    return partial(make, **read)


def _least(make: Callable[..., Bot], key: str, kind: str) -> float | None:
    """A whole number counts something, and so it is not negative, unless the bot's class says otherwise."""
    declared: Mapping[str, float] = getattr(make, "least_values", {})
    return declared.get(key, 0 if kind == "int" else None)


def _check(value: object, least: float | None, key: str, name: str) -> None:
    """Refuses a number with which a bot could not play, or would never end."""
    if isinstance(value, float) and not isfinite(value):
        raise BadBotParameter(bot=shown(name), reason="not-finite", parameter=key)
    if isinstance(value, int | float) and least is not None and value < least:
        raise BadBotParameter(bot=shown(name), reason="too-small", parameter=key, least=f"{least:g}")


def parameters_of(make: Callable[..., Bot]) -> dict[str, str]:
    """By name: the type of each parameter that can be given in a bot's name. The seed is none of them."""
    arguments = list(inspect.signature(make).parameters.values())[1:]
    kinds = {argument.name: _kind(argument.annotation) for argument in arguments}
    return {name: kind for name, kind in kinds.items() if kind in READ}


def _kind(annotation: object) -> str:
    """Annotations are texts where a module puts them off, and types elsewhere."""
    return annotation if isinstance(annotation, str) else getattr(annotation, "__name__", "")
