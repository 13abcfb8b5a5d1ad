"""What stands on each rung of the ladder."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Protocol, runtime_checkable

from papersea.moves import Move
from papersea.players import Player
from papersea.players.budget import Budget, Playouts
from papersea.players.ladder.policy_players import Habits, LookAheadPlayer, PolicyPlayer
from papersea.players.ladder.simple import RandomPlayer
from papersea.players.policy.judgement import FIRST_TIME, PLAIN, tuned
from papersea.players.policy.learned import master_judgement
from papersea.players.search.expert import PLAIN_MANNER, Manner, SearchPlayer, Weighed
from papersea.players.styles import Level, Rung, Style
from papersea.view import View

_BEGINNER: Final = Habits(slips=0.12, forgets=0.7)
_CASUAL: Final = Habits(slips=0.03, forgets=0.2)
_PLAIN_STYLE: Final = Style()
_FOND_MANNER: Final = Manner(doubt=PLAIN_MANNER.doubt + 1.0)
"""Standard errors more that an expert with a style wants to see before it gives up a favourite."""
MASTERLY: Final = Manner(doubt=0.0, spread=0.02, scale=0.3)
"""What a table expects of moves that are close together is taken to be true to three tenths, give
or take two percent; ``python -m tools.choices`` tells how leads follow from it."""
GLANCE: Final = Playouts(400)
"""What the instant level takes, whatever it is given: a few milliseconds."""


@runtime_checkable
class Searching(Player, Protocol):
    """A player that tells what its last search thought of every move, and how much it thought."""

    @property
    def weighed(self) -> tuple[Weighed, ...]: ...

    @property
    def playouts(self) -> int: ...


def seat(rung: Rung, style: Style, level: Level, seed: int, *, is_former: bool = False) -> Player:
    """A player for one seat of one game."""
    match rung:
        case Rung.RANDOM:
            return RandomPlayer(seed, likes_piles=style.thief > 0)
        case Rung.BEGINNER:
            return PolicyPlayer(seed, FIRST_TIME.leaning(style), _BEGINNER)
        case Rung.CASUAL:
            return PolicyPlayer(seed, PLAIN.leaning(style), _CASUAL)
        case Rung.SOLID:
            return LookAheadPlayer(seed, tuned().leaning(_half(style)))
        case Rung.EXPERT:
            manner = PLAIN_MANNER if style == _PLAIN_STYLE else _FOND_MANNER
            return SearchPlayer(seed, tuned().leaning(_half(style)), manner=manner)
        case Rung.MASTER:
            return MasterPlayer(seed, level, is_former=is_former)


def _half(style: Style) -> Style:
    """Who knows better gives in to a liking less."""
    return replace(style, risk=style.risk / 2, collector=style.collector / 2, thief=style.thief / 2)


class MasterPlayer:
    """Searches, and imagines that everybody plays as masters have learned to play without a search.
    The same seed and views (and playouts) give the same moves."""

    def __init__(self, seed: int, level: Level, *, is_former: bool = False) -> None:
        self._seed = seed
        self._level = level
        self._is_former = is_former
        self.manner = PLAIN_MANNER if is_former else MASTERLY
        """How it searches, from its first choice on."""
        self._player: SearchPlayer | None = None

    @property
    def weighed(self) -> tuple[Weighed, ...]:
        """What the last search thought, the first thought first."""
        return self._player.weighed if self._player else ()

    @property
    def playouts(self) -> int:
        return self._player.playouts if self._player else 0

    def choose(self, view: View, budget: Budget) -> Move:
        if self._player is None:
            self._player = self._seated(len(view.seats))
        return self._player.choose(view, self._part_of(budget))

    def _seated(self, players: int) -> SearchPlayer:
        judgement = master_judgement(players, is_former=self._is_former)
        return SearchPlayer(self._seed, judgement, others=judgement, manner=self.manner)

    def _part_of(self, budget: Budget) -> Budget:
        if self._level is Level.INSTANT:
            return GLANCE
        return type(budget)(max(1, budget.count * self._level.value // 100))
