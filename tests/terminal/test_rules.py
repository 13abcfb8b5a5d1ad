"""Looking up the rules."""

from __future__ import annotations

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
        "The Spanish edition plays deck_out = at_once."
        in run("rules", "R9", "--edition", "es").output
    )


def test_where_editions_differ_a_clause_says_so() -> None:
    assert "The editions differ here: see last_chance_steals." in run("rules", "R5").output


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


@pytest.mark.parametrize("columns", [40, 80, 200])
def test_rules_fit_the_width(columns: int) -> None:
    lines = run("rules", "all", columns=columns).output.splitlines()
    assert max(map(len, lines)) <= columns
