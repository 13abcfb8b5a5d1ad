"""A finished game for the archive: its record, what everybody did in it, and new ratings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import msgspec

from papersea.events import Call, Called, GameEnded, RoundScored
from papersea.players.catalogue import find_opponent
from papersea.players.company import proper_name
from papersea.record import Record
from papersea.record.jsonline import format_line
from papersea.server.storage.games import Rate
from papersea.server.storage.values import FinishedGame, FinishedSeat, Rating
from papersea.table.table import Finished, Place, Table


def finished_game(table: Table, finished: Finished) -> FinishedGame:
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
    )


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
    )


def rating_by(game: FinishedGame) -> Rate | None:
    """How a rated game changes its players' ratings; ``None`` if it changes none."""
    if not game.is_rated:
        return None
    ranks = {seat.person: seat.rank for seat in game.seats if seat.person is not None}

    def rate(before: Mapping[str, Rating]) -> Mapping[str, Rating]:
        from openskill.models import PlackettLuce

        model = PlackettLuce()
        people = sorted(ranks)
        known = [before.get(each) for each in people]
        teams = [
            [model.rating() if old is None else model.rating(mu=old.mu, sigma=old.sigma)]
            for old in known
        ]
        rated = model.rate(teams, ranks=[ranks[each] for each in people])
        return {
            person: Rating(new.mu, new.sigma, 1 + (old.games if old else 0))
            for person, old, (new,) in zip(people, known, rated, strict=True)
        }

    return rate
