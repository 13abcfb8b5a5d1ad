"""Games that players play among themselves, and a game that has shown a seat the same as another.
Run as a program it prints games, so that a second process can play them interpreted."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from functools import cache, partial
from unittest.mock import patch

from papersea.cards import Card
from papersea.game import CLASSIC, Game
from papersea.moves import Seat
from papersea.players.belief.worlds import World
from papersea.players.policy.judgement import policies_of, tuned
from papersea.players.policy.matches import play_policies
from papersea.players.search import expert
from papersea.players.search.match import work_out
from papersea.players.search.selfplay import play_itself
from papersea.record import Record
from papersea.rules.ways import COMPILED
from tests.players.beliefs import Retold
from tests.sizes import sized


class Dealt(Retold):
    """Chance that deals a world's first round again."""

    def __init__(self, world: World) -> None:
        super().__init__(world.played)
        assert world.start is not None, "a round that was set up has no deal"
        self._start = world.start

    def first_player(self, players: int) -> Seat:
        return self._start.turn

    def deck(self, round_number: int) -> Sequence[Card]:
        left, right = self._start.piles
        return [card for card in (*left, *right, *self._start.deck) if card is not None]


def another_game(world: World) -> Game:
    """One that has come to this world in its first round."""
    position = world.now
    game = Game(position.options, position.players, chance=Dealt(world))
    for each in world.played:
        game.play(each.move, each.seat)
    return game


def told_games(players: int) -> list[str]:
    """A short match of the expert against itself, and some by policy alone. The usual match table
    is finer where it can be compiled: here it is the same coarse one."""
    coarse = cache(partial(work_out, most_cells=sized(2, 5), rounds=30))
    with patch.object(expert, "match_values", coarse):
        game = play_itself(CLASSIC, players, playouts=sized(2, 6), seed=3)
    policies = policies_of(tuned(), tuned(), 0)
    won = play_policies(CLASSIC, players, policies, seed=3, games=sized(1, 3))
    return [str(Record.of(game)), str(won)]


if __name__ == "__main__":
    assert not COMPILED, "the other process plays the compiled games"
    sys.stdout.write(json.dumps([told_games(int(number)) for number in sys.argv[1:]]))
