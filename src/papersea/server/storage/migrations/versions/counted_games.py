"""Which games count in statistics: not those that were taken up from another one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    yes = sa.text("true")
    op.add_column(
        "games", sa.Column("is_counted", sa.Boolean(), nullable=False, server_default=yes)
    )
