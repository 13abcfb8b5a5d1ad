"""Random games to write down, and one short game that is easy to break."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from papersea.fair import CONTEXT, SALT, Proof
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

FAIR = """\
papersea 1 classic 2 players, B first
fair 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f "CODE/1" "blue" ""
deck FyFdOrFkHdWyHrCdFkWkHlApCgSvBdOgBlSlLvBkPpOvHgClWaClOlFdMwSdCrAoWlHkByCdBdFgPvOyBlMwSkMwSgCk\
YgBkFlMwCyGrPaKaWdCyByHy
B: D Or-R .
A: D Wy-L .
B: D Cd-L .
A: D Wk-L .
B: D Hl-R .
A: D Sv-L Wk+Sv @B=Cd .
result 0-0 -"""
"""A game with its proof, up to the first theft."""


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
def proofs(draw: st.DrawFn, players: int | None = None) -> Proof:
    """For a number of players, or for any."""
    seats = players or draw(st.integers(2, 4))
    salt = st.from_regex(SALT, fullmatch=True)
    salts = draw(st.lists(salt, min_size=seats, max_size=seats))
    context = draw(st.from_regex(CONTEXT, fullmatch=True))
    return Proof(draw(st.binary(min_size=32, max_size=32)), context, tuple(salts))


@st.composite
def fair_games(draw: st.DrawFn, most_moves: int = 250) -> tuple[Game, Proof]:
    """Of every edition, finished or not, with cards that follow from a proof."""
    proof = draw(proofs())
    options = Options.of(draw(st.sampled_from(Edition)))
    game = Game(options, len(proof.salts), chance=proof.chance())
    play(game, random.Random(draw(st.integers(0, 2**32))), draw(st.integers(0, most_moves)))
    return game, proof


@st.composite
def records(draw: st.DrawFn, most_moves: int = 250) -> Record:
    game = draw(games(most_moves))
    names = draw(st.none() | st.lists(st.text(), min_size=game.players, max_size=game.players))
    proof = draw(st.none() | proofs(game.players)) if game.start is None else None
    return Record.of(game, names or (), proof)
