"""Reviews of finished games are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None is made yet."""
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("played", sa.String(length=64), nullable=False),
        sa.Column("verdicts", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table"),
    )


def downgrade() -> None:
    """They can be made again."""
    op.drop_table("reviews")
