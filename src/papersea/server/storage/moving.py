"""A whole table as a value: taken out of a database, and put back."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, insert, select

from papersea.server.storage import log
from papersea.server.storage.log import StoredLine
from papersea.server.storage.schema import ATTENDANCE, EVENTS, PEOPLE, TABLES


@dataclass(frozen=True, slots=True)
class Attending:
    """Somebody who sits at a table, or did."""

    person: str
    is_seated: bool


@dataclass(frozen=True, slots=True)
class WholeTable:
    """All that is kept of a table but its finished games, which are no part of it."""

    code: str
    created_at: float
    changed_at: float
    phase: str
    is_public: bool
    is_joinable: bool
    listing: str
    generation: int
    closed_at: float | None
    lines: tuple[StoredLine, ...]
    attendance: tuple[Attending, ...]


_ROW = (
    TABLES.c.code,
    TABLES.c.created_at,
    TABLES.c.changed_at,
    TABLES.c.phase,
    TABLES.c.is_public,
    TABLES.c.is_joinable,
    TABLES.c.listing,
    TABLES.c.generation,
    TABLES.c.closed_at,
)


def take_out(connection: Connection, code: str) -> WholeTable | None:
    """A copy; ``None`` if there is no such table."""
    row = connection.execute(select(*_ROW).where(TABLES.c.code == code)).one_or_none()
    if row is None:
        return None
    lines = log.read(connection, code).lines
    wanted = select(ATTENDANCE.c.person, ATTENDANCE.c.is_seated).where(ATTENDANCE.c.code == code)
    attending = connection.execute(wanted.order_by(ATTENDANCE.c.person))
    return WholeTable(*row, lines, tuple(Attending(*each) for each in attending))


def put_back(connection: Connection, table: WholeTable) -> bool:
    """``False`` if the code is taken. Whoever still has the table of before in memory must read
    it again before writing, and it is woken at once."""
    if connection.scalar(select(TABLES.c.code).where(TABLES.c.code == table.code)) is not None:
        return False
    values = asdict(table)
    lines, attendance = values.pop("lines"), values.pop("attendance")
    values["generation"] += 1
    connection.execute(insert(TABLES).values(**values, wake_at=table.changed_at))
    connection.execute(insert(EVENTS), [{"code": table.code, **line} for line in lines])
    if attendance:
        connection.execute(insert(ATTENDANCE), [{"code": table.code, **a} for a in attendance])
    return True


def known_people(connection: Connection, ids: Collection[str]) -> frozenset[str]:
    """Those of them who exist."""
    return frozenset(connection.scalars(select(PEOPLE.c.id).where(PEOPLE.c.id.in_(ids))))
