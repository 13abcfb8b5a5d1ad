"""Who sits at which table now, where somebody waits, and whether a log was rewritten."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def _add(table: str, name: str, kind: sa.types.TypeEngine[Any], default: str) -> None:
    op.add_column(table, sa.Column(name, kind, nullable=False, server_default=sa.text(default)))


def upgrade() -> None:
    _add("tables", "is_joinable", sa.Boolean(), "false")
    _add("tables", "generation", sa.Integer(), "0")
    _add("attendance", "is_seated", sa.Boolean(), "true")
    op.create_index("ix_tables_is_joinable_created_at", "tables", ["is_joinable", "created_at"])
    op.create_index("ix_tables_changed_at", "tables", ["changed_at"])
    op.create_index("ix_people_seen_at", "people", ["seen_at"])
    op.execute(
        sa.text(
            "UPDATE tables SET is_joinable = is_public AND phase = 'open'"
            r""" AND listing NOT LIKE '%"people"\:0,%' AND listing NOT LIKE '%"free"\:0,%'"""
        )
    )
    # Whoever wrote this database dealt by the first dealing, and no log said so: the next papersea
    # had this step already. Entries that prepare a game have its secret, and no name can have
    # unescaped quotes.
    op.execute(
        sa.text(
            "UPDATE events SET body = substr(body, 1, length(body) - 1)"
            r""" || ',"versions"\:{"log"\:1,"rules"\:1,"dealing"\:1}}'"""
            r""" WHERE body LIKE '%,"secret"\:"%' AND body NOT LIKE '%"versions"\:%'"""
        )
    )
