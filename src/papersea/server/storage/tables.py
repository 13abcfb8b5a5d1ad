"""Tables that want to be woken, and lists of tables."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    case,
    delete,
    exists,
    func,
    select,
    update,
)

from papersea.server.storage.schema import ATTENDANCE, EVENTS, TABLES
from papersea.server.storage.values import CLOSED, UNREADABLE, Due, Listed, TableSeen, Unreadable

_MOST_AT_ONCE = 10_000  # a statement takes only so many values

_LISTED = (
    TABLES.c.code,
    TABLES.c.created_at,
    TABLES.c.changed_at,
    TABLES.c.phase,
    TABLES.c.is_public,
    TABLES.c.is_joinable,
    TABLES.c.wake_at,
    TABLES.c.listing,
)
_IN_USE = (TABLES.c.unreadable.is_(None), TABLES.c.closed_at.is_(None))
_STATE = case(
    (TABLES.c.unreadable.is_not(None), UNREADABLE),
    (TABLES.c.closed_at.is_not(None), CLOSED),
    else_=TABLES.c.phase,
)
_NEWEST_FIRST = (TABLES.c.created_at.desc(), TABLES.c.code.desc())


def due(connection: Connection, now: float, limit: int) -> list[Due]:
    found = connection.execute(
        select(TABLES.c.code, TABLES.c.wake_at)
        .where(TABLES.c.wake_at <= now, *_IN_USE)
        .order_by(TABLES.c.wake_at)
        .limit(limit)
    )
    return [Due(code, wake_at) for code, wake_at in found]


def is_claimed(connection: Connection, code: str, seen: float, until: float | None) -> bool:
    claimed = update(TABLES).where(TABLES.c.code == code, TABLES.c.wake_at == seen)
    return connection.execute(claimed.values(wake_at=until)).rowcount == 1


def find(connection: Connection, code: str) -> Listed | None:
    row = connection.execute(select(*_LISTED).where(TABLES.c.code == code)).one_or_none()
    return None if row is None else Listed(*row)


def joinable(connection: Connection, limit: int | None) -> list[Listed]:
    wanted = select(*_LISTED).where(TABLES.c.is_joinable, *_IN_USE)
    return _newest_first(connection, wanted.limit(limit))


def public(connection: Connection, phase: str, limit: int) -> list[Listed]:
    wanted = select(*_LISTED).where(TABLES.c.is_public, TABLES.c.phase == phase, *_IN_USE)
    return _newest_first(connection, wanted.limit(limit))


def attended_by(connection: Connection, person: str) -> list[Listed]:
    wanted = select(*_LISTED).join(ATTENDANCE, ATTENDANCE.c.code == TABLES.c.code)
    return _newest_first(connection, wanted.where(ATTENDANCE.c.person == person))


def _newest_first(connection: Connection, wanted: Select[Any]) -> list[Listed]:
    return [Listed(*row) for row in connection.execute(wanted.order_by(*_NEWEST_FIRST))]


def seated_at(connection: Connection, person: str, phases: Collection[str]) -> int:
    sits = select(func.count()).select_from(TABLES).join(ATTENDANCE)
    found = connection.scalar(
        sits.where(
            ATTENDANCE.c.person == person,
            ATTENDANCE.c.is_seated,
            TABLES.c.phase.in_(phases),
            TABLES.c.closed_at.is_(None),
        )
    )
    return found or 0


def mark_unreadable(connection: Connection, code: str, reason: str | None) -> None:
    marked = update(TABLES).where(TABLES.c.code == code)
    connection.execute(marked.values(unreadable=reason))


def unreadable(connection: Connection) -> list[Unreadable]:
    found = connection.execute(
        select(TABLES.c.code, TABLES.c.changed_at, TABLES.c.unreadable)
        .where(TABLES.c.unreadable.is_not(None))
        .order_by(TABLES.c.changed_at, TABLES.c.code)
    )
    return [Unreadable(*row) for row in found]


def purge(connection: Connection, before: float) -> int:
    return _purge(connection, before)


def purge_empty(connection: Connection, before: float, phase: str) -> int:
    is_taken = exists().where(ATTENDANCE.c.code == TABLES.c.code, ATTENDANCE.c.is_seated)
    return _purge(connection, before, TABLES.c.phase == phase, ~is_taken)


def _purge(connection: Connection, before: float, *which: ColumnElement[bool]) -> int:
    """Locked, and judged again after: an event that comes meanwhile keeps its table."""
    is_alive = exists().where(EVENTS.c.code == TABLES.c.code, EVENTS.c.at >= before)
    aged = (TABLES.c.changed_at < before, TABLES.c.unreadable.is_(None), *which, ~is_alive)
    wanted = select(TABLES.c.code).where(*aged).order_by(TABLES.c.code).limit(_MOST_AT_ONCE)
    codes = list(connection.scalars(wanted.with_for_update(of=TABLES)))
    return connection.execute(delete(TABLES).where(TABLES.c.code.in_(codes), *aged)).rowcount


def seen(
    connection: Connection,
    limit: int,
    *,
    codes: Collection[str] | None = None,
    states: Collection[str] = (),
) -> list[TableSeen]:
    """The newest, or those that are named; in whatever state they are, or in one of these: their
    phase, unless they are ``closed`` or, before all else, ``unreadable``."""
    count = select(func.count()).where(EVENTS.c.code == TABLES.c.code).scalar_subquery()
    wanted = select(*_LISTED, count, TABLES.c.unreadable, TABLES.c.closed_at)
    if codes is not None:
        wanted = wanted.where(TABLES.c.code.in_(codes))
    if states:
        wanted = wanted.where(_STATE.in_(states))
    found = connection.execute(wanted.order_by(*_NEWEST_FIRST).limit(limit))
    return [TableSeen(Listed(*row[:-3]), *row[-3:]) for row in found]


def close(connection: Connection, code: str, at: float | None) -> bool:
    """Whether there is such a table. Whoever has read its log before cannot write to it any more;
    one that is open again is woken."""
    values: dict[str, Any] = {"closed_at": at, "generation": TABLES.c.generation + 1}
    if at is None:
        values["wake_at"] = TABLES.c.changed_at
    return (
        connection.execute(update(TABLES).where(TABLES.c.code == code).values(values)).rowcount > 0
    )


def remove(connection: Connection, code: str) -> bool:
    """Whether there was such a table; its log goes with it."""
    return connection.execute(delete(TABLES).where(TABLES.c.code == code)).rowcount > 0
