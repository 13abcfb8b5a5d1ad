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
from papersea.server.settings import RatingRules
from papersea.server.storage.games import Rate
from papersea.server.storage.values import (
    Company,
    FinishedGame,
    FinishedSeat,
    PersonKind,
    Rated,
    StoredPerson,
)
from papersea.server.tables.counting import Player, rated
from papersea.table.commands import USUAL_BUDGET
from papersea.table.table import Finished, Place, Table

Places = Mapping[str, frozenset[int]]
"""Where people came from, by their ids."""


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
    )


def rating_by(game: FinishedGame, places: Places, rules: RatingRules) -> Rate | None:
    """How a rated game changes its players' ratings; ``None`` if it changes none. ``places``: where
    they came from."""
    if not game.is_rated:
        return None

    def rate(company: Company) -> Rated:
        players = [
            replace(player_of(known, places), rank=seat.rank, gave_up=seat.gave_up)
            for seat in game.seats
            if (known := company.people.get(seat.person or "")) is not None
        ]
        return rated(players, company, game.ended_at, rules)

    return rate


def player_of(known: StoredPerson, places: Places) -> Player:
    """Somebody who sits at a rated table, as counting knows them."""
    return Player(
        known.id,
        is_program=known.kind is PersonKind.BOT,
        owner=known.owner,
        since=known.created_at,
        places=places.get(known.id, frozenset()),
    )
