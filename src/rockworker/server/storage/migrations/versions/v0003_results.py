"""Results of games, symbols of people, and whom a table waits for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games that are over already are recorded after the start."""
    op.add_column("people", sa.Column("symbol", sa.String(length=20), nullable=True))
    op.add_column("tables", sa.Column("waits_for", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("recorded", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("tables_to_record", "tables", ["status", "recorded"])
    op.create_table(
        "results",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("bot", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(length=4), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("stopped", sa.Boolean(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("plans", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index("results_by_person", "results", ["person", "ended"])


def downgrade() -> None:
    """Results are forgotten; they can be made again."""
    op.drop_table("results")
    op.drop_index("tables_to_record", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("recorded")
        tables.drop_column("waits_for")
    with op.batch_alter_table("people") as people:
        people.drop_column("symbol")
