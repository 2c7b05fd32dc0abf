"""Seats can be kept for somebody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No seat is kept for anybody yet."""
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("held", sa.String(length=32), nullable=True))
        seats.add_column(sa.Column("held_name", sa.String(length=40), nullable=True))
        seats.create_foreign_key("seat_held_for", "people", ["held"], ["id"])
    op.create_index("seats_by_invited", "seats", ["held"])


def downgrade() -> None:
    """Invitations are forgotten."""
    op.drop_index("seats_by_invited", "seats")
    with op.batch_alter_table("seats") as seats:
        seats.drop_constraint("seat_held_for", type_="foreignkey")
        seats.drop_column("held_name")
        seats.drop_column("held")
