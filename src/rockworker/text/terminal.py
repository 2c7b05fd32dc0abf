"""How a game's table looks in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

import msgspec

from rockworker.engine.offers import Action
from rockworker.engine.semantics import kinds_of
from rockworker.text.sheet import Key, Sheet
from rockworker.text.texts import Texts

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text


@dataclass(frozen=True)
class Page:
    """A part of the table that the full screen shows as a whole; where there is no room for all, they are turned."""

    title: str
    draw: Callable[[int, int], Sheet]
    """For a width and a height. It may be higher than that: then it is scrolled."""
    narrowest: int = 0
    """Columns without which it is not shown beside the board; of the board itself: that it gets, if there are."""
    prompts: frozenset[str] = frozenset()
    """Decisions that it is about, though they name nothing that lies on it."""


Pictures: TypeAlias = "Mapping[str, Callable[[Mapping[str, Any]], RenderableType]]"
"""By group of pieces in a component file: draws one of them from its table."""


class Terminal(Protocol):
    """Draws what a viewer may see, with Rich. It gets views, never the game: it can't reveal what is hidden.

    A game's own is best derived from `PlainTerminal`, which has a plain answer to everything."""

    def table(self, view: Any, texts: Texts, width: int, *, whole: bool) -> RenderableType:
        """The table; unless the whole is asked for, only what bears on the present decision."""
        ...

    def screen(self, view: Any, texts: Texts) -> RenderableType:
        """What lies before the viewer alone, in a line or two."""
        ...

    def hint(self, view: Any, texts: Texts, action: type[Action], field: str | None, value: Any) -> str:
        """What a player wants to know about a choice: a price, a place. If no field is named: of a whole action, or
        (value None) of a kind of action."""
        ...

    # On a full screen

    def title(self, view: Any, texts: Texts) -> Text:
        """Where the game stands, in a line."""
        ...

    def status(self, view: Any, texts: Texts) -> Text:
        """What a viewer must not lose sight of: what is theirs, and what is being decided; two lines at most."""
        ...

    def pages(self, view: Any, texts: Texts) -> Sequence[Page]:
        """The board first, then the rest of the table. Things that actions name are spots of their sheets."""
        ...

    def about(self, view: Any, texts: Texts, key: Key) -> str:
        """What there is to know about a thing on a page."""
        ...

    def legend(self, view: Any, texts: Texts) -> RenderableType:
        """What letters, symbols and marks mean."""
        ...


class PlainTerminal:
    """Draws any game from its view: names and values, and a table wherever there are several records of a kind.

    Fields are called by the game's messages `view-<field>`, or else by their names in the view."""

    def table(self, view: Any, texts: Texts, width: int, *, whole: bool) -> RenderableType:
        """The whole view."""
        return _record(view, texts)

    def screen(self, view: Any, texts: Texts) -> RenderableType:
        """Nothing apart from the table."""
        return ""

    def hint(self, view: Any, texts: Texts, action: type[Action], field: str | None, value: Any) -> str:
        """Nothing that the offer does not say itself."""
        return ""

    def title(self, view: Any, texts: Texts) -> Text:
        """The game's name."""
        from rich.text import Text

        return Text(texts.find("game-title") or "", "bold")

    def status(self, view: Any, texts: Texts) -> Text:
        """Nothing apart from the table."""
        from rich.text import Text

        return Text()

    def pages(self, view: Any, texts: Texts) -> Sequence[Page]:
        """One for the whole view."""

        def draw(width: int, height: int) -> Sheet:
            sheet = Sheet()
            sheet.put_lines(self.table(view, texts, width, whole=True), width)
            return sheet

        return [Page("", draw)]

    def about(self, view: Any, texts: Texts, key: Key) -> str:
        """The thing in words, if there are any for its kind."""
        return texts.kind(*key)

    def legend(self, view: Any, texts: Texts) -> RenderableType:
        """Nothing: only words are written."""
        return ""


def _record(record: Any, texts: Texts) -> RenderableType:
    """A line for each plain value; below them, under headings, whatever has an inside."""
    from rich.console import Group
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    lines = Table(box=None, show_header=False, show_edge=False, padding=(0, 1))
    parts: list[RenderableType] = []
    for field, value in _items(record):
        if _has_inside(value):
            inner = _records(value, texts) if isinstance(value, Sequence) else _record(value, texts)
            parts += [Text(_label(texts, field), "bold"), Padding(inner, (0, 0, 0, 2))]
        else:
            lines.add_row(_label(texts, field), Text(_value(texts, record, field, value), "bold"))
    return Group(lines, *parts) if lines.row_count else Group(*parts)


def _records(records: Sequence[Any], texts: Texts) -> RenderableType:
    """A row for each record; what has an inside of its own is written in a line."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, show_edge=False, padding=(0, 1))
    for field in dict.fromkeys(field for record in records for field, _ in _items(record)):
        table.add_column(_label(texts, field))
    for record in records:
        table.add_row(*[_value(texts, record, field, value) for field, value in _items(record)])
    return table


def _items(record: Any) -> list[tuple[str, Any]]:
    return list(record.items()) if isinstance(record, Mapping) else list(msgspec.structs.asdict(record).items())


def _is_record(value: Any) -> bool:
    return isinstance(value, msgspec.Struct | Mapping)


def _has_inside(value: Any) -> bool:
    """A record, or several of one type: rows of a table."""
    if isinstance(value, Sequence) and not isinstance(value, str):
        return bool(value) and all(_is_record(one) for one in value) and len({type(one) for one in value}) == 1
    return _is_record(value) and bool(_items(value))


def _label(texts: Texts, field: str) -> str:
    return texts.find(f"view-{field.replace('_', '-')}") or field.replace("_", " ").capitalize()


def _value(texts: Texts, record: Any, field: str, value: Any) -> str:
    """A value by its kind, where the view names one."""
    kind = kinds_of(type(record))[field] if isinstance(record, msgspec.Struct) else "count"
    return _plain(texts, value) if value is None or kind == "count" else texts.kind(kind, value)


def _plain(texts: Texts, value: Any) -> str:
    if value is None or value in ((), [], {}, ""):
        return "–"
    if isinstance(value, bool):
        return texts.term("yes" if value else "no")
    if _is_record(value):
        return ", ".join(f"{_label(texts, field)} {_value(texts, value, field, one)}" for field, one in _items(value))
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(_plain(texts, one) for one in value)
    return texts.number(value) if isinstance(value, int) else str(value)
