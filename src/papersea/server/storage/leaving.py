"""All that is kept about a person: to take along, and to be forgotten."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection
from dataclasses import asdict
from typing import Any, Protocol

from sqlalchemy import Connection, bindparam, delete, exists, insert, or_, select, update

from papersea.answers.people import PersonKind
from papersea.server.storage import audit, calling, games, people, ratings, reports, tables
from papersea.server.storage.schema import (
    ATTENDANCE,
    BANS,
    DEPARTURES,
    EVENTS,
    GAME_SEATS,
    GAMES,
    MUTES,
    PEOPLE,
    RATINGS,
    TABLES,
    WHEREABOUTS,
)
from papersea.server.storage.values import Act, Forgotten, Report


class Eraser(Protocol):
    """Takes names and ids of some people out of texts. Entries come before the listings."""

    def entry(self, body: str) -> str: ...

    def listing(self, text: str) -> str: ...

    def record(self, text: str, seats: Collection[int]) -> str:
        """``seats`` are theirs."""
        ...


EraserFor = Callable[[Collection[str]], Eraser]

_MOST_AT_ONCE = 10_000  # a statement takes only so many values


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
        "subscriptions": [asdict(each) for each in calling.subscriptions_of(connection, person)],
        "reports": [_own_report(each) for each in reports.made_by(connection, person)],
        "tables": [asdict(table) for table in tables.attended_by(connection, person)],
        "games": [asdict(game) for game in games.played_by(connection, person, None)],
        "ratings": [dict(row._mapping) for row in rated],
        "whereabouts": places_of(connection, person),
        "statistics": {
            str(players): asdict(sums)
            for players, sums in ratings.statistics(connection, person).items()
        },
    }


def _own_report(report: Report) -> dict[str, Any]:
    """What they said; what the host wrote about it is the host's."""
    kept = asdict(report)
    return {key: kept[key] for key in ("at", "code", "about", "reason", "note")}


def places_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Of rated games that are not over."""
    found = connection.execute(select(WHEREABOUTS).where(WHEREABOUTS.c.person == person))
    return [dict(row._mapping) for row in found]


def forget(
    connection: Connection,
    person: str,
    eraser_for: EraserFor,
    noted_at: float | None,
    act: Act | None = None,
) -> Forgotten:
    """People are locked first and tables next: whoever writes about them has done so by then, or
    does not any more. With a time, it is noted for databases of tables that they have left; with an
    act, that it was not they who asked for it."""
    gone = _locked_people(connection, person)
    eraser = eraser_for(gone)
    codes = _rewrite_tables(connection, gone, eraser)
    _forget_attendance(connection, gone, codes)
    _rewrite_records(connection, gone, eraser)
    _forget_rows(connection, gone)
    if noted_at is not None and gone:
        noted = [{"person": each, "at": noted_at} for each in gone]
        connection.execute(insert(DEPARTURES).values(noted))
    if act is not None and gone:
        audit.write(connection, act)
    return Forgotten(tuple(gone), codes)


def forget_at_tables(
    connection: Connection, gone: Collection[str], eraser_for: EraserFor, at: float
) -> tuple[str, ...]:
    """The same in a database of tables alone, any number of times; the codes of those whose logs
    read differently now."""
    people.depart(connection, gone, at)
    codes = _rewrite_tables(connection, gone, eraser_for(gone))
    _forget_attendance(connection, gone, codes)
    connection.execute(delete(WHEREABOUTS).where(WHEREABOUTS.c.person.in_(gone)))
    return codes


def open_again(connection: Connection, code: str, eraser_for: EraserFor) -> int:
    """A table that can be read is as all others again, and names nobody who has left meanwhile;
    the generation of its log."""
    # Changing the row comes first: whoever is just leaving has left by then, or finds no mark.
    tables.mark_unreadable(connection, code, None)
    is_present = exists().where(PEOPLE.c.id == ATTENDANCE.c.person, PEOPLE.c.kind != people.GONE)
    left = select(ATTENDANCE.c.person).where(ATTENDANCE.c.code == code, ~is_present)
    if gone := list(connection.scalars(left.order_by(ATTENDANCE.c.person))):
        _rewrite(connection, [code], gone, eraser_for(gone))
        _forget_attendance(connection, gone, [code])
    generation = connection.scalar(select(TABLES.c.generation).where(TABLES.c.code == code))
    return generation or 0


def rename(connection: Connection, person: str, name: str, renamer: Eraser) -> bool:
    """The same name wherever they were called otherwise; whether there is such a person."""
    known = connection.scalar(select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update())
    if known is None:
        return False
    rename_at_tables(connection, person, renamer)
    _rewrite_records(connection, [person], renamer)
    for column, value in ((GAME_SEATS.c.person, GAME_SEATS.c.name), (PEOPLE.c.id, PEOPLE.c.name)):
        connection.execute(update(column.table).where(column == person).values({value: name}))
    return True


def rename_at_tables(connection: Connection, person: str, renamer: Eraser) -> None:
    _rewrite_tables(connection, [person], renamer)


def departed(connection: Connection) -> list[str]:
    """Who has left lately."""
    return list(connection.scalars(select(DEPARTURES.c.person)))


def attending(connection: Connection, persons: Collection[str]) -> frozenset[str]:
    """Those of them whom a table here still names."""
    found: set[str] = set()
    asked = list(persons)
    for first in range(0, len(asked), _MOST_AT_ONCE):
        some = ATTENDANCE.c.person.in_(asked[first : first + _MOST_AT_ONCE])
        found.update(connection.scalars(select(ATTENDANCE.c.person).where(some).distinct()))
    return frozenset(found)


def still_named(connection: Connection, departed: Collection[str]) -> frozenset[str]:
    """Those who have left and whom a table here names all the same, but for tables that cannot be
    read: once they can, ``open_again`` sees to those of whom this database has heard."""
    found: set[str] = set()
    asked = list(departed)
    has_heard = exists().where(PEOPLE.c.id == ATTENDANCE.c.person, PEOPLE.c.kind == people.GONE)
    named = select(ATTENDANCE.c.person).join(TABLES, TABLES.c.code == ATTENDANCE.c.code)
    named = named.where(or_(TABLES.c.unreadable.is_(None), ~has_heard)).distinct()
    for first in range(0, len(asked), _MOST_AT_ONCE):
        some = ATTENDANCE.c.person.in_(asked[first : first + _MOST_AT_ONCE])
        found.update(connection.scalars(named.where(some)))
    return frozenset(found)


def purge_departures(connection: Connection, before: float) -> None:
    connection.execute(delete(DEPARTURES).where(DEPARTURES.c.at < before))


def _rewrite_tables(
    connection: Connection, gone: Collection[str], eraser: Eraser
) -> tuple[str, ...]:
    """A table that cannot be read keeps its log, and who was there, until it can (``open_again``).
    All are locked before anybody asks which these are."""
    attended = select(ATTENDANCE.c.code).where(ATTENDANCE.c.person.in_(gone))
    in_order = select(TABLES.c.code, TABLES.c.unreadable).order_by(TABLES.c.code)
    locked = in_order.where(TABLES.c.code.in_(attended)).with_for_update(key_share=True)
    codes = tuple(code for code, reason in connection.execute(locked) if reason is None)
    _rewrite(connection, codes, gone, eraser)
    return codes


def _rewrite(
    connection: Connection, codes: Collection[str], gone: Collection[str], eraser: Eraser
) -> None:
    """Tables that are locked."""
    these = TABLES.c.code.in_(codes)
    connection.execute(update(TABLES).where(these).values(generation=TABLES.c.generation + 1))
    for each in gone:
        _rewrite_entries(connection, each, codes, eraser)
    _rewrite_listings(connection, codes, eraser)


def _forget_attendance(
    connection: Connection, gone: Collection[str], codes: Collection[str]
) -> None:
    theirs = (ATTENDANCE.c.person.in_(gone), ATTENDANCE.c.code.in_(codes))
    connection.execute(delete(ATTENDANCE).where(*theirs))


def _locked_people(connection: Connection, person: str) -> list[str]:
    owner = select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update()
    owned = select(PEOPLE.c.id).where(PEOPLE.c.owner == person).order_by(PEOPLE.c.id)
    return [*connection.scalars(owner), *connection.scalars(owned.with_for_update())]


def _rewrite_entries(
    connection: Connection, person: str, codes: Collection[str], eraser: Eraser
) -> None:
    """Whatever names a person has their id in it: the database finds it."""
    attended = select(ATTENDANCE.c.code).where(
        ATTENDANCE.c.person == person, ATTENDANCE.c.code.in_(codes)
    )
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
    games.measure_no_more(connection, gone)
    connection.execute(
        update(GAME_SEATS).where(GAME_SEATS.c.person.in_(gone)).values(person=None, name="")
    )
    reports.forget(connection, gone)
    calling.forget(connection, gone)
    for column in (
        RATINGS.c.person,
        WHEREABOUTS.c.person,
        MUTES.c.person,
        MUTES.c.muted,
        BANS.c.person,
        PEOPLE.c.id,
    ):
        connection.execute(delete(column.table).where(column.in_(gone)))
