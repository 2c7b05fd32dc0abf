"""What is wrong with an action that is none, or that holds a value of a wrong type: in fields, so that every language
has words for it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Final, get_args, get_origin

import msgspec

from rockworker.engine.definition import Definition
from rockworker.engine.errors import MalformedAction, shown
from rockworker.engine.names import kebab
from rockworker.engine.offers import PLAIN, Action

TYPE_WORDS: Final[dict[object, str]] = {int: "number", str: "text", tuple: "list", bool: "true-or-false"}
"""As the messages about options and components call them."""


def flaw_of(action: object, definition: Definition[Any, Any]) -> MalformedAction | None:
    """What is wrong with an action made in Python, which may be anything and hold anything; None: it can be judged."""
    game = definition.name
    if not isinstance(action, definition.action_types):
        return MalformedAction(reason="unknown-action", found=quoted(action), game=game)
    for field in _declared(type(action)):
        value = getattr(action, field.name)
        if type(value) not in PLAIN or not _fits(value, field.type):
            return _wrong_type(type(action), field, value, game)
    return None


def flaw_of_data(data: object, definition: Definition[Any, Any]) -> MalformedAction:
    """What is wrong with plain data or JSON text that could not be read as an action."""
    game = definition.name
    if isinstance(data, str | bytes):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError):
            return MalformedAction(reason="unreadable", found=shown(data), game=game)
    tag = data.get("type") if isinstance(data, Mapping) else data
    for kind in definition.action_types:
        if isinstance(data, Mapping) and isinstance(tag, str) and tag == kind.__struct_config__.tag:
            return _flaw_of_fields(kind, data, game)
    return MalformedAction(reason="unknown-action", found=shown(tag), game=game)


def _flaw_of_fields(kind: type[Action], data: Mapping[Any, Any], game: str) -> MalformedAction:
    for field in _declared(kind):
        if field.name not in data and field.required:
            return MalformedAction(reason="missing-field", action=kebab(kind.__name__), field=field.name, game=game)
        if field.name in data and not _fits(data[field.name], field.type):
            return _wrong_type(kind, field, data[field.name], game)
    return MalformedAction(reason="unreadable", found=quoted(data), game=game)


@cache  # msgspec reads the annotations anew each time
def _declared(kind: type[Action]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)


def _wrong_type(kind: type[Action], field: msgspec.structs.FieldInfo, value: object, game: str) -> MalformedAction:
    action, found, wanted = kebab(kind.__name__), quoted(value), _word(field.type)
    return MalformedAction(reason="wrong-type", action=action, field=field.name, found=found, wanted=wanted, game=game)


def _fits(value: object, wanted: Any) -> bool:
    try:
        msgspec.convert(msgspec.to_builtins(value), wanted)
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError):
        return False
    return True


def _word(wanted: Any) -> str:
    """A type in the words of `component-type`; empty for those that have none."""
    plain = get_args(wanted)[0] if get_origin(wanted) is Annotated else wanted
    return TYPE_WORDS.get(get_origin(plain) or plain, "")


def quoted(value: object) -> str:
    """A value as a message quotes it: as Python writes it, so that '1' is not taken for 1."""
    try:
        return shown(repr(value))
    except ValueError:  # a number of more digits than Python writes
        return shown(value)
    except RecursionError:
        return type(value).__name__
