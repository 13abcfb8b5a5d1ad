"""All sequences of moves to a depth, counted: plain numbers that hold the whole engine still.

Chance is the game's own generator, so a seed names one tree.
"""

from __future__ import annotations

import pytest

from papersea.rules import codes
from papersea.rules.entries import step
from papersea.rules.options import parse_options
from papersea.rules.playout import HOARDING, play_random
from papersea.rules.records import copy_record
from papersea.rules.settings import write_options
from papersea.rules.state import Games, game_at, new_games
from papersea.translate import legal_actions
from tests.sizes import sized


def sequences(games: Games, level: int, depth: int) -> int:
    """How many sequences of ``depth`` moves there are from the game at a level of the tree."""
    while game_at(games, level).step > codes.OVER:
        step(games, level, codes.NONE)
    actions = legal_actions(game_at(games, level))
    if depth == 1 or not actions:
        return len(actions)
    total = 0
    for action in actions:
        copy_record(games, level, level + 1)
        step(games, level + 1, action)
        total += sequences(games, level + 1, depth - 1)
    return total


def tree(rules: str, players: int, decisions: int, depth: int) -> int:
    """The tree after so many random decisions from seed 7."""
    games = new_games(depth + 1)
    write_options(game_at(games, 0), parse_options(rules), players)
    play_random(games, 0, 7, decisions, HOARDING)
    return sequences(games, 0, depth)


TREES = [
    ("classic", 2, 1, 13, 7_952),
    ("classic", 2, 60, 8, 10_136),
    ("classic", 2, 138, 9, 8_237),
    ("classic", 3, 1, 13, 6_974),
    ("classic", 3, 60, 9, 6_221),
    ("classic", 3, 135, 8, 6_563),
    ("classic", 4, 1, 13, 6_806),
    ("classic", 4, 60, 12, 9_183),
    ("classic", 4, 137, 9, 11_480),
    ("pl", 2, 1, 11, 2_226),
    ("pl", 2, 60, 6, 1_443),
    ("pl", 2, 138, 9, 8_940),
    ("pl", 3, 1, 11, 2_036),
    ("pl", 3, 60, 7, 991),
    ("pl", 3, 135, 8, 6_579),
    ("pl", 4, 1, 11, 1_950),
    ("pl", 4, 60, 10, 2_139),
    ("pl", 4, 137, 9, 11_754),
    ("es", 2, 1, 11, 2_226),
    ("es", 2, 60, 6, 1_443),
    ("es", 2, 138, 10, 11_130),
    ("es", 3, 1, 11, 2_036),
    ("es", 3, 60, 7, 997),
    ("es", 3, 135, 9, 12_728),
    ("es", 4, 1, 11, 1_950),
    ("es", 4, 60, 10, 2_139),
    ("es", 4, 137, 9, 7_717),
    ("classic,deck_out=at_once", 2, 1, 11, 2_226),
    ("classic,deck_out=at_once", 2, 60, 6, 1_443),
    ("classic,deck_out=at_once", 2, 138, 9, 6_030),
    ("classic,deck_out=at_once", 3, 1, 11, 2_036),
    ("classic,deck_out=at_once", 3, 60, 7, 991),
    ("classic,deck_out=at_once", 3, 135, 9, 12_765),
    ("classic,deck_out=at_once", 4, 1, 11, 1_950),
    ("classic,deck_out=at_once", 4, 60, 10, 2_139),
    ("classic,deck_out=at_once", 4, 137, 9, 8_505),
]
LEAVES = sized(8_000, 20_000)
"""Trees with more are counted in ``make soak``: all rules have smaller ones, as late in a game."""


@pytest.mark.parametrize(
    ("rules", "players", "decisions", "depth", "expected"),
    [each for each in TREES if each[-1] <= LEAVES],
)
def test_the_move_tree_has_as_many_leaves_as_ever(
    rules: str, players: int, decisions: int, depth: int, expected: int
) -> None:
    assert tree(rules, players, decisions, depth) == expected
