"""Which face somebody has chosen, and the cards that counted for somebody in a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("people", sa.Column("face", sa.Text(), nullable=True))
    op.add_column("game_seats", sa.Column("cards", sa.Text(), nullable=True))
