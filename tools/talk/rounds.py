"""The rounds that were played, as arrays with one entry a round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from papersea.cards import DECK, Card, Kind
from papersea.events import (
    Called,
    Drew,
    DrewLast,
    Event,
    Fished,
    Kept,
    Picked,
    RoundScored,
    RoundStarted,
    RoundVoid,
    Stole,
    TookTop,
    TurnEnded,
)
from papersea.game import Game
from papersea.rules.options import MAX_PLAYERS
from papersea.score import MermaidLine, score_cards

Array = npt.NDArray[Any]
NOBODY: Final = MAX_PLAYERS
"""Instead of a seat."""
_KINDS: Final = tuple(Kind)
_ROW: Final = np.dtype(
    [
        *((name, "i4") for name in ("game", "starter", "closer", "ending", "turns", "deck")),
        ("winners", "i4"),  # of the game, one bit a seat; 0 while it goes on
        *((name, "i4", MAX_PLAYERS) for name in ("points", "bonus", "gain")),
        ("worth", "i4", len(_KINDS)),  # what each kind brought to all seats
    ]
)


class Ending(IntEnum):
    """How a round ends."""

    STOP = 0
    BET_WON = 1
    BET_LOST = 2
    NOBODY_SCORES = 3
    FOUR_MERMAIDS = 4


def rows_of(game: Game, number: int) -> Array:
    """What there is to tell of every round of a game that is over and has this number."""
    starts = [place for place, event in enumerate(game.history) if type(event) is RoundStarted]
    rows = np.zeros(len(starts), _ROW)
    for row, (start, end) in zip(rows, pairwise([*starts, len(game.history)]), strict=True):
        _tell(row, game.history[start:end], game.players)
    rows["game"] = number
    rows["winners"][-1] = sum(1 << seat for seat in game.winners)
    return rows


def _tell(row: Any, events: Sequence[Event], players: int) -> None:
    row["deck"], row["closer"], row["ending"] = len(DECK) - 2, NOBODY, Ending.FOUR_MERMAIDS
    for event in events:
        match event:
            case RoundStarted(starter=starter):
                row["starter"] = starter
            case Drew():
                row["deck"] -= 2
            case DrewLast() | Fished():
                row["deck"] -= 1
            case TurnEnded():
                row["turns"] += 1
            case Called(seat):
                row["turns"] += 1
                row["closer"] = seat
            case RoundScored(_, bet_won, gains=gains):
                row["ending"] = _ENDINGS[bet_won]
                row["gain"][:players] = gains
            case RoundVoid():
                row["ending"] = Ending.NOBODY_SCORES
            case _:
                pass
    row["turns"] += row["ending"] == Ending.FOUR_MERMAIDS  # within a turn (Q12)
    _count(row, _cards_at_the_end(events, players))


_ENDINGS: Final = {None: Ending.STOP, True: Ending.BET_WON, False: Ending.BET_LOST}


def _cards_at_the_end(events: Sequence[Event], players: int) -> list[list[Card]]:
    """Of every seat, in hand and on the table: what it gained, less what was stolen."""
    held: list[list[Card]] = [[] for _ in range(players)]
    for event in events:
        match event:
            case Kept(seat, Card() as card) | DrewLast(seat, Card() as card):
                held[seat].append(card)
            case Fished(seat, Card() as card) | TookTop(seat, _, card):
                held[seat].append(card)
            case Picked(seat, _, Card() as card):
                held[seat].append(card)
            case Stole(thief, victim, Card() as card):
                held[victim].remove(card)
                held[thief].append(card)
            case _:
                pass
    return held


def _count(row: Any, held: Sequence[Sequence[Card]]) -> None:
    for seat, cards in enumerate(held):
        score = score_cards(cards)
        row["points"][seat], row["bonus"][seat] = score.points, score.bonus
        for line in score.lines:
            kind = Kind.MERMAID if isinstance(line, MermaidLine) else line.kind
            row["worth"][_KINDS.index(kind)] += line.points


@dataclass(frozen=True)
class Rounds:
    """All rounds of whole games with so many players, game by game and in order."""

    players: int
    rows: Array

    @cached_property
    def firsts(self) -> Array:
        """Where each game begins."""
        return np.flatnonzero(np.diff(self.rows["game"], prepend=-1))

    @cached_property
    def lasts(self) -> Array:
        """Where each game ends."""
        return np.append(self.firsts[1:], len(self.rows)) - 1

    @property
    def games(self) -> int:
        return len(self.firsts)

    def ended(self, *endings: Ending) -> Array:
        return np.isin(self.rows["ending"], endings)

    @property
    def is_scored(self) -> Array:
        """Whether it ended with a call, and a bet was decided."""
        return self.ended(Ending.STOP, Ending.BET_WON, Ending.BET_LOST)

    @property
    def is_first(self) -> Array:
        """Whether it is the first of its game: only there chance decides who starts (S3, R11)."""
        return np.isin(np.arange(len(self.rows)), self.firsts)

    def of_seat(self, column: str, seats: Array) -> Array:
        """What the rows say of one seat each."""
        found: Array = self.rows[column][np.arange(len(self.rows)), seats]
        return found

    def seat(self, place: int) -> Array:
        """Who sits so many places to the left of the one who starts."""
        return (self.rows["starter"] + place) % self.players

    @property
    def closer(self) -> Array:
        """Who closed; seat 0 where nobody did."""
        return np.where(self.rows["closer"] < self.players, self.rows["closer"], 0)

    def others_mean(self, column: str) -> Array:
        """The mean of all but the closer."""
        everybody = self.rows[column][:, : self.players].sum(axis=1)
        mean: Array = (everybody - self.of_seat(column, self.closer)) / (self.players - 1)
        return mean


def load_rounds(kept: Path, players: int) -> Rounds:
    """All shares of games with so many players; there must be one."""
    paths = sorted(kept.glob(f"{players}-*.npy"))
    rows = np.concatenate([np.load(path) for path in paths])
    return Rounds(players, rows[np.argsort(rows["game"], kind="stable")])
