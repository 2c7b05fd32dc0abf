"""Seats that are kept for somebody, who is thereby invited: by name, to play again, or when a table is opened.

Nobody is seated by others: who is invited sits down, or declines."""

from __future__ import annotations

import secrets
from collections.abc import Collection

import msgspec

from rockworker.registry import definition_of
from rockworker.server.accounts import new_id
from rockworker.server.errors import GameIsNotOver, NoSuchPerson, NotAllowed, NotInvitable, SeatIsTaken
from rockworker.server.storage.rows import Person, SeatRow, TableRow
from rockworker.server.tables import service
from rockworker.server.tables.hub import Hub, Room


async def invite(hub: Hub, room: Room, person: Person, number: int, guest: Person) -> None:
    """Who opened the table keeps a free seat for somebody."""
    service.must_own(room, person)
    service.must_be_open(room)
    if await hub.store.blocks.blockers_of(person.id, {guest.id}):
        raise NotInvitable
    table = room.session.table
    if service.seats_of(table, guest) or service.is_invited(table, guest):
        raise SeatIsTaken(seat=number)
    if not await hub.store.keep_seat(table.id, service.known_seat(table, number), guest, hub.now()):
        raise SeatIsTaken(seat=number)
    await service.changed(room)
    for told in hub.on_invitation:
        told(table.id, guest.id)


async def decline(hub: Hub, room: Room, person: Person) -> None:
    """Somebody does not want the seats that are kept; they are free again."""
    for seat in room.session.table.seats:
        if seat.held == person.id:
            await hub.store.release_seat(room.session.id, person.id, seat.number, hub.now())
    await service.changed(room)


async def wanted(hub: Hub, person: str | None, account: str | None) -> Person:
    """Somebody by id or by the name of an account."""
    if person is not None:
        found = (await hub.store.people([person])).get(person) if person.isascii() and person.isalnum() else None
    else:
        name = " ".join((account or "").split()).casefold()
        known = await hub.store.account(name) if name.isprintable() else None
        found = known[0] if known else None
    if found is None:
        raise NoSuchPerson
    return found


# Play again


async def play_again(hub: Hub, room: Room, person: Person) -> Room:
    """A table for the same people and the same game, under the newest rules. The first to ask opens it: the others'
    seats are kept for them, and who asks too sits down. Nobody plays again who does not want to."""
    if not service.seats_of(room.session.table, person):
        raise NotAllowed
    if room.session.status != "over":
        raise GameIsNotOver
    known = room.session.table.rematch
    if known is None or await hub.store.table(known) is None:
        await _open_again(hub, room, person, known)  # the first one; or it went with the person who had opened it
    following = await hub.room(f"{room.session.table.rematch}")
    await following.session.refresh()
    table = following.session.table
    if following.session.status == "open" and service.is_invited(table, person):
        await service.sit_down(hub, following, person, None)
    return following


async def _open_again(hub: Hub, room: Room, person: Person, instead: str | None) -> None:
    """Only `instead` of the table that was not there, or was gone: another one may be there by now."""
    unwilling = await hub.store.blocks.blockers_of(person.id)
    following = _again(room.session.table, person, hub.now(), unwilling)
    await hub.store.add_table(following)
    linked = await hub.store.link_rematch(room.session.id, following.id, instead)
    if linked != following.id:
        await hub.store.drop_table(following.id)  # somebody else was quicker
    else:
        hub.tell_invited(following)
    await service.changed(room)


def _again(table: TableRow, person: Person, now: int, unwilling: Collection[str]) -> TableRow:
    header = table.header
    return msgspec.structs.replace(
        table,
        id=new_id(),
        created=now,
        changed=now,
        owner=person.id,
        header=definition_of(header.game).header(
            header.players, secrets.randbits(256), header.modules, header.options, header.components
        ),
        settings={**table.settings, "chosen_seed": False, "source": ""},
        invite=secrets.token_urlsafe(16),
        status="open",
        rematch=None,
        recorded=False,
        waits_for=None,
        starts_at=None,
        seats=tuple(_seat_again(seat, person, unwilling) for seat in table.seats),
    )


def _seat_again(seat: SeatRow, person: Person, unwilling: Collection[str]) -> SeatRow:
    if seat.bot or seat.person == person.id:
        return msgspec.structs.replace(seat, standing=None)
    if seat.person in unwilling:
        return SeatRow(seat.number, None, "", "")
    return SeatRow(seat.number, None, "", "", held=seat.person, held_name=seat.name, guest=seat.guest)
