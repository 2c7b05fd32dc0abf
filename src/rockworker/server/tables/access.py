"""Who may see a table."""

from __future__ import annotations

import secrets

from rockworker.server.storage.rows import TableRow


def may_see(table: TableRow, person: str | None, invite: str | None) -> bool:
    """Public tables are open to all; others to those who sit there, opened it, or have the invitation."""
    if table.public or (invite and secrets.compare_digest(invite.encode(), table.invite.encode())):
        return True
    return person is not None and (table.owner == person or belongs_to(table, person))


def belongs_to(table: TableRow, person: str) -> bool:
    """Whether somebody has a seat at a table, or one is kept for them."""
    return any(person in (seat.person, seat.held) for seat in table.seats)
