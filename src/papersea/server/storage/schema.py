"""The tables of the database. ``migrations`` build the same, step by step."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _text(name: str, *, is_optional: bool = False) -> Column[str]:
    return Column(name, Text, nullable=is_optional)


def _real(name: str, *, is_optional: bool = False) -> Column[float]:
    return Column(name, Double, nullable=is_optional)


def _whole(name: str, default: str | None = None) -> Column[int]:
    return Column(name, Integer, nullable=False, server_default=default and text(default))


def _flag(name: str, default: str | None = None) -> Column[bool]:
    return Column(name, Boolean, nullable=False, server_default=default and text(default))


def _code_of_a_table() -> Column[str]:
    return Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), nullable=False)


TABLES: Final = Table(
    "tables",
    METADATA,
    _text("code"),
    _real("created_at"),
    _real("changed_at"),
    _text("phase"),
    _flag("is_public"),
    _real("wake_at", is_optional=True),
    _text("listing"),
    _flag("is_joinable", "false"),
    _whole("generation", "0"),  # rises when events are rewritten
    PrimaryKeyConstraint("code"),
    Index(None, "wake_at"),
    Index(None, "is_public", "phase", "created_at"),
    Index(None, "is_joinable", "created_at"),
    Index(None, "changed_at"),
)

# The primary key decides between two writers.
EVENTS: Final = Table(
    "events",
    METADATA,
    _code_of_a_table(),
    _whole("number"),
    _real("at"),
    _text("body"),
    PrimaryKeyConstraint("code", "number"),
)

ATTENDANCE: Final = Table(
    "attendance",
    METADATA,
    _code_of_a_table(),
    _text("person"),
    _flag("is_seated", "true"),
    PrimaryKeyConstraint("code", "person"),
    Index(None, "person"),
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    _text("id"),
    Column("token_hash", Text, nullable=False, unique=True),
    _text("name"),
    _text("language"),
    _text("kind"),
    _text("owner", is_optional=True),
    _real("created_at"),
    _real("seen_at"),
    PrimaryKeyConstraint("id"),
    Index(None, "owner"),
    Index(None, "seen_at"),
)

MUTES: Final = Table(
    "mutes",
    METADATA,
    _text("person"),
    _text("muted"),
    PrimaryKeyConstraint("person", "muted"),
    Index(None, "muted"),
)

GAMES: Final = Table(
    "games",
    METADATA,
    _text("id"),
    _text("code"),
    _whole("number"),
    _real("ended_at"),
    _text("options"),
    _whole("players"),
    _flag("is_rated"),
    _text("outcome"),
    _text("record"),
    _flag("is_counted", "true"),
    PrimaryKeyConstraint("id"),
    Index(None, "code"),
)

GAME_SEATS: Final = Table(
    "game_seats",
    METADATA,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    _whole("seat"),
    _text("person", is_optional=True),
    _text("name"),
    _text("opponent", is_optional=True),
    _whole("rank"),
    _whole("score"),
    _whole("rounds"),
    _whole("stops"),
    _whole("bets"),
    _whole("bets_won"),
    _flag("mermaid_win"),
    _real("mu_before", is_optional=True),
    _real("sigma_before", is_optional=True),
    _real("mu_after", is_optional=True),
    _real("sigma_after", is_optional=True),
    PrimaryKeyConstraint("game_id", "seat"),
    Index(None, "person"),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    _text("person"),
    _whole("players"),
    _real("mu"),
    _real("sigma"),
    _whole("games"),
    _real("changed_at"),
    PrimaryKeyConstraint("person", "players"),
)
