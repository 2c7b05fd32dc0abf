"""What comes to the door of a table."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from rockworker.server.tables.log import AnyEntry, EntryRow

Acknowledge = Callable[[EntryRow], None]
"""Told that a request was granted and is on disk, before the listeners hear of it."""


class Request(msgspec.Struct, frozen=True):
    """An entry that somebody wants to append."""

    entry: AnyEntry
    version: int | None = None
    """The version of the table that it answers; None: whatever it is now."""
    key: str | None = None
    by_owner: bool = False
    """The owner of the seat asks, not the server for a bot."""
    acknowledge: Acknowledge | None = None
    standing: bool = False
    """It is said to be a standing answer."""

    def grant(self, row: EntryRow) -> None:
        """Tells the caller that the entry is on disk."""
        if self.acknowledge:
            self.acknowledge(row)
