"""Tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """There are none yet."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("wish", sa.JSON(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["people.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("tournaments_by_status", "tournaments", ["status", "created"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("dropped", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"]),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("tournament", "number"),
        sa.UniqueConstraint("tournament", "person", name="one_entry_for_each"),
    )
    op.create_table(
        "matches",
        sa.Column("tournament", sa.String(length=32), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("second", sa.Integer(), nullable=True),
        sa.Column("table", sa.String(length=32), nullable=True),
        sa.Column("result", sa.String(length=6), nullable=True),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"]),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("tournament", "round", "number"),
    )


def downgrade() -> None:
    """Their tables stay as tables."""
    for table in ("matches", "entrants", "tournaments"):
        op.drop_table(table)
