"""What learned players see and answer: nothing hidden, nothing lost, one name for one thing."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from papersea.encoding.actions import NAMES
from papersea.encoding.entries import ask_name, places_on
from papersea.encoding.places import MOST_ON, layout, places_size
from papersea.game import Game
from papersea.moves import LayDuo, Pick, Seat
from papersea.players.belief import Belief
from papersea.players.guided import believe
from papersea.players.kernel.script import WORLD_GAME
from papersea.translate import legal_actions, move_of
from tests.players.beliefs import CURIOUS, SIMPLE, choose, moments, play_again
from tests.properties.games import players, seeds
from tests.sizes import examples, soak

pytestmark = soak  # no opponent plays by a network

manners = st.sampled_from([CURIOUS, SIMPLE])


@given(players, seeds, manners)
@examples(15)
def test_whoever_saw_the_same_is_told_the_same(number: int, seed: int, manner: str) -> None:
    """No place depends on a card that the seat has not seen."""
    for view in moments(Game(players=number, seed=seed), manner, seed, every=0.1):
        assert view.seat is not None
        told = [_told(play_again(Belief(view).sample(world)), view.seat) for world in range(3)]
        assert told[0] == told[1] == told[2]


def _told(game: Game, seat: Seat) -> list[int]:
    return places_on(game._games, 0, seat)


@given(players, seeds, manners)
@examples(15)
def test_a_view_tells_as_much_as_the_rules_remember(number: int, seed: int, manner: str) -> None:
    """A learned player sees in its worlds what it would see at the table itself, unless crabs
    took something that it has to guess."""
    compared = 0
    game, randomness = Game(players=number, seed=seed), random.Random(seed)
    while not game.is_over and compared < 30:
        view = game.view(game.turn)
        if all(pile.gone == 0 for pile in view.piles):
            belief = believe(view)
            belief.imagine(seed)
            assert places_on(belief.games, WORLD_GAME, game.turn) == _told(game, game.turn)
            compared += 1
        game.play(choose(game, manner, randomness))
    assert compared


@pytest.mark.parametrize("number", [2, 3, 4])
def test_every_place_has_its_part(number: int) -> None:
    parts = layout(number)
    assert [place for part in parts.values() for place in part] == list(range(places_size(number)))
    seen: set[int] = set()
    for seed in range(4):
        game, randomness = Game(players=number, seed=seed), random.Random(seed)
        while not game.is_over:
            on = _told(game, game.turn)
            assert len(on) < MOST_ON
            assert max(on) < places_size(number)
            seen.update(on)
            game.play(choose(game, SIMPLE, randomness))
    assert {name for name, part in parts.items() if seen.isdisjoint(part)} <= {
        f"{name}_{left}" for left in range(1, number) for name in ("shown_points", "is_shown")
    }


@given(players, seeds)
@examples(15)
def test_moves_share_a_name_only_if_they_mean_the_same(number: int, seed: int) -> None:
    game, randomness = Game(players=number, seed=seed), random.Random(seed)
    while not game.is_over:
        named: dict[int, object] = {}
        for action in legal_actions(game._state):
            name, move = ask_name(game._games, 0, action), move_of(game._state, action)
            assert 0 <= name < NAMES
            meant: object = move
            if isinstance(move, LayDuo):
                meant = (move.first.kind, move.second.kind)
            elif isinstance(move, Pick):
                meant = _card_at(game, move)
            assert named.setdefault(name, meant) == meant
        assert len(set(named.values())) == len(named)
        game.play(choose(game, CURIOUS, randomness))


def _card_at(game: Game, move: Pick) -> object:
    view = game.view(game.turn)
    assert view.searched is not None
    return view.pile(view.searched).remembered[-move.position]
