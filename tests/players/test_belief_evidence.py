"""What was taken unseen comes to light, and then no world contradicts it."""

from __future__ import annotations

import pytest

from papersea.game import Game
from papersea.view import View
from tests.clauses import clause
from tests.players.beliefs import hands_of, piles_in
from tests.positions import Script, play, view_of

# The right top is a crab, which B takes. B draws another, lays them out, and looks through the
# left pile: Bd Hl Hg. The card that B picks is then all of B's hand.
_TO_THE_PICK = "D Hd-L . R . D Hk-R . D Cy-L Cy+Cl ?L"


def after_pick(moves: str, deck: str = "", *, pile: str = "Bd Hl Hg", stolen: str = "") -> View:
    """What A sees when B has picked; ``deck`` holds what is drawn from then on."""
    bottom, middle, top = pile.split()
    cards = f"{bottom} Cl Hd {middle} Hk Or Cy {top} {deck} …"
    game = Game(players=2, chance=Script([cards], stolen))
    play(game, f"{_TO_THE_PICK} {moves}")
    return view_of(game, "A")


@clause("Q8")
def test_a_pick_can_have_been_every_card_but_the_top_that_still_lies_there() -> None:
    assert hands_of("B", after_pick("#2 .")) == {"Bd", "Hl"}
    assert piles_in(after_pick("#3 .")) == {"BdHg/Or", "HlHg/Or"}


@clause("Q8")
def test_a_pick_that_uncovers_another_top_is_no_secret() -> None:
    assert hands_of("B", after_pick("#1 .")) == {"Hg"}


@pytest.mark.parametrize(("position", "picked"), [(2, "Hl"), (3, "Bd")])
def test_a_pick_is_told_by_the_next_top(position: int, picked: str) -> None:
    assert hands_of("B", after_pick(f"#{position} . L .")) == {picked}


@pytest.mark.parametrize(("position", "left"), [(2, "BdHg"), (3, "HlHg")])
def test_a_pick_is_told_by_looking_through_the_pile(position: int, left: str) -> None:
    deck = "Cd Pv Ov Pa Cr Pp"
    moves = f"#{position} . D Cd-R . D Ov-R . D Cr-R Cd+Cr"
    assert piles_in(after_pick(moves, deck)) == {"BdHg/OrPvPaPp", "HlHg/OrPvPaPp"}
    assert piles_in(after_pick(f"{moves} ?L", deck)) == {f"{left}/OrPvPaPp"}
    assert piles_in(after_pick(f"{moves} ?L #1", deck)) == {f"{left[:2]}/OrPvPaPp"}


def test_a_pick_is_told_by_laying_it_out() -> None:
    """A holds the other dark blue boat, and sees B take the light blue one."""
    deck = "Bd Bl"
    assert hands_of("B", after_pick("#3 . D Bd-R . R .", deck)) == {"BdBl", "BlHl"}
    view = after_pick("#3 . D Bd-R . R Bd+Bl", deck)
    assert hands_of("B", view) == {"-"}
    assert piles_in(view) == {"HlHg/Or"}


def test_a_card_that_is_laid_out_may_have_been_drawn_instead_of_picked() -> None:
    """The other dark blue boat is anywhere."""
    view = after_pick("#3 . D Hy-R . D Pv-L . D Hr-L . R Bd+Bl", "Hy Bl Pv Pa Hr Pp")
    assert {"Hl", "Mw", "Pv"} < hands_of("B", view, 1000)
    assert piles_in(view, 1000) == {"BdHgPaPp/Or", "HlHgPaPp/Or"}


@pytest.mark.parametrize(("position", "stolen", "left"), [(2, "Hl", "HyHg"), (3, "Hy", "HlHg")])
def test_a_pick_is_told_by_stealing_it(position: int, stolen: str, left: str) -> None:
    moves = f"#{position} . D Wd-R . D Pv-R . D Sd-R Wd+Sd"
    deck = "Wd Pa Pv Pp Sd Ap"
    before = after_pick(moves, deck, pile="Hy Hl Hg")
    after = after_pick(f"{moves} @B", deck, pile="Hy Hl Hg", stolen=stolen)
    assert piles_in(before) == {"HyHg/OrPaPpAp", "HlHg/OrPaPpAp"}
    assert piles_in(after) == {f"{left}/OrPaPpAp"}


@clause("R3")
def test_a_pick_is_told_by_the_hand_that_is_shown() -> None:
    moves = "#2 . D Wd-R . D Ap-R . D Wl-R . D Ao-R . D Wk-R . D Pv-R"
    deck = "Wd Sd Ap Sl Wl Sk Ao Sg Wk Sv Pv Pa"
    assert len(piles_in(after_pick(moves, deck))) == 2
    view = after_pick(f"{moves} LAST", deck)
    assert hands_of("B", view) == {"HlPvApAo"}
    assert piles_in(view) == {"BdHg/OrSdSlSkSgSvPa"}


def test_of_two_copies_in_a_pile_either_can_be_the_one() -> None:
    view = after_pick("#2 .", pile="Bd Bd Hg")
    assert hands_of("B", view) == {"Bd"}
    assert piles_in(view) == {"BdHg/Or"}


def test_a_copy_on_top_may_be_the_one_that_lay_below() -> None:
    view = after_pick("#1 .", pile="Hl Bd Bd")
    assert hands_of("B", view) == {"Bd", "Hl"}
    assert piles_in(view) == {"HlBd/Or", "BdBd/Or"}
    assert hands_of("B", after_pick("#1 . L .", pile="Hl Bd Bd")) == {"Bd"}
    assert hands_of("B", after_pick("#3 . L .", pile="Hl Bd Bd")) == {"Hl"}


def test_a_copy_below_another_card_does_not_hide_a_pick_from_the_top() -> None:
    """The top would be Hl if the upper boat were gone."""
    view = after_pick("#2 .", pile="Bd Hl Bd")
    assert hands_of("B", view) == {"Bd", "Hl"}
    assert piles_in(view) == {"BdBd/Or", "HlBd/Or"}


def test_who_looks_through_a_pile_sees_which_copy_is_gone() -> None:
    """B picks the lower or the upper one of two boats, or Hl between them."""
    moves = "D Hd-L . R . D Hk-R . D Ov-L . D Cd-R . D Cy-L Cy+Cl ?L {} . D Cr-R Cd+Cr ?L"
    deck = "Bd Cl Hd Hl Hk Or Ov Bd Cd Pa Cy Hg Cr Pp …"
    for pick, left in (("#2", "BdHlHg"), ("#3", "BdBdHg"), ("#4", "HlBdHg")):
        game = Game(players=2, chance=Script([deck]))
        play(game, moves.format(pick))
        assert piles_in(view_of(game, "A")) == {f"{left}/OrPaPp"}


def three(moves: str, deck: str, stolen: str = "") -> View:
    """What A sees at a table of three."""
    game = Game(players=3, chance=Script([f"{deck} …"], stolen))
    play(game, moves)
    return view_of(game, "A")


# B takes two boats from the piles. C draws a swimmer and a shark, and robs B.
_TO_THE_THEFT = "D Bd-L . R . D Wd-R . L . R . D Sd-R Wd+Sd @B"
_THEFT_DECK = "Hd Bl Bd Pa Wd Bd Sd Bk"


@clause("Q7")
def test_a_theft_among_others_can_have_taken_every_card() -> None:
    view = three(_TO_THE_THEFT, _THEFT_DECK, "Bd")
    assert hands_of("B", view) == {"Bd", "Bl"}
    assert hands_of("C", view) == {"Bd", "Bl"}


@pytest.mark.parametrize(("stolen", "left"), [("Bd", "Bl"), ("Bl", "Bd")])
def test_a_theft_is_told_by_laying_the_card_out(stolen: str, left: str) -> None:
    """All other copies of the stolen boat are in sight: C can have it from B only."""
    moves = f"{_TO_THE_THEFT} . D Bl-L . D Hl-L . R Bk+{stolen}"
    view = three(moves, f"{_THEFT_DECK} Bl Hk Hl Hy", stolen)
    assert all(left in hand and stolen not in hand for hand in hands_of("B", view))


# A puts a mermaid on one that lies there. B takes both, then the one on the right.
_MERMAIDS = "Mw Mw Wd Mw"


@clause("G1")
def test_nobody_holds_all_mermaids_and_plays_on() -> None:
    moves = "D Wd-L . L . D Hl-R . L . D Hk-L . R . D Hy-L . R . D Hg-R . D Hr-L ."
    game = Game(players=2, chance=Script([f"{_MERMAIDS} Hl Pv Hk Pa Hy Pp Hg Ap Hr Ao …"]))
    play(game, moves)
    hands = hands_of("B", view_of(game, "A"), 1000)
    assert {hand.count("Mw") for hand in hands} == {3}


@clause("G1")
def test_who_lost_a_mermaid_may_hold_the_other_three() -> None:
    moves = "D Wd-L . L . D Sd-R . L . D Hk-L Wd+Sd @B . R . D Hy-L . R . D Hg-R . D Hr-L ."
    deck = f"{_MERMAIDS} Sd Pv Hk Pa Hy Pp Hg Ap Hr Ao …"
    game = Game(players=2, chance=Script([deck], "Mw"))
    play(game, moves)
    hands = hands_of("B", view_of(game, "A"), 1000)
    assert {hand.count("Mw") for hand in hands} == {2, 3}
