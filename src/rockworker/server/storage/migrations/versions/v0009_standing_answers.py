"""Seats know what their players have said once and for all."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has said anything yet."""
    op.add_column("seats", sa.Column("standing", sa.JSON(), nullable=True))


def downgrade() -> None:
    """Players are asked everything again."""
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("standing")
