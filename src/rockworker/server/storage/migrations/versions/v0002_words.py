"""Words have keys, so that a repeated one is said once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Words that were said before have none."""
    op.add_column("chat", sa.Column("key", sa.String(length=80), nullable=True))
    op.create_index("one_word_per_key", "chat", ["table", "person", "key"], unique=True)


def downgrade() -> None:
    """Keys are forgotten."""
    op.drop_index("one_word_per_key", "chat")
    with op.batch_alter_table("chat") as chat:
        chat.drop_column("key")
