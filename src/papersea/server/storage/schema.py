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


def _number() -> Column[int]:
    """Given by whoever writes, and by no sequence."""
    return Column("number", Integer, nullable=False, autoincrement=False)


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
    _text("unreadable", is_optional=True),  # why; then nothing of the table is touched
    _real("closed_at", is_optional=True),  # by whoever runs the house: nobody plays there
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

# Where those who sit at a rated table come from: numbers that say whether two of them come from one
# address, and that mean nothing at another table or in another game. Until the game is filed.
WHEREABOUTS: Final = Table(
    "whereabouts",
    METADATA,
    _code_of_a_table(),
    _whole("game"),
    _text("person"),
    _whole("place"),
    PrimaryKeyConstraint("code", "game", "person", "place"),
    Index(None, "person"),
)

# In a database of tables alone: nobody's name, but whom it may name (storage/people.py).
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
    Column("measuring", Text, nullable=False, server_default="unasked"),
    _text("pseudonym", is_optional=True),  # while they let their games be measured
    _text("face", is_optional=True),
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
    _flag("is_measured", "false"),
    PrimaryKeyConstraint("id"),
    Index(None, "code"),
    Index(None, "ended_at"),
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
    _flag("gave_up", "false"),
    _real("mu_before", is_optional=True),
    _real("sigma_before", is_optional=True),
    _real("mu_after", is_optional=True),
    _real("sigma_after", is_optional=True),
    _text("unrated", is_optional=True),
    _text("cards", is_optional=True),  # their kinds; unknown of older games
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

# When the house was there last. Rows with a filler come and go: they show that one can write.
PULSE: Final = Table(
    "pulse",
    METADATA,
    _text("name"),
    _real("at"),
    _text("filler"),
    PrimaryKeyConstraint("name"),
)

# When no server could do anything. No clock runs then.
ABSENCES: Final = Table(
    "absences",
    METADATA,
    _real("since"),
    _real("until"),
    PrimaryKeyConstraint("until"),
)

# What the house has to say to everybody: one row, or none. It goes by itself.
ANNOUNCEMENTS: Final = Table(
    "announcements",
    METADATA,
    _text("id"),
    _real("at", is_optional=True),
    _real("until", is_optional=True),
    _real("gone_at", is_optional=True),
    _text("text"),
    _text("texts"),
    PrimaryKeyConstraint("id"),
)

# What somebody said of another who sat at the same table. Without a reporter: they have left.
REPORTS: Final = Table(
    "reports",
    METADATA,
    _text("id"),
    _real("at"),
    _text("code"),
    _text("reporter", is_optional=True),
    _text("about"),
    _text("reason"),
    _text("note"),
    _real("closed_at", is_optional=True),
    _text("closed_with"),
    PrimaryKeyConstraint("id"),
    Index(None, "about"),
    Index(None, "reporter", "at"),
    Index(None, "closed_at", "at"),
)

# Devices that a person wants to be called at by Web Push, by a digest of the address. Quiet hours
# are minutes of the device's own day; both are null where there are none.
SUBSCRIPTIONS: Final = Table(
    "subscriptions",
    METADATA,
    _text("id"),
    _text("person"),
    _text("endpoint"),
    _text("key"),
    _text("secret"),
    _text("site"),
    _text("zone"),
    Column("quiet_from", Integer, nullable=True),
    Column("quiet_until", Integer, nullable=True),
    _real("created_at"),
    PrimaryKeyConstraint("id"),
    Index(None, "person"),
)

# What a device was called for last at a table, by kind.
CALLS: Final = Table(
    "calls",
    METADATA,
    Column(
        "subscription", Text, ForeignKey("subscriptions.id", ondelete="CASCADE"), nullable=False
    ),
    _text("code"),
    _text("kind"),
    _text("about"),
    _real("at"),
    PrimaryKeyConstraint("subscription", "code", "kind"),
    Index(None, "at"),
)

# What the house alone knows, the same for all its processes.
SECRETS: Final = Table(
    "secrets",
    METADATA,
    _text("name"),
    _text("value"),
    PrimaryKeyConstraint("name"),
)

# Words to say aloud instead of a table's code, while it waits for players.
WORDS: Final = Table(
    "words",
    METADATA,
    _text("word"),
    _text("code"),
    _real("at"),
    PrimaryKeyConstraint("word"),
    Index(None, "code", unique=True),
    Index(None, "at"),
)

# Ids of those who have deleted themselves lately: only where tables are in databases of their own,
# which may be away just then, or put back from an older copy.
DEPARTURES: Final = Table(
    "departures",
    METADATA,
    _text("person"),
    _real("at"),
    PrimaryKeyConstraint("person"),
)

# What whoever runs the house has done. Numbers have no gaps, so the last one tells servers whether
# there is anything new. No names of players are in it.
AUDIT: Final = Table(
    "audit",
    METADATA,
    _number(),
    _real("at"),
    _text("who"),
    _text("what"),
    _text("about"),
    _text("reason"),
    PrimaryKeyConstraint("number"),
)

# A person, or a network of addresses; for good, or until a time.
BANS: Final = Table(
    "bans",
    METADATA,
    _number(),
    _text("person", is_optional=True),
    _text("network", is_optional=True),
    _real("since"),
    _real("until", is_optional=True),
    _text("reason"),
    PrimaryKeyConstraint("number"),
)
