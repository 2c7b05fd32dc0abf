"""What people say at a table, and who hears it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from rockworker.protocol import Said
from rockworker.server.storage.rows import ChatRow
from rockworker.server.tables.connection import Connection
from rockworker.server.tables.session import TableSession


class Words:
    """Passes on what is said at one table: to each client everything that it may hear, in order, and once."""

    def __init__(self, session: TableSession, audience: Callable[[], list[Connection]]) -> None:
        self.session = session
        self._audience = audience
        """All who may be told something now."""

    @property
    def told(self) -> int:
        """The last word that all who listen were told, or that was not for them."""
        return min([client.chat_seen for client in self._audience() if client.words_held is None], default=0)

    def tell(self, rows: Sequence[ChatRow]) -> None:
        """Passes on what was said: while the game runs, players and spectators talk among themselves."""
        said = [(row, _said(row)) for row in rows]
        for client in self._audience() if said else ():
            if client.words_held is None:
                self._tell(client, said)
            else:
                client.words_held += rows

    def tell_past(self, client: Connection, rows: Sequence[ChatRow]) -> None:
        """A newcomer alone hears what was said before, and then what was said since it came in."""
        held, client.words_held = client.words_held or [], None
        if client in self._audience():
            client.knows_all = self.session.status == "over"
            self._tell(client, [(row, _said(row)) for row in (*rows, *held)])

    def open(self, rows: Sequence[ChatRow]) -> None:
        """The game is over: spectators and players hear what the others said among themselves."""
        for client in self._audience():
            if client.words_held is None and not client.knows_all:
                client.send_together([_said(row) for row in rows if self._was_kept_from(client, row)])
                self._tell(client, [(row, _said(row)) for row in rows])

    def _tell(self, client: Connection, said: Iterable[tuple[ChatRow, bytes]]) -> None:
        heard: list[bytes] = []
        for row, data in said:
            if row.id > client.chat_seen:
                client.chat_seen = row.id
                heard += [data] if self._may_hear(client, row) else []
        client.send_together(heard)

    def _may_hear(self, client: Connection, row: ChatRow) -> bool:
        """All hear everything once the game is over, but not the words of those whom they have blocked."""
        if row.person in client.apart_from:
            return False
        return self.session.status == "over" or not self._is_hidden(client, row)

    def _was_kept_from(self, client: Connection, row: ChatRow) -> bool:
        return row.id <= client.chat_seen and self._is_hidden(client, row) and row.person not in client.apart_from

    def _is_hidden(self, client: Connection, row: ChatRow) -> bool:
        """Whether something was not for this client while the game ran. Players who only watch hear neither."""
        if row.heard_by == "players":
            return client.seat is None
        owners = {seat.person for seat in self.session.table.seats if seat.person is not None}
        return row.heard_by == "spectators" and (client.seat is not None or client.person in owners)


def _said(row: ChatRow) -> bytes:
    return msgspec.json.encode(Said(row.id, row.name, row.guest, row.seat, row.heard_by, row.at, row.text))
