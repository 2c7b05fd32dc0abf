"""Looking back: any moment of a game, its statistics, the game as a file, and new tables from old games."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from rockworker.engine.commitment import commitment
from rockworker.engine.definition import Header
from rockworker.engine.errors import ActionRefused, BadSave
from rockworker.engine.saves import FORMAT, HUMAN, Save, Seating
from rockworker.protocol import GameStatistics, LogLine, StepInfo
from rockworker.registry import checked_header
from rockworker.server.accounts import new_id
from rockworker.server.errors import BadInput, Broken, GameIsNotOver, NoSuchSeat, NoSuchStep
from rockworker.server.names import clean_name
from rockworker.server.storage.rows import Person, SeatRow, TableRow
from rockworker.server.tables import service
from rockworker.server.tables.hub import Hub, Room
from rockworker.server.tables.log import EntryRow, Moved
from rockworker.server.tables.render import TableText
from rockworker.server.tables.replay import Outline, outline
from rockworker.server.tables.replayer import CheckTables, Count, Played, PlayMoves
from rockworker.server.tables.replays import Replays
from rockworker.server.tables.session import TableSession, new_state
from rockworker.server.tables.state import TableState
from rockworker.server.tables.viewer import News

ALL: Final = "all"
"""All eyes at once, after the end."""
LONGEST_LOG: Final = 10_000
MOST_NAMES: Final = 99
"""No table has more seats, and each name takes a moment to look at."""


def is_open(room: Room, person: Person | None) -> bool:
    """Whether nothing need be hidden from somebody: the game is over, or all people at the table are this one.

    A game that this server has no rules for may go on elsewhere, or after a roll-back: it is not over."""
    table = room.session.table
    if room.session.status == "over":
        return True
    people = {seat.person for seat in table.seats if seat.person is not None}
    return person is not None and bool(table.settings.get("hot_seat")) and people == {person.id}


# Any moment


async def step(room: Room, person: Person | None, number: int, eyes: str | None, language: str) -> StepInfo:
    """The game after an entry, through somebody's eyes."""
    session = room.session
    last = await session.last_number()
    if not 1 <= number <= last:
        raise NoSuchStep(step=number, last=last)
    viewer, everything = _eyes(room, person, eyes)
    text = room.text(language)
    log = News(await session.store.log(session.table, number - 1, number)).lines(viewer, text, everything)
    if not session.playable:
        return await _stored_step(session, number, last, viewer, everything, text, log)
    state = await session.state_at(number)
    game = state.game
    return StepInfo(
        number=number,
        last=last,
        view=game.view(viewer) if game else None,
        views=tuple(game.view(seat) for seat in range(game.players)) if game and everything else None,
        actors=state.actors,
        prompt=game.prompt if game else "",
        asked=text.asked(state, viewer),
        log=log,
        scores=tuple(game.scores) if game else (),
    )


async def log_page(
    room: Room, person: Person | None, before: int | None, limit: int, eyes: str | None, language: str
) -> tuple[LogLine, ...]:
    """The entries before one, or the last ones, through somebody's eyes. Never more than this process has taken in:
    only so far does it know who may see what."""
    session = room.session
    last = await session.last_number()
    until = last if before is None else min(before - 1, last)
    viewer, everything = _eyes(room, person, eyes)
    rows = await session.store.log(session.table, after=max(until - limit, 0), until=until)
    return News(rows).lines(viewer, room.text(language), everything)


async def _stored_step(
    session: TableSession,
    number: int,
    last: int,
    viewer: int | None,
    everything: bool,
    text: TableText,
    log: tuple[LogLine, ...],
) -> StepInfo:
    """What can be shown of a game without its rules: the log, and the table as it was last stored before then."""
    viewers = [viewer, *(range(len(session.table.seats)) if everything else ())]
    views = await session.stored_views(number, viewers)
    return StepInfo(
        number=number,
        last=last,
        view=views[0],
        views=tuple(views[1:]) if everything else None,
        actors=(),
        prompt="",
        asked=text.without_rules(),
        log=log,
        scores=(),
    )


def _eyes(room: Room, person: Person | None, eyes: str | None) -> tuple[int | None, bool]:
    """Whose eyes are asked for, and whether everything is to be seen. Others' eyes are open after the end."""
    own = service.seats_of(room.session.table, person)
    if eyes is None:
        return (own[0] if len(own) == 1 else None), False
    if eyes != ALL and int(eyes) in own:
        return int(eyes), False
    if not is_open(room, person):
        raise GameIsNotOver
    if eyes == ALL:
        return None, True
    if int(eyes) >= len(room.session.table.seats):
        raise NoSuchSeat(seat=int(eyes))
    return int(eyes), False


# The whole game


async def _entries(room: Room, until: int | None = None) -> list[EntryRow]:
    rows = await room.session.store.entries(room.session.id, until=until)
    if not rows:
        raise GameIsNotOver
    return rows


async def statistics(room: Room, person: Person | None, replays: Replays, address: str) -> GameStatistics:
    """How the points grew, and what the game itself counts."""
    session = room.session
    if not is_open(room, person):
        raise GameIsNotOver
    session.must_be_playable()
    order = Count(session.table, tuple(await _entries(room)), tuple(session.state.position.spent_ms))
    return await replays.count(order, address)


# Files


async def export(room: Room, person: Person | None) -> Save:
    """The game as a file. It holds the seed: while others play, nobody gets it."""
    session = room.session
    if not is_open(room, person):
        raise GameIsNotOver
    return _save(session, outline(session.table, await _entries(room)))


def _save(session: TableSession, played: Outline) -> Save:
    """Needs no rules: what is missing in the file of a game that has others than ours are its scores."""
    table, game = session.table, session.state.game
    seats = tuple(seat.bot or HUMAN for seat in played.position.seats)
    return Save(
        rockworker=FORMAT,
        header=table.header,
        log=tuple((move.seat, move.action) for _, move in played.moves),
        table=Seating(seats, tuple(seat.name for seat in table.seats), given=_given(played)),
        commitment=commitment(table.header.seed),
        scores=tuple(game.scores) if game else (),
    )


def _given(played: Outline) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """The moves, counted from 1, that were standing answers."""
    return tuple((n, move.standing) for n, (_, move) in enumerate(played.moves, 1) if move.standing)


class TableMaker(msgspec.Struct, frozen=True):
    """What is needed to make a table from moves: where it goes, for whom, and who checks the moves."""

    hub: Hub
    person: Person
    replays: Replays
    address: str
    """Whose share of work is used."""


async def import_game(maker: TableMaker, data: bytes) -> Room:
    """A table for one, with the game of a file. Every move is checked again on the way, once."""
    save = Save.parse(data)
    if save.position:
        raise BadSave(reason="position", found="")
    names = tuple(clean_name(name[:40]) if name.strip() else "" for name in save.table.names[:MOST_NAMES])
    if save.header.components is not None:
        await maker.replays.check_tables(CheckTables(save.header.game, save.header.components), maker.address)
    marks = dict(save.table.given)
    moves = [Moved(player, action, marks.get(n, ())) for n, (player, action) in enumerate(save.log, 1)]
    return await _new_table(maker, checked_header(save.header), moves, names, chosen_seed=True)


async def clone(maker: TableMaker, room: Room, until: int | None, keep_bots: bool) -> Room:
    """A table for one, with the game of another one up to a step."""
    if not is_open(room, maker.person):
        raise GameIsNotOver
    if until is not None and not 1 <= until <= room.session.state.number:
        raise NoSuchStep(step=until, last=room.session.state.number)
    session = room.session
    session.must_be_playable()
    played = outline(session.table, await _entries(room, until))
    bots = [seat.bot for seat in played.position.seats] if keep_bots else []
    known = session.status == "over" or bool(session.table.settings.get("chosen_seed"))
    moves = [move for _, move in played.moves]
    source = str(session.table.settings.get("source") or session.id)
    return await _new_table(maker, session.table.header, moves, service.names(session.table), known, bots, source)


async def _new_table(
    maker: TableMaker,
    header: Header,
    moves: Sequence[Moved],
    names: Sequence[str],
    chosen_seed: bool,
    bots: Sequence[str] = (),
    source: str = "",
) -> Room:
    if len(moves) > LONGEST_LOG:
        raise BadInput(reason=f"log: 0–{LONGEST_LOG}")
    hub, person, now = maker.hub, maker.person, maker.hub.now()
    table = TableRow(
        id=new_id(),
        created=now,
        owner=person.id,
        header=header,
        # The source is noted so that a player who is forgotten there is forgotten here as well.
        settings={
            "clock": {},
            "hot_seat": True,
            "patience_ms": 600_000,
            "chosen_seed": chosen_seed,
            "source": source,
        },
        invite=secrets.token_urlsafe(16),
        public=False,
        status="open",
        changed=now,
        rematch=None,
        seats=tuple(_seats(header.players, person, names, bots)),
        recorded=True,  # played elsewhere, in whole or in part: nobody's result
    )
    played = await maker.replays.play(PlayMoves(table, tuple(moves), now), maker.address)
    state = _state_after(table, played)
    if not played.complete:
        _refuse(state, moves, now)
    status = "over" if played.over else "running"
    table = msgspec.structs.replace(table, status=status, waits_for=state.waits_for)
    await hub.store.add_table(table, played.rows, played.snapshots)
    return await hub.open_at(table, state)


def _seats(players: int, person: Person, names: Sequence[str], bots: Sequence[str]) -> Iterable[SeatRow]:
    for number in range(players):
        name = names[number] if number < len(names) and names[number] else f"{person.name} {number + 1}"
        bot = bots[number] if bots else ""
        yield SeatRow(number, None, name, bot) if bot else service.named_seat(number, person, name)


def _state_after(table: TableRow, played: Played) -> TableState:
    state = new_state(table)
    if played.last:
        state.restore(*played.last[1:])
    return state


def _refuse(state: TableState, moves: Sequence[Moved], now: int) -> None:
    """The move that could not be made, made here once more: so its refusal has words."""
    try:
        state.apply(moves[state.number - 1], now)
    except ActionRefused as error:
        raise BadSave(reason="move", found=str(state.number), wanted="", cause=error) from None
    raise Broken
