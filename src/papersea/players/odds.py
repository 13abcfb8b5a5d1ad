"""How likely a LAST CHANCE is to hold, over many worlds that may be."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from papersea.cards import index_of
from papersea.moves import Seat
from papersea.players.kernel.odds import KNOWN_GAME, Unknown, Unknowns, count_won, new_unknowns
from papersea.players.kernel.reach import new_chases
from papersea.players.kernel.script import NO_CARD
from papersea.players.situation import Situation
from papersea.position import Position
from papersea.rules.jit import COMPILED
from papersea.rules.options import Options
from papersea.rules.records import record_at
from papersea.rules.settings import write_options
from papersea.rules.state import Games, game_at, new_games
from papersea.scorepad import CountedHand, Ending, PadRound, ScorePad, standing
from papersea.setting_up import lay_known
from papersea.view import Step

WORLDS: Final = 4000 if COMPILED else 100


@dataclass(frozen=True, slots=True)
class Odds:
    """What a call brings. ``chance`` is how often a bet held in so many worlds, ``error`` its
    standard error, and ``expected`` what a bet brings on average."""

    points: int
    bonus: int
    stop: int
    won: int
    lost: int
    chance: float
    error: float
    worlds: int

    @property
    def expected(self) -> float:
        return self.chance * self.won + (1 - self.chance) * self.lost


def bet_odds(asked: Situation, *, worlds: int = WORLDS, seed: int = 0) -> Odds:
    """The same question and seed give the same answer.

    Hidden cards are dealt at random from all that are not seen; every opponent in turn does all
    that they can to have more points.
    """
    games, unknowns = lay_question(asked)
    won = count_won(games, unknowns, new_chases(), seed, worlds)
    near = (won + 1) / (worlds + 2)  # even what never happened may happen
    score = asked.score
    return Odds(
        points=score.points,
        bonus=score.bonus,
        stop=_gain(asked, Ending.STOP, 0),
        won=_gain(asked, Ending.LAST_CHANCE, 0),
        lost=_gain(asked, Ending.LAST_CHANCE, score.points + 1),
        chance=won / worlds,
        error=sqrt(near * (1 - near) / worlds),
        worlds=worlds,
    )


def lay_question(asked: Situation) -> tuple[Games, Unknowns]:
    """What is known, laid out for the kernel, with room for a world; and what is not."""
    players = 1 + len(asked.others)
    games, unknowns = new_games(2), new_unknowns()
    write_options(game_at(games, KNOWN_GAME), Options(), players)
    lay_known(
        games,
        Position(
            options=Options(),
            scores=(0,) * players,
            round=1,
            turn=Seat(0),
            step=Step.DUO,
            closer=None,
            hands=(asked.cards, *((),) * len(asked.others)),
            tables=((), *asked.tables),
            piles=((), ()),
            deck=(),
        ),
    )
    _write(record_at(Unknown, unknowns, 0), asked)
    return games, unknowns


def _write(unknown: Unknown, asked: Situation) -> None:
    for seat, held in enumerate(asked.others, 1):
        unknown.held[seat] = held
    for pile, size in enumerate(asked.pile_sizes):
        top = asked.tops[pile] if pile < len(asked.tops) else None
        unknown.top[pile] = NO_CARD if top is None else index_of(top)
        unknown.below[pile] = size - (top is not None)
    unknown.pool_size = len(asked.unknown)
    for place, card in enumerate(asked.unknown):
        unknown.pool[place] = index_of(card)


def _gain(asked: Situation, how: Ending, feared: int) -> int:
    """What the round brings to the caller if another player has so many points."""
    own = CountedHand(asked.score.points, asked.score.bonus)
    pad = ScorePad(("A", "B"), Seat(0))
    round_ = PadRound(how, Seat(0), (own, CountedHand(feared, 0)))
    return standing(pad.with_round(round_)).totals[0]
