"""All session tables of this process, who is connected to them, and who gets told what."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable
from typing import Final

import msgspec
import structlog

from rockworker.protocol import Presence, Welcome
from rockworker.server.errors import NoSuchTable
from rockworker.server.storage.outage import insist
from rockworker.server.storage.rows import Person, PresenceRow, TableRow
from rockworker.server.storage.store import Store
from rockworker.server.tables.access import may_see
from rockworker.server.tables.connection import Connection
from rockworker.server.tables.log import LogRow
from rockworker.server.tables.recent import RecentLog
from rockworker.server.tables.render import TableText
from rockworker.server.tables.session import TableSession
from rockworker.server.tables.state import TableState
from rockworker.server.tables.telling import Telling
from rockworker.server.tables.viewer import table_info
from rockworker.server.tables.words import Words

LOG = structlog.get_logger()
IDLE_SECONDS: Final = 600
"""After so long without anybody a table leaves the memory."""
BROKEN: Final = (1011, "broken")
"""What a client is told for whom an update could not be made."""
UNAVAILABLE: Final = (1013, "unavailable")
"""What a client is told who can't be let in while the database is away: come back soon."""
SEAT_LOST: Final = (1008, "seat-lost")
"""What a client is told whose person has the seat no longer: it may come back as what the person is now."""
SIGNED_OUT: Final = (1008, "signed-out")
"""What a client is told whose key is good no longer."""
NO_SUCH_TABLE: Final = (4404, "no-such-table")
"""What a client is told whose table is there no longer."""
STILL_THERE_MS: Final = 60_000
"""A player whom another process has not noted for so long is there no longer: perhaps the process died."""


def now_ms() -> int:
    """The server's clock."""
    return time.time_ns() // 1_000_000


class Room:
    """A session table and the connections to it."""

    def __init__(self, session: TableSession, owner: Person | None) -> None:
        self.session = session
        self.owner = owner
        self.connections: list[Connection] = []
        self.elsewhere: dict[int, int] = {}
        """By seat: when another server process has last noted that its player is connected there."""
        self.unsaved: set[int] = set()
        """The seats whose players have come or gone, which is not noted yet."""
        self.last_seen = time.monotonic()
        self.is_stale = False
        """Another process has changed the table, and nobody here needed to know yet."""
        self.seen_at: dict[int, int] = {}
        """By seat: when its player last gave a sign of life."""
        self._texts: dict[str, TableText] = {}
        self._named = session.table.seats
        """Whose names are in these texts."""
        self._looked_at = session.table.seats
        """Those who sat here when all who are connected could look through their seats."""
        self._telling = Telling(session, self.text)
        self.recent = RecentLog(session)
        self.words = Words(session, self.audience)
        session.listeners.append(self._on_rows)

    @property
    def here(self) -> tuple[int, ...]:
        """The seats whose players are connected to this process."""
        return tuple(sorted({c.seat for c in self.connections if c.seat is not None and self.may_look(c)}))

    @property
    def connected(self) -> tuple[int, ...]:
        """The seats whose players are there."""
        oldest = self.session.now() - STILL_THERE_MS
        return tuple(sorted({*self.here, *(seat for seat, seen in self.elsewhere.items() if seen > oldest)}))

    def is_connected(self, seat: int) -> bool:
        """Whether a seat's player is there."""
        return any([self.may_look(c) for c in self.connections if c.seat == seat]) or seat in self.connected

    @property
    def spectators(self) -> int:
        """How many only watch."""
        return sum(1 for c in self.connections if c.seat is None)

    # Who may look through which seat

    def may_look(self, client: Connection) -> bool:
        """Whether a client's seat still belongs to its person; whether one without a seat may still watch."""
        table = self.session.table
        if client.seat is None:
            return may_see(table, client.person, client.invite)
        return client.person is not None and table.seats[client.seat].person == client.person

    def audience(self) -> list[Connection]:
        """All who may be told something. Clients whose seat has gone to somebody else are sent away first, and
        spectators whose invitation has ended."""
        if self._looked_at is not self.session.table.seats:
            for client in self.connections.copy():
                if not self.may_look(client):
                    self._turn_away(client)
            self._looked_at = self.session.table.seats
        return self.connections.copy()

    def _turn_away(self, client: Connection) -> None:
        self.send_away(client, *(NO_SUCH_TABLE if client.seat is None else SEAT_LOST))

    def send_away(self, client: Connection, code: int, reason: str) -> None:
        """Hangs up on a client, who hears nothing more of this table."""
        client.close(code, reason)
        if client in self.connections:
            self.connections.remove(client)
        if client.seat is not None:
            self.unsaved.add(client.seat)

    def welcome(self, client: Connection, since: int | None = None) -> Welcome:
        """Everything that a client needs to begin with, or to go on with after an entry that it knows."""
        session = self.session
        sight, own = self._telling.whole(client.viewer)
        return Welcome(
            table=table_info(session, client.person, self.owner, self.connected, session.status),
            seat=client.seat,
            sight=sight,
            own=own,  # type: ignore[arg-type]  # ready as JSON
            log=self.recent.lines(client.seat, self.text(client.language), since),
            now=session.now(),
        )

    def text(self, language: str) -> TableText:
        """This table in the words of a language; names may change until the game starts."""
        if self._named is not self.session.table.seats:
            if self._named != self.session.table.seats:
                self._texts = {}
            self._named = self.session.table.seats
        text = self._texts.get(language)
        if text is None:
            names = [seat.name for seat in self._named]
            text = self._texts[language] = TableText(self.session.state, names, language)
        return text

    def join(self, client: Connection) -> bool:
        """A client comes in; False if its seat, or its invitation, was lost on the way."""
        if not self.may_look(client):
            self._turn_away(client)
            return False
        self.tell_all()  # what the newcomer is told is where the others must stand
        self.connections.append(client)
        self._note_change(client)
        return True

    def leave(self, client: Connection) -> None:
        """A client is gone."""
        client.gone.set()
        if client in self.connections:
            self.connections.remove(client)
        self._note_change(client)
        self.last_seen = time.monotonic()
        self.tell_presence()

    def note_life(self, client: Connection) -> None:
        """A player gave a sign of life. While players are there, that is noted now and then; this need not be."""
        if client.seat is not None and self.may_look(client):
            self.seen_at[client.seat] = self.session.now()

    def _note_change(self, client: Connection) -> None:
        """A player has come or gone."""
        self.note_life(client)
        if client.seat is not None and self.may_look(client):
            self.unsaved.add(client.seat)

    def take_presence(self, rows: Iterable[PresenceRow], process: str) -> None:
        """What all server processes have noted."""
        before = self.connected
        others = [row for row in rows if row.process != process]
        for row in others:
            self.seen_at[row.seat] = max(self.seen_at.get(row.seat, 0), row.seen)
        self.elsewhere = {row.seat: row.seen for row in sorted(others, key=lambda row: row.seen) if row.connected}
        if self.connected != before:
            self.tell_presence()

    def is_gone(self, seat: int) -> bool:
        """Whether a player has been away, while the game waited for them, for longer than the table's patience."""
        if seat not in self.session.state.actors:
            return False
        return self.is_away(seat, since=self.session.state.position.asked_at[seat])

    def is_away(self, seat: int, since: int = 0) -> bool:
        """Whether a player has been away, since a moment at the earliest, for longer than the table's patience."""
        patience: int = self.session.table.settings["patience_ms"]
        last = max(self.seen_at.get(seat, 0), since)
        return seat not in self.connected and self.session.now() - last > patience

    def tell_all(self) -> None:
        """Something around the game has changed: all are told what, if they can see it."""
        self._on_rows(self.session, [])

    def tell_presence(self) -> None:
        """Tells everybody who is there."""
        audience = self.audience()
        message = msgspec.json.encode(Presence(self.connected, self.spectators))
        for client in audience:
            client.send(message)

    def _on_rows(self, session: TableSession, rows: list[LogRow]) -> None:
        """After a commit: each viewer gets an update, made once for all who see the same.

        Where one can't be made, that viewer is cut off and may come back; the others go on."""
        self.recent.add(rows)
        audience = self.audience()
        self._telling.keep([client.viewer for client in audience])
        if not audience:
            return
        try:
            news = self._telling.news(rows)
        except Exception:
            self._break_off(audience)
            raise
        for client in audience:
            try:
                if message := news.message(client.viewer):
                    client.send_together((message,))
            except Exception:
                LOG.exception("viewer cut off", table=session.id, seat=client.seat, language=client.language)
                client.close(*BROKEN)

    def _break_off(self, audience: list[Connection]) -> None:
        """Nobody can be told what is new: all may come back, and are told everything then."""
        self._telling = Telling(self.session, self.text)
        for client in audience:
            client.close(*BROKEN)


def _differs(session: TableSession, found: TableRow | None) -> bool:
    """Whether a table on disk is another one than this process knows, apart from what each of its own moves changes."""
    known = session.table
    if found is None or found.status != session.status:
        return True
    moved = {"status": known.status, "changed": known.changed, "waits_for": known.waits_for}
    return msgspec.structs.replace(found, **moved) != known


class Hub:
    """The rooms of this process, opened when they are needed."""

    def __init__(self, store: Store, now: Callable[[], int] = now_ms) -> None:
        self.store = store
        self.now = now
        self.rooms: dict[str, Room] = {}
        self._opening = asyncio.Lock()
        self._opening_chats: set[asyncio.Future[None]] = set()
        self.on_open: list[Callable[[Room], None]] = []
        """Told of every room that is opened: bots, metrics, notifications hang onto it."""
        self.on_invitation: list[Callable[[str, str], None]] = []
        """Told of every seat that is kept for somebody: the table and the person."""
        self.needed: list[Callable[[Room], bool]] = []
        """Asked before a room is let go."""

    async def room(self, table_id: str, touch: bool = True) -> Room:
        """The room of a table; NoSuchTable if there is none. Pass touch=False so that idle eviction still applies."""
        room = self.rooms.get(table_id)
        if room is None:
            async with self._opening:
                room = self.rooms.get(table_id) or await self._open(table_id)
        await self.catch_up(room)
        if room.session.gone:
            raise NoSuchTable
        if touch:
            room.last_seen = time.monotonic()
        return room

    async def catch_up(self, room: Room) -> None:
        """Takes in what other processes have done while nobody here needed to know."""
        if room.is_stale:
            room.is_stale = False
            try:
                await self._take_in(room)
            except BaseException:
                room.is_stale = True
                raise

    async def _take_in(self, room: Room) -> None:
        """Memory follows the disk: the log, the seats, and whose table it is, if it is still there."""
        owner = room.session.table.owner
        await room.session.refresh()
        if room.session.gone:
            self.rooms.pop(room.session.id, None)
            for client in room.connections:
                client.close(*NO_SUCH_TABLE)
        elif room.session.table.owner != owner:
            room.owner = await self.store.person(room.session.table.owner)

    def known(self, table_id: str) -> Room | None:
        """A table's room, if it is in memory and up to date."""
        room = self.rooms.get(table_id)
        return None if room is None or room.is_stale else room

    async def _open(self, table_id: str) -> Room:
        # Ids are ours. What else comes in an address is no id, and nothing that a database need see.
        table = await self.store.table(table_id) if table_id.isascii() and table_id.isalnum() else None
        if table is None:
            raise NoSuchTable
        session = TableSession(self.store, table, self.now)
        await session.load()
        return await self._install(session)

    async def open_at(self, table: TableRow, state: TableState) -> Room:
        """The room of a table that was just stored with its log, which has led to this state."""
        session = TableSession(self.store, table, self.now)
        session.state = state
        async with self._opening:
            return self.rooms.get(table.id) or await self._install(session)

    async def _install(self, session: TableSession) -> Room:
        room = self.rooms[session.id] = Room(session, await self.store.person(session.table.owner))
        room.take_presence(await self.store.presence(session.id), self.store.process)
        session.listeners.append(lambda _, rows: self._after_end(room, rows))
        for told in self.on_open:
            told(room)
        if self.store.is_shared:
            await session.refresh()  # until now nobody has listened to the other processes' news
        return room

    def _after_end(self, room: Room, rows: list[LogRow]) -> None:
        """With the last entry, what players said becomes open."""
        if rows and room.session.state.is_over:
            task = asyncio.ensure_future(insist(lambda: self._open_chat(room)))
            self._opening_chats.add(task)
            task.add_done_callback(self._opening_chats.discard)

    async def _open_chat(self, room: Room) -> None:
        room.words.open(await self.store.chat(room.session.id))

    async def refresh(self, table_id: str) -> None:
        """Another process has changed a table: those who are connected here must hear of it."""
        room = self.rooms.get(table_id)
        if room is None:
            return
        if not self._is_needed(room):
            room.is_stale = True
            return
        before = room.session.table
        # Read before the seats are: what is said among players is for those who sit there then, or later.
        words = await self.store.chat(table_id, after=room.words.told) if room.connections else []
        await self._take_in(room)
        if room.session.table != before:
            room.tell_all()
        room.words.tell(words)
        if room.connections:
            room.take_presence(await self.store.presence(table_id), self.store.process)

    async def look_again(self, room: Room) -> None:
        """Who sits here may have changed a moment ago at another process, whose news is still on its way. Only then is
        the table's lock taken: else nobody who comes in waits for a move, nor a move for them."""
        if self.store.is_shared and _differs(room.session, await self.store.table(room.session.id)):
            await self._take_in(room)
            room.tell_all()

    async def tell_words(self, room: Room) -> None:
        """Something was said: it is told, after what was said before at another process, whose news is on its way."""
        words = await self.store.chat(room.session.id, after=room.words.told)
        await self.look_again(room)  # a seat may have been lost at another process before it was said
        room.words.tell(words)

    async def tell_past_words(self, room: Room, client: Connection) -> None:
        """Who has come in hears what was said before, as far as they may."""
        words = await self.store.chat(room.session.id)
        await self.look_again(room)
        room.words.tell_past(client, words)

    async def check_keys(self, clients: Iterable[Connection] | None = None) -> None:
        """Sends away the clients (some, or all of this process) whose keys are good no longer."""
        held = [(room, client) for room in self.rooms.values() for client in room.connections if client.key]
        asked = held if clients is None else [each for each in held if each[1] in clients]
        good = await self.store.good_keys({client.key for _, client in asked if client.key})
        for room, client in asked:
            if client.key not in good:
                room.send_away(client, *SIGNED_OUT)

    def tell_invited(self, table: TableRow) -> None:
        """Seats at a table are kept for people, who want to know."""
        for seat in table.seats:
            for told in self.on_invitation if seat.held else ():
                told(table.id, f"{seat.held}")

    async def hang_up(self, code: int, reason: str, patience: float = 2.0) -> None:
        """The server stops: everybody is told why, and has a moment to go."""
        clients = [client for room in self.rooms.values() for client in room.connections]
        for client in clients:
            client.close(code, reason)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await asyncio.gather(*[client.gone.wait() for client in clients])

    async def settle(self) -> None:
        """Waits for everything that has begun: then the storage may be closed. Nobody is left to hear old words."""
        for room in list(self.rooms.values()):
            await room.session.settle()
        for task in self._opening_chats:
            task.cancel()
        await asyncio.gather(*self._opening_chats, return_exceptions=True)

    def forget_idle(self) -> None:
        """Lets go of tables where nobody has been for a while."""
        for table_id, room in list(self.rooms.items()):
            if time.monotonic() - room.last_seen > IDLE_SECONDS and not self._is_needed(room):
                del self.rooms[table_id]

    def _is_needed(self, room: Room) -> bool:
        """Whether somebody is there, or something goes on by itself."""
        return bool(room.connections) or any(needed(room) for needed in self.needed)
