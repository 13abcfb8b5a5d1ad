"""Games for properties: random play through the typed face, drawn by hypothesis."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from papersea.cards import CARDS, DECK
from papersea.game import Game
from papersea.moves import (
    DrawTwo,
    EndTurn,
    Keep,
    LastChance,
    LayDuo,
    Move,
    Pick,
    Pile,
    Search,
    Seat,
    Steal,
    Stop,
    TakeTop,
)
from papersea.rules.options import (
    DeckOut,
    DeckOutAfterCall,
    Edition,
    LastChanceSteals,
    Options,
    Target,
)

cards = st.sampled_from(CARDS)
piles = st.sampled_from(Pile)
players = st.integers(2, 4)
seeds = st.integers(0, 2**63 - 1)

moves: st.SearchStrategy[Move] = st.one_of(
    st.just(DrawTwo()),
    st.builds(TakeTop, piles),
    st.builds(Keep, cards, piles),
    st.builds(LayDuo, cards, cards),
    st.builds(Search, piles),
    st.builds(Pick, st.integers(1, 30)),
    st.builds(Steal, st.integers(0, 3).map(Seat)),
    st.just(EndTurn()),
    st.just(Stop()),
    st.just(LastChance()),
)

options = st.builds(
    Options,
    st.sampled_from(Edition),
    st.sampled_from(DeckOut),
    st.sampled_from(DeckOutAfterCall),
    st.sampled_from(LastChanceSteals),
    st.sampled_from(Target),
)

decks = st.permutations(DECK)


def choose(game: Game, randomness: random.Random, reluctance: float) -> Move:
    """A legal move; ``reluctance`` is how often a call is thought over again."""
    legal = game.legal_moves()
    move = randomness.choice(legal)
    while isinstance(move, Stop | LastChance) and randomness.random() < reluctance:
        move = randomness.choice(legal)
    return move


def play_on(game: Game, steps: int, seed: int, reluctance: float = 0.95) -> Iterator[Move]:
    """Play random moves, handing out each one after it was played."""
    randomness = random.Random(seed)
    for _ in range(steps):
        if game.is_over:
            return
        move = choose(game, randomness, reluctance)
        game.play(move)
        yield move


@st.composite
def games(draw: st.DrawFn, most_steps: int = 150) -> Game:
    """A game somewhere on its way, most often in the middle of a long round."""
    game = Game(draw(options), draw(players), seed=draw(seeds))
    steps, seed = draw(st.integers(0, most_steps)), draw(st.integers(0, 2**32))
    for _ in play_on(game, steps, seed):
        pass
    return game
