"""Compile what opponents think with before anybody waits for them."""

from __future__ import annotations

from collections.abc import Iterable

from papersea.game import CLASSIC, Game
from papersea.players.budget import Playouts
from papersea.players.ladder import seat_opponent
from papersea.players.selfplay import play_itself
from papersea.players.styles import Rung, Style
from papersea.rules.options import MIN_PLAYERS, Options


def warm_up(
    rungs: Iterable[Rung] = Rung, options: Options = CLASSIC, players: int = MIN_PLAYERS
) -> None:
    """One move by each rung at such a table."""
    game = Game(options, players, seed=0)
    for rung in set(rungs):
        seat_opponent(rung, Style(), 0).choose(game.view(game.turn), Playouts(1))


def warm_up_all() -> None:
    """What tools and tests need as well."""
    warm_up()
    play_itself(Options(), 2, 1, 0, 1)
