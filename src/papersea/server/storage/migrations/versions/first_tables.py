"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("ended_at", sa.Double(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("is_rated", sa.Boolean(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_index("ix_games_code", "games", ["code"])
    op.create_table(
        "mutes",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("muted", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person", "muted", name="pk_mutes"),
    )
    op.create_index("ix_mutes_muted", "mutes", ["muted"])
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=True),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("seen_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("token_hash", name="uq_people_token_hash"),
    )
    op.create_index("ix_people_owner", "people", ["owner"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("changed_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("person", "players", name="pk_ratings"),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("changed_at", sa.Double(), nullable=False),
        sa.Column("phase", sa.Text(), nullable=False),
        sa.Column("is_public", sa.Boolean(), nullable=False),
        sa.Column("wake_at", sa.Double(), nullable=True),
        sa.Column("listing", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
    )
    op.create_index(
        "ix_tables_is_public_phase_created_at", "tables", ["is_public", "phase", "created_at"]
    )
    op.create_index("ix_tables_wake_at", "tables", ["wake_at"])
    op.create_table(
        "attendance",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["code"], ["tables.code"], name="fk_attendance_code", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("code", "person", name="pk_attendance"),
    )
    op.create_index("ix_attendance_person", "attendance", ["person"])
    op.create_table(
        "events",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["code"], ["tables.code"], name="fk_events_code", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("code", "number", name="pk_events"),
    )
    op.create_table(
        "game_seats",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("opponent", sa.Text(), nullable=True),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("stops", sa.Integer(), nullable=False),
        sa.Column("bets", sa.Integer(), nullable=False),
        sa.Column("bets_won", sa.Integer(), nullable=False),
        sa.Column("mermaid_win", sa.Boolean(), nullable=False),
        sa.Column("mu_before", sa.Double(), nullable=True),
        sa.Column("sigma_before", sa.Double(), nullable=True),
        sa.Column("mu_after", sa.Double(), nullable=True),
        sa.Column("sigma_after", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_game_seats_game_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_game_seats"),
    )
    op.create_index("ix_game_seats_person", "game_seats", ["person"])
