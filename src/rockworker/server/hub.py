"""All live tables of this process, who is connected to them, and who gets told what."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from rockworker.server.entries import LogRow
from rockworker.server.errors import NoSuchTable
from rockworker.server.live import LiveTable
from rockworker.server.protocol import Message, Presence, Said, Sight, Update, Welcome
from rockworker.server.sight import log_lines, sight, table_info
from rockworker.server.store import ChatRow, Store
from rockworker.server.words import Speaker

QUEUE_LENGTH: Final = 256
"""Messages that may wait for a slow client before it is cut off; it comes back and gets a fresh view."""
IDLE_SECONDS: Final = 600
"""After so long without anybody a table leaves the memory."""


def now_ms() -> int:
    """The server's clock."""
    return time.time_ns() // 1_000_000


class Connection:
    """A client at a table: whose eyes, and what is still to be sent to it."""

    def __init__(self, person: str | None, seat: int | None, language: str) -> None:
        self.person = person
        self.seat = seat
        self.language = language
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE_LENGTH)
        self.chat_seen = 0
        """The last thing said that was sent."""

    def send(self, message: Message | bytes) -> None:
        """Queues a message; a client that does not keep up is cut off."""
        data = message if isinstance(message, bytes) else msgspec.json.encode(message)
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.cut_off()

    def cut_off(self) -> None:
        """Ends the connection: what is queued is dropped, the closing mark comes next."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Room:
    """A live table and the connections to it."""

    def __init__(self, live: LiveTable, owner_name: str) -> None:
        self.live = live
        self.owner_name = owner_name
        self.connections: list[Connection] = []
        self.last_seen = time.monotonic()
        self.seen_at: dict[int, int] = {}
        """By seat: when its player last gave a sign of life."""
        self._speakers: dict[str, Speaker] = {}
        live.listeners.append(self._on_rows)

    @property
    def connected(self) -> tuple[int, ...]:
        """The seats whose players are there."""
        return tuple(sorted({c.seat for c in self.connections if c.seat is not None}))

    @property
    def spectators(self) -> int:
        """How many only watch."""
        return sum(1 for c in self.connections if c.seat is None)

    def welcome(self, client: Connection, rows: Iterable[LogRow]) -> Welcome:
        """Everything that a client needs to begin with."""
        live = self.live
        return Welcome(
            table=table_info(live, client.person, self.owner_name, self.connected),
            seat=client.seat,
            sight=self.sight(client),
            log=log_lines(live, rows, client.seat, self.speaker(client.language)),
            now=live.now(),
        )

    def sight(self, client: Connection) -> Sight:
        """What a client sees now."""
        speaker = self.speaker(client.language)
        return sight(self.live, client.seat, client.person, self.connected, speaker)

    def speaker(self, language: str) -> Speaker:
        """Whoever puts this table into words; names may change until the game starts."""
        names = [seat.name for seat in self.live.table.seats]
        speaker = self._speakers.get(language)
        if speaker is None or speaker.texts.names != names:
            speaker = self._speakers[language] = Speaker(self.live.record, names, language)
        return speaker

    def join(self, client: Connection) -> None:
        """A client comes in."""
        self.connections.append(client)
        self.note_life(client.seat)

    def leave(self, client: Connection) -> None:
        """A client is gone."""
        if client in self.connections:
            self.connections.remove(client)
        self.note_life(client.seat)
        self.last_seen = time.monotonic()
        self.tell_presence()

    def note_life(self, seat: int | None) -> None:
        """A player gave a sign of life."""
        if seat is not None:
            self.seen_at[seat] = self.live.now()

    def is_gone(self, seat: int) -> bool:
        """Whether a player has been away for longer than the table's patience."""
        if seat in self.connected:
            return False
        since = max(self.seen_at.get(seat, 0), self.live.record.position.at)
        patience: int = self.live.table.settings["patience_ms"]
        return self.live.now() - since > patience

    def tell_all(self) -> None:
        """Sends everybody a fresh sight: something around the game has changed."""
        self._on_rows(self.live, [])

    def tell_chat(self, rows: Iterable[ChatRow]) -> None:
        """Passes on what was said: players' words stay among players while the game runs."""
        for row in rows:
            said = msgspec.json.encode(Said(row.id, row.name, row.seat, row.at, row.text))
            for client in self.connections:
                if row.id > client.chat_seen and self.may_hear(client.seat, row):
                    client.chat_seen = row.id
                    client.send(said)

    def may_hear(self, seat: int | None, row: ChatRow) -> bool:
        """Spectators hear players once the game is over."""
        return seat is not None or row.seat is None or self.live.status == "over"

    def tell_presence(self) -> None:
        """Tells everybody who is there."""
        message = msgspec.json.encode(Presence(self.connected, self.spectators))
        for client in self.connections:
            client.send(message)

    def _on_rows(self, live: LiveTable, rows: list[LogRow]) -> None:
        """After a commit: each pair of eyes gets its own update, made once for all who share it."""
        made: dict[tuple[int | None, str | None, str], bytes] = {}
        for client in self.connections:
            eyes = (client.seat, client.person, client.language)
            if eyes not in made:
                made[eyes] = self._update(client, rows)
            client.send(made[eyes])

    def _update(self, client: Connection, rows: list[LogRow]) -> bytes:
        lines = log_lines(self.live, rows, client.seat, self.speaker(client.language))
        return msgspec.json.encode(Update(self.sight(client), lines, self.live.now()))


class Hub:
    """The rooms of this process, opened when they are needed."""

    def __init__(self, store: Store, now: Callable[[], int] = now_ms) -> None:
        self.store = store
        self.now = now
        self.rooms: dict[str, Room] = {}
        self._opening = asyncio.Lock()
        self.on_open: list[Callable[[Room], None]] = []
        """Told of every room that is opened: bots, metrics, notifications hang onto it."""

    async def room(self, table_id: str) -> Room:
        """The room of a table; NoSuchTable if there is none."""
        room = self.rooms.get(table_id)
        if room is None:
            async with self._opening:
                room = self.rooms.get(table_id) or await self._open(table_id)
        return room

    async def _open(self, table_id: str) -> Room:
        table = await self.store.table(table_id)
        if table is None:
            raise NoSuchTable
        live = LiveTable(self.store, table, self.now)
        await live.load()
        owner = await self.store.person(table.owner)
        room = self.rooms[table_id] = Room(live, owner.name if owner else "")
        for told in self.on_open:
            told(room)
        return room

    async def refresh(self, table_id: str) -> None:
        """Another process has changed a table: those who are connected here must hear of it."""
        room = self.rooms.get(table_id)
        if room is None:
            return
        before = room.live.table
        await room.live.refresh()
        if room.live.table != before:
            room.tell_all()
        if room.connections:
            last = min(client.chat_seen for client in room.connections)
            room.tell_chat(await self.store.chat(table_id, after=last))

    def forget_idle(self) -> None:
        """Lets go of tables where nobody has been for a while."""
        for table_id, room in list(self.rooms.items()):
            if not room.connections and time.monotonic() - room.last_seen > IDLE_SECONDS:
                del self.rooms[table_id]
