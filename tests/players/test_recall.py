"""The expert against itself inside the kernel: games by the rules, and no seat sees too much."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from papersea.cards import DECK
from papersea.game import Game
from papersea.players.belief.worlds import Belief
from papersea.players.search.selfplay import play_itself
from papersea.players.search.whole_games import (
    BET_LOST,
    BET_WON,
    FOUR_MERMAIDS,
    NOBODY_SCORED,
    STOPPED,
)
from papersea.rules.codes import NOBODY
from papersea.rules.jit import COMPILED
from papersea.rules.options import Options
from tests.clauses import clause
from tests.players import recalling
from tests.players.beliefs import play_again
from tests.players.recalling import recalled, told_games
from tests.positions import A, play, table
from tests.properties.games import options, play_on, players, seeds
from tests.sizes import examples

pytestmark = pytest.mark.skipif(not COMPILED, reason="plain Python takes minutes for a game")

PLAYERS = (2, 3, 4)
each_table = pytest.mark.parametrize("number", PLAYERS)
GAMES = 6


def play_rounds(number: int, seed: int = 1) -> Any:
    return play_itself(Options(), number, playouts=60, seed=seed, games=GAMES)


rounds = cache(play_rounds)
"""The same, played once for all tests that only look at them."""


def seats_of(row: Any, number: int) -> tuple[list[int], list[int], list[int]]:
    """Points, colour bonuses and gains."""
    points, bonuses, gains = (row[name][:number].tolist() for name in ("points", "bonus", "gain"))
    return points, bonuses, gains


def check_gains(row: Any, number: int) -> None:
    """R2, R6, R7: what a call brings to everybody."""
    points, bonuses, gains = seats_of(row, number)
    closer = int(row["closer"])
    if row["ending"] == STOPPED:
        expected = points
    elif row["ending"] == BET_WON:
        expected = list(bonuses)
        expected[closer] += points[closer]
        assert points[closer] == max(points)
    else:
        expected = list(points)
        expected[closer] = bonuses[closer]
        assert points[closer] < max(points)
    assert gains == expected
    assert points[closer] >= 7 or row["ending"] != STOPPED


@clause("R2", "R6", "R7", "T8")
@each_table
def test_rounds_are_scored_by_the_rules(number: int) -> None:
    rows = rounds(number)
    for row in rows:
        if row["ending"] in (STOPPED, BET_WON, BET_LOST):
            check_gains(row, number)
        else:
            assert row["ending"] in (NOBODY_SCORED, FOUR_MERMAIDS)
            assert row["closer"] == NOBODY or row["ending"] == NOBODY_SCORED
    assert {STOPPED, BET_WON, BET_LOST} <= set(rows["ending"].tolist())


@clause("G2", "G3")
@each_table
def test_every_game_ends_with_its_last_round_and_has_a_winner(number: int) -> None:
    rows = rounds(number)
    target = Options().points_to_win(number)
    assert set(rows["game"].tolist()) == set(range(1, 1 + GAMES))
    for game in range(1, 1 + GAMES):
        mine = rows[rows["game"] == game]
        *before, last = mine["winners"].tolist()
        assert set(before) <= {0}
        winners = [seat for seat in range(number) if last >> seat & 1]
        assert winners
        if mine[-1]["ending"] != FOUR_MERMAIDS:
            scored = mine[mine["ending"] != NOBODY_SCORED]
            totals = scored["gain"][:, :number].sum(axis=0)
            assert max(totals) >= target
            assert all(totals[seat] == max(totals) for seat in winners)


def test_the_same_seed_plays_the_same_games_and_another_seed_others() -> None:
    first, again, other = rounds(2), play_rounds(2), play_rounds(2, seed=100)
    assert np.array_equal(first, again)
    assert not np.array_equal(first["gain"], other["gain"])


def test_compiled_and_interpreted_games_are_the_same() -> None:
    finished = subprocess.run(
        [sys.executable, str(Path(recalling.__file__)), *map(str, PLAYERS)],
        env=os.environ | {"PAPERSEA_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(finished.stdout) == [told_games(number) for number in PLAYERS]


@examples(40)
@given(options, players, seeds, seeds, st.integers(0, 100))
def test_a_seat_recalls_the_same_whatever_it_cannot_see(
    rules: Options, number: int, seed: int, randomness: int, steps: int
) -> None:
    """The true game, and another one that has shown the seat the same, lead to the same worlds."""
    game = Game(rules, number, seed=seed)
    list(play_on(game, steps, randomness))
    if game.is_over or len(game.legal_moves()) == 1:
        return
    view = game.view(game.turn)
    other = play_again(Belief(view).sample(seed))
    for another in range(3):
        world = recalled(game, game.turn, another)
        assert world == recalled(other, other.turn, another)
        assert not world or world["legal"] == list(view.legal)


@pytest.mark.parametrize("deck", ["Oy Og …", "Hg Hr …"])
def test_a_card_that_was_picked_unseen_and_laid_out_since_is_not_expected_on_its_pile(
    deck: str,
) -> None:
    game = table(["Fd Hd", "Cy Cd By"], piles=("Hl Bd Hk", "Pv"), turn="B", deck=deck)
    play(game, "Cd+Cy ?L #2 Bd+By R .")
    tops = set()
    for seed in range(20):
        world = recalled(game, A, seed)
        held = [card for hand in world["hands"] for card in hand]
        laid = [card for duos in world["laid"] for duo in duos for card in duo]
        lying = [card for pile in world["piles"] for card in pile]
        assert Counter([*held, *laid, *lying, *world["deck"]]) == Counter(DECK)
        assert [len(pile) for pile in world["piles"]] == [2, 0]
        tops.add(world["deck"][0])
    assert len(tops) > 5, "the top of the deck is as unknown as the rest"
