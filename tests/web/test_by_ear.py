"""A match for somebody who sees nothing: from the first page to the result, by keys alone, and with
only what a screen reader says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sizes import soak
from tests.web.conftest import Visit
from tests.web.hands import Keyboard
from tests.web.houses import Deal, House, house
from tests.web.listening import BlindPlayer

SHORT = Deal(
    [
        "Hd Hl  Ka Pv  Ap Ao  Pa Pp  Ol Oy  Og Ov  Hk Hy  Hg Hr  Lv Or …",
        "Hd Hl  Mw Ka  Mw Pv  Mw Pa  Mw Pp  Ap Ao  Ol Oy  Og Ov  Hk Hy  Hg Hr  Lv Or …",
    ]
)
"""Rounds with such cards are short, and so is a match with mermaids."""


@pytest.fixture(scope="module")
def open_house(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """With bots that think."""
    with house(tmp_path_factory.mktemp("house"), client=client, thinkers=1) as running:
        yield running


@soak
def test_a_match_is_played_by_ear(open_house: House, visit: Visit) -> None:
    """The focus goes where the next choice is; what was drawn and whose turn it is are said once;
    each round ends with a story."""
    open_house.dealer.otherwise = SHORT
    a = BlindPlayer(visit(Keyboard()), ["Sprat"])
    a.person.open("/")
    a.opens("home-play")
    a.plays()
    assert a.rounds > 1
    a.opens("result-rematch")


@soak
def test_a_match_of_four_is_played_by_ear_in_another_language(
    open_house: House, visit: Visit
) -> None:
    """Against three, chosen by keys."""
    open_house.dealer.otherwise = SHORT
    a = BlindPlayer(visit(Keyboard(), language="sk"), ["Sprat", "Sprat", "Sprat"])
    a.person.open("/")
    a.opens("home-opponents")
    a.reaches(re.compile("radio.* 2"))
    a.presses("ArrowRight")
    a.presses("ArrowRight")
    a.opens("choose-start")
    a.plays()
