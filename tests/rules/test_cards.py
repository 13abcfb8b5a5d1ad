"""What cards are worth (K1, K2, K8 to K17)."""

from __future__ import annotations

import pytest

from papersea.cards import CARDS, Card, Colour, Kind, parse_card, parse_cards
from papersea.moves import LayDuo
from papersea.refusals import IllegalMove, Reason
from papersea.score import MermaidLine, score_cards
from tests.clauses import clause
from tests.positions import A, legal, stop, table

DUOS = ["Cd Cy", "Bd Bk", "Fd Fk", "Wd Sk"]
COLLECTORS = [card for card in CARDS if card.kind.value not in "crab boat fish swimmer shark"]
CALLERS = ("Ap Ao Hd Hl", "Pv Pa Pp Ol Oy", "Ol Oy Og Ov")


def points(cards: str) -> int:
    """Card points as a round scores them, which are those that are shown line by line."""
    worth = score_cards(parse_cards(cards)).points
    caller = next(hand for hand in CALLERS if not set(hand.split()) & set(cards.split()))
    assert stop(caller, [cards]).points[1] == worth
    return worth


@clause("K1")
@pytest.mark.parametrize("duo", ["Cd+Cy", "Bd+Bk", "Fd+Fk", "Wd+Sk"])
def test_points_count_over_hand_and_table(duo: str) -> None:
    laid = table(["Ov Or Lv", ""], laid=[duo, ""])
    held = table([f"Ov Or Lv {duo.replace('+', ' ')}", ""])
    assert laid.score(A).points == held.score(A).points
    assert laid.score(A).bonus == held.score(A).bonus


@clause("K1", "K9", "K16")
def test_laid_out_cards_count_for_mermaids_and_multipliers() -> None:
    assert table(["Mw Lv Hd", ""], laid=["Bd+Bd", ""]).score(A).points == 3 + 2 + 1


@clause("K2")
@pytest.mark.parametrize("duo", DUOS)
def test_a_duo_is_worth_one_point(duo: str) -> None:
    assert points(duo) == 1
    first, second = duo.split()
    assert table(["", ""], laid=[f"{first}+{second}", ""]).score(A).points == 1


@clause("K2")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("Cd Cd Cl Cl Ck Cy Cy Cg Cr", 4),
        ("Bd Bd Bl Bl Bk Bk By By", 4),
        ("Fd Fd Fl Fk Fk Fy Fg", 3),
        ("Wd Wl Wk Wy Wa Sd Sl Sk Sg Sv", 5),
        ("Wd Wl Wk Sd", 1),
        ("Wd Sd Sl Sv", 1),
    ],
)
def test_every_two_that_fit_are_a_duo(cards: str, worth: int) -> None:
    assert points(cards) == worth


@clause("K8")
@pytest.mark.parametrize("card", ["Cd", "Bd", "Fd", "Wd", "Sd"])
def test_a_single_duo_card_brings_no_point_but_its_colour(card: str) -> None:
    assert points(card) == 0
    assert score_cards(parse_cards(f"{card} Hd Hk")).bonus == 2
    assert points(f"Mw {card} Hd") == 2


@clause("K8", "K16")
def test_a_single_duo_card_counts_for_its_multiplier() -> None:
    assert points("Lv Bd") == 1
    assert points("Gr Fd") == 1


@clause("K9")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("Mw", 1),
        ("Mw Cd", 1),
        ("Mw Cd Bd Fd Wy", 3),
        ("Mw Mw Cd Bd Fd Wy Oy", 3 + 2),
        ("Mw Mw Cd Bd Fd", 3 + 2),
        ("Mw Mw Cd", 2 + 1),
        ("Mw Mw", 2 + 0),
        ("Mw Mw Mw Cd Bd Fy Wl", 3 + 2 + 1),
    ],
)
def test_each_mermaid_counts_another_colour(cards: str, worth: int) -> None:
    assert points(cards) == worth


@clause("K9")
def test_mermaids_name_the_colours_they_count() -> None:
    lines = score_cards(parse_cards("Mw Mw Cd Bd Fd By Fy Wy")).lines
    mermaids = [line for line in lines if isinstance(line, MermaidLine)]
    assert [line.points for line in mermaids] == [3, 3]
    assert {line.colour for line in mermaids} == {Colour.DARK_BLUE, Colour.YELLOW}


@clause("K10")
def test_mermaids_are_white_and_white_is_a_colour() -> None:
    assert {card.colour for card in CARDS if card.kind is Kind.MERMAID} == {Colour.WHITE}
    assert score_cards(parse_cards("Mw Mw Cd")).bonus_colour is Colour.WHITE
    assert score_cards(parse_cards("Mw Mw Cd")).bonus == 2
    assert points("Mw Mw Mw Cd Bd") == 3 + 2 + 0


def check_series(cards: str, *worth: int) -> None:
    """Points for the first card, the first two and so on, whichever they are."""
    words = cards.split()
    for count in range(1, len(words) + 1):
        assert points(" ".join(words[:count])) == worth[count - 1]
        assert points(" ".join(words[-count:])) == worth[count - 1]


@clause("K11")
def test_shells_are_worth_0_2_4_6_8_10() -> None:
    check_series("Hd Hl Hk Hy Hg Hr", 0, 2, 4, 6, 8, 10)


@clause("K12")
def test_octopuses_are_worth_0_3_6_9_12() -> None:
    check_series("Ol Oy Og Ov Or", 0, 3, 6, 9, 12)


@clause("K13")
def test_penguins_are_worth_1_3_5() -> None:
    check_series("Pv Pa Pp", 1, 3, 5)


@clause("K14")
def test_sailors_are_worth_0_5() -> None:
    check_series("Ap Ao", 0, 5)


@clause("K15")
@pytest.mark.parametrize("first", COLLECTORS, ids=str)
def test_collector_cards_are_not_laid_out(first: Card) -> None:
    twice = "Mw Mw" if first.kind is Kind.MERMAID else f"{first}"
    game = table([f"{twice} Cd Bd Fd Wd", ""])
    assert not any("+" in move for move in legal(game))
    with pytest.raises(IllegalMove) as refused:
        game.play(LayDuo(first, parse_card("Cd")))
    assert refused.value.reason is Reason.NOT_A_DUO


@clause("K16")
@pytest.mark.parametrize(
    ("multiplier", "cards", "each"),
    [("Lv", "Bd Bd Bl Bl Bk Bk By By", 1), ("Gr", "Fd Fd Fl Fk Fk Fy Fg", 1),
     ("Yg", "Pv Pa Pp", 2), ("Ka", "Ap Ao", 3)],
)  # fmt: skip
def test_a_multiplier_counts_every_card_of_its_kind(multiplier: str, cards: str, each: int) -> None:
    words = cards.split()
    for count in range(len(words) + 1):
        counted = " ".join(words[:count])
        assert points(f"{counted} {multiplier}") == points(counted) + each * count


@clause("K17")
@pytest.mark.parametrize(
    ("multiplier", "pair", "worth"),
    [("Lv", "Bd", 1), ("Gr", "Fd", 1), ("Yg", "Pv Pa", 3 + 4), ("Ka", "Ap", 3)],
)
def test_a_multiplier_is_not_one_of_what_it_counts(multiplier: str, pair: str, worth: int) -> None:
    assert points(multiplier) == 0
    assert points(f"{multiplier} {pair}") == worth


@pytest.mark.parametrize("name", ["kind", "colour", "_text"])
def test_a_card_does_not_change(name: str) -> None:
    card = parse_card("Cy")
    with pytest.raises(AttributeError):
        setattr(card, name, Colour.BLACK)
    with pytest.raises(AttributeError):
        delattr(card, name)
    assert (parse_card("Cy").name, str(card)) == ("yellow_crab", "Cy")
