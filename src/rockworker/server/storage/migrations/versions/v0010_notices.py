"""People, not seats, say of what and how they want to be told; browsers take Web Push; messages wait in an outbox."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Webhooks become the person's. E-mail addresses were never confirmed: they are forgotten."""
    notices = op.create_table(
        "notices",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "pushes",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=30), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index("pushes_by_person", "pushes", ["person"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("outbox_by_due", "outbox", ["due"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.bulk_insert(notices, _webhooks(op.get_bind()))
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("notify")


def _webhooks(connection: sa.Connection) -> list[dict[str, Any]]:
    seats = sa.table("seats", sa.column("person"), sa.column("notify", sa.JSON()))
    wishes = sa.select(seats.c.person, seats.c.notify).where(seats.c.person.is_not(None), seats.c.notify.is_not(None))
    found: dict[str, dict[str, Any]] = {}
    for person, wish in connection.execute(wishes):
        if wish and wish.get("webhook"):
            found[person] = {"webhook": wish["webhook"], "lang": wish.get("lang", "en")}
    return [{"person": person, "settings": settings} for person, settings in found.items()]


def downgrade() -> None:
    """Nobody is told of anything."""
    op.add_column("seats", sa.Column("notify", sa.JSON(), nullable=True))
    for table in ("secrets", "outbox", "pushes", "notices"):
        op.drop_table(table)
