"""Reading logs, and making tables."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from papersea.server.storage.schema import ATTENDANCE, EVENTS, TABLES
from papersea.server.storage.values import Line, Listed


def is_created(connection: Connection, table: Listed, body: str, person: str | None) -> bool:
    """Make a table with its first event; not if its code is taken."""
    try:
        with connection.begin_nested():
            connection.execute(
                insert(TABLES).values(
                    code=table.code,
                    created_at=table.created_at,
                    changed_at=table.changed_at,
                    phase=table.phase,
                    is_public=table.is_public,
                    wake_at=table.wake_at,
                    listing=table.listing,
                )
            )
    except IntegrityError:
        return False
    first = {"code": table.code, "number": 1, "at": table.created_at, "body": body}
    connection.execute(insert(EVENTS).values(first))
    if person is not None:
        connection.execute(insert(ATTENDANCE).values(code=table.code, person=person))
    return True


def lines(connection: Connection, code: str, after: int) -> list[Line]:
    found = connection.execute(
        select(EVENTS.c.number, EVENTS.c.at, EVENTS.c.body)
        .where(EVENTS.c.code == code, EVENTS.c.number > after)
        .order_by(EVENTS.c.number)
    )
    return [Line(number, at, body) for number, at, body in found]


def head(connection: Connection, code: str) -> int:
    number = connection.scalar(select(func.max(EVENTS.c.number)).where(EVENTS.c.code == code))
    return number or 0
