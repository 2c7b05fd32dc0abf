"""Seats and words know whether a name was a guest's."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

MARKED = (("seats", ("person", "held")), ("chat", ("person",)))


def upgrade() -> None:
    """Who is a guest now came as one."""
    people = sa.table("people", sa.column("id"), sa.column("account"))
    guests = sa.select(people.c.id).where(people.c.account.is_(None))
    for name, owners in MARKED:
        op.add_column(name, sa.Column("guest", sa.Boolean(), nullable=False, server_default=sa.false()))
        marked = sa.table(name, *map(sa.column, owners), sa.column("guest"))
        owned = sa.or_(*[marked.c[owner].in_(guests) for owner in owners])
        op.execute(sa.update(marked).where(owned).values(guest=sa.true()))


def downgrade() -> None:
    """Names are names again."""
    for name, _ in MARKED:
        with op.batch_alter_table(name) as table:
            table.drop_column("guest")
