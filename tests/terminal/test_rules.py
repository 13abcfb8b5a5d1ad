"""Looking up the rules."""

from __future__ import annotations

import re

import pytest

from papersea.rulebook import CLAUSES, OPTIONS, Clause, Section, clauses_of
from papersea.texts import Texts
from tests.terminal.running import run


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.fixture(scope="module")
def english() -> Texts:
    return Texts.load("en")


@pytest.mark.parametrize("clause", CLAUSES, ids=str)
def test_every_clause_can_be_read(english: Texts, clause: Clause) -> None:
    result = run("rules", clause.id.lower())
    assert result.exit_code == 0
    assert flat(english.text(clause.key)) in flat(result.output)
    assert english.text(f"{clause.key}.title") in result.output


@pytest.mark.parametrize("section", Section)
def test_every_section_can_be_read(section: Section) -> None:
    output = run("rules", section.value).output
    assert all(f"\n{clause.id}  " in output for clause in clauses_of(section))


def test_a_letter_stands_for_its_section() -> None:
    assert run("rules", "k").output == run("rules", "cards").output


def test_without_a_name_every_title_is_listed(english: Texts) -> None:
    output = run("rules").output
    assert all(english.text(f"{clause.key}.title") in output for clause in CLAUSES)


def test_everything_can_be_read_at_once() -> None:
    output = run("rules", "all").output
    assert all(f"\n{clause.id}  " in output for clause in CLAUSES)


@pytest.mark.parametrize("option", OPTIONS, ids=str)
def test_an_option_names_the_editions_of_each_value(option: Clause) -> None:
    output = run("rules", option.id).output
    assert all(f"  {value}  " in output for value in option.values)
    assert "Editions: " in output


def test_an_edition_is_marked() -> None:
    output = run("rules", "deck_out", "--edition", "es").output
    assert output.count("The Spanish edition plays this.") == 1
    assert flat(output).index("at_once As soon") < flat(output).index("The Spanish edition plays")
    assert (
        "The Spanish edition plays “When an empty deck ends the round”: At once."
        in run("rules", "R9", "--edition", "es").output
    )


def test_where_editions_differ_a_clause_says_so() -> None:
    assert (
        "The editions differ here: see “Stealing after LAST CHANCE” (last_chance_steals)."
        in flat(run("rules", "R5").output)
    )


@pytest.mark.parametrize(
    ("name", "hint"), [("r66", "R6"), ("deckout", "deck_out"), ("crads", "cards")]
)
def test_an_unknown_name_is_refused_with_close_ones(name: str, hint: str) -> None:
    result = run("rules", name)
    assert result.exit_code == 2
    assert "Did you mean" in result.output
    assert hint in result.output


def test_a_name_that_is_close_to_none_is_told_the_sections() -> None:
    result = run("rules", "zzzzzz")
    assert result.exit_code == 2
    assert "The sections are components, setup" in result.output


@pytest.mark.parametrize(
    ("language", "words", "clause"),
    [
        ("en", "octopus", "K12"),  # in the text it is “Octopuses”
        ("en", "kotva", "K14"),  # Slovak, and Czech
        ("en", "żeglarze", "K14"),
        ("en", "моряк", "K14"),
        ("sk", "pulpo", "K12"),
        ("ru", "rodina tučniakov", "E4"),
        ("pl", "latarnie", "K16"),
        ("cs", "OSTATNIA SZANSA", "R3"),
        ("es", "KONČÍME", "R2"),
        ("es", "peces", "K5"),
    ],
)
def test_a_rule_is_found_by_the_words_of_any_box(language: str, words: str, clause: str) -> None:
    output = run("rules", *words.split(), "--language", language).output
    assert re.search(rf"(?m)^ *{clause} ", output)
    assert not re.search(r"(?m)^ *C3 ", output), "which says nothing of it"


def test_of_a_word_that_many_rules_say_the_titles_are_listed(english: Texts) -> None:
    output = run("rules", "boats").output
    assert english.text("rule-K4.title") in output
    assert english.text("rule-K4") not in flat(output)


def test_a_foreign_word_stands_for_the_whole_name() -> None:
    output = run("rules", "rodina").output
    assert "E4  " in output
    assert "K13  " not in output, "penguins without a colony"


@pytest.mark.parametrize("columns", [40, 80, 200])
def test_rules_fit_the_width(columns: int) -> None:
    lines = run("rules", "all", columns=columns).output.splitlines()
    assert max(map(len, lines)) <= columns
