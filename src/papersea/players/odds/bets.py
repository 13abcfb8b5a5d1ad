"""How likely a LAST CHANCE is to hold, over many worlds that may be."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from papersea.cards import Kind, index_of
from papersea.events import Settlement
from papersea.knowledge.script import NO_CARD
from papersea.moves import Seat, Step
from papersea.players.odds.hidden_hands import Unknown, Unknowns, new_unknowns
from papersea.players.odds.last_turns import KNOWN_GAME, count_won
from papersea.players.odds.reach import new_chases
from papersea.players.odds.situation import Situation
from papersea.players.policy.judgement import tuned
from papersea.players.policy.weights import PLACES
from papersea.position import Position
from papersea.rules.options import Options
from papersea.rules.records import record_at, write_numbers
from papersea.rules.settings import write_options
from papersea.rules.state import Games, game_at, new_games
from papersea.rules.ways import COMPILED
from papersea.score import share_of
from papersea.setting_up import lay_known

WORLDS: Final = 4000 if COMPILED else 100
_SURE: Final = 1.96
"""Standard errors: nineteen of twenty times the truth is so near."""


@dataclass(frozen=True, slots=True)
class BetOdds:
    """What your cards are worth, what STOP, a bet won and a bet lost bring, and how likely a LAST
    CHANCE holds: in how many of so many worlds, with the standard error. ``expected``: what a bet
    brings on average. For people: ``percent``, which is 100 only if it held in every world, and
    ``margin``, its sampling error with 95 % confidence. How much real hands differ from those in
    the worlds is not part of it."""

    points: int
    bonus: int
    stop: int
    won: int
    lost: int
    chance: float
    error: float
    worlds: int
    expected: float
    percent: int
    margin: float


def bet_odds(asked: Situation, *, worlds: int = WORLDS, seed: int = 0) -> BetOdds:
    """The same question and seed give the same answer.

    Of all cards that are not seen each hidden one of a hand is the better of two; every opponent in
    turn does all that they can to have more points.
    """
    games, unknowns = lay_question(asked)
    won = count_won(games, unknowns, new_chases(), seed, worlds)
    near = (won + 1) / (worlds + 2)  # even what never happened may happen
    error = sqrt(near * (1 - near) / worlds)
    score = asked.score
    stop, if_won, if_lost = (
        share_of(how, score.points, score.bonus).gain
        for how in (Settlement.STOP, Settlement.WON, Settlement.LOST)
    )
    return BetOdds(
        points=score.points,
        bonus=score.bonus,
        stop=stop,
        won=if_won,
        lost=if_lost,
        chance=won / worlds,
        error=error,
        worlds=worlds,
        expected=(won * if_won + (worlds - won) * if_lost) / worlds,
        percent=percent_of(won, worlds),
        margin=round(100 * _SURE * error, 1),
    )


def percent_of(won: int, worlds: int) -> int:
    """Nothing is called certain that was not so in every world."""
    if won in (0, worlds):
        return 100 * won // worlds
    return min(99, max(1, round(100 * won / worlds)))


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
    for number, kind in enumerate(Kind):
        write_numbers(unknown.promise, tuned().promise[kind], number * PLACES)
    unknown.pool_size = len(asked.unknown)
    for place, card in enumerate(asked.unknown):
        unknown.pool[place] = index_of(card)
