"""What stands on each rung of the ladder."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from papersea.players.catalogue import Opponent
from papersea.players.expert import DOUBT, SearchPlayer
from papersea.players.interface import Player
from papersea.players.judgement import FIRST_TIME, PLAIN, tuned
from papersea.players.master import MasterPlayer
from papersea.players.policy_player import Habits, PolicyPlayer
from papersea.players.random_player import RandomPlayer
from papersea.players.solid import LookAheadPlayer
from papersea.players.styles import Rung, Style

_BEGINNER: Final = Habits(slips=0.12, forgets=0.7)
_CASUAL: Final = Habits(slips=0.03, forgets=0.2)
_PLAIN_STYLE: Final = Style()
_FONDNESS: Final = 1.0
"""Standard errors more that an expert with a style wants to see before it gives up a favourite."""


def seat_opponent(opponent: Opponent, seed: int) -> Player:
    """A player for one seat of one game."""
    style = opponent.style
    match opponent.rung:
        case Rung.RANDOM:
            return RandomPlayer(seed, likes_piles=style.thief > 0)
        case Rung.BEGINNER:
            return PolicyPlayer(seed, FIRST_TIME.leaning(style), _BEGINNER)
        case Rung.CASUAL:
            return PolicyPlayer(seed, PLAIN.leaning(style), _CASUAL)
        case Rung.SOLID:
            return LookAheadPlayer(seed, tuned().leaning(_half(style)))
        case Rung.EXPERT:
            doubt = DOUBT if style == _PLAIN_STYLE else DOUBT + _FONDNESS
            return SearchPlayer(seed, tuned().leaning(_half(style)), doubt=doubt)
        case Rung.MASTER:
            return MasterPlayer(seed, opponent.level)


def _half(style: Style) -> Style:
    """Who knows better gives in to a liking less."""
    return replace(style, risk=style.risk / 2, collector=style.collector / 2, thief=style.thief / 2)
