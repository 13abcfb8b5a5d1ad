"""The rulebook: every clause by its id, searched, compared, and tried out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from papersea.rulebook import CLAUSES, OPTIONS
from papersea.texts import Texts, languages
from tests.sizes import sized
from tests.web.checks import check_axe, check_fits, check_targets, check_words
from tests.web.conftest import Visit
from tests.web.hands import Finger, Mouse
from tests.web.playing import Player
from tests.web.wording import pattern, plain

READ = "(ids) => ids.map((id) => document.getElementById(id)?.textContent ?? '')"
FOUND = {
    "en": ("colour bonus", "R8"),
    "sk": ("chobotnica", "K12"),
    "cs": ("morska panna", "K9"),
    "pl": ("lodka", "K4"),
    "ru": ("желтые", "E1"),
    "es": ("pez", "K5"),
}
"""Words without their accents, in another form than the clause has them."""
ANOTHER_TABLE = """
() => {
  const kept = JSON.parse(localStorage.getItem("papersea.at-hand"));
  localStorage.setItem("papersea.at-hand", JSON.stringify({ ...kept, code: "0000000000000" }));
}
"""
"""Its game came to an end meanwhile."""
MIXED_OPTIONS = {
    "edition": "es",
    "deck_out": "at_once",
    "deck_out_after_call": "scored",
    "last_chance_steals": "never",
    "target": "double",
}


def words_of(text: str) -> str:
    return " ".join(plain(text).split())


def searches(person: Player, text: str) -> None:
    person.page.get_by_role("searchbox").fill(text)


def row(person: Player, clause: str) -> Locator:
    return person.page.locator(f"#{clause}")


@pytest.mark.parametrize("language", sized(("cs",), languages()))
def test_every_clause_is_at_its_address_in_every_language(visit: Visit, language: str) -> None:
    a = visit(Finger(), language=language)
    a.open("/rules#Q19")
    expect(row(a, "Q19")).to_be_in_viewport()
    expect(row(a, "Q19")).to_be_focused()
    texts = a.page.evaluate(READ, [clause.id for clause in CLAUSES])
    for clause, text in zip(CLAUSES, texts, strict=True):
        keys = [clause.key, *map(clause.value_key, clause.values)]
        said = [words_of(a.words(f"{key}{part}")) for key in keys for part in ("", ".title")]
        assert [each for each in said if each not in words_of(text)] == [], clause.id
    check_fits(a.page)
    check_words(a.page)
    word, clause_id = FOUND[language]
    searches(a, word)
    expect(row(a, clause_id)).to_be_visible()
    expect(row(a, "Q19")).to_have_count(0)


def test_clauses_are_found_by_id_word_and_edition(visit: Visit) -> None:
    a = visit(Mouse())
    a.open("/rules")
    for search, clause_id in (("r6", "R6"), ("Bet won", "R6"), ("spanish deck", "R9")):
        searches(a, search)
        expect(row(a, clause_id)).to_be_visible()
    searches(a, "nonsense")
    a.reads("rules-found", count=0)
    a.press(a.button("book-show-all"))
    expect(row(a, "C1")).to_be_visible()


def test_a_card_has_its_six_names_and_each_of_them_finds_it(visit: Visit) -> None:
    """A Slovak box beside an English screen, and any other."""
    a = visit(Finger(), language="en")
    a.open("/cards")
    a.press(a.page.get_by_role("button", name=a.words.part("card-name", card="Ap")))
    sheet = a.sheet("card-name", card="Ap")
    for language in languages():
        name = Texts.load(language).text("card-name", card="Ap")
        expect(sheet.get_by_text(pattern(name, whole=False)).first).to_be_visible()
        if language != "en":
            expect(sheet.locator(f"dd[lang={language}]")).to_have_count(1)
    check_axe(a.page)
    check_targets(a.page)
    check_fits(a.page)
    a.press(sheet.get_by_role("link"))
    expect(row(a, "K14")).to_be_in_viewport()
    for word in ("kotva", "żeglarz", "моряки", "anclas"):
        searches(a, word)
        expect(row(a, "K14")).to_be_visible()
        expect(row(a, "K12")).to_have_count(0)
    expect(a.page.locator('link[rel="manifest"]')).to_have_attribute(
        "href", re.compile(r"/manifest\.webmanifest$")
    )
    b = visit(Finger(), language="es")
    b.open("/rules")
    searches(b, "KONČÍME")
    expect(row(b, "R2")).to_be_visible()
    expect(b.page.locator('link[rel="manifest"]')).to_have_attribute(
        "href", re.compile(r"/manifest\.es\.webmanifest$")
    )


def test_the_book_says_what_the_table_at_hand_plays(visit: Visit) -> None:
    """A mix that no edition plays, until one leaves the table."""
    a = visit(Finger())
    a.sign_in("A")
    code = a.open_table(players=2, options=MIXED_OPTIONS)
    a.open(f"/t/{code}")
    a.sees(a.button("waiting-leave"))
    a.open("/rules")
    a.sees(a.heading("book-at-hand"))
    for option in OPTIONS:
        value = MIXED_OPTIONS[option.id]
        own = row(a, option.id).get_by_role("listitem").filter(has=a.text("book-own-table"))
        expect(own).to_have_count(1)
        expect(own).to_contain_text(a.words(f"{option.value_key(value)}.title"))
    expect(row(a, "R9").get_by_text(a.words("book-own-table"))).to_have_count(2)
    check_axe(a.page)
    check_targets(a.page)
    check_fits(a.page)
    a.page.evaluate(ANOTHER_TABLE)
    a.page.reload()
    expect(row(a, "R9")).to_be_visible()
    expect(a.heading("book-at-hand")).to_have_count(0)
    a.open(f"/t/{code}")
    a.sees(a.button("waiting-leave"))
    a.open("/rules")
    a.press(a.link("book-back"))
    a.press(a.button("waiting-leave"))
    a.sees(a.button("waiting-sit"))
    a.open("/rules")
    expect(row(a, "R9")).to_be_visible()
    expect(a.heading("book-at-hand")).to_have_count(0)


def test_an_example_can_be_tried_out(visit: Visit) -> None:
    """E1: a penguin and a shell bring the opponent more points, and the bet is lost; a way back."""
    a = visit(Finger())
    a.open("/rules#E1")
    calls = row(a, "E1").get_by_role("table")
    expect(calls).to_contain_text(a.words("ended-bet-won"))
    for card in ("Pp", "Hd"):
        a.press(row(a, "E1").get_by_role("button", name=a.card_name(card)))
    expect(calls).to_contain_text(a.words("ended-bet-lost"))
    expect(calls.get_by_role("row").last).to_contain_text("28")
    a.press(row(a, "E1").get_by_role("button", name=a.card_name("Oy")))
    a.reads("refusal-too-few-points", needed=7, points=4)
    a.press(row(a, "E1").get_by_role("button", name=a.words("book-reset")))
    expect(calls).to_contain_text(a.words("ended-bet-won"))
