"""Play random games with a larger deck than the published one, as a program of its own.

The cards are the only thing that changes: nothing of the rules is touched.
"""

from __future__ import annotations

import sys
from collections import Counter

import papersea.cards

assert "papersea.rules" not in sys.modules
_SHELLS = "shell           1 1 1 1 1 0 0 1 0 0 0"
_CRABS = "crab            2 2 1 2 1 0 0 1 0 0 0"


def grow() -> None:
    """Eight more cards, some of them in colours that their kind did not have."""
    table = papersea.cards._PUBLISHED_DECK
    assert _SHELLS in table
    assert _CRABS in table
    table = table.replace(_SHELLS, "shell           2 1 1 1 1 0 2 1 0 1 0")
    table = table.replace(_CRABS, "crab            2 2 2 2 2 0 0 1 1 1 0")
    source = papersea.cards.__loader__.get_source("papersea.cards")  # type: ignore[union-attr]
    assert source is not None
    source = source.replace(papersea.cards._PUBLISHED_DECK, table)
    exec(compile(source, papersea.cards.__file__, "exec"), papersea.cards.__dict__)


def play() -> None:
    import random

    from papersea.game import Game

    for players in (2, 3, 4):
        game = Game(players=players, seed=players)
        choose = random.Random(players)
        while not game.is_over:
            game.play(choose.choice(game.legal_moves()))
            assert Counter(game.position().cards()) == Counter(papersea.cards.DECK)
        sys.stdout.write(f"{players} players, {len(papersea.cards.DECK)} cards\n")


if __name__ == "__main__":
    grow()
    play()
