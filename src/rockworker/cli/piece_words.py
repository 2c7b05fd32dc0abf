"""Pieces and what is printed on them, in words: for reports on component files and for entering them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from rockworker.components.pieces import NAME, Value
from rockworker.components.places import at
from rockworker.text.texts import Texts

PLAYERS: Final = re.compile(r"\.(\d+)$")
"""At the end of a board's place: for how many players it is."""
NAMES: Final = {"factories": "factory", "artifacts": "artifact", "archives": "archive"}
"""By group of pieces with names: how the messages with their names begin."""


def piece_name(texts: Texts, value: Value, tables: Mapping[str, Any]) -> str:
    """`Terrain tile 3 (stratum A)`: a piece by its number and by what tells it from others."""
    table = piece_table(value.piece, tables)
    plain = {key: entry for key, entry in table.items() if isinstance(entry, str | int) and key != NAME}
    players = PLAYERS.search(value.piece)
    variables = {
        **plain,
        "number": value.numbers[0] if value.numbers else 0,
        "players": int(players[1]) if players else 0,
        "name": _own_name(texts, value.group, str(table.get(NAME, ""))),
    }
    return texts.term(f"piece-{_kebab(value.group)}", **variables)


def piece_table(piece: str, tables: Mapping[str, Any]) -> Mapping[str, Any]:
    """A piece's own table; an empty one where it is no more than an entry of a list."""
    found = at(tables, piece)
    return found if isinstance(found, Mapping) else {}


def value_name(texts: Texts, value: Value) -> str:
    """`Required power (front)`."""
    item = int(value.field) if value.field.isdigit() else (value.numbers or [0])[-1]
    field = [] if value.field.isdigit() or not value.field else [_kebab(value.field)]
    return texts.term(f"printed-{'-'.join([_kebab(value.group), *field])}", item=item)


def value_text(texts: Texts, value: Any) -> str:
    """A printed value, as an owner would type it."""
    if isinstance(value, bool):
        return texts.term("yes" if value else "no")
    if isinstance(value, list | tuple):
        return ", ".join(value_text(texts, one) for one in value) or "–"
    return "–" if value is None else str(value)


def _own_name(texts: Texts, group: str, key: str) -> str:
    """An owner's own cards, which we have no words for, are called by their keys."""
    return texts.find(f"{NAMES.get(group, group)}-{key}") or key.replace("-", " ").capitalize()


def _kebab(name: str) -> str:
    return re.sub(r"[._]", "-", name) or "none"
