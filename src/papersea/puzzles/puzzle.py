"""A puzzle as a value: a choice from a real game in which one move is clearly best."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import cached_property
from hashlib import sha256
from typing import Final

from msgspec import Struct

from papersea.moves import Move, Stop, laid_kinds, parse_move
from papersea.players.search.expert import Weighed

_ID_LENGTH = 8


class Theme(Enum):
    """What is chosen between. ``CALL``: whether to close the round, and how."""

    DRAW = "draw"
    KEEP = "keep"
    DUO = "duo"
    SEARCH = "search"
    PICK = "pick"
    STEAL = "steal"
    CALL = "call"


class Idea(Enum):
    """What the best move is about. ``CARDS``: which cards go together."""

    CALL = "call"
    DENY = "deny"
    PILE = "pile"
    STEAL = "steal"
    MERMAIDS = "mermaids"
    CARDS = "cards"


_THEMES: Final = {theme.value for theme in Theme}


class Weight(Struct, frozen=True, array_like=True):
    """What a deep search thinks of a move: the chance to win with it, the standard error of how
    far it is behind the best, and over how many playouts."""

    move: str
    chance: float
    error: float
    playouts: int

    def weighed(self, best: float) -> Weighed:
        lead = self.chance - best
        return Weighed(parse_move(self.move), self.chance, lead, self.error, self.playouts)


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, dict=True):
    """``start`` is the position right after the deal, with every card, and ``turns`` is what was
    played from there on: together they are the round up to the choice. Only ``view_of`` makes of
    it what may be shown.

    ``weights`` has every legal move, best first. ``difficulty`` grows from 0 to 1 with how seldom
    weaker players find the best one. ``judge``: the opponent whose judgement it is. ``idea`` is
    that of ``ideas.py``, which takes longer to find than to keep.
    """

    start: str
    turns: str
    weights: tuple[Weight, ...]
    difficulty: float
    judge: str = "orca"
    idea: Idea = Idea.CARDS

    @cached_property
    def id(self) -> str:
        """Short, and the same for the same choice."""
        return sha256(f"{self.start} {self.turns}".encode()).hexdigest()[:_ID_LENGTH]

    @property
    def best(self) -> str:
        return self.weights[0].move

    def is_right(self, move: str) -> bool:
        """The best move; the same duo in other colours is as good."""
        return is_same_choice(parse_move(move), parse_move(self.best))

    @property
    def next_best(self) -> Weight:
        """The best of those that are not right."""
        return next(each for each in self.weights if not self.is_right(each.move))

    @property
    def lead(self) -> float:
        """By how much the best move wins more often than the next best."""
        return self.weights[0].chance - self.next_best.chance

    @property
    def weighed(self) -> tuple[Weighed, ...]:
        """As the search said it."""
        return tuple(each.weighed(self.weights[0].chance) for each in self.weights)

    @property
    def players(self) -> int:
        scores = self.start.split()[1]
        return len(scores.split("-"))

    @cached_property
    def theme(self) -> Theme:
        return theme_of([parse_move(each.move) for each in self.weights])


def is_same_choice(move: Move, other: Move) -> bool:
    """Whether they differ at most in the colours of a duo."""
    return move == other or () != laid_kinds(move) == laid_kinds(other)


def theme_of(legal: Sequence[Move]) -> Theme:
    """What whoever has these moves chooses between."""
    if any(isinstance(move, Stop) for move in legal):
        return Theme.CALL
    step = legal[0].step.value
    return Theme(step) if step in _THEMES else Theme.DUO
