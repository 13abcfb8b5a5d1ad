"""All that is kept about a person: to take along, and to be forgotten."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection
from dataclasses import asdict
from typing import Any, Protocol

from sqlalchemy import Connection, bindparam, delete, select, update

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
from papersea.server.storage.values import Forgotten, PersonKind


class Eraser(Protocol):
    """Takes names and ids of some people out of texts. Entries come before the listings."""

    def entry(self, body: str) -> str: ...

    def listing(self, text: str) -> str: ...

    def record(self, text: str, seats: Collection[int]) -> str:
        """``seats`` are theirs."""
        ...


EraserFor = Callable[[Collection[str]], Eraser]


def export(connection: Connection, person: str) -> dict[str, Any]:
    found = people.find(connection, person)
    if found is None:
        return {}
    owned = people.belonging_to(connection, person)
    rated = connection.execute(select(RATINGS).where(RATINGS.c.person == person))
    return {
        "profile": asdict(found),
        "bots": [asdict(each) for each in owned if each.kind is PersonKind.BOT],
        "companions": [asdict(each) for each in owned if each.kind is PersonKind.PERSON],
        "mutes": sorted(people.mutes(connection, person)),
        "tables": [asdict(table) for table in tables.attended_by(connection, person)],
        "games": [asdict(game) for game in games.played_by(connection, person, None)],
        "ratings": [dict(row._mapping) for row in rated],
        "statistics": {
            str(players): asdict(sums)
            for players, sums in ratings.statistics(connection, person).items()
        },
    }


def forget(connection: Connection, person: str, eraser_for: EraserFor) -> Forgotten:
    """People are locked first and tables next: whoever writes about them has done so by then, or
    does not any more."""
    gone = _locked_people(connection, person)
    eraser = eraser_for(gone)
    attended = select(ATTENDANCE.c.code).where(ATTENDANCE.c.person.in_(gone))
    codes = sorted(set(connection.scalars(attended)))
    _raise_generations(connection, codes)
    for each in gone:
        _rewrite_entries(connection, each, eraser)
    _rewrite_listings(connection, codes, eraser)
    _rewrite_records(connection, gone, eraser)
    _forget_rows(connection, gone)
    return Forgotten(tuple(gone), tuple(codes))


def _locked_people(connection: Connection, person: str) -> list[str]:
    owner = select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update()
    owned = select(PEOPLE.c.id).where(PEOPLE.c.owner == person).order_by(PEOPLE.c.id)
    return [*connection.scalars(owner), *connection.scalars(owned.with_for_update())]


def _raise_generations(connection: Connection, codes: Collection[str]) -> None:
    these = TABLES.c.code.in_(codes)
    in_order = select(TABLES.c.code).where(these).order_by(TABLES.c.code)
    connection.execute(in_order.with_for_update(key_share=True)).all()
    connection.execute(update(TABLES).where(these).values(generation=TABLES.c.generation + 1))


def _rewrite_entries(connection: Connection, person: str, eraser: Eraser) -> None:
    """Whatever names a person has their id in it: the database finds it."""
    attended = select(ATTENDANCE.c.code).where(ATTENDANCE.c.person == person)
    found = connection.execute(
        select(EVENTS.c.code, EVENTS.c.number, EVENTS.c.body).where(
            EVENTS.c.code.in_(attended), EVENTS.c.body.contains(person, autoescape=True)
        )
    )
    changed = [
        {"of": code, "at_number": number, "new": eraser.entry(body)} for code, number, body in found
    ]
    if changed:
        same = (EVENTS.c.code == bindparam("of"), EVENTS.c.number == bindparam("at_number"))
        connection.execute(update(EVENTS).where(*same).values(body=bindparam("new")), changed)


def _rewrite_listings(connection: Connection, codes: Collection[str], eraser: Eraser) -> None:
    wanted = select(TABLES.c.code, TABLES.c.listing).where(TABLES.c.code.in_(codes))
    changed = [
        {"of": code, "new": eraser.listing(listing)} for code, listing in connection.execute(wanted)
    ]
    if changed:
        same = TABLES.c.code == bindparam("of")
        connection.execute(update(TABLES).where(same).values(listing=bindparam("new")), changed)


def _rewrite_records(connection: Connection, gone: Collection[str], eraser: Eraser) -> None:
    wanted = select(GAMES.c.id, GAMES.c.record, GAME_SEATS.c.seat).join(GAME_SEATS)
    records: dict[str, str] = {}
    seats: defaultdict[str, list[int]] = defaultdict(list)
    for game, record, seat in connection.execute(wanted.where(GAME_SEATS.c.person.in_(gone))):
        records[game] = record
        seats[game].append(seat)
    changed = [
        {"of": game, "new": eraser.record(record, seats[game])} for game, record in records.items()
    ]
    if changed:
        same = GAMES.c.id == bindparam("of")
        connection.execute(update(GAMES).where(same).values(record=bindparam("new")), changed)


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
