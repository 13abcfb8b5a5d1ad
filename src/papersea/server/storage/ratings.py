"""Ratings, and what a person's games add up to."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import groupby
from operator import attrgetter

from sqlalchemy import Connection, case, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from papersea.answers.people import Rating, Statistics
from papersea.server.storage.schema import GAME_SEATS, GAMES, RATINGS
from papersea.server.storage.values import Meeting


def find(connection: Connection, person: str, players: int) -> Rating | None:
    wanted = select(RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games)
    wanted = wanted.where(RATINGS.c.person == person, RATINGS.c.players == players)
    row = connection.execute(wanted).one_or_none()
    return None if row is None else Rating(*row)


def locked(connection: Connection, people: Collection[str], players: int) -> dict[str, Rating]:
    """What people have, with nobody else able to change it until the transaction ends.

    A newcomer's row is made first, without games, so that there is something to lock.
    """
    ordered = sorted(people)
    if not ordered:
        return {}
    blank = {"players": players, "mu": 0.0, "sigma": 0.0, "games": 0, "changed_at": 0.0}
    rows = [{"person": person, **blank} for person in ordered]
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(dialect.insert(RATINGS).values(rows).on_conflict_do_nothing())
    found = connection.execute(
        select(RATINGS.c.person, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games)
        .where(RATINGS.c.person.in_(ordered), RATINGS.c.players == players)
        .order_by(RATINGS.c.person)
        .with_for_update()
    )
    return {person: Rating(mu, sigma, games) for person, mu, sigma, games in found if games}


def put(
    connection: Connection,
    people: Collection[str],
    players: int,
    before: Mapping[str, Rating],
    after: Mapping[str, Rating],
    at: float,
) -> None:
    """Write the ratings of those who were locked; who got none has what they had."""
    for person in sorted(people):
        row = (RATINGS.c.person == person, RATINGS.c.players == players)
        if person in after:
            games = before[person].games + 1 if person in before else 1
            new = {"mu": after[person].mu, "sigma": after[person].sigma, "games": games}
            connection.execute(update(RATINGS).where(*row).values(new | {"changed_at": at}))
        elif person not in before:
            connection.execute(delete(RATINGS).where(*row))


def met(connection: Connection, people: Collection[str], since: float) -> tuple[Meeting, ...]:
    """The rated games since then in which two or more of them were."""
    seat = GAME_SEATS.c
    found = connection.execute(
        select(seat.game_id, GAMES.c.ended_at, seat.person, seat.mu_after, seat.gave_up)
        .join(GAMES, GAMES.c.id == seat.game_id)
        .where(GAMES.c.ended_at > since, GAMES.c.is_rated, seat.person.in_(people))
        .order_by(seat.game_id)
    )
    games = [list(rows) for _, rows in groupby(found, attrgetter("game_id"))]
    return tuple(
        Meeting(
            at=rows[0].ended_at,
            people=frozenset(row.person for row in rows),
            changed=frozenset(row.person for row in rows if row.mu_after is not None),
            gave_up=frozenset(row.person for row in rows if row.gave_up),
        )
        for rows in games
        if len(rows) > 1
    )


def statistics(connection: Connection, person: str) -> dict[int, Statistics]:
    seat = GAME_SEATS.c
    found = connection.execute(
        select(
            GAMES.c.players,
            func.count(),
            func.sum(case((seat.rank == 1, 1), else_=0)),
            func.avg(seat.rank),
            func.sum(seat.score),
            func.sum(seat.rounds),
            func.sum(seat.stops),
            func.sum(seat.bets),
            func.sum(seat.bets_won),
            func.sum(case((seat.mermaid_win, 1), else_=0)),
        )
        .join(GAMES, GAMES.c.id == seat.game_id)
        .where(seat.person == person, GAMES.c.is_counted)
        .group_by(GAMES.c.players)
        .order_by(GAMES.c.players)
    )
    return {
        players: Statistics(games, wins, float(mean_rank), *sums)
        for players, games, wins, mean_rank, *sums in found
    }
