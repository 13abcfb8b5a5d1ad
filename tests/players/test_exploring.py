"""A tree is explored to learn from it; what is found bad on the way is not held against a move."""

from __future__ import annotations

from statistics import fmean

import pytest

from papersea.game import Game
from papersea.moves import Move
from papersea.players.budget import Playouts
from papersea.players.policy.judgement import tuned
from papersea.players.policy.learned import master_judgement
from papersea.players.search.expert import Manner, SearchPlayer
from papersea.rules.ways import COMPILED
from tests.positions import table
from tests.sizes import sized

GAMES = [
    table(["Cy Cd Fl", "Fd"], piles=("Fk", "Ck"), step="draw"),
    table(["Ap Ao Hd Hl", "Cy"], piles=("Fd", "Cg"), step="draw"),
]
PLAYOUTS = Playouts(sized(6000, 30_000) if COMPILED else 60)


def chance(game: Game, explore: float) -> float:
    """Of the first thought, for it is in every world."""
    player = SearchPlayer(1, tuned(), manner=Manner(explore=explore))
    player.choose(game.view(game.turn), PLAYOUTS)
    return player.weighed[0].chance


@pytest.mark.skipif(not COMPILED, reason="plain Python is too slow for so many worlds")
def test_however_wildly_a_tree_is_explored_a_move_is_worth_the_same() -> None:
    gaps = [chance(game, 50) - chance(game, 0) for game in GAMES]
    assert fmean(gaps) > -0.01, "what was tried in vain would cost several points"


@pytest.mark.parametrize("learning", [0, 3])
def test_worlds_for_learning_are_played_but_do_not_count(learning: int) -> None:
    everybody_stays = Manner(surety=100.0, learning=learning)
    player = SearchPlayer(1, tuned(), manner=everybody_stays)
    player.choose(GAMES[0].view(GAMES[0].turn), Playouts(60))
    worlds, rest = divmod(player.playouts, len(player.weighed))
    assert rest == 0
    for_learning = worlds // learning if learning else 0
    assert {each.playouts for each in player.weighed} == {worlds - for_learning}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_table_expects_decides_while_there_are_few_playouts(players: int) -> None:
    """With a spread of next to nothing, all that is seen is luck; with a wide one, all is true."""
    game = Game(players=players, seed=3)
    judgement = master_judgement(players)
    first: set[Move] = set()
    seen: set[Move] = set()
    for seed in range(20):
        for spread, moves in ((1e-9, first), (10.0, seen)):
            manner = Manner(doubt=0.0, spread=spread, scale=0.3)
            player = SearchPlayer(seed, judgement, others=judgement, manner=manner)
            moves.add(player.choose(game.view(game.turn), Playouts(12)))
    assert len(first) == 1
    assert len(seen) > 1
