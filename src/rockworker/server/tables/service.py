"""What people may do with tables: open, join, start, vote, concede, play again. HTTP and sockets both come here."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterator, Sequence
from typing import Final

import msgspec

from rockworker.bots.possible import PossibleGame
from rockworker.engine.errors import UnknownBot
from rockworker.engine.rules import rules_of
from rockworker.protocol import Act, CastVote, Concede, NewTable, OpenVote, Question, Undo
from rockworker.registry import bot_names, definition_of
from rockworker.server.accounts import new_id
from rockworker.server.errors import (
    BadInput,
    NoSuchPerson,
    NoSuchSeat,
    NoSuchTable,
    NotAllowed,
    NotInvitable,
    NotWelcome,
    NotYourSeat,
    RatedNeedsAccount,
    SeatIsTaken,
    StaleVersion,
    StillThere,
    TableHasNotStarted,
    TableHasStarted,
    TooEarly,
    VoteIsPointless,
)
from rockworker.server.names import clean_name
from rockworker.server.storage.rows import MatchPlace, Person, SeatRow, TableRow
from rockworker.server.storage.writer import SeatsChanged
from rockworker.server.tables.access import may_see
from rockworker.server.tables.hub import Hub, Room
from rockworker.server.tables.log import AnyEntry, Conceded, EntryRow, Moved, Started, Undone, VoteCast, VoteOpened
from rockworker.server.tables.request import Acknowledge, Request

LEAVERS_BOT: Final = "greedy"
YEAR_MS: Final = 366 * 86_400_000
BOT_NAMES: Final = ("Nilo", "Orbo", "Tavi", "Zeno", "Kiko", "Luma", "Miro", "Pixo")
"""What bots are called: no word of any of our languages. Their level is shown beside it."""


async def open_table(
    hub: Hub, person: Person, wish: NewTable, second: Person | None = None, match: MatchPlace | None = None
) -> Room:
    """A new table, with the bots and the caller seated as wished; for a match, with somebody on the second seat."""
    if wish.rated:
        _must_have_account(person)
    check_schedule(wish.game, wish.starts_at, wish.fill, hub.now())
    guests = await _guests(hub, person, wish)
    definition = definition_of(wish.game)
    seed = secrets.randbits(256) if wish.seed is None else int(wish.seed, 16)
    header = definition.header(wish.players, seed, wish.modules, wish.options, wish.components)
    now = hub.now()
    seats: list[SeatRow] = []
    for number in range(wish.players):
        seats.append(_seat(wish, person, number, [seat.name for seat in seats]))
    if second:
        seats[1] = SeatRow(1, second.id, distinct(second.name, [person.name]), "", guest=second.is_guest)
    seats = list(_with_guests(seats, guests))
    table = TableRow(
        id=new_id(),
        created=now,
        owner=person.id,
        header=header,
        settings={
            "clock": msgspec.to_builtins(wish.clock),
            "hot_seat": wish.hot_seat,
            "patience_ms": wish.patience_ms,
            "chosen_seed": wish.seed is not None,
            "lesson": wish.lesson,
            "rated": wish.rated,
            "fill": wish.fill,
        },
        invite=secrets.token_urlsafe(16),
        public=wish.public,
        status="open",
        changed=now,
        rematch=None,
        seats=tuple(seats),
        starts_at=wish.starts_at,
    )
    await hub.store.add_table(table, match=match)
    hub.tell_invited(table)
    return await hub.room(table.id)


async def _guests(hub: Hub, person: Person, wish: NewTable) -> list[Person]:
    """The people for whom seats are to be kept."""
    known = await hub.store.people([guest for guest in wish.invite if guest.isascii() and guest.isalnum()])
    if len(known) < len(set(wish.invite)):
        raise NoSuchPerson
    if await hub.store.blocks.blockers_of(person.id, set(known)):
        raise NotInvitable
    return list(known.values())


def _with_guests(seats: Sequence[SeatRow], guests: Sequence[Person]) -> Iterator[SeatRow]:
    """Free seats are kept for those who are invited."""
    waiting = [guest for guest in guests if guest.id not in {seat.person for seat in seats}]
    if len(waiting) > len([seat for seat in seats if not seat.name]):
        raise BadInput(reason="invite: more people than free seats")
    for seat in seats:
        guest = waiting.pop(0) if waiting and not seat.name else None
        kept = {"held": guest.id, "held_name": guest.name, "guest": guest.is_guest} if guest else {}
        yield msgspec.structs.replace(seat, **kept)


def _seat(wish: NewTable, person: Person, number: int, taken: Collection[str]) -> SeatRow:
    bot = wish.bots.get(str(number), "")
    if bot:
        check_bot(wish.game, bot)
        return SeatRow(number, None, bot_name([*taken, person.name]), bot)
    if wish.hot_seat:
        named = wish.names.get(str(number), "")
        name = clean_name(named) if named.strip() else f"{person.name} {number + 1}"
        return named_seat(number, person, distinct(name, taken))
    if number == wish.seat:
        return SeatRow(number, person.id, person.name, "", guest=person.is_guest)
    return SeatRow(number, None, "", "")


def named_seat(number: int, person: Person, name: str) -> SeatRow:
    """A seat of somebody who says what it is called: only their own name is an account's."""
    return SeatRow(number, person.id, name, "", guest=person.is_guest or name != person.name)


def bot_name(taken: Collection[str]) -> str:
    """A name that nobody else at the table has."""
    return next((name for name in BOT_NAMES if name not in taken), None) or distinct(BOT_NAMES[0], taken)


def distinct(name: str, taken: Collection[str]) -> str:
    """A name, with a number if somebody else at the table has the same."""
    number, free = 2, name
    while free in taken:
        free, number = f"{name} {number}", number + 1
    return free


def check_schedule(game: str, starts_at: int | None, fill: str, now: int) -> None:
    """An hour to come, within a year; bots that there are."""
    if starts_at is not None and not now <= starts_at <= now + YEAR_MS:
        raise BadInput(reason="starts_at: within a year from now")
    if fill:
        check_bot(game, fill)


def check_bot(game: str, bot: str) -> None:
    """Refuses a level that the game does not have."""
    if bot not in bot_names(game):
        raise UnknownBot(bot=bot, game=game, known=", ".join(bot_names(game)))


# Who may see and do what


def is_invited(table: TableRow, person: Person) -> bool:
    """Whether a seat is kept for somebody."""
    return any(seat.held == person.id for seat in table.seats)


def seats_of(table: TableRow, person: Person | None) -> tuple[int, ...]:
    """The seats that somebody owns."""
    return tuple(seat.number for seat in table.seats if person and seat.person == person.id)


async def visible_room(hub: Hub, table_id: str, person: Person | None, invite: str | None = None) -> Room:
    """A table's room, for somebody who may see it. Others are told that there is no such table."""
    room = await hub.room(table_id)
    if person and not seats_of(room.session.table, person):
        await hub.look_again(room)
    if room.session.gone or not may_see(room.session.table, person.id if person else None, invite):
        raise NoSuchTable
    return room


def own_seat(room: Room, person: Person | None, seat: int | None) -> int:
    """A seat that the caller owns: the one named, or the only one."""
    own = seats_of(room.session.table, person)
    if seat is None and len(own) == 1:
        return own[0]
    if seat is None or seat not in own:
        raise NotYourSeat(seat=-1 if seat is None else seat)
    return seat


# Before the start


async def sit_down(hub: Hub, room: Room, person: Person, number: int | None) -> None:
    """The caller takes a seat: the one named, or the first that is free."""
    await _look_again(room)
    table = room.session.table
    must_be_open(room)
    if seats_of(table, person) and not table.settings["hot_seat"]:
        raise SeatIsTaken(seat=seats_of(table, person)[0])
    if table.settings.get("rated"):
        _must_have_account(person)
    await _must_be_welcome(hub, table, person)
    if number is None and not (free := _free_for(table, person)):
        raise TableHasStarted
    chosen = free[0] if number is None else number
    name = distinct(person.name, names(table))
    await _take(hub, room, SeatRow(known_seat(table, chosen), person.id, name, "", guest=person.is_guest))


async def _must_be_welcome(hub: Hub, table: TableRow, person: Person) -> None:
    """Refuses those whom somebody at the table has blocked, unless they are invited."""
    there = {table.owner, *(seat.person for seat in table.seats if seat.person)}
    if not is_invited(table, person) and await hub.store.blocks.blockers_of(person.id, there):
        raise NotWelcome


def _free_for(table: TableRow, person: Person) -> list[int]:
    """The seats that somebody may take: those that are kept for this person first."""
    free = [seat for seat in table.seats if seat.person is None and not seat.bot and seat.held in (None, person.id)]
    return [seat.number for seat in sorted(free, key=lambda seat: seat.held is None)]


async def seat_bot(hub: Hub, room: Room, person: Person, number: int, bot: str) -> None:
    """Who opened the table puts a bot on a free seat."""
    must_own(room, person)
    table = room.session.table
    check_bot(table.header.game, bot)
    await _take(hub, room, SeatRow(known_seat(table, number), None, bot_name(names(table)), bot))


async def stand_up(hub: Hub, room: Room, person: Person, number: int) -> None:
    """A player leaves a seat, or who opened the table clears it: then the invitation that led there ends, too."""
    seat = room.session.table.seats[known_seat(room.session.table, number)]
    if seat.person != person.id:
        must_own(room, person)
    must_be_open(room)
    invite = secrets.token_urlsafe(16) if seat.person not in (None, person.id) else None
    cleared = await hub.store.clear_seat(room.session.id, seat, hub.now(), invite)
    await changed(room)
    if not cleared:
        must_be_open(room)
        raise NotYourSeat(seat=number)  # somebody else sits there by now


async def _take(hub: Hub, room: Room, seat: SeatRow) -> None:
    must_be_open(room)
    if not await hub.store.take_seat(room.session.id, seat, hub.now()):
        raise SeatIsTaken(seat=seat.number)
    await changed(room)


async def changed(room: Room) -> None:
    """Something around the game has changed: everybody there hears of it."""
    await room.session.refresh()
    room.tell_all()


def known_seat(table: TableRow, number: int) -> int:
    """A seat that the table has."""
    if not 0 <= number < len(table.seats):
        raise NoSuchSeat(seat=number)
    return number


def must_be_open(room: Room) -> None:
    """Refuses what is possible before the start only."""
    if room.session.status != "open":
        raise TableHasStarted


def _must_have_account(person: Person) -> None:
    if person.account is None:
        raise RatedNeedsAccount


def must_own(room: Room, person: Person) -> None:
    """Refuses those who did not open the table."""
    if room.session.table.owner != person.id:
        raise NotAllowed


async def start(room: Room, person: Person) -> EntryRow:
    """Anybody who sits at a full table may start it, unless it starts at an hour."""
    await _look_again(room)
    table = room.session.table
    if table.owner != person.id and not seats_of(table, person):
        raise NotAllowed
    if room.session.status == "open" and table.starts_at is not None and room.session.now() < table.starts_at:
        raise TooEarly
    return await begin(room)


async def begin(room: Room) -> EntryRow:
    """Starts a full table: full, that is, when the start is written."""
    while True:
        must_be_open(room)
        try:
            return await room.session.append(Started(), key="start")
        except SeatsChanged:
            room.tell_all()  # the session has learnt who sits here now: look again


async def _look_again(room: Room) -> None:
    """Who sits here may have changed a moment ago at another process, whose news is still on its way."""
    if room.session.store.is_shared:
        await changed(room)


# During the game


SeatRequest = Act | Undo | OpenVote | CastVote | Concede


async def grant(room: Room, seat: int, wish: SeatRequest, acknowledge: Acknowledge | None = None) -> EntryRow:
    """Does what the owner of a seat asks for."""
    return await room.session.append_this(request(room, seat, wish, acknowledge))


def request(room: Room, seat: int, wish: SeatRequest, acknowledge: Acknowledge | None = None) -> Request:
    """What the owner of a seat asks for, ready for the table's door. Keys are the client's own: those of different
    seats never meet."""
    check_key(wish.key)
    entry, key = _entry(room, seat, wish), f"{seat}:{wish.key}"
    if not isinstance(wish, Act):
        return Request(entry, None, key, True, acknowledge)
    return Request(entry, wish.version, key, True, acknowledge, wish.standing)


def check_key(key: str) -> None:
    """Refuses keys that could not be kept."""
    if not 1 <= len(key) <= 64 or not key.isprintable():
        raise BadInput(reason="key: 1–64")


def _entry(room: Room, seat: int, request: SeatRequest) -> AnyEntry:
    """The entry that a request would append."""
    if isinstance(request, Act):
        return Moved(seat, request.action)
    if isinstance(request, Undo):
        return Undone(seat)
    if isinstance(request, OpenVote):
        return _vote_opened(room, seat, request.question, request.subject)
    if isinstance(request, CastVote):
        return VoteCast(_voice(room, seat), request.agrees)
    return Conceded(seat, leavers_bot(room.session.table.header.game))


def _vote_opened(room: Room, seat: int, question: Question, subject: int) -> VoteOpened:
    table, bot = room.session.table, ""
    if question == "replace":
        _may_be_replaced(room, known_seat(table, subject))
        bot = leavers_bot(table.header.game)
    voters = _voters(room, seat, question, subject)
    if table.settings.get("rated") and question in ("end", "undo") and not voters:
        raise VoteIsPointless  # with bots alone, nobody could say no to what is unfair
    if question == "end" and not voters:
        voters = (seat,)  # nobody else is there to say no: who plays alone is asked once more
    return VoteOpened(seat, question, subject, voters, bot)


def _voters(room: Room, seat: int, question: Question, subject: int) -> tuple[int, ...]:
    """Who must agree: the other people at the table. Nobody, if somebody comes back who was only away."""
    if question == "return" and _was_only_away(room, seat):
        return ()
    seats = room.session.table.seats
    unasked = {None, seats[seat].person}
    if question == "replace":
        # Who is away, too, can't be asked.
        unasked.update(row.person for row in seats if row.number == subject or room.is_away(row.number))
    return _voices(room, unasked)


def _was_only_away(room: Room, seat: int) -> bool:
    """Whether a bot plays for somebody who has neither given up nor run out of time."""
    state = room.session.state
    return not state.position.seats[seat].conceded and not state.out_of_time(seat, room.session.now())


def _voices(room: Room, unasked: Collection[str | None]) -> tuple[int, ...]:
    """One seat for each of the people who still play: seats of one owner speak with one voice."""
    voices: dict[str | None, int] = {}
    for row, seat in zip(room.session.table.seats, room.session.state.position.seats, strict=True):
        if row.person not in unasked and not seat.bot:
            voices.setdefault(row.person, row.number)
    return tuple(voices.values())


def _may_be_replaced(room: Room, seat: int) -> None:
    """Somebody who is out of time, or whom the game has waited for in vain."""
    if not (room.session.state.out_of_time(seat, room.session.now()) or room.is_gone(seat)):
        raise StillThere(seat=seat)


def leavers_bot(game: str) -> str:
    """The bot that plays on for people who are gone."""
    return LEAVERS_BOT if LEAVERS_BOT in bot_names(game) else bot_names(game)[0]


def _voice(room: Room, seat: int) -> int:
    """The seat that answers: an owner of several seats is asked once, and may answer from any of them."""
    vote, seats = room.session.state.position.vote, room.session.table.seats
    asked = (*vote.waiting, vote.seat) if vote else ()
    return next((other for other in asked if seats[other].person == seats[seat].person), seat)


async def switch_standing(hub: Hub, room: Room, seat: int, on: Collection[str]) -> None:
    """A player says something once and for all, or wants to be asked again. Nobody else hears of it."""
    known = standing_names(room)
    if unknown := [name for name in on if name not in known]:
        raise BadInput(reason=f"on: {', '.join(known)} ≠ {unknown[0][:40]}")
    await hub.store.set_standing(room.session.id, seat, [name for name in known if name in on])
    await room.session.refresh()
    room.tell_all()


def standing_names(room: Room) -> tuple[str, ...]:
    """The standing answers that players of a table may switch on."""
    room.session.must_be_playable()
    definition = room.session.state.definition
    return tuple(answer.name for answer in definition.standing_answers(rules_of(definition, room.session.table.header)))


def possible_game(room: Room, seat: int, version: int | None) -> PossibleGame:
    """A game that may be the real one for a seat, as it was asked in `version`: what bots far away think about."""
    room.session.must_be_playable()
    state = room.session.state
    if state.game is None:
        raise TableHasNotStarted
    if version is not None and not state.position.asked[seat] <= version <= state.number:
        raise StaleVersion(version=version, current=state.number)
    return PossibleGame.of(state.game, seat, secrets.randbits(64))


def names(table: TableRow) -> list[str]:
    """The players' names by seat."""
    return [seat.name for seat in table.seats]
