"""A tree is explored to learn from it; what is found bad on the way is not held against a move."""

from __future__ import annotations

from statistics import fmean

import pytest

from papersea.game import Game
from papersea.players.budget import Playouts
from papersea.players.policy.judgement import tuned
from papersea.players.search import expert
from papersea.players.search.expert import SearchPlayer
from papersea.rules.ways import COMPILED
from tests.positions import table
from tests.sizes import sized

GAMES = [
    table(["Cy Cd Fl", "Fd"], piles=("Fk", "Ck"), step="draw"),
    table(["Ap Ao Hd Hl", "Cy"], piles=("Fd", "Cg"), step="draw"),
]
PLAYOUTS = Playouts(sized(6000, 30_000) if COMPILED else 60)


def chance(game: Game, explore: float, monkeypatch: pytest.MonkeyPatch) -> float:
    """Of the first thought, for it is in every world."""
    monkeypatch.setattr(expert, "_EXPLORE", explore)
    player = SearchPlayer(1, tuned())
    player.choose(game.view(game.turn), PLAYOUTS)
    return player.weighed[0].chance


@pytest.mark.skipif(not COMPILED, reason="plain Python is too slow for so many worlds")
def test_however_wildly_a_tree_is_explored_a_move_is_worth_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gaps = [chance(game, 50, monkeypatch) - chance(game, 0, monkeypatch) for game in GAMES]
    assert fmean(gaps) > -0.01, "what was tried in vain would cost several points"


def test_worlds_for_learning_are_played_but_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert, "_SURETY", 100.0)  # all moves stay in the race
    player = SearchPlayer(1, tuned())
    player.choose(GAMES[0].view(GAMES[0].turn), Playouts(60))
    worlds, rest = divmod(player.playouts, len(player.weighed))
    assert rest == 0
    assert {each.playouts for each in player.weighed} == {worlds - worlds // 3}
