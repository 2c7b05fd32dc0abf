"""What the store remembers, as records: people, tables and seats, chat, presence."""

from __future__ import annotations

from typing import Any

import msgspec

from rockworker.engine.definition import Header
from rockworker.protocol import HeardBy


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays or watches."""

    id: str
    name: str
    account: str | None = None
    symbol: str | None = None
    """What stands beside the name; None: the one that follows from the id."""
    email: str | None = None
    """Where they have shown that they read mail."""

    @property
    def is_guest(self) -> bool:
        """Whether the name may be another one's, too: only an account's is nobody else's."""
        return self.account is None


class NewAccount(msgspec.Struct, frozen=True):
    """An account to be opened."""

    person: Person
    password: str
    """Hashed."""
    looks: str
    """What the name looks like: no two accounts look the same."""


class SeatRow(msgspec.Struct, frozen=True):
    """A seat as it was taken before the start."""

    number: int
    person: str | None
    name: str
    bot: str
    standing: tuple[str, ...] | None = None
    """The standing answers that its player has switched on; None: never any."""
    held: str | None = None
    held_name: str | None = None
    """For whom a free seat is kept, who is thereby invited."""
    guest: bool = False
    """The name of this seat is one that its person came with as a guest, or gave to it: no account's."""


class TableRow(msgspec.Struct, frozen=True):
    """A table, without its log."""

    id: str
    created: int
    owner: str
    header: Header
    settings: dict[str, Any]
    invite: str
    public: bool
    status: str
    changed: int
    rematch: str | None
    seats: tuple[SeatRow, ...]
    waits_for: tuple[int, ...] | None = None
    """The seats of people whom it waited for when it was read; None: nobody has noted it."""
    recorded: bool = False
    """Its result is noted, or needs not be."""
    starts_at: int | None = None
    """When an open table starts by itself."""


class MatchPlace(msgspec.Struct, frozen=True):
    """Which match of a tournament."""

    tournament: str
    round: int
    number: int


class ReadyRow(msgspec.Struct, frozen=True):
    """An entry of a log that was made in another process, as it will be stored."""

    number: int
    entry: msgspec.Raw
    at: int
    events: msgspec.Raw


Snapshot = tuple[int, bytes, bytes]
"""A table after an entry: its number, the position around the game, and the game's state."""


class ChatRow(msgspec.Struct, frozen=True):
    """Something said at a table."""

    id: int
    person: str
    name: str
    seat: int | None
    heard_by: HeardBy
    at: int
    text: str
    guest: bool


class PresenceRow(msgspec.Struct, frozen=True):
    """When a player was last seen by a server process, and whether still there."""

    seat: int
    process: str
    seen: int
    connected: bool
