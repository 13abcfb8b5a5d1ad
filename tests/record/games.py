"""Random games to write down, and one short game that is easy to break."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from papersea.game import Game
from papersea.moves import LastChance, Stop
from papersea.record import Record
from papersea.rules.options import Edition, Options, Target

DECK = (
    "CkHlFkOrSgAoPvFdSlByMwFkWaMwMwHyLvBkKaSvApBdWkYgFyHdGrFgBlOlPpClCyHrCdByCgOvBkOgHkFlWlCrCyWy"
    "CdFdSdWdSkBlHgClOyBdMwPa"
)
OTHER_DECK = (
    "GrFlOlOgWaCdKaBkOrHlByHkAoSkBdClHgCkWkSgOvCgFdByPaCyClBlBdCrMwPvCyPpCdYgWyMwFgFyMwSvOySlSdHr"
    "HdHyLvWdBkFkMwFkFdWlBlAp"
)
SHORT = f"""\
papersea 1 classic 2 players, B first
names "Coral" "Pebble Žltý"
deck {DECK}
B: D Fk-L .
A: D Ao-R .
B: L .
A: D Pv-L .
B: D By-R .
A: R .
B: R .
A: L .
B: R .
A: L .
B: D Mw-L .
A: L Fd+Fk .
B: D Mw-L .
A: L Wa+Sl @B=Mw .
B: D Lv-R .
A: D Ka-L LAST
B: R .
deck {OTHER_DECK}
B: D Og-L .
A: R ."""
"""A game in its second round; line 17 holds a theft, line 19 a call and line 20 the last turn."""

OVER = """\
papersea 1 classic 2 players, A first
position classic 39-12 5 A:duo - PvPaPpYgOg/- -/- Hl/Fk CkOrSgAoFdSlByMwFkWaMwMwHyLvBkKaSvApBdWkFy\
HdGrFgBlOlClCyHrCdByCgOvBkHkFlWlCrCyWyCdFdSdWdSkBlHgClOyBdMw
A: STOP
result 50-12 A"""
"""A game from a position, won with its only move."""


def play(game: Game, chance: random.Random, moves: int, *, closes: bool = True) -> Game:
    """Play at random; without closing, decks get used up."""
    for _ in range(moves):
        if game.is_over:
            break
        legal = game.legal_moves()
        quiet = [move for move in legal if not isinstance(move, Stop | LastChance)]
        game.play(chance.choice(legal if closes else quiet))
    return game


def random_game(
    seed: int, options: Options, players: int, moves: int, *, closes: bool = True
) -> Game:
    return play(Game(options, players, seed=seed), random.Random(seed), moves, closes=closes)


def go_on_from_position(game: Game, seed: int, moves: int) -> Game:
    return play(Game.set_up(game.position(), seed=seed), random.Random(seed), moves)


@st.composite
def games(draw: st.DrawFn, most_moves: int = 250) -> Game:
    """Of every edition, finished or not, from the first deal or from a position."""
    options = Options.of(draw(st.sampled_from(Edition)))
    options = options.changed(target=draw(st.sampled_from(Target)))
    seed, players = draw(st.integers(0, 2**32)), draw(st.integers(2, 4))
    moves = draw(st.integers(0, most_moves))
    game = random_game(seed, options, players, moves, closes=draw(st.booleans()))
    if draw(st.booleans()):
        return go_on_from_position(game, seed, draw(st.integers(0, most_moves // 4)))
    return game


@st.composite
def records(draw: st.DrawFn, most_moves: int = 250) -> Record:
    game = draw(games(most_moves))
    names = draw(st.none() | st.lists(st.text(), min_size=game.players, max_size=game.players))
    return Record.of(game, names or ())
