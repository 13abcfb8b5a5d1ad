"""How a game ended."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum

from msgspec import Struct

from papersea.game import Game
from papersea.moves import Seat


class Ending(Enum):
    """By the rules, or because nobody was left to play against."""

    FINISHED = "finished"
    RESIGNED = "resigned"


class Outcome(Struct, frozen=True):
    """Who has won, and everybody's rank from 1; those who share a rank have the same. ``advised``:
    who has asked for advice."""

    ending: Ending
    winners: tuple[Seat, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    advised: tuple[Seat, ...] = ()


def outcome_of(game: Game, resigned: Collection[Seat], *, has_people: bool) -> Outcome | None:
    """How the game has ended; ``None`` while somebody plays against somebody.

    When all but one have resigned, or no person is left, those who stay and lead have won.
    So they have if a bot wins for a seat that has resigned: whoever gives up does not win.
    """
    staying = [Seat(seat) for seat in range(game.players) if seat not in resigned]
    if not game.is_over and len(staying) > 1 and has_people:
        return None
    ending = Ending.FINISHED if game.is_over else Ending.RESIGNED
    winners = tuple(seat for seat in game.winners if seat in staying)
    return _ranked(game, ending, winners or _leaders(game, staying), resigned)


def _leaders(game: Game, staying: Sequence[Seat]) -> tuple[Seat, ...]:
    most = max((game.scores[seat] for seat in staying), default=0)
    return tuple(seat for seat in staying if game.scores[seat] == most)


def _ranked(
    game: Game, ending: Ending, winners: tuple[Seat, ...], resigned: Collection[Seat]
) -> Outcome:
    def standing(seat: int) -> tuple[bool, bool, int]:
        return (seat in winners, seat not in resigned, game.scores[seat])

    seats = range(game.players)
    ranks = tuple(1 + sum(standing(other) > standing(seat) for other in seats) for seat in seats)
    return Outcome(ending, winners, ranks, game.scores)
