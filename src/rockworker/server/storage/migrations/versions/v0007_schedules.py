"""Tables that start at an hour."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No table has an hour yet."""
    op.add_column("tables", sa.Column("starts_at", sa.BigInteger(), nullable=True))
    op.create_index("tables_to_start", "tables", ["status", "starts_at"])


def downgrade() -> None:
    """Hours are forgotten: somebody has to start these tables."""
    op.drop_index("tables_to_start", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("starts_at")
