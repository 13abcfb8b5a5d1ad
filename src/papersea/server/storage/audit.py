"""What whoever runs the house has done, line by line, and whom they keep out."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Table, delete, func, insert, select, text

from papersea.server.storage.schema import AUDIT, BANS, PEOPLE
from papersea.server.storage.values import Act, Ban


def write(connection: Connection, act: Act) -> Act:
    """The act with its number. Lines come one after the other, so whoever has seen a number has
    seen all before it."""
    return Act(**_numbered(connection, AUDIT, asdict(act)))


def since(connection: Connection, number: int) -> list[Act]:
    """Those after a number, in order."""
    wanted = select(AUDIT).where(AUDIT.c.number > number).order_by(AUDIT.c.number)
    return [Act(**row._mapping) for row in connection.execute(wanted)]


def last(connection: Connection) -> int:
    """The number of the last line; 0 if there is none."""
    return connection.scalar(select(func.max(AUDIT.c.number))) or 0


def newest(connection: Connection, limit: int) -> list[Act]:
    """The last ones, in order."""
    wanted = select(AUDIT).order_by(AUDIT.c.number.desc()).limit(limit)
    return [Act(**row._mapping) for row in connection.execute(wanted)][::-1]


def ban(connection: Connection, ban: Ban) -> Ban:
    return Ban(**_numbered(connection, BANS, asdict(ban)))


def unban(connection: Connection, number: int) -> bool:
    """Whether there was such a ban."""
    return connection.execute(delete(BANS).where(BANS.c.number == number)).rowcount > 0


def bans(connection: Connection) -> list[Ban]:
    """All of them, also those that do not hold any more."""
    return [Ban(**row._mapping) for row in connection.execute(select(BANS).order_by(BANS.c.number))]


def belonging(connection: Connection) -> dict[str, str]:
    """Bots and companions of those who are banned, with their owners."""
    banned = select(BANS.c.person).where(BANS.c.person.is_not(None))
    wanted = select(PEOPLE.c.id, PEOPLE.c.owner).where(PEOPLE.c.owner.in_(banned))
    return {person: owner for person, owner in connection.execute(wanted) if owner}


def _numbered(connection: Connection, table: Table, values: dict[str, Any]) -> dict[str, Any]:
    """A row with the next number; nobody else writes there until the transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"LOCK TABLE {table.name} IN EXCLUSIVE MODE"))
    number = (connection.scalar(select(func.max(table.c.number))) or 0) + 1
    numbered = values | {"number": number}
    connection.execute(insert(table).values(numbered))
    return numbered
