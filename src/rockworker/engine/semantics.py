"""What a number in an action or event means: a player, money, a place on the board.

Fields are annotated with a kind (`player: Player`). Texts turn a value into words by its kind, the page picks
a widget for an offer's axis by its kind. Games add kinds of their own.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, get_args, get_type_hints

import msgspec


class Kind(msgspec.Struct, frozen=True):
    """The meaning of a field's value."""

    name: str


Player = Annotated[int, Kind("player")]
Players = Annotated[tuple[int, ...], Kind("players")]
Count = Annotated[int, Kind("count")]


@cache
def kinds_of(record: type[msgspec.Struct]) -> dict[str, str]:
    """The kind of each field of an action or event; `count` where nothing else is said."""
    hints = get_type_hints(record, include_extras=True)
    return {field: _kind(hints[field]) for field in record.__struct_fields__}


def _kind(hint: object) -> str:
    for part in (hint, *get_args(hint)):
        for extra in getattr(part, "__metadata__", ()):
            if isinstance(extra, Kind):
                return extra.name
    return "count"
