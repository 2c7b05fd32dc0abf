"""Whom people have met, and whom they want nothing to do with.

Who is blocked does not sit down at the other's tables (those that the other opened, or sits at before the start), does
not invite the other, and does not see the other's open tables in the lobby; neither hears what the other says. Nobody
is told of being blocked. Games that both already play go on; a tournament's pairings don't ask."""

from __future__ import annotations

import msgspec

from rockworker.server.errors import BadInput
from rockworker.server.storage.blocks import Meeting
from rockworker.server.storage.rows import Person
from rockworker.server.tables.hub import Hub


class Opponent(msgspec.Struct, frozen=True):
    """Somebody whom the caller has played with to the end of a game."""

    person: str
    """The id, by which the opponent can be invited to play again."""
    name: str
    account: bool
    games: int
    ahead: int
    """Games that count, in which the caller had the better place."""
    behind: int
    last: int
    blocked: bool


class Blocked(msgspec.Struct, frozen=True):
    """Somebody whom the caller has blocked."""

    person: str
    name: str


async def opponents(hub: Hub, person: Person) -> list[Opponent]:
    """All whom somebody has met, the last first."""
    met: dict[str, list[Meeting]] = {}
    for meeting in await hub.store.blocks.meetings(person.id):
        met.setdefault(meeting.other, []).append(meeting)
    blocked = set(await hub.store.blocks.of(person.id))
    known = await hub.store.people(list(met))
    return [_opponent(known[other], games, other in blocked) for other, games in met.items() if other in known]


def _opponent(other: Person, games: list[Meeting], blocked: bool) -> Opponent:
    ahead = sum(game.counted and game.place < game.other_place for game in games)
    behind = sum(game.counted and game.place > game.other_place for game in games)
    account = other.account is not None
    return Opponent(other.id, other.name, account, len(games), ahead, behind, games[0].ended, blocked)


async def blocked_by(hub: Hub, person: Person) -> list[Blocked]:
    """Whom somebody has blocked."""
    ids = await hub.store.blocks.of(person.id)
    known = await hub.store.people(ids)
    return [Blocked(other, known[other].name) for other in ids if other in known]


async def block(hub: Hub, person: Person, other: Person) -> None:
    """From now on; at tables where both are, neither hears the other."""
    if person.id == other.id:
        raise BadInput(reason="yourself")
    await hub.store.blocks.add(person.id, other.id, hub.now())
    await hear_anew(hub, person.id, other.id)


async def unblock(hub: Hub, person: Person, other: str) -> None:
    """As if nothing had been."""
    await hub.store.blocks.drop(person.id, other)
    await hear_anew(hub, person.id, other)


async def hear_anew(hub: Hub, *people: str) -> None:
    """Sockets of this process learn whom their people want nothing to do with: some people's, or all."""
    connected = [client for room in hub.rooms.values() for client in room.connections if client.person]
    concerned = {f"{client.person}" for client in connected}
    apart = {person: await hub.store.blocks.apart(person) for person in concerned if not people or person in people}
    for client in connected:
        if client.person in apart:
            client.apart_from = apart[client.person]
