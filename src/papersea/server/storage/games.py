"""Finished games, with their ratings in the same transaction."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import asdict, replace
from itertools import groupby
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection, Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from papersea.answers.games import FinishedGame, FinishedSeat
from papersea.answers.people import Rating
from papersea.server.storage import people, ratings
from papersea.server.storage.database import Outdated
from papersea.server.storage.schema import GAME_SEATS, GAMES, TABLES
from papersea.server.storage.values import DAY, Company, Rated

Rate = Callable[[Company], Rated]
"""From what is known of people before a game, to the ratings they have now."""


def check_log(connection: Connection, code: str, generation: int) -> None:
    """``Outdated`` unless the table's log is as it was read; nobody rewrites it before the
    transaction ends."""
    present = select(TABLES.c.generation).where(TABLES.c.code == code)
    if connection.scalar(present.with_for_update(read=True)) != generation:
        raise Outdated(code)


def check_people(connection: Connection, game: FinishedGame) -> None:
    """``Outdated`` if somebody who is named in a game has left: where the log is in another
    database. Whoever leaves later finds the game filed, and takes their name out of it."""
    if not people.are_present(connection, *(seat.person for seat in game.seats if seat.person)):
        raise Outdated(game.code)


def is_filed(connection: Connection, game: FinishedGame, rate: Rate | None) -> bool:
    values = asdict(game)
    del values["seats"]
    try:
        with connection.begin_nested():
            connection.execute(insert(GAMES).values(values))
    except IntegrityError:
        return False
    seats = game.seats if rate is None else _rated(connection, game, rate)
    connection.execute(insert(GAME_SEATS), [_seat_values(game.id, seat) for seat in seats])
    return True


def _rated(connection: Connection, game: FinishedGame, rate: Rate) -> Iterable[FinishedSeat]:
    rated = {seat.person for seat in game.seats if seat.person is not None}
    before = ratings.locked(connection, rated, game.players)
    known = people.some(connection, rated)
    met = ratings.met(connection, rated, game.ended_at - DAY)
    found = rate(Company(known, before, met))
    ratings.put(connection, rated, game.players, before, found.after, game.ended_at)
    for seat in game.seats:
        who = seat.person or ""
        yield replace(
            seat,
            before=before.get(who),
            after=found.after.get(who),
            unrated=found.unrated.get(who),
        )


def _seat_values(game_id: str, seat: FinishedSeat) -> dict[str, Any]:
    values = asdict(seat)
    del values["before"], values["after"]
    return values | {
        "game_id": game_id,
        "mu_before": seat.before and seat.before.mu,
        "sigma_before": seat.before and seat.before.sigma,
        "mu_after": seat.after and seat.after.mu,
        "sigma_after": seat.after and seat.after.sigma,
    }


def find(connection: Connection, game_id: str) -> FinishedGame | None:
    wanted = select(GAMES).where(GAMES.c.id == game_id)
    return next(iter(_with_seats(connection, connection.execute(wanted).all())), None)


def played_by(connection: Connection, person: str, limit: int | None) -> list[FinishedGame]:
    played = select(GAME_SEATS.c.game_id).where(GAME_SEATS.c.person == person)
    wanted = select(GAMES).where(GAMES.c.id.in_(played))
    newest_first = wanted.order_by(GAMES.c.ended_at.desc(), GAMES.c.id.desc()).limit(limit)
    return _with_seats(connection, connection.execute(newest_first).all())


def every(connection: Connection, after: str, limit: int) -> list[FinishedGame]:
    """So many whose ids come after one, in their order."""
    wanted = select(GAMES).where(GAMES.c.id > after).order_by(GAMES.c.id).limit(limit)
    return _with_seats(connection, connection.execute(wanted).all())


def known(connection: Connection, ids: Collection[str]) -> list[str]:
    """Those of them that are filed."""
    return list(connection.scalars(select(GAMES.c.id).where(GAMES.c.id.in_(ids))))


def measured(connection: Connection) -> list[str]:
    """Those that are measured, by the day on which they ended; within it their order tells
    nothing."""
    found = connection.execute(select(GAMES.c.ended_at, GAMES.c.id).where(GAMES.c.is_measured))
    return [id for _, id in sorted((ended_at // DAY, id) for ended_at, id in found)]


def measured_among(connection: Connection, ids: Collection[str]) -> list[FinishedGame]:
    """Those of them that are measured, in the same order; people have pseudonyms for names, and no
    ids."""
    wanted = select(GAMES).where(GAMES.c.id.in_(ids), GAMES.c.is_measured)
    found = {game.id: game for game in _with_seats(connection, connection.execute(wanted).all())}
    played = {seat.person for game in found.values() for seat in game.seats if seat.person}
    called = people.pseudonyms(connection, played)
    games = [_called(found[id], called) for id in ids if id in found]
    return [game for game in games if game is not None]


def _called(game: FinishedGame, pseudonyms: Mapping[str, str]) -> FinishedGame | None:
    """``None`` if somebody in it has changed their mind just now."""
    if not all(seat.opponent or seat.person in pseudonyms for seat in game.seats):
        return None
    seats = tuple(
        replace(seat, person=None, name=pseudonyms.get(seat.person or "", seat.name))
        for seat in game.seats
    )
    return replace(game, seats=seats)


def measure_no_more(connection: Connection, people: Collection[str]) -> None:
    """Games in which one of them has played."""
    played = select(GAME_SEATS.c.game_id).where(GAME_SEATS.c.person.in_(people))
    theirs = update(GAMES).where(GAMES.c.is_measured, GAMES.c.id.in_(played))
    connection.execute(theirs.values(is_measured=False))


def _with_seats(connection: Connection, found: Iterable[Row[Any]]) -> list[FinishedGame]:
    games = list(found)
    rows = connection.execute(
        select(GAME_SEATS)
        .where(GAME_SEATS.c.game_id.in_([game.id for game in games]))
        .order_by(GAME_SEATS.c.game_id, GAME_SEATS.c.seat)
    )
    seats = {
        game_id: tuple(_seat(row) for row in group)
        for game_id, group in groupby(rows, attrgetter("game_id"))
    }
    return [FinishedGame(**game._mapping, seats=seats.get(game.id, ())) for game in games]


def _seat(row: Row[Any]) -> FinishedSeat:
    values = dict(row._mapping)
    del values["game_id"]
    before = values.pop("mu_before"), values.pop("sigma_before")
    after = values.pop("mu_after"), values.pop("sigma_after")
    return FinishedSeat(**values, before=_rating(*before), after=_rating(*after))


def _rating(mu: float | None, sigma: float | None) -> Rating | None:
    return None if mu is None or sigma is None else Rating(mu, sigma)
