"""What Alembic runs: all steps on the connection that it was handed, in its transaction."""

from __future__ import annotations

from alembic import context

from papersea.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
