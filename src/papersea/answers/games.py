"""Finished games: what is kept of each, and what is told of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import msgspec
from msgspec import Struct

from papersea.answers.people import Rating, Statistics
from papersea.answers.replaying import ReplayStep
from papersea.events import Call, Called, Event, GameEnded, HandShown, LaidDuo, RoundScored
from papersea.moves import Seat
from papersea.players.catalogue import find_opponent
from papersea.players.company import proper_name
from papersea.protocol.messages import Unrated
from papersea.record import Record
from papersea.record.jsonline import format_line
from papersea.table.commands import USUAL_BUDGET
from papersea.table.live_game import Outcome
from papersea.table.table import Finished, Place, Table

MOST_RESULTS: Final = 500
_STARTS_AT: Final = 25.0
"""The rating of somebody who has not played a rated game yet, as openskill has it."""


@dataclass(frozen=True, slots=True)
class FinishedSeat:
    """How a game ended for one seat. ``gave_up``: in the first round. ``cards``: the kinds of
    all that counted in its rounds, in letters; ``None`` of older games. The ratings are the
    storage's to fill in, and why a rated game has not changed one."""

    seat: int
    person: str | None
    name: str
    opponent: str | None
    rank: int
    score: int
    rounds: int
    stops: int
    bets: int
    bets_won: int
    mermaid_win: bool
    gave_up: bool = False
    before: Rating | None = None
    after: Rating | None = None
    unrated: str | None = None
    cards: str | None = None


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over: the ``number``-th of its table. ``is_counted``: in statistics.
    ``is_measured``: it shows how people play, and all of them let it be kept for that; whether they
    do is the storage's to say."""

    id: str
    code: str
    number: int
    ended_at: float
    options: str
    players: int
    is_rated: bool
    outcome: str
    record: str
    seats: tuple[FinishedSeat, ...]
    is_counted: bool = True
    is_measured: bool = False


class GameSeat(Struct, frozen=True):
    """How it ended for one seat. ``rating`` is the change that a rated game brought, ``unrated``
    why it brought none."""

    person: str | None
    name: str
    opponent: str | None
    rank: int
    score: int
    rating: float | None
    unrated: Unrated | None = None


class GameSummary(Struct, frozen=True):
    """A finished game."""

    id: str
    ended_at: float
    options: str
    players: int
    is_rated: bool
    outcome: Outcome
    seats: list[GameSeat]


class Result(Struct, frozen=True):
    """One of somebody's finished games, as their own page counts it. ``opponents``: those of the
    house that played. ``rating``: theirs after it, if it is known. ``cards``: the kinds of all that
    counted for them, in letters; ``null`` of older games."""

    id: str
    ended_at: float
    players: int
    is_rated: bool
    is_counted: bool
    is_won: bool
    rank: int
    score: int
    rounds: int
    stops: int
    bets: int
    bets_won: int
    mermaid_win: bool
    opponents: tuple[str, ...]
    rating: float | None
    cards: str | None


class GamePage(Struct, frozen=True):
    """A finished game with its record as a line of JSON (docs/records.md)."""

    summary: GameSummary
    record: str


class Replay(Struct, frozen=True):
    """A finished game step by step. ``eyes``: the seat from which it is seen."""

    summary: GameSummary
    eyes: Seat | None
    steps: list[ReplayStep]


def _told_seat(seat: FinishedSeat) -> GameSeat:
    before = seat.before.mu if seat.before else _STARTS_AT
    change = seat.after.mu - before if seat.after else None
    why = None if seat.unrated is None else Unrated(seat.unrated)
    return GameSeat(seat.person, seat.name, seat.opponent, seat.rank, seat.score, change, why)


def summary_of(game: FinishedGame) -> GameSummary:
    return GameSummary(
        id=game.id,
        ended_at=game.ended_at,
        options=game.options,
        players=game.players,
        is_rated=game.is_rated,
        outcome=msgspec.json.decode(game.outcome, type=Outcome),
        seats=[_told_seat(seat) for seat in game.seats],
    )


def results_of(games: Iterable[FinishedGame], person: str) -> list[Result]:
    """All games of somebody, in the same order."""
    return [
        Result(
            id=game.id,
            ended_at=game.ended_at,
            players=game.players,
            is_rated=game.is_rated,
            is_counted=game.is_counted,
            is_won=own.seat in msgspec.json.decode(game.outcome, type=Outcome).winners,
            rank=own.rank,
            score=own.score,
            rounds=own.rounds,
            stops=own.stops,
            bets=own.bets,
            bets_won=own.bets_won,
            mermaid_win=own.mermaid_win,
            opponents=tuple(each.opponent for each in game.seats if each.opponent is not None),
            rating=own.after.mu if own.after else None,
            cards=own.cards,
        )
        for game in games
        for own in game.seats
        if own.person == person
    ]


def finished_game(table: Table, finished: Finished, *, is_measuring: bool = False) -> FinishedGame:
    """All that is kept of a game beside the table's log."""
    game = finished.game
    names = tuple(map(_name, finished.places))
    record = replace(Record.of(game, names), fair=finished.proof)
    return FinishedGame(
        id=finished.id,
        code=table.code,
        number=table.game_number,
        ended_at=finished.at,
        options=str(game.options),
        players=game.players,
        is_rated=table.settings.is_rated,
        outcome=msgspec.json.encode(finished.outcome).decode(),
        record=format_line(record),
        seats=tuple(_seat(finished, seat, names[seat]) for seat in range(game.players)),
        is_counted=finished.proof is not None and not finished.outcome.advised,
        is_measured=is_measuring and _shows_play(finished),
    )


def _shows_play(finished: Finished) -> bool:
    """Whether it tells how well its people play: all of it, and nobody else for them."""
    is_own = finished.proof is not None and not finished.outcome.advised
    return is_own and finished.game.is_over and all(map(_has_played, finished.places))


def _has_played(place: Place) -> bool:
    """Themselves, from the first card to the last. How strong a bot is, is known of those of the
    house alone, and of them as they usually think."""
    if place.person is None:
        return place.budget == USUAL_BUDGET
    is_there = place.person.name != ""  # else they were deleted since
    return is_there and not (place.person.is_bot or place.had_stand_in or place.has_resigned)


def _name(place: Place) -> str:
    if place.person is not None:
        return place.person.name
    assert place.opponent is not None, "every seat was taken"
    return proper_name(find_opponent(place.opponent))


def _seat(finished: Finished, seat: int, name: str) -> FinishedSeat:
    # Whoever has no name was deleted, and has no ratings either.
    place, events = finished.places[seat], finished.game.history
    calls = [each.call for each in events if isinstance(each, Called) and each.seat == seat]
    bets = [each for each in events if isinstance(each, RoundScored) and each.closer == seat]
    return FinishedSeat(
        seat=seat,
        person=place.person.id if place.person and place.person.name else None,
        name=name,
        opponent=place.opponent,
        rank=finished.outcome.ranks[seat],
        score=finished.outcome.scores[seat],
        rounds=len(finished.game.rounds),
        stops=calls.count(Call.STOP),
        bets=calls.count(Call.LAST_CHANCE),
        bets_won=sum(each.bet_won is True for each in bets),
        mermaid_win=any(
            isinstance(each, GameEnded) and each.by_mermaids and seat in each.winners
            for each in events
        ),
        gave_up=place.gave_up,
        cards="".join(sorted(_kinds(events, seat))),
    )


def _kinds(events: Sequence[Event], seat: Seat | int) -> Iterable[str]:
    """One letter for each card that was shown or laid out by a seat."""
    for event in events:
        if isinstance(event, HandShown) and event.seat == seat:
            yield from (str(card)[0] for card in event.cards)
        elif isinstance(event, LaidDuo) and event.seat == seat:
            yield from (str(event.first)[0], str(event.second)[0])


def statistics_of(games: Iterable[FinishedGame], person: str) -> dict[int, Statistics]:
    """All of somebody's games that count, added up by the number of players."""
    played: dict[int, list[FinishedSeat]] = {}
    for game in games:
        if game.is_counted:
            own = [seat for seat in game.seats if seat.person == person]
            played.setdefault(game.players, []).extend(own)
    return {players: _added_up(seats) for players, seats in sorted(played.items()) if seats}


def _added_up(seats: Sequence[FinishedSeat]) -> Statistics:
    return Statistics(
        games=len(seats),
        wins=sum(seat.rank == 1 for seat in seats),
        mean_rank=sum(seat.rank for seat in seats) / len(seats),
        points=sum(seat.score for seat in seats),
        rounds=sum(seat.rounds for seat in seats),
        stops=sum(seat.stops for seat in seats),
        bets=sum(seat.bets for seat in seats),
        bets_won=sum(seat.bets_won for seat in seats),
        mermaid_wins=sum(seat.mermaid_win for seat in seats),
    )
