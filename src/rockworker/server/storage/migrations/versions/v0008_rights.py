"""People have an address and a time when they were last here; tokens that were sent to them; tries at passwords,
counted for all processes; somebody to whom the tables of people who are gone belong."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

NOBODY = "nobody"


def upgrade() -> None:
    """All who are known count as here today: nobody is forgotten for what was not written down."""
    now = time.time_ns() // 1_000_000
    op.add_column("people", sa.Column("email", sa.String(length=254), nullable=True))
    op.add_column("people", sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"))
    op.create_index("guests_by_last_visit", "people", ["account", "seen"])
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("purpose", sa.String(length=10), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_table(
        "tries",
        sa.Column("account", sa.String(length=120), nullable=False),
        sa.Column("left", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("granted", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("account"),
    )
    people = sa.table("people", *map(sa.column, ("id", "name", "created", "seen")))
    op.execute(people.update().values(seen=now))
    op.bulk_insert(people, [{"id": NOBODY, "name": "", "created": 0, "seen": now}])


def downgrade() -> None:
    """Addresses, tokens and tries are forgotten. Nobody stays: tables may be nobody's."""
    op.drop_table("tries")
    op.drop_table("tokens")
    op.drop_index("guests_by_last_visit", "people")
    op.drop_column("people", "seen")
    op.drop_column("people", "email")
