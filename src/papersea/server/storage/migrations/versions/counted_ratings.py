"""Why a rated game has not changed a rating, who gave up early, and where players come from for as
long as their game lasts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    no = sa.text("false")
    op.add_column(
        "game_seats", sa.Column("gave_up", sa.Boolean(), nullable=False, server_default=no)
    )
    op.add_column("game_seats", sa.Column("unrated", sa.Text(), nullable=True))
    op.create_index("ix_games_ended_at", "games", ["ended_at"])
    op.create_table(
        "whereabouts",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["code"], ["tables.code"], name="fk_whereabouts_code", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("code", "game", "person", "place", name="pk_whereabouts"),
    )
    op.create_index("ix_whereabouts_person", "whereabouts", ["person"])
