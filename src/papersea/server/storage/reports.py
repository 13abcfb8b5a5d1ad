"""What people report of each other, for whoever keeps the house."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, select, update

from papersea.server.storage.schema import ATTENDANCE, GAMES, PEOPLE, REPORTS
from papersea.server.storage.values import ListedReport, Report, ReportReason


def attended(connection: Connection, code: str) -> frozenset[str]:
    """Who sits or sat at a table."""
    wanted = select(ATTENDANCE.c.person).where(ATTENDANCE.c.code == code)
    return frozenset(connection.scalars(wanted))


def count_since(connection: Connection, reporter: str, since: float) -> int:
    wanted = select(func.count()).select_from(REPORTS)
    found = connection.scalar(wanted.where(REPORTS.c.reporter == reporter, REPORTS.c.at >= since))
    return found or 0


def report(connection: Connection, new: Report) -> None:
    """Of open ones by the same person about the same at the same table, the newest counts."""
    same = and_(
        REPORTS.c.reporter == new.reporter,
        REPORTS.c.about == new.about,
        REPORTS.c.code == new.code,
        REPORTS.c.closed_at.is_(None),
    )
    connection.execute(delete(REPORTS).where(same))
    connection.execute(insert(REPORTS).values(asdict(new)))


def made_by(connection: Connection, reporter: str) -> list[Report]:
    wanted = select(REPORTS).where(REPORTS.c.reporter == reporter)
    return [_report(row) for row in connection.execute(wanted.order_by(REPORTS.c.at))]


def listed(connection: Connection, *, with_closed: bool) -> list[ListedReport]:
    """The oldest first."""
    wanted = select(REPORTS).order_by(REPORTS.c.at, REPORTS.c.id)
    if not with_closed:
        wanted = wanted.where(REPORTS.c.closed_at.is_(None))
    found = [_report(row) for row in connection.execute(wanted)]
    named = {person for each in found for person in (each.reporter, each.about) if person}
    wanted_names = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(named))
    names = {row.id: row.name for row in connection.execute(wanted_names)}
    games = _games_of(connection, {each.code for each in found})
    return [
        ListedReport(
            each,
            names.get(each.reporter or "", ""),
            names.get(each.about, ""),
            tuple(games[each.code]),
        )
        for each in found
    ]


def _games_of(connection: Connection, codes: Collection[str]) -> defaultdict[str, list[str]]:
    games: defaultdict[str, list[str]] = defaultdict(list)
    wanted = select(GAMES.c.code, GAMES.c.id).where(GAMES.c.code.in_(codes))
    for code, game in connection.execute(wanted.order_by(GAMES.c.number.desc())):
        games[code].append(game)
    return games


def is_closed(connection: Connection, id: str, at: float, note: str) -> bool:
    """Whether it was open until now."""
    closed = update(REPORTS).where(REPORTS.c.id == id, REPORTS.c.closed_at.is_(None))
    return connection.execute(closed.values(closed_at=at, closed_with=note)).rowcount == 1


def purge(connection: Connection, before: float) -> int:
    """Those that were closed before."""
    return connection.execute(delete(REPORTS).where(REPORTS.c.closed_at < before)).rowcount


def forget(connection: Connection, gone: Collection[str]) -> None:
    """Nothing is left about these people; what they said of others stays, without them and without
    their words."""
    connection.execute(delete(REPORTS).where(REPORTS.c.about.in_(gone)))
    theirs = update(REPORTS).where(REPORTS.c.reporter.in_(gone))
    connection.execute(theirs.values(reporter=None, note=""))


def _report(row: Any) -> Report:
    values = dict(row._mapping)
    return Report(**{**values, "reason": ReportReason(values["reason"])})
