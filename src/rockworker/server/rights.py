"""What people may ask of what is kept of them: all of it as data, and to be forgotten."""

from __future__ import annotations

from typing import Any, Final

import structlog

from rockworker.engine.errors import RockworkerError
from rockworker.server.errors import JustRemoved, NoSuchTable
from rockworker.server.storage.database import Gone
from rockworker.server.storage.rows import Person
from rockworker.server.tables import service
from rockworker.server.tables.hub import Hub, Room
from rockworker.server.tables.log import Conceded

LOG = structlog.get_logger()
TRIES: Final = 5
"""How often somebody is removed who goes on with other things meanwhile."""


async def data_of(hub: Hub, person: Person) -> dict[str, Any]:
    """Everything that is kept of somebody."""
    return await hub.store.traces.of(person)


async def forget(hub: Hub, person: Person) -> None:
    """Removes somebody: account, keys, addresses and words. Bots play on at running tables; games stay, unnamed."""
    changed = await _erase(hub, person)
    await hub.check_keys()
    for table_id in changed:
        await hub.refresh(table_id)


async def _erase(hub: Hub, person: Person) -> list[str]:
    """Requests of theirs that are still under way may add something: then it is tried again, without their keys."""
    for _ in range(TRIES):
        try:
            for table_id, status in await hub.store.traces.tables_of(person.id):
                if status == "running":
                    await _give_up(await hub.room(table_id), person)
            return await hub.store.traces.erase(person)
        except (Gone, NoSuchTable):
            await hub.store.drop_keys_of(person.id)
    raise JustRemoved


async def _give_up(room: Room, person: Person) -> None:
    """All seats of somebody. Where that is not possible (over by now, rules that we don't have) only the name goes."""
    session = room.session
    if session.store.is_shared:
        await session.refresh()  # another process may have started the game, or gone on with it, a moment ago
    for seat in service.seats_of(session.table, person):
        if session.playable and not session.state.position.seats[seat].bot:
            try:
                await session.append(Conceded(seat, service.leavers_bot(session.table.header.game)))
            except RockworkerError as error:
                LOG.info("seat not given up", table=session.id, seat=seat, error=error.key)
