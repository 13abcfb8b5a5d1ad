"""Who lets their games be measured, under which name, and which games are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column(
        "people", sa.Column("measuring", sa.Text(), nullable=False, server_default="unasked")
    )
    op.add_column("people", sa.Column("pseudonym", sa.Text(), nullable=True))
    no = sa.text("false")
    op.add_column(
        "games", sa.Column("is_measured", sa.Boolean(), nullable=False, server_default=no)
    )
