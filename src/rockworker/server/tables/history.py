"""Looking back: any moment of a game, its statistics, the game as a file, and new tables from old games."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from rockworker.engine.commitment import commitment
from rockworker.engine.definition import Header
from rockworker.engine.events import Event
from rockworker.engine.game import Game
from rockworker.engine.saves import HUMAN, Save, Seating
from rockworker.protocol import GameStatistics, StepInfo
from rockworker.registry import definition_of, statistics_of
from rockworker.server.accounts import clean_name, new_id
from rockworker.server.errors import BadInput, GameIsNotOver, NoSuchSeat, NoSuchStep
from rockworker.server.storage.store import Person, SeatRow, TableRow
from rockworker.server.tables import export_without_rules, service
from rockworker.server.tables.hub import Hub, Room
from rockworker.server.tables.log import AnyEntry, LogRow, Moved, Started
from rockworker.server.tables.render import Speaker
from rockworker.server.tables.session import SNAPSHOT_EVERY, builtins, new_record
from rockworker.server.tables.state import Record
from rockworker.server.tables.viewer import log_lines

ALL: Final = "all"
"""All eyes at once, after the end."""
LONGEST_LOG: Final = 10_000


def is_open(room: Room, person: Person | None) -> bool:
    """Whether nothing need be hidden from somebody: the game is over, or all people at the table are this one.

    Where a game can't go on, because the server has other rules now, those who sit at it may take it with them."""
    table = room.live.table
    if room.live.status == "over" or (not room.live.playable and service.seats_of(table, person)):
        return True
    people = {seat.person for seat in table.seats if seat.person is not None}
    return person is not None and bool(table.settings.get("hot_seat")) and people == {person.id}


# Any moment


async def step(room: Room, person: Person | None, number: int, eyes: str | None, speaker: Speaker) -> StepInfo:
    """The game after an entry, through somebody's eyes."""
    live = room.live
    last = live.record.number
    if not 1 <= number <= last:
        raise NoSuchStep(step=number, last=last)
    viewer, everything = _eyes(room, person, eyes)
    record = await live.position_at(number)
    rows = await live.store.log(live.id, after=number - 1, until=number)
    game = record.game
    return StepInfo(
        number=number,
        last=last,
        view=game.view(viewer) if game else None,
        views=tuple(game.view(seat) for seat in range(game.players)) if game and everything else None,
        actors=record.actors,
        prompt=game.prompt if game else "",
        asked=speaker.asked(record, viewer),
        log=log_lines(live, rows, viewer, speaker, everything),
        scores=tuple(game.scores) if game else (),
    )


def _eyes(room: Room, person: Person | None, eyes: str | None) -> tuple[int | None, bool]:
    """Whose eyes are asked for, and whether everything is to be seen. Others' eyes are open after the end."""
    own = service.seats_of(room.live.table, person)
    if eyes is None:
        return (own[0] if len(own) == 1 else None), False
    if eyes != ALL and int(eyes) in own:
        return int(eyes), False
    if not is_open(room, person):
        raise GameIsNotOver
    if eyes == ALL:
        return None, True
    if int(eyes) >= len(room.live.table.seats):
        raise NoSuchSeat(seat=int(eyes))
    return int(eyes), False


# The whole game


class Line(msgspec.Struct, frozen=True):
    """The moves that stand, and the entries that made them."""

    record: Record
    game: Game
    numbers: list[int]


async def line(room: Room, until: int | None = None) -> Line:
    """A table's game without the moves that were taken back."""
    room.live.must_be_playable()
    rows = await room.live.store.log(room.live.id, until=until)
    if not rows:
        raise GameIsNotOver
    return await asyncio.to_thread(_line, room.live.table, rows)


def _line(table: TableRow, rows: Iterable[LogRow]) -> Line:
    record = new_record(table)
    record.kept = LONGEST_LOG
    numbers: list[int] = []
    for row in rows:
        record.apply(row.entry, row.at)
        assert record.game is not None
        del numbers[record.game.version - isinstance(row.entry, Moved) :]
        if isinstance(row.entry, Moved):
            numbers.append(row.number)
    assert record.game is not None
    return Line(record, record.game, numbers)


async def statistics(room: Room, person: Person | None) -> GameStatistics:
    """How the points grew, and what the game itself counts."""
    if not is_open(room, person):
        raise GameIsNotOver
    return await asyncio.to_thread(_statistics, await line(room))


def _statistics(played: Line) -> GameStatistics:
    points: list[tuple[int, ...]] = []
    events: list[Event] = []
    game = played.game
    for game, told in played.game.replay():
        points.append(tuple(score.total for score in game.definition.scores(game.play)))
        events += told
    own: dict[str, Any] = {}
    turns, ending = 0, ""
    if game.is_over:
        counted = statistics_of(game.header.game)
        record = counted.record(game, events)
        turns, ending, own = record.turns, record.ending, builtins(counted.summary(game, [record]))
    position = played.record.position
    return GameStatistics(
        steps=tuple(played.numbers),
        points=tuple(zip(*points, strict=True)),
        scores=tuple(game.scores),
        turns=turns,
        ending=ending,
        spent_ms=tuple(position.spent_ms),
        game=own,
    )


# Files


async def export(room: Room, person: Person | None) -> bytes:
    """The game as a file. It holds the seed: while others play, nobody gets it."""
    if not is_open(room, person):
        raise GameIsNotOver
    if not room.live.playable:
        return export_without_rules.save_of(room.live.table, await room.live.store.log(room.live.id))
    played = await line(room)
    return await asyncio.to_thread(_export, room.live.table, played)


def _export(table: TableRow, played: Line) -> bytes:
    game = played.game
    seats = tuple(state.bot or HUMAN for state in played.record.position.seats)
    seating = Seating(seats, tuple(seat.name for seat in table.seats))
    save = Save.of(game.header, game.log, seating)
    noted = msgspec.structs.replace(save, commitment=commitment(game.header.seed), scores=tuple(game.scores))
    return noted.encode()


async def import_game(hub: Hub, person: Person, save: bytes) -> Room:
    """A table for one, with the game of a file. Every move is checked again on the way."""
    game, names = await asyncio.to_thread(_read, save)
    return await _new_table(hub, person, game.header, game.log, names, chosen_seed=True)


def _read(file: bytes) -> tuple[Game, Sequence[str]]:
    save = Save.parse(file)
    game = Game.restore(definition_of(save.header.game), save)
    return game, [clean_name(name[:40]) if name.strip() else "" for name in save.table.names]


async def clone(hub: Hub, room: Room, person: Person, until: int | None, keep_bots: bool) -> Room:
    """A table for one, with the game of another one up to a step."""
    if not is_open(room, person):
        raise GameIsNotOver
    if until is not None and not 1 <= until <= room.live.record.number:
        raise NoSuchStep(step=until, last=room.live.record.number)
    played = await line(room, until)
    bots = [state.bot for state in played.record.position.seats] if keep_bots else []
    known = room.live.status == "over" or bool(room.live.table.settings.get("chosen_seed"))
    header, names = played.game.header, service.names(room.live.table)
    return await _new_table(hub, person, header, played.game.log, names, known, bots)


async def _new_table(
    hub: Hub,
    person: Person,
    header: Header,
    moves: Sequence[tuple[int, Any]],
    names: Sequence[str],
    chosen_seed: bool,
    bots: Sequence[str] = (),
) -> Room:
    if len(moves) > LONGEST_LOG:
        raise BadInput(reason=f"log: 0–{LONGEST_LOG}")
    now = hub.now()
    table = TableRow(
        id=new_id(),
        created=now,
        owner=person.id,
        header=header,
        settings={"clock": {}, "hot_seat": True, "patience_ms": 600_000, "chosen_seed": chosen_seed},
        invite=secrets.token_urlsafe(16),
        public=False,
        status="open",
        changed=now,
        rematch=None,
        seats=tuple(_seats(header.players, person, names, bots)),
    )
    status, rows, snapshots = await asyncio.to_thread(_replayed, table, moves, now)
    await hub.store.add_table(msgspec.structs.replace(table, status=status), rows, snapshots)
    return await hub.room(table.id)


def _seats(players: int, person: Person, names: Sequence[str], bots: Sequence[str]) -> Iterable[SeatRow]:
    for number in range(players):
        name = names[number] if number < len(names) and names[number] else f"{person.name} {number + 1}"
        bot = bots[number] if bots else ""
        yield SeatRow(number, None if bot else person.id, name, bot)


Snapshot = tuple[int, bytes, bytes]


def _replayed(table: TableRow, moves: Sequence[tuple[int, Any]], now: int) -> tuple[str, list[LogRow], list[Snapshot]]:
    """The log that these moves make, as if they had been made at the table."""
    record = new_record(table)
    rows: list[LogRow] = []
    snapshots: list[Snapshot] = []
    entries: list[AnyEntry] = [Started()]
    entries += [Moved(player, msgspec.to_builtins(action)) for player, action in moves]
    for entry in entries:
        events = record.apply(entry, now)
        rows.append(LogRow(record.number, entry, now, [msgspec.to_builtins(event) for event in events]))
        if record.number % SNAPSHOT_EVERY == 0:
            snapshots.append((record.number, *record.snapshot()))
    return "over" if record.is_over else "running", rows, snapshots
