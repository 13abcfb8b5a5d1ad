"""Texts: loading, plurals, attributes, and what happens when one is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest

from papersea.cards import CARDS, Colour, Kind
from papersea.texts import FALLBACK, MissingText, Texts, UnknownLanguage, languages, text_key


@pytest.fixture(scope="module")
def english() -> Texts:
    return Texts.load("en")


def test_english_is_there_and_the_default() -> None:
    assert FALLBACK in languages()
    assert Texts.load().language == "en"


@pytest.mark.parametrize("language", languages())
def test_every_language_has_all_texts_through_its_fallback(language: str) -> None:
    texts = Texts.load(language)
    assert texts.language == language
    assert texts.text("call-stop")


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_has_a_name_for_one_and_for_many(english: Texts, kind: Kind) -> None:
    key = text_key("kind", kind.value)
    one, many = english.text(key, count=1), english.text(key, count=3)
    assert "" not in (one, many)
    assert (one == many) == (kind is Kind.FISH)


@pytest.mark.parametrize(
    ("count", "name"), [(0, "octopuses"), (1, "octopus"), (2, "octopuses"), (5, "octopuses")]
)
def test_the_plural_follows_the_count(english: Texts, count: int, name: str) -> None:
    assert english.text("kind-octopus", count=count) == name


def test_colours_have_different_names(english: Texts) -> None:
    names = {english.text(text_key("colour", colour.value)) for colour in Colour}
    assert len(names) == len(Colour) == 11


def test_every_card_has_a_name_of_its_own(english: Texts) -> None:
    names = {
        english.text("card-name", card=str(card)): " ".join(
            (
                english.text(text_key("colour", card.colour.value)),
                english.text(text_key("kind", card.kind.value), count=1),
            )
        )
        for card in CARDS
    }
    assert len(names) == len(CARDS)
    assert list(names) == list(names.values())


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("pile-L", "left pile"),
        ("pile-R", "right pile"),
        ("word-deck", "deck"),
        ("word-hand", "hand"),
        ("word-colour-bonus", "colour bonus"),
        ("call-stop", "STOP"),
        ("call-last-chance", "LAST CHANCE"),
    ],
)
def test_the_words_of_the_table(english: Texts, key: str, text: str) -> None:
    assert english.text(key) == text


def test_arguments_carry_no_invisible_marks(english: Texts) -> None:
    assert english.text("duo-name", first="swimmer", second="shark") == "swimmer + shark"


@pytest.mark.parametrize("size", [10, 2_499, 2_501, 100_000])
def test_an_argument_has_any_length(english: Texts, size: int) -> None:
    first, second = "x" * size, "y" * size
    assert english.text("duo-name", first=first, second=second) == f"{first} + {second}"


def test_an_attribute_is_read_after_a_dot(english: Texts) -> None:
    assert english.text("rule-R6.title") == "The bet is won"


@pytest.mark.parametrize("key", ["rule-R99", "rule-R6.subtitle", "kind", ""])
def test_a_missing_key_is_named_with_its_language(english: Texts, key: str) -> None:
    with pytest.raises(MissingText) as missing:
        english.text(key)
    assert str(missing.value) == f"there is no text {key!r} in 'en'"
    assert isinstance(missing.value, KeyError)


def test_a_forgotten_argument_is_refused(english: Texts) -> None:
    with pytest.raises(AssertionError, match="duo-name"):
        english.text("duo-name", first="crab")


@pytest.mark.parametrize("language", ["xx", "", "../locales/en", "EN"])
def test_an_unknown_language_names_the_known_ones(language: str) -> None:
    with pytest.raises(UnknownLanguage, match=r"choose one of .*en"):
        Texts.load(language)


def test_importing_the_texts_does_not_import_fluent() -> None:
    program = "import sys, papersea.texts, papersea.rulebook; print('fluent' in sys.modules)"
    assert subprocess.check_output([sys.executable, "-c", program], text=True).strip() == "False"
