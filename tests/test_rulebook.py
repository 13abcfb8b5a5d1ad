"""The rulebook: its list of clauses, and that each one is written down."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from papersea.cards import Kind, parse_cards
from papersea.events import Call, Event, Settlement
from papersea.rulebook import (
    CALLED_BY,
    CLAUSES,
    CLOSED_BY,
    COLOUR_BONUS,
    COUNTED_BY,
    DONE_BY,
    OPTIONS,
    SELDOM_BY,
    SETTLED_BY,
    WON_BY,
    Clause,
    Section,
    UnknownClause,
    clauses_of,
    parse_clause_id,
)
from papersea.score import score_cards
from papersea.scorepad import Flaw
from papersea.texts import Texts

VALUE_KEYS = [option.value_key(value) for option in OPTIONS for value in option.values]
KEYS = [clause.key for clause in CLAUSES] + VALUE_KEYS
REFERENCES = {clause.id for clause in CLAUSES} | {
    value for option in OPTIONS for value in option.values
}
MARKUP = re.compile(r"[<>*`\[\]{}\n]|\bhttps?:|^#")


@pytest.fixture(scope="module")
def english() -> Texts:
    return Texts.load("en")


def written_keys() -> list[str]:
    source = (files("papersea") / "locales" / "en" / "rules.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


def test_the_written_rules_are_the_listed_ones_in_the_same_order() -> None:
    written = [key for key in written_keys() if key.startswith(("rule-", "option-"))]
    listed = [clause.key for clause in CLAUSES if clause not in OPTIONS]
    for option in OPTIONS:
        listed += [option.key, *(option.value_key(value) for value in option.values)]
    assert written == listed


def test_the_written_sections_are_the_listed_ones() -> None:
    written = [key for key in written_keys() if key.startswith("rules-section-")]
    assert written == [section.key for section in Section]


@pytest.mark.parametrize("key", KEYS)
def test_every_clause_has_a_text_of_whole_sentences(english: Texts, key: str) -> None:
    text = english.text(key)
    assert text.endswith((".", ".)"))
    assert not MARKUP.search(text)


@pytest.mark.parametrize("key", KEYS)
def test_every_clause_has_a_short_title(english: Texts, key: str) -> None:
    title = english.text(f"{key}.title")
    assert 0 < len(title) <= 40
    assert not title.endswith(".")
    assert not MARKUP.search(title)


@pytest.mark.parametrize("attribute", ["", ".title"])
def test_no_two_clauses_read_the_same(english: Texts, attribute: str) -> None:
    texts = Counter(english.text(key + attribute) for key in KEYS)
    assert [text for text, count in texts.items() if count > 1] == []


@pytest.mark.parametrize("section", Section)
def test_every_section_has_a_title_and_clauses(english: Texts, section: Section) -> None:
    assert english.text(section.key)
    assert clauses_of(section)


@pytest.mark.parametrize("key", KEYS)
def test_a_clause_refers_only_to_clauses_and_options_that_exist(english: Texts, key: str) -> None:
    for reference in re.findall(r"\b[A-Z]\d+\b|\b[a-z]+(?:_[a-z]+)+\b", english.text(key)):
        assert reference in REFERENCES


@pytest.mark.parametrize("clause", [each for each in CLAUSES if each not in OPTIONS], ids=str)
def test_a_rule_knows_the_options_that_it_names(english: Texts, clause: Clause) -> None:
    options = {option.id for option in OPTIONS}
    named = set(re.findall(r"\b[a-z]+(?:_[a-z]+)+\b", english.text(clause.key))) & options
    assert named <= set(clause.depends_on) <= options


def test_every_option_decides_some_rule() -> None:
    assert {name for clause in CLAUSES for name in clause.depends_on} == {
        option.id for option in OPTIONS
    }


@pytest.mark.parametrize(
    ("section", "first", "last"),
    [
        (Section.COMPONENTS, "C1", "C6"),
        (Section.SETUP, "S1", "S4"),
        (Section.TURN, "T1", "T9"),
        (Section.CLOSING, "R1", "R12"),
        (Section.END, "G1", "G5"),
        (Section.CARDS, "K1", "K17"),
        (Section.EXAMPLES, "E1", "E4"),
        (Section.RULINGS, "Q1", "Q21"),
        (Section.OPTIONS, "deck_out", "target"),
    ],
)
def test_sections_begin_and_end_where_they_should(section: Section, first: str, last: str) -> None:
    clauses = clauses_of(section)
    assert (clauses[0].id, clauses[-1].id) == (first, last)


def test_the_list_follows_the_sections() -> None:
    assert tuple(clause for section in Section for clause in clauses_of(section)) == CLAUSES


@pytest.mark.parametrize("clause", CLAUSES, ids=str)
def test_an_id_reads_back_as_its_clause(clause: Clause) -> None:
    assert parse_clause_id(str(clause)) is clause
    assert parse_clause_id(f" {clause.id.lower()} ") is clause


def test_an_option_may_be_written_with_hyphens() -> None:
    assert parse_clause_id("Deck-Out-After-Call").id == "deck_out_after_call"


def test_an_unknown_clause_names_close_ones() -> None:
    with pytest.raises(UnknownClause, match=r"'r66' is no clause of the rules: did you mean .*R6"):
        parse_clause_id("r66")
    with pytest.raises(UnknownClause, match="did you mean deck_out"):
        parse_clause_id("deckout")


@pytest.mark.parametrize("text", ["", "whale", "ř"])
def test_an_unknown_clause_that_is_close_to_none_names_them_all(text: str) -> None:
    with pytest.raises(UnknownClause, match=r"there are C1–C6, .*Q1–Q21 and deck_out, .*target"):
        parse_clause_id(text)


def test_a_value_that_an_option_does_not_have_is_refused() -> None:
    with pytest.raises(AssertionError, match="target has no value 'triple'"):
        parse_clause_id("target").value_key("triple")


# By which clause something counts or happens


def test_whatever_is_looked_up_is_a_clause() -> None:
    tables = (COUNTED_BY, DONE_BY, CALLED_BY, SETTLED_BY, WON_BY, SELDOM_BY)
    named = {clause for table in tables for clause in table.values()}
    flaws = {flaw.clause for flaw in Flaw if flaw.clause}
    assert {CLOSED_BY, COLOUR_BONUS} | named | flaws <= {clause.id for clause in CLAUSES}


def test_every_kind_call_and_end_of_a_round_has_its_clause() -> None:
    assert set(COUNTED_BY) == set(Kind)
    assert set(CALLED_BY) == {call.value for call in Call}
    assert set(SETTLED_BY) == {settlement.value for settlement in Settlement}


def test_events_are_named_as_on_the_wire() -> None:
    tags = {re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower() for kind in Event.__args__}
    assert set(SELDOM_BY) <= tags


@pytest.mark.parametrize(
    ("cards", "clauses"),
    [
        ("Cd Cy", ["K2"]),
        ("Wd Sk", ["K2"]),
        ("Hd Hl Oy Og", ["K11", "K12"]),
        ("Pv Pa Ap Ao", ["K13", "K14"]),
        ("Mw Mw", ["K9", "K9"]),
    ],
)
def test_a_score_line_carries_its_clause(cards: str, clauses: list[str]) -> None:
    score = score_cards(parse_cards(cards))
    assert [line.clause for line in score.lines] == clauses
