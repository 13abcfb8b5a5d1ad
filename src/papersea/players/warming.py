"""Compile what opponents think with before anybody waits for them.

``python -m papersea.players.warming`` compiles all of it.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable
from typing import Final

from papersea.cards import parse_cards
from papersea.game import CLASSIC, Game
from papersea.moves import Seat
from papersea.players.belief.likely import likely_hands
from papersea.players.budget import Playouts
from papersea.players.catalogue import OPPONENTS
from papersea.players.ladder.seating import seat
from papersea.players.odds.bets import bet_odds, lay_question
from papersea.players.odds.last_turns import DEALT_GAME, ask_chase, deal_world
from papersea.players.odds.reach import new_chases
from papersea.players.odds.situation import Situation
from papersea.players.policy.judgement import policies_of, tuned
from papersea.players.policy.matches import play_policies
from papersea.players.styles import Rung, Style
from papersea.rules.options import MIN_PLAYERS, Options
from papersea.rules.ways import COMPILED

_ASKED: Final = Situation(parse_cards("ApAoHdHl"), (1,))


def warm_up(
    rungs: Iterable[Rung] = Rung, options: Options = CLASSIC, players: int = MIN_PLAYERS
) -> None:
    """One move by each plain opponent of the rungs at such a table."""
    game, wanted = Game(options, players, seed=0), set(rungs)
    for opponent in OPPONENTS:
        if opponent.rung in wanted and opponent.style == Style():
            player = seat(opponent.rung, opponent.style, opponent.level, 0)
            player.choose(game.view(game.turn), Playouts(1))


def warm_up_odds() -> None:
    """A question about a bet."""
    bet_odds(_ASKED, worlds=1)


def warm_up_hands() -> None:
    """What another player may hold."""
    game = Game(seed=0)
    game.play(game.legal_moves()[-1])  # takes a card
    likely_hands(game.view(Seat(1 - game.turn)), worlds=2)  # the second goes on from the first


def warm_up_all() -> None:
    """What tools and tests need as well."""
    warm_up()
    warm_up_odds()
    warm_up_hands()
    games, unknowns = lay_question(_ASKED)
    deal_world(games, unknowns, 0)
    ask_chase(games, DEALT_GAME, new_chases())
    play_policies(CLASSIC, MIN_PLAYERS, policies_of(tuned(), tuned(), 0), 0, 1)


if __name__ == "__main__":
    began = time.perf_counter()
    warm_up_all()
    how = "compiled" if COMPILED else "interpreted"
    sys.stdout.write(f"players' kernel {how}, ready in {time.perf_counter() - began:.1f} s\n")
