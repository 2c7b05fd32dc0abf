"""Builds what each viewer gets to see of a table. Nothing else makes table data for clients."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import partial
from typing import Any, cast

import msgspec

from rockworker.components.numbers import about
from rockworker.engine.changes import Changes
from rockworker.engine.commitment import commitment
from rockworker.engine.events import Event
from rockworker.engine.inside import inside
from rockworker.engine.names import kebab
from rockworker.protocol import LogLine, SeatInfo, Sight, TableInfo
from rockworker.server.storage.rows import Person
from rockworker.server.tables.log import LogRow, Moved, VoteCast, VoteOpened
from rockworker.server.tables.pace import pace_of
from rockworker.server.tables.render import TableText
from rockworker.server.tables.session import TableSession
from rockworker.server.tables.standing import sight_of, told_of


def public_sight(session: TableSession) -> Sight:
    """The table as everybody sees it, without the words: they depend on the language."""
    state = session.state
    game, position = state.game, state.position
    return Sight(
        number=position.number,
        at=position.at,
        status=session.status,  # type: ignore[arg-type]
        paused=position.paused,
        ended=position.ended,
        actors=state.actors,
        view=game.view(None) if game else None,
        prompt=game.prompt if game else "",
        asked="",
        offers=(),
        standing=None,
        can_undo=False,
        vote=position.vote,
        seats=seat_infos(session, None),
        scores=tuple(game.scores) if game else (),
    )


def own_part(session: TableSession, viewer: int | None, person: str | None, text: TableText) -> Changes:
    """What makes the table as everybody sees it the table that one viewer sees."""
    own = _own_seats(session, person)
    state, game = session.state, session.state.game
    if viewer is None or game is None:
        return own
    play = inside(game)
    for place, value in state.definition.own(play, viewer).items():
        own["/view" + place] = value
    if progress := state.definition.progress(play, viewer):
        own["/progress"] = progress
    asked, playing = viewer in state.actors, not state.position.seats[viewer].bot
    if asked:
        own["/asked"] = text.asked(state, viewer)
    if asked and playing:
        own["/offers"] = text.offers(game, viewer)
        if hints := text.hints(game, viewer):
            own["/hints"] = hints
    own["/standing"] = sight_of(state, session.table.seats[viewer], asked and playing)
    if playing and not state.is_over and state.undoable(viewer) is not None:
        own["/can_undo"] = True
    return own


def _own_seats(session: TableSession, person: str | None) -> Changes:
    if person is None:
        return {}
    seats = session.table.seats
    mine: Changes = {f"/seats/{row.number}/mine": True for row in seats if row.person == person}
    return mine | {f"/seats/{row.number}/held_for_me": True for row in seats if row.held == person}


def seat_infos(session: TableSession, person: str | None) -> tuple[SeatInfo, ...]:
    """All seats, with their clocks as they stood at the last entry."""
    position = session.state.position
    return tuple(
        [
            SeatInfo(
                number=row.number,
                name=row.name,
                bot=seat.bot,
                guest=row.guest,
                mine=row.person is not None and row.person == person,
                held_for=row.held_name or "",
                held_for_me=row.held is not None and row.held == person,
                conceded=seat.conceded,
                spent_ms=position.spent_ms[row.number],
                left_ms=position.left_ms[row.number],
            )
            for row, seat in zip(session.table.seats, position.seats, strict=True)
        ]
    )


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
        seats=seat_infos(session, person),
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


class News:
    """Entries that several viewers are told of, put into words once a language."""

    def __init__(self, rows: Iterable[LogRow]) -> None:
        self.rows = tuple(rows)
        self._told: dict[tuple[str, int], str] = {}
        self._open: dict[str, msgspec.Raw] = {}
        """By language: the lines as JSON, where nothing in them is a secret."""
        self._is_open = all(map(_is_open, self.rows))

    def encoded(self, viewer: int | None, text: TableText) -> msgspec.Raw:
        """The lines as one viewer may see them, as JSON: made once for all to whom they look the same."""
        made = self._open.get(text.language)
        if made is None:
            made = msgspec.Raw(msgspec.json.encode(self.lines(viewer, text)))
            if self._is_open:
                self._open[text.language] = made
        return made

    def lines(self, viewer: int | None, text: TableText, everything: bool = False) -> tuple[LogLine, ...]:
        """As one viewer may see them: events filtered, actions themselves never. After the end, everything."""
        return tuple([self._line(row, viewer, text, everything) for row in self.rows])

    def _line(self, row: LogRow, viewer: int | None, text: TableText, everything: bool) -> LogLine:
        entry = row.entry
        opened = entry if isinstance(entry, VoteOpened) else None
        events = row.events if everything else tuple(event.seen_by(viewer) for event in row.events)
        answer = told_of(row)
        told = answer if answer and (everything or answer.known_to(viewer)) else None
        return LogLine(
            number=row.number,
            at=row.at,
            entry=kebab(type(entry).__name__),
            seat=getattr(entry, "seat", None),
            events=cast("tuple[dict[str, Any], ...]", events),  # on the wire an event is such a mapping
            texts=tuple(map(partial(self._in_words, text), events, row.events)),
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
    return (answer is None or answer.known_to(None)) and all(event.seen_by(None) is event for event in row.events)
