"""All that is kept about a person: to take along, and to be forgotten."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, bindparam, delete, select, update

from papersea.server.storage import games, people, ratings, tables
from papersea.server.storage.schema import (
    ATTENDANCE,
    EVENTS,
    GAME_SEATS,
    GAMES,
    MUTES,
    PEOPLE,
    RATINGS,
    TABLES,
)

Rewrite = Callable[[str], str]


def export(connection: Connection, person: str) -> dict[str, Any]:
    found = people.find(connection, person)
    if found is None:
        return {}
    rated = connection.execute(select(RATINGS).where(RATINGS.c.person == person))
    return {
        "profile": asdict(found),
        "bots": [asdict(bot) for bot in people.bots_of(connection, person)],
        "mutes": sorted(people.mutes(connection, person)),
        "tables": [asdict(table) for table in tables.attended_by(connection, person)],
        "games": [asdict(game) for game in games.played_by(connection, person, None, None)],
        "ratings": [dict(row._mapping) for row in rated],
        "statistics": {
            str(players): asdict(sums)
            for players, sums in ratings.statistics(connection, person).items()
        },
    }


def forget(
    connection: Connection, person: str, rewrite: Rewrite, rewrite_record: Rewrite
) -> list[str]:
    """Codes of the tables whose events may read differently now."""
    gone = [person, *(bot.id for bot in people.bots_of(connection, person))]
    codes = sorted(
        set(connection.scalars(select(ATTENDANCE.c.code).where(ATTENDANCE.c.person.in_(gone))))
    )
    at_these = EVENTS.c.code.in_(codes)
    _rewrite(connection, EVENTS, ("body",), at_these, rewrite)
    _rewrite(connection, TABLES, ("listing",), TABLES.c.code.in_(codes), rewrite)
    played = select(GAME_SEATS.c.game_id).where(GAME_SEATS.c.person.in_(gone))
    _rewrite(connection, GAMES, ("outcome", "record"), GAMES.c.id.in_(played), rewrite_record)
    _forget_rows(connection, gone)
    return codes


def _rewrite(
    connection: Connection,
    table: Table,
    names: Collection[str],
    which: ColumnElement[bool],
    rewrite: Rewrite,
) -> None:
    """Only what reads differently is written again."""
    keys = list(table.primary_key.columns)
    texts = [table.c[name] for name in names]
    changed = []
    for row in connection.execute(select(*keys, *texts).where(which)):
        key, old = row[: len(keys)], row[len(keys) :]
        new = tuple(rewrite(text) for text in old)
        if new != tuple(old):
            changed.append(_numbered("key", key) | _numbered("new", new))
    if changed:
        same_key = [column == bindparam(f"key{number}") for number, column in enumerate(keys)]
        values: dict[str, Any] = {
            name: bindparam(f"new{number}") for number, name in enumerate(names)
        }
        connection.execute(update(table).where(*same_key).values(**values), changed)


def _numbered(name: str, values: Iterable[object]) -> dict[str, object]:
    return {f"{name}{number}": value for number, value in enumerate(values)}


def _forget_rows(connection: Connection, gone: Collection[str]) -> None:
    connection.execute(
        update(GAME_SEATS).where(GAME_SEATS.c.person.in_(gone)).values(person=None, name="")
    )
    for column in (
        RATINGS.c.person,
        ATTENDANCE.c.person,
        MUTES.c.person,
        MUTES.c.muted,
        PEOPLE.c.id,
    ):
        connection.execute(delete(column.table).where(column.in_(gone)))
