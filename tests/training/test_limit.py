"""The cheater: it is shown the game itself, as nobody else is."""

from __future__ import annotations

from typing import Any

import pytest

from papersea.game import Game
from papersea.moves import LastChance, Stop
from papersea.players.budget import Playouts
from papersea.players.catalogue import parse_entrant
from papersea.players.value.player import learned_net
from papersea.position import parse_position
from papersea.rules.ways import COMPILED
from papersea.training.limit import Cheater, measure
from tests.sizes import soak


def chosen_against(hand: str, deck: int, *, sees_deck: bool, net: Any) -> object:
    """With 7 points at 33 to 36 a call wins the game, if the other has less than 4 (G2, G3)."""
    position = parse_position(f"classic 33-36 5 A:duo - ApAoHdHl/{hand} -/- Bd/Fl ?{deck}")
    return Cheater(1, sees_deck=sees_deck, net=net).choose(
        Game.set_up(position, seed=1), Playouts(200)
    )


@pytest.mark.parametrize("net", [None, learned_net(2)], ids=["by policy", "by value"])
@pytest.mark.parametrize("sees_deck", [False, True])
def test_it_knows_what_others_hold(*, sees_deck: bool, net: Any) -> None:
    weak, strong = (
        chosen_against(hand, deck, sees_deck=sees_deck, net=net)
        for hand, deck in (("CyFd", 50), ("OyOgOvPpHy", 47))
    )
    # Who sees the deck, too, may know that it wins later as surely.
    assert sees_deck or isinstance(weak, Stop | LastChance)
    assert strong != Stop()


@pytest.mark.skipif(not COMPILED, reason="too slow")
@soak  # nobody plays with this probe, and its games take longer than all tests beside it
def test_whoever_sees_all_cards_wins_more() -> None:
    """An honest search would win about half of these games."""
    rate, _ = measure(
        parse_entrant("orca@60p"), players=2, deals=8, seed=1, workers=1, sees_deck=True
    )
    assert rate > 0.7
