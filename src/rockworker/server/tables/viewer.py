"""Builds what each viewer gets to see of a table. Nothing else makes table data for clients."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final, cast

import msgspec

from rockworker.components.numbers import about
from rockworker.engine.commitment import commitment
from rockworker.engine.events import Event
from rockworker.engine.names import kebab
from rockworker.protocol import LogLine, TableInfo
from rockworker.server.storage.rows import Person
from rockworker.server.tables.log import LogRow, Moved, VoteCast, VoteOpened
from rockworker.server.tables.pace import pace_of
from rockworker.server.tables.public import seat_infos
from rockworker.server.tables.render import TableText
from rockworker.server.tables.session import TableSession
from rockworker.server.tables.standing import told_of


def table_info(
    session: TableSession, person: str | None, owner: Person | None, connected: Collection[int], status: str
) -> TableInfo:
    """A table without its game. The seed is opened when the game is over, or if it was chosen."""
    table, header = session.table, session.table.header
    seated = person is not None and (table.owner == person or any(seat.person == person for seat in table.seats))
    open_seed = status == "over" or table.settings.get("chosen_seed", False)
    return TableInfo(
        id=table.id,
        game=header.game,
        players=header.players,
        modules=header.modules,
        options=header.options,
        own_components=header.components is not None,
        set_name=about(header.components or {}).name,
        public=table.public,
        lesson=bool(table.settings.get("lesson", False)),
        hot_seat=bool(table.settings.get("hot_seat")),
        clock=session.state.clock,
        patience_ms=table.settings["patience_ms"],
        status=status,  # type: ignore[arg-type]
        rules_version=header.rules_version,
        playable=session.playable,
        created=table.created,
        changed=table.changed,
        owner_name=owner.name if owner else "",
        owner_guest=owner is not None and owner.is_guest,
        mine=table.owner == person,
        seats=seat_infos(table.seats, session.state.position, person),
        connected=tuple(connected),
        commitment=commitment(header.seed),
        seed=f"{header.seed:064x}" if open_seed else None,
        invite=table.invite if seated else None,
        rematch=table.rematch,
        starts_at=table.starts_at if status == "open" else None,
        fill=table.settings.get("fill", ""),
        pace=pace_of(table.settings),
        rated=bool(table.settings.get("rated")),
        # A table that was only listed, and not opened, has no state yet: what was noted last stands.
        waits_for=session.state.waits_for if session.state.number else table.waits_for or (),
    )


MOVED: Final = kebab(Moved.__name__)


def _plain(events: tuple[Event, ...]) -> tuple[dict[str, Any], ...]:
    """On the wire an event is such a mapping."""
    return cast("tuple[dict[str, Any], ...]", events)


class News:
    """Entries that several viewers are told of, put into words once a language."""

    def __init__(self, rows: Iterable[LogRow]) -> None:
        self.rows = tuple(rows)
        self._told: dict[tuple[str, int], str] = {}
        self._open: dict[str, bytes] = {}
        """By language: the lines as JSON, as spectators see them."""
        self.is_open = all([_is_open(row) for row in self.rows])
        """Whether they look the same to all."""

    def encoded(self, viewer: int | None, text: TableText) -> bytes:
        """The lines as one viewer may see them, as JSON: made once for all to whom they look the same."""
        if not self.is_open and not all([_looks_the_same(row, viewer) for row in self.rows]):
            return msgspec.json.encode(self.lines(viewer, text))
        made = self._open.get(text.language)
        if made is None:
            made = self._open[text.language] = msgspec.json.encode(self.lines(None, text))
        return made

    def lines(self, viewer: int | None, text: TableText, everything: bool = False) -> tuple[LogLine, ...]:
        """As one viewer may see them: events filtered, actions themselves never. After the end, everything."""
        return tuple([self._line(row, viewer, text, everything) for row in self.rows])

    def _line(self, row: LogRow, viewer: int | None, text: TableText, everything: bool) -> LogLine:
        entry = row.entry
        if everything or self.is_open:
            events: tuple[Event, ...] = row.events
        else:
            events = tuple([event.seen_by(viewer) for event in row.events])
        words = tuple([self._in_words(text, seen, event) for seen, event in zip(events, row.events, strict=True)])
        if isinstance(entry, Moved) and not entry.standing:
            return LogLine(row.number, row.at, MOVED, entry.seat, _plain(events), words, text="")
        return self._line_of_others(row, viewer, text, everything, _plain(events), words)

    def _line_of_others(
        self, row: LogRow, viewer: int | None, text: TableText, everything: bool, events: Any, words: tuple[str, ...]
    ) -> LogLine:
        """Of an entry that is more than a move."""
        entry = row.entry
        opened = entry if isinstance(entry, VoteOpened) else None
        answer = told_of(row)
        told = answer if answer and (everything or answer.known_to(viewer)) else None
        return LogLine(
            number=row.number,
            at=row.at,
            entry=kebab(type(entry).__name__),
            seat=getattr(entry, "seat", None),
            events=events,
            texts=words,
            question=opened.question if opened else None,
            subject=opened.subject if opened else None,
            agrees=entry.agrees if isinstance(entry, VoteCast) else None,
            text=text.event(told) if told else text.entry(entry),
            standing=entry.standing if told and isinstance(entry, Moved) else (),
        )

    def _in_words(self, text: TableText, seen: Event, event: Event) -> str:
        """Most events look the same to all."""
        if seen is not event:
            return text.event(seen)
        key = (text.language, id(event))
        if key not in self._told:
            self._told[key] = text.event(event)
        return self._told[key]


def _is_open(row: LogRow) -> bool:
    """Whether an entry looks the same to all: a spectator sees everything of it."""
    answer = told_of(row)
    return (answer is None or answer.known_to(None)) and all([event.seen_by(None) is event for event in row.events])


def _looks_the_same(row: LogRow, viewer: int | None) -> bool:
    """Whether a viewer sees of an entry what a spectator sees."""
    answer = told_of(row)
    if answer and answer.known_to(viewer) != answer.known_to(None):
        return False
    return all([event.seen_by(viewer) == event.seen_by(None) for event in row.events])
