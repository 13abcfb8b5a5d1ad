"""Tables that cannot be read, with the reason; and when the house was there, and when not."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("unreadable", sa.Text(), nullable=True))
    op.create_table(
        "pulse",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("filler", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_pulse"),
    )
    op.create_table(
        "absences",
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("until", name="pk_absences"),
    )
