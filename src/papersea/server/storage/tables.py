"""Tables that want to be woken, and lists of tables."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, exists, select, tuple_, update

from papersea.server.storage.schema import ATTENDANCE, EVENTS, TABLES
from papersea.server.storage.values import Due, Listed, Place

_LISTED = (
    TABLES.c.code,
    TABLES.c.created_at,
    TABLES.c.changed_at,
    TABLES.c.phase,
    TABLES.c.is_public,
    TABLES.c.wake_at,
    TABLES.c.listing,
)
_NEWEST_FIRST = (TABLES.c.created_at.desc(), TABLES.c.code.desc())


def due(connection: Connection, now: float, limit: int) -> list[Due]:
    found = connection.execute(
        select(TABLES.c.code, TABLES.c.wake_at)
        .where(TABLES.c.wake_at <= now)
        .order_by(TABLES.c.wake_at)
        .limit(limit)
    )
    return [Due(code, wake_at) for code, wake_at in found]


def is_claimed(connection: Connection, code: str, seen: float, until: float | None) -> bool:
    claimed = update(TABLES).where(TABLES.c.code == code, TABLES.c.wake_at == seen)
    return connection.execute(claimed.values(wake_at=until)).rowcount == 1


def set_wake(connection: Connection, code: str, wake_at: float | None) -> None:
    connection.execute(update(TABLES).where(TABLES.c.code == code).values(wake_at=wake_at))


def find(connection: Connection, code: str) -> Listed | None:
    row = connection.execute(select(*_LISTED).where(TABLES.c.code == code)).one_or_none()
    return None if row is None else Listed(*row)


def public(
    connection: Connection, phases: Collection[str], limit: int, after: Place | None
) -> list[Listed]:
    wanted = select(*_LISTED).where(TABLES.c.is_public, TABLES.c.phase.in_(phases))
    if after is not None:
        wanted = wanted.where(tuple_(TABLES.c.created_at, TABLES.c.code) < after)
    return [
        Listed(*row) for row in connection.execute(wanted.order_by(*_NEWEST_FIRST).limit(limit))
    ]


def attended_by(connection: Connection, person: str) -> list[Listed]:
    wanted = select(*_LISTED).join(ATTENDANCE, ATTENDANCE.c.code == TABLES.c.code)
    wanted = wanted.where(ATTENDANCE.c.person == person).order_by(*_NEWEST_FIRST)
    return [Listed(*row) for row in connection.execute(wanted)]


def purge(connection: Connection, before: float, phases: Collection[str]) -> int:
    """Locked first and judged after: an event that comes meanwhile keeps its table."""
    aged = (TABLES.c.phase.in_(phases), TABLES.c.changed_at < before)
    codes = list(connection.scalars(select(TABLES.c.code).where(*aged).with_for_update()))
    is_alive = exists().where(EVENTS.c.code == TABLES.c.code, EVENTS.c.at >= before)
    return connection.execute(
        delete(TABLES).where(TABLES.c.code.in_(codes), *aged, ~is_alive)
    ).rowcount
