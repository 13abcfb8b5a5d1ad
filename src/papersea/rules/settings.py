"""Write the options of a table into a kernel state."""

from __future__ import annotations

import operator
from enum import Enum
from typing import Final

from papersea.problems import Wrong
from papersea.rules.options import OPTION_VALUES, OptionError, Options
from papersea.rules.state import State

MAX_SEED: Final = 2**63 - 1


def write_options(game: State, options: Options, players: int) -> None:
    """Set the rules that a game is played by; a wrong number of players is refused."""
    game.target = options.points_to_win(players)
    game.players = players
    game.deck_out = _number("deck_out", options.deck_out)
    game.deck_out_after_call = _number("deck_out_after_call", options.deck_out_after_call)
    game.last_chance_steals = _number("last_chance_steals", options.last_chance_steals)


def check_seed(seed: int) -> int:
    """The generator takes any number that fits into 63 bits."""
    try:
        number = operator.index(seed)
    except TypeError:
        number = -1
    if not 0 <= number <= MAX_SEED:
        raise OptionError(Wrong.WRONG_SEED, text=repr(seed))
    return number


def _number(name: str, value: Enum) -> int:
    return OPTION_VALUES[name].index(value)
