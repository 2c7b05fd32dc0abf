"""Ratings of accounts and bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has a rating yet."""
    op.add_column("results", sa.Column("rating_before", sa.Integer(), nullable=True))
    op.add_column("results", sa.Column("rating_after", sa.Integer(), nullable=True))
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("pace", sa.String(length=4), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "pace"),
    )


def downgrade() -> None:
    """All ratings are forgotten."""
    op.drop_table("ratings")
    with op.batch_alter_table("results") as results:
        results.drop_column("rating_after")
        results.drop_column("rating_before")
