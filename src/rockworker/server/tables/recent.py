"""The last entries of a table's log, kept in memory: who comes in is told of them without a look at the disk."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Final

from rockworker.protocol import LogLine
from rockworker.server.tables.log import LogRow
from rockworker.server.tables.render import TableText
from rockworker.server.tables.session import TableSession
from rockworker.server.tables.viewer import News

PAGE: Final = 50
"""Entries that a client is told of at first. Earlier ones it asks for when somebody wants to read them."""


class RecentLog:
    """The last page of a log. It follows the table step by step: whenever the loop is free, it ends where the table
    does."""

    def __init__(self, session: TableSession) -> None:
        self.session = session
        self.rows: deque[LogRow] = deque(maxlen=PAGE)
        self._filled = False
        self._filling = asyncio.Lock()
        self._lines: dict[tuple[int | None, TableText], dict[int, LogLine]] = {}

    def add(self, rows: Iterable[LogRow]) -> None:
        """What has just happened."""
        self.rows.extend(rows)

    async def fill(self) -> None:
        """Reads what was before this process knew the table: once."""
        async with self._filling:
            if self._filled:
                return
            known = self.rows[0].number - 1 if self.rows else self.session.state.number
            earlier = await self.session.store.log(self.session.table, after=max(known - PAGE, 0), until=known)
            self.rows = deque([*earlier, *self.rows], maxlen=PAGE)
            self._filled = True

    def lines(self, viewer: int | None, text: TableText, since: int | None) -> tuple[LogLine, ...]:
        """Those after an entry that a client knows, as one viewer may see them, put into words once."""
        told = self._lines.get((viewer, text), {})
        found = {row.number: told.get(row.number) or _line(row, viewer, text) for row in self.rows}
        self._forget_other_words(text)
        self._lines[viewer, text] = found
        known = since if since is not None and 0 <= since <= self.session.state.number else 0
        return tuple(line for number, line in found.items() if number > known)

    def _forget_other_words(self, text: TableText) -> None:
        """Where names have changed, the old words are nobody's any more."""
        for viewer, known in list(self._lines):
            if known is not text and known.language == text.language:
                del self._lines[viewer, known]


def _line(row: LogRow, viewer: int | None, text: TableText) -> LogLine:
    return News((row,)).lines(viewer, text)[0]
