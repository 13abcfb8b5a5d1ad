"""Rounds that were played with paper cards, settled by the rules kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from papersea.events import RoundScored
from papersea.moves import Seat
from papersea.rules import codes
from papersea.rules.entries import settle, start
from papersea.rules.options import Options
from papersea.rules.settings import write_options
from papersea.rules.state import Games, game_at, new_games
from papersea.scorepad.values import CountedHand, Ending
from papersea.translate import events_of

_CODES: Final = {
    Ending.STOP: codes.BY_STOP,
    Ending.LAST_CHANCE: codes.BY_LAST_CHANCE,
    Ending.DECK_OUT: codes.BY_DECK,
    Ending.MERMAIDS: codes.BY_MERMAIDS,
}


def new_game(options: Options, players: int) -> Games:
    """A game before its first round."""
    games = new_games(1)
    write_options(game_at(games, 0), options, players)
    start(games, 0, 0)
    return games


def settle_round(games: Games, how: Ending, by: Seat, counted: Sequence[CountedHand]) -> None:
    """End a round so; a bonus that is open is none."""
    game = game_at(games, 0)
    for seat, hand in enumerate(counted):
        game.points[seat], game.bonus[seat] = hand.points, hand.bonus or 0
    settle(games, 0, _CODES[how], by)


def scored_in(games: Games) -> RoundScored | None:
    """What the last round brought; nothing if nobody scored."""
    events = events_of(game_at(games, 0))
    return next((event for event in events if isinstance(event, RoundScored)), None)


def bonuses_that_count(how: Ending, by: Seat, counted: Sequence[CountedHand]) -> list[bool]:
    """For each player, whether the colour bonus is a part of what they gain."""
    games = new_game(Options(), len(counted))
    settle_round(games, how, by, counted)
    scored = scored_in(games)
    assert scored is not None, "where nobody scores there is no bonus to ask for"
    return [each.has_bonus for each in scored.counted]
