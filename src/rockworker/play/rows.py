"""Games as flat dicts, one for each row of a table: what `pandas.DataFrame` and `csv.DictWriter` take."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from rockworker.engine.game import Game
from rockworker.engine.names import kebab


def action_rows(game: Game) -> list[dict[str, Any]]:
    """One row for each action: when it was taken, by whom, its text, and its fields."""
    rows = []
    for version, (player, action) in enumerate(game.log, start=game.start + 1):
        row = {"version": version, "player": player, "action": kebab(type(action).__name__), "text": game.text(action)}
        rows.append(row | _flat(action))
    return rows


def event_rows(game: Game) -> list[dict[str, Any]]:
    """One row for each event: after which action it came, what it is, and its fields."""
    return [
        {"version": moment.version, "event": kebab(type(event).__name__)} | _flat(event)
        for moment, events in game.replay()
        for event in events
    ]


def _flat(record: msgspec.Struct) -> dict[str, Any]:
    """The fields of a record. Within a record in a record, names are joined: `choice_cash`; lists become tuples."""
    fields = msgspec.to_builtins(record)
    fields.pop("type")
    return dict(_leaves("", fields))


def _leaves(prefix: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Mapping):
        for key, part in value.items():
            yield from _leaves(f"{prefix}_{key}" if prefix else key, part)
    else:
        yield prefix, _as_tuple(value)


def _as_tuple(value: Any) -> Any:
    return tuple(_as_tuple(part) for part in value) if isinstance(value, list) else value
