"""Whom people want nothing to do with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is blocked yet."""
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("blocked", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.ForeignKeyConstraint(["blocked"], ["people.id"]),
        sa.PrimaryKeyConstraint("person", "blocked"),
    )
    op.create_index("blocks_by_blocked", "blocks", ["blocked"])


def downgrade() -> None:
    """Everybody may meet everybody again."""
    op.drop_table("blocks")
