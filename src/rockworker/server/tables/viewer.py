"""What one pair of eyes sees of a table. The only place where table data is made fit for clients."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import msgspec

from rockworker.engine.codec import Codec
from rockworker.engine.commitment import commitment
from rockworker.engine.events import Event
from rockworker.protocol import LogLine, SeatInfo, Sight, TableInfo
from rockworker.server.tables.log import LogRow, VoteCast, VoteOpened
from rockworker.server.tables.render import Speaker
from rockworker.server.tables.session import LiveTable, builtins
from rockworker.server.tables.state import Record


def sight(
    live: LiveTable, viewer: int | None, person: str | None, connected: Collection[int], speaker: Speaker
) -> Sight:
    """The table as a seat (or a spectator: None) sees it now."""
    record = live.record
    game = record.game
    playing = viewer is not None and not record.position.seats[viewer].bot
    asked = playing and viewer in record.actors
    return Sight(
        number=record.number,
        status=live.status,  # type: ignore[arg-type]
        paused=record.position.paused,
        ended=record.position.ended,
        actors=record.actors,
        view=game.view(viewer) if game else None,
        prompt=game.prompt if game else "",
        asked=speaker.asked(record, viewer),
        offers=speaker.offers(game, viewer) if asked else (),  # type: ignore[arg-type]
        can_undo=playing and not record.is_over and record.undoable(viewer) is not None,  # type: ignore[arg-type]
        vote=record.position.vote,
        seats=seat_infos(live, person, connected),
        scores=tuple(game.scores) if game else (),
    )


def seat_infos(live: LiveTable, person: str | None, connected: Collection[int]) -> tuple[SeatInfo, ...]:
    """All seats, with their clocks."""
    record, now = live.record, live.now()
    return tuple(
        SeatInfo(
            number=row.number,
            name=row.name,
            bot=state.bot,
            mine=row.person is not None and row.person == person,
            connected=row.number in connected,
            conceded=state.conceded,
            spent_ms=_spent(record, row.number, now),
            left_ms=record.time_left(row.number, now),
            out_of_time=record.out_of_time(row.number, now),
        )
        for row, state in zip(live.table.seats, record.position.seats, strict=True)
    )


def _spent(record: Record, seat: int, now: int) -> int:
    running = now - record.position.at if seat in record.actors and record.position.at else 0
    return record.position.spent_ms[seat] + max(running, 0)


def table_info(
    live: LiveTable, person: str | None, owner_name: str, connected: Collection[int], status: str
) -> TableInfo:
    """A table without its game. The seed is opened when the game is over, or if it was chosen."""
    table, header = live.table, live.table.header
    seated = person is not None and (table.owner == person or any(seat.person == person for seat in table.seats))
    open_seed = status == "over" or table.settings.get("chosen_seed", False)
    return TableInfo(
        id=table.id,
        game=header.game,
        players=header.players,
        modules=header.modules,
        options=header.options,
        own_components=header.components is not None,
        public=table.public,
        lesson=bool(table.settings.get("lesson", False)),
        hot_seat=bool(table.settings.get("hot_seat")),
        clock=live.record.clock,
        patience_ms=table.settings["patience_ms"],
        status=status,  # type: ignore[arg-type]
        playable=live.playable,
        created=table.created,
        changed=table.changed,
        owner_name=owner_name,
        mine=table.owner == person,
        seats=seat_infos(live, person, connected),
        commitment=commitment(header.seed),
        seed=f"{header.seed:064x}" if open_seed else None,
        invite=table.invite if seated else None,
        rematch=table.rematch,
    )


def log_lines(
    live: LiveTable, rows: Iterable[LogRow], viewer: int | None, speaker: Speaker, everything: bool = False
) -> tuple[LogLine, ...]:
    """Entries as one viewer may see them: the game's events filtered, actions themselves never shown.

    After the end everything may be seen."""
    return News(live, rows).lines(viewer, speaker, everything)


class News:
    """Entries that several viewers are told of: read once for all of them, and put into words once a language."""

    def __init__(self, live: LiveTable, rows: Iterable[LogRow]) -> None:
        codec = Codec.of(live.record.definition)
        self.rows = [(row, [codec.event(event) for event in row.events]) for row in rows]
        self._told: dict[tuple[str, int], tuple[dict[str, Any], str]] = {}

    def lines(self, viewer: int | None, speaker: Speaker, everything: bool = False) -> tuple[LogLine, ...]:
        """As one viewer may see them."""
        return tuple(self._line(row, events, viewer, speaker, everything) for row, events in self.rows)

    def _line(
        self, row: LogRow, events: list[Event], viewer: int | None, speaker: Speaker, everything: bool
    ) -> LogLine:
        told = [self._tell(event, event if everything else event.seen_by(viewer), speaker) for event in events]
        return _log_line(row, told, speaker)

    def _tell(self, event: Event, seen: Event, speaker: Speaker) -> tuple[dict[str, Any], str]:
        """Most events look the same to all."""
        if seen is not event:
            return builtins(seen), speaker.event(seen)
        key = (speaker.language, id(event))
        if key not in self._told:
            self._told[key] = builtins(event), speaker.event(event)
        return self._told[key]


def _log_line(row: LogRow, told: list[tuple[dict[str, Any], str]], speaker: Speaker) -> LogLine:
    entry = row.entry
    opened = entry if isinstance(entry, VoteOpened) else None
    return LogLine(
        number=row.number,
        at=row.at,
        entry=msgspec.to_builtins(entry)["entry"],
        seat=getattr(entry, "seat", None),
        events=tuple(event for event, _ in told),
        texts=tuple(text for _, text in told),
        question=opened.question if opened else None,
        subject=opened.subject if opened else None,
        agrees=entry.agrees if isinstance(entry, VoteCast) else None,
        text=speaker.entry(entry),
    )
