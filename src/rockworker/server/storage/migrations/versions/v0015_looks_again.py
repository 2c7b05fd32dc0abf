"""More names are known to look alike; and ratings of nobody, which removed accounts have left behind, are gone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from rockworker.server.names import looks

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of old accounts that look alike by now, the first owns the look; the others keep their names."""
    connection = op.get_bind()
    people = sa.table("people", *map(sa.column, ("id", "name", "account", "looks", "created")))
    ratings = sa.table("ratings", sa.column("player"))
    connection.execute(people.update().values(looks=None))
    accounts = sa.select(people.c.id, people.c.name).where(people.c.account.is_not(None)).order_by(people.c.created)
    first: dict[str, str] = {}
    for person, name in connection.execute(accounts).all():
        first.setdefault(looks(name), person)
    for look, person in first.items():
        connection.execute(people.update().where(people.c.id == person).values(looks=look))
    connection.execute(ratings.delete().where(ratings.c.player == "None"))


def downgrade() -> None:
    """What was found to look alike stays so."""
