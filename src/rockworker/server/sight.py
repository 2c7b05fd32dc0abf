"""What one pair of eyes sees of a table. The only place where table data is made fit for clients."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from rockworker.core.codec import Codec
from rockworker.core.commitment import commitment
from rockworker.core.events import seen_by
from rockworker.server.entries import LogRow, VoteCast, VoteOpened
from rockworker.server.live import LiveTable, builtins
from rockworker.server.protocol import LogLine, SeatInfo, Sight, TableInfo
from rockworker.server.record import Record
from rockworker.server.words import Speaker


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
        view=builtins(game.view(viewer)) if game else None,
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
    codec = Codec.of(live.record.definition)
    return tuple(_log_line(codec, row, viewer, speaker, everything) for row in rows)


def _log_line(codec: Codec, row: LogRow, viewer: int | None, speaker: Speaker, everything: bool) -> LogLine:
    events = [codec.event(event) for event in row.events]
    if not everything:
        events = seen_by(events, viewer)
    entry = row.entry
    opened = entry if isinstance(entry, VoteOpened) else None
    return LogLine(
        number=row.number,
        at=row.at,
        entry=msgspec.to_builtins(entry)["entry"],
        seat=getattr(entry, "seat", None),
        events=tuple(builtins(event) for event in events),
        texts=tuple(speaker.event(event) for event in events),
        question=opened.question if opened else None,
        subject=opened.subject if opened else None,
        agrees=entry.agrees if isinstance(entry, VoteCast) else None,
        text=speaker.entry(entry),
    )
