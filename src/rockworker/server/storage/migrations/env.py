"""Alembic runs this file for every command; the connection, with its lock and its transaction, is given to it."""

from __future__ import annotations

from alembic import context

from rockworker.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    compare_type=True,
    render_as_batch=True,  # SQLite can't alter tables otherwise
)
with context.begin_transaction():
    context.run_migrations()
