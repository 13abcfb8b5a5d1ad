"""A finished game for the archive: its record, what everybody did in it, and new ratings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from papersea.answers.games import FinishedGame
from papersea.answers.people import PersonKind
from papersea.server.settings import RatingRules
from papersea.server.storage.games import Rate
from papersea.server.storage.values import Company, Rated, StoredPerson
from papersea.server.tables.counting import Player, rated

Places = Mapping[str, frozenset[int]]
"""Where people came from, by their ids."""


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
