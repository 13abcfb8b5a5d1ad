"""Reading logs, and making tables."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from papersea.server.storage import people
from papersea.server.storage.schema import ATTENDANCE, EVENTS, TABLES
from papersea.server.storage.values import Listed, StoredLine, StoredLog


def is_created(connection: Connection, table: Listed, body: str, person: str | None) -> bool:
    """Make a table with its first event; not if its code is taken."""
    if person is not None:
        people.check_present(connection, person)
    try:
        with connection.begin_nested():
            connection.execute(
                insert(TABLES).values(
                    code=table.code,
                    created_at=table.created_at,
                    changed_at=table.changed_at,
                    phase=table.phase,
                    is_public=table.is_public,
                    is_joinable=table.is_joinable,
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


def read(connection: Connection, code: str) -> StoredLog:
    # First the generation: if the log is rewritten in between, what was read counts as old.
    generation = connection.scalar(select(TABLES.c.generation).where(TABLES.c.code == code))
    found = connection.execute(
        select(EVENTS.c.number, EVENTS.c.at, EVENTS.c.body)
        .where(EVENTS.c.code == code)
        .order_by(EVENTS.c.number)
    )
    return StoredLog(
        generation or 0, tuple(StoredLine(number, at, body) for number, at, body in found)
    )


def head(connection: Connection, code: str) -> int:
    number = connection.scalar(select(func.max(EVENTS.c.number)).where(EVENTS.c.code == code))
    return number or 0
