"""Worlds that a seat may be in: each shows it all that it has seen, at every moment."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from papersea.cards import DECK
from papersea.game import Game
from papersea.moves import Seat, Step
from papersea.players.belief.worlds import Belief
from papersea.position import Position, seen_position
from papersea.rules.options import Options
from papersea.rules.ways import COMPILED
from papersea.view import View
from tests.clauses import clause
from tests.players import beliefs
from tests.players.beliefs import (
    MANNERS,
    RELUCTANT,
    Kind,
    believed,
    check_world,
    choose,
    hands_of,
    kind_of,
    moments,
    piles_in,
    told_worlds,
)
from tests.positions import play, table, view_of
from tests.properties.games import options, play_on, players, seeds
from tests.sizes import examples, sized

EDITIONS = sized(("classic", "es"), ("classic", "es", "ru"))


@cache
def views_by_kind(edition: str, number: int, manner: str) -> dict[Kind, View]:
    """The last view of every kind of moment in a game."""
    game = Game(Options.of(edition), number, seed=number)
    return {kind_of(view): view for view in moments(game, manner, number, every=1.0)}


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("number", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_world_shows_the_seat_all_that_it_has_seen(
    edition: str, number: int, manner: str
) -> None:
    for view in views_by_kind(edition, number, manner).values():
        check_world(Belief(view).sample(seed=1), view)


def test_those_games_show_every_kind_of_moment() -> None:
    kinds = {kind for number in (2, 3, 4) for kind in views_by_kind("classic", number, RELUCTANT)}
    for step in set(Step) - {Step.OVER}:
        for is_own_turn in (True, False):
            alike = [kind for kind in kinds if (kind.step, kind.is_own_turn) == (step, is_own_turn)]
            assert any(kind.has_unseen_pick for kind in alike), (step, is_own_turn)
            assert any(kind.has_unseen_theft for kind in alike), (step, is_own_turn)
    assert any(kind.is_called and kind.is_own_turn for kind in kinds)
    assert any(kind.is_called and not kind.is_own_turn for kind in kinds)
    assert any(kind.is_turn_again and kind.is_own_turn for kind in kinds)


@examples(40)
@given(options, players, seeds, seeds, st.integers(0, 150), st.data())
def test_whatever_the_rules_worlds_agree_with_what_was_seen(
    rules: Options, number: int, seed: int, randomness: int, steps: int, data: st.DataObject
) -> None:
    game = Game(rules, number, seed=seed)
    list(play_on(game, steps, randomness))
    view = game.view(Seat(data.draw(st.integers(0, number - 1))))
    if view.step is not Step.OVER:
        check_world(Belief(view).sample(seed), view)


def check_sum(now: Position, view: View) -> None:
    """What a view sums up is true of a world."""
    assert Counter(now.cards()) == Counter(DECK)
    seen = seen_position(view)
    for name in ("options", "scores", "round", "turn", "step", "closer", "tables", "searched"):
        assert getattr(now, name) == getattr(seen, name)
    assert len(now.deck) == view.deck_size
    assert view.drawn in (None, now.drawn)
    for hand, seat in zip(now.hands, view.seats, strict=True):
        assert len(hand) == seat.hand_size
        assert not Counter[object](seat.known) - Counter[object](hand)
    for cards, pile in zip(now.piles, view.piles, strict=True):
        assert (len(cards), cards[-1:]) == (pile.size, (pile.top,) if pile.size else ())
        expected: Iterator[object] = iter(pile.remembered)
        assert all(card in expected for card in cards), "a pile is what is remembered, with gaps"


@examples(40)
@given(options, players, seeds, st.integers(0, 120), st.integers(0, 40))
def test_worlds_of_a_round_that_was_set_up_agree_with_the_view(
    rules: Options, number: int, seed: int, before: int, since: int
) -> None:
    dealt = Game(rules, number, seed=seed)
    randomness = random.Random(seed)
    for game, steps in ((dealt, before), (Game.set_up(dealt.position(), seed=1), since)):
        first = game.round
        for _ in range(steps):
            if game.is_over or game.round > first:
                return
            game.play(choose(game, RELUCTANT, randomness))
    if game.is_over or game.round > first:
        return
    for view in (game.view(Seat(seat)) for seat in range(number)):
        check_sum(Belief(view).sample(seed).now, view)


@clause("Q8")
def test_a_pick_in_a_round_that_was_set_up_can_have_been_every_card_below_the_top() -> None:
    game = table(["", "Cy Cl"], piles=("Bd Hl Hg", "Or"), turn="B")
    play(game, "Cy+Cl ?L #2 .")
    assert hands_of("B", view_of(game, "A")) == {"Bd", "Hl"}
    assert piles_in(view_of(game, "A")) == {"BdHg/Or", "HlHg/Or"}


@pytest.mark.parametrize("deck", ["Oy Og …", "Hg Hr …"])
def test_a_card_that_was_picked_unseen_and_laid_out_since_is_not_expected_on_its_pile(
    deck: str,
) -> None:
    game = table(["Fd Hd", "Cy Cd By"], piles=("Hl Bd Hk", "Pv"), turn="B", deck=deck)
    play(game, "Cd+Cy ?L #2 Bd+By R .")
    worlds = [world.now for world in believed(view_of(game, "A"), 20)]
    for now in worlds:
        assert Counter(now.cards()) == Counter(DECK)
        assert [len(pile) for pile in now.piles] == [2, 0]
    assert len({now.deck[0] for now in worlds}) > 5, "the top is as unknown as the rest of the deck"


def test_a_round_that_was_set_up_is_told_from_no_deal() -> None:
    world = Belief(view_of(table(["Cy", "Fd"], piles=("Hd", "Hl")), "A")).sample(seed=1)
    assert (world.start, world.played) == (None, ())


def test_the_same_seed_gives_the_same_world() -> None:
    for view in moments(Game(players=3, seed=1), RELUCTANT, 1, 0.02):
        belief = Belief(view)
        first = [belief.sample(seed) for seed in range(5)]
        assert first == [Belief(view).sample(seed) for seed in range(5)]
        assert len({str(world.now) for world in first}) > 1


@pytest.mark.skipif(not COMPILED, reason="needs both ways to compare them")
def test_compiled_and_interpreted_worlds_are_the_same() -> None:
    finished = subprocess.run(
        [sys.executable, str(Path(beliefs.__file__))],
        env=os.environ | {"PAPERSEA_KERNEL": "python", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    told = told_worlds()
    assert len(told) > 50
    assert json.loads(finished.stdout) == told


def test_a_spectator_believes_nothing() -> None:
    with pytest.raises(ValueError, match="spectator"):
        Belief(Game(seed=1).view(None))


def test_there_is_nothing_to_believe_when_the_game_is_over() -> None:
    game = table(["ApAoHdHlHk", "Fd"], scores=[39, 0])
    game.play(game.legal_moves()[-2])
    assert game.is_over
    with pytest.raises(ValueError, match="over"):
        Belief(view_of(game, "B"))
