"""Write the options of a table into a kernel state."""

from __future__ import annotations

from enum import Enum

from papersea.rules.options import OPTION_VALUES, Options
from papersea.rules.state import State


def write_options(game: State, options: Options, players: int) -> None:
    """Set the rules that a game is played by; a wrong number of players is refused."""
    game.target = options.points_to_win(players)
    game.players = players
    game.deck_out = _number("deck_out", options.deck_out)
    game.deck_out_after_call = _number("deck_out_after_call", options.deck_out_after_call)
    game.last_chance_steals = _number("last_chance_steals", options.last_chance_steals)


def _number(name: str, value: Enum) -> int:
    return OPTION_VALUES[name].index(value)
