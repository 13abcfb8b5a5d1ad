"""What is in the box (C1 to C6)."""

from __future__ import annotations

from collections import Counter

import pytest

from papersea.cards import (
    CARDS,
    COLOUR_LETTERS,
    COPIES,
    DECK,
    KIND_LETTERS,
    Card,
    Colour,
    Kind,
    parse_card,
    parse_cards,
)
from papersea.game import Game
from papersea.rulebook import Section, clauses_of
from papersea.rules.options import OptionError
from papersea.score import score_cards
from papersea.texts import Texts, text_key
from tests.clauses import clause
from tests.positions import stop, whole_deck

PUBLISHED_DECK = """
crab           Cd Cd Cl Cl Ck Cy Cy Cg Cr
boat           Bd Bd Bl Bl Bk Bk By By
fish           Fd Fd Fl Fk Fk Fy Fg
swimmer        Wd Wl Wk Wy Wa
shark          Sd Sl Sk Sg Sv
shell          Hd Hl Hk Hy Hg Hr
octopus        Ol Oy Og Ov Or
penguin        Pv Pa Pp
sailor         Ap Ao
lighthouse     Lv
shoal          Gr
penguin_colony Yg
captain        Ka
mermaid        Mw Mw Mw Mw
"""
COLOUR_COUNTS = {
    Colour.DARK_BLUE: 9,
    Colour.LIGHT_BLUE: 9,
    Colour.BLACK: 8,
    Colour.YELLOW: 8,
    Colour.GREEN: 6,
    Colour.WHITE: 4,
    Colour.PURPLE: 4,
    Colour.GREY: 4,
    Colour.LIGHT_ORANGE: 3,
    Colour.PINK: 2,
    Colour.ORANGE: 1,
}
KIND_COUNTS = {
    Kind.CRAB: 9,
    Kind.BOAT: 8,
    Kind.FISH: 7,
    Kind.SWIMMER: 5,
    Kind.SHARK: 5,
    Kind.MERMAID: 4,
    Kind.SHELL: 6,
    Kind.OCTOPUS: 5,
    Kind.PENGUIN: 3,
    Kind.SAILOR: 2,
    Kind.LIGHTHOUSE: 1,
    Kind.SHOAL: 1,
    Kind.PENGUIN_COLONY: 1,
    Kind.CAPTAIN: 1,
}


@clause("C1")
def test_there_are_58_cards_in_eleven_colours() -> None:
    assert len(DECK) == 58
    assert Counter(card.colour for card in DECK) == COLOUR_COUNTS


@clause("C2")
def test_every_kind_has_its_number_of_cards() -> None:
    assert Counter(card.kind for card in DECK) == KIND_COUNTS


@clause("C1", "C2")
@pytest.mark.parametrize("row", PUBLISHED_DECK.strip().splitlines())
def test_every_kind_comes_in_its_published_colours(row: str) -> None:
    kind, _, cards = row.partition(" ")
    assert parse_cards(cards) == tuple(card for card in DECK if card.kind.value == kind)


@clause("C3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_can_play(players: int) -> None:
    game = Game(players=players, seed=1)
    assert game.players == len(game.view(None).seats) == players


@clause("C3")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_fewer_or_more_cannot(players: int) -> None:
    with pytest.raises(OptionError, match=f"players must be 2, 3 or 4, not {players}"):
        Game(players=players, seed=1)


@clause("C4")
@pytest.mark.parametrize("section", [Section.TURN, Section.CARDS, Section.CLOSING, Section.END])
def test_turn_effects_and_end_can_be_looked_up(section: Section) -> None:
    english = Texts.load()
    assert english.text(section.key)
    for rule in clauses_of(section):
        assert english.text(rule.key)


@clause("C4")
@pytest.mark.parametrize(("colour", "count"), COLOUR_COUNTS.items())
def test_the_list_of_colours_can_be_looked_up_with_its_counts(colour: Colour, count: int) -> None:
    english = Texts.load()
    name = english.text(text_key("colour", colour.value))
    assert f" {name} ({count}" in english.text("rule-C1")


@clause("C4")
@pytest.mark.parametrize(("kind", "count"), KIND_COUNTS.items())
def test_the_list_of_kinds_can_be_looked_up_with_its_counts(kind: Kind, count: int) -> None:
    english = Texts.load()
    name = english.text(text_key("kind", kind.value), count=count)
    assert (f"{count} {name}" if count > 1 else name) in english.text("rule-C2")


@clause("C5")
def test_a_card_is_nothing_but_its_kind_and_colour() -> None:
    assert Card(Kind.BOAT, Colour.BLACK) == parse_card("Bk")
    assert len(set(DECK)) == len(CARDS)
    assert all(len(str(card)) == 2 for card in DECK)


@clause("C5")
@pytest.mark.parametrize("card", [card for card in CARDS if COPIES[card] == 1], ids=str)
def test_every_card_counts_once_whatever_is_drawn_on_it(card: Card) -> None:
    assert score_cards([card]).bonus == 1
    assert score_cards([card]).points == (1 if card.kind is Kind.PENGUIN else 0)


@clause("C5")
def test_one_boat_is_one_boat_for_the_lighthouse() -> None:
    assert stop("Bd Lv Pv Pa Pp Hd Hl", [""]).points[0] == 1 + 5 + 2


@clause("C6")
def test_every_colour_has_a_letter_and_a_name_of_its_own() -> None:
    english = Texts.load()
    assert len(set(COLOUR_LETTERS.values())) == len(Colour) == 11
    assert len({english.text(text_key("colour", colour.value)) for colour in Colour}) == 11


@clause("C6")
def test_cards_are_told_apart_by_letters_alone() -> None:
    assert len(set(KIND_LETTERS.values())) == len(Kind)
    assert {parse_card(str(card)) for card in CARDS} == set(CARDS)
    assert {parse_card(card.name) for card in CARDS} == set(CARDS)


@clause("C1")
def test_a_deck_for_a_round_is_the_whole_deck() -> None:
    assert Counter(whole_deck("Mw Cy…")) == Counter(DECK)
