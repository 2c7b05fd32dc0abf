"""Words have keys, so that a repeated one is said once; accounts know what their names look like; a row to try the
disk with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from rockworker.server.names import looks

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Words that were said before have no key. Of old accounts that look alike, the first owns the look."""
    op.add_column("chat", sa.Column("key", sa.String(length=80), nullable=True))
    op.create_index("one_word_per_key", "chat", ["table", "person", "key"], unique=True)
    op.add_column("people", sa.Column("looks", sa.String(length=200), nullable=True))
    _fill_looks(op.get_bind())
    op.create_index("one_account_for_each_look", "people", ["looks"], unique=True)
    filler = sa.Column("filler", sa.Text(), nullable=False)
    probe = op.create_table(
        "probe", sa.Column("id", sa.Integer(), nullable=False), filler, sa.PrimaryKeyConstraint("id")
    )
    op.bulk_insert(probe, [{"id": 1, "filler": ""}])


def _fill_looks(connection: sa.Connection) -> None:
    people = sa.table("people", *map(sa.column, ("id", "name", "account", "looks", "created")))
    accounts = sa.select(people.c.id, people.c.name).where(people.c.account.is_not(None)).order_by(people.c.created)
    first: dict[str, str] = {}
    for person, name in connection.execute(accounts).all():
        first.setdefault(looks(name), person)
    for look, person in first.items():
        connection.execute(people.update().where(people.c.id == person).values(looks=look))


def downgrade() -> None:
    """Keys and looks are forgotten."""
    op.drop_table("probe")
    op.drop_index("one_account_for_each_look", "people")
    with op.batch_alter_table("people") as people:
        people.drop_column("looks")
    op.drop_index("one_word_per_key", "chat")
    with op.batch_alter_table("chat") as chat:
        chat.drop_column("key")
