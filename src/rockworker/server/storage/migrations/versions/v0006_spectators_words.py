"""Players and spectators talk among themselves while a game runs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What players have said is theirs; spectators' words were for all."""
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("heard_by", sa.String(length=10), nullable=False, server_default="all"))
    words = sa.table("chat", sa.column("seat"), sa.column("heard_by"))
    op.execute(words.update().where(words.c.seat.is_not(None)).values(heard_by="players"))
    with op.batch_alter_table("chat") as chat:
        chat.alter_column("heard_by", server_default=None, existing_type=sa.String(length=10))


def downgrade() -> None:
    """Everybody hears everybody, as before."""
    with op.batch_alter_table("chat") as chat:
        chat.drop_column("heard_by")
