"""The check of the translations: it sees what is missing, and what is older than the English."""

from __future__ import annotations

import gc
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from papersea.cards import Colour, Kind
from papersea.texts import Texts
from tools.translations import checking
from tools.translations.__main__ import main, problems, write
from tools.translations.glossary import GLOSSARY, PAGE, glossary_page
from tools.translations.messages import ENGLISH, WHOLE, fingerprint, languages, read, variables
from tools.translations.wording import badly_worded

FILE = "cards.ftl"
TEXT = """\
## A comment
hello = Hello, { $name }!
    .title = Our greeting
bye = { $count ->
    [one] One
   *[other] { $count }, more
}
"""


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    """English and Slovak, which say the same and are noted down."""
    for language in (ENGLISH, "sk"):
        folder = tmp_path / "locales" / language
        folder.mkdir(parents=True)
        (folder / FILE).write_text(TEXT, encoding="utf-8")
    write({}, tmp_path / "locales", tmp_path / "sources")
    return tmp_path / "locales"


def found(locales: Path) -> list[str]:
    return list(problems(locales, locales.with_name("sources")))


def change(locales: Path, language: str, old: str, new: str) -> None:
    file = locales / language / FILE
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_what_is_whole_and_noted_has_no_problem(locales: Path) -> None:
    assert FILE in WHOLE
    assert found(locales) == []


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("bye =", "farewell =", f"sk/{FILE}: bye is missing"),
        ("bye =", "farewell =", f"sk/{FILE}: farewell is no message of the English file"),
        ("    .title = Our greeting\n", "", f"sk/{FILE}: hello.title is missing"),
        (".title", ".subtitle", f"sk/{FILE}: hello.subtitle is not in the English file"),
        ("{ $name }", "you", f"sk/{FILE}: hello does not say $name"),
        ("{ $name }", "{ $nam }", f"sk/{FILE}: hello does not know $nam"),
    ],
)
def test_a_language_that_lacks_something_is_named(
    locales: Path, old: str, new: str, problem: str
) -> None:
    change(locales, "sk", old, new)
    assert problem in found(locales)


def test_what_english_leaves_to_a_message_inside_another_language_may_say_itself(
    locales: Path,
) -> None:
    change(locales, ENGLISH, "bye =", "parting = { $name }: { bye }\nbye =")
    change(locales, "sk", "bye =", "parting = { $count } { $name }\nbye =")
    write({}, locales, locales.with_name("sources"))
    assert found(locales) == []
    change(locales, "sk", "{ $count } { $name }", "{ $name }")
    assert f"sk/{FILE}: parting does not say $count" in found(locales)


def test_a_whole_file_that_is_missing_is_seen(locales: Path) -> None:
    (locales / "sk" / FILE).unlink()
    assert f"sk/{FILE}: hello is missing" in found(locales)


def test_a_file_that_need_not_be_whole_may_be_missing(locales: Path) -> None:
    (locales / ENGLISH / "notes.ftl").write_text("prompt = Go on\n", encoding="utf-8")
    assert found(locales) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [("Hello", "Good morning"), ("Our greeting", "Greetings"), ("[one] One", "[1] A")],
)
def test_a_translation_of_a_text_that_has_changed_is_stale(
    locales: Path, old: str, new: str
) -> None:
    key = "bye" if "one" in old else "hello"
    change(locales, ENGLISH, old, new)
    stale = f"sk/{FILE}: the English text of {key} has changed since it was translated"
    assert found(locales)[0] == stale
    write({}, locales, locales.with_name("sources"))
    assert found(locales)[0] == stale, "noting what is new must not hide what is stale"
    write({"sk": frozenset({key})}, locales, locales.with_name("sources"))
    assert found(locales) == []


def test_comments_and_line_ends_make_nothing_stale(locales: Path) -> None:
    change(locales, ENGLISH, "## A comment", "# Of hello")
    change(locales, ENGLISH, "Hello, ", "\n    Hello, ")
    assert found(locales) == []


def test_a_new_translation_has_to_be_noted(locales: Path) -> None:
    for language in (ENGLISH, "sk"):
        change(locales, language, "bye =", "thanks = Thanks\nbye =")
    assert found(locales) == ["sk: translations have come or gone: python -m tools.translations"]
    write({}, locales, locales.with_name("sources"))
    assert found(locales) == []


def test_a_text_that_a_language_does_not_have_cannot_be_up_to_date(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["sk", "no-such-text"])
    assert "sk has no no-such-text" in capsys.readouterr().err


def test_five_languages_are_translated_into() -> None:
    assert languages() == ["cs", "es", "pl", "ru", "sk"]
    assert all(set(WHOLE) <= read(language).keys() for language in languages())


def test_nothing_is_missing_or_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    for function in (fingerprint, variables):  # of an English text, once for all languages
        monkeypatch.setattr(checking, function.__name__, cache(function))
    gc.disable()  # among so many small parts, it would look for garbage all the time
    try:
        assert list(problems()) == []
    finally:
        gc.enable()


TERMS = {row["term"]: row for row in GLOSSARY["terms"]}


@pytest.mark.parametrize("language", [ENGLISH, *languages()])
def test_things_are_called_as_the_glossary_has_it(language: str) -> None:
    texts = Texts.load(language)
    named = [row for row in GLOSSARY["terms"] if "key" in row]
    assert len(named) == len(Kind) + len(Colour) + len(("STOP", "LAST CHANCE")) + 11
    for row in named:
        assert texts.text(row["key"], count=1) == row["says"][language]


@pytest.mark.parametrize("term", TERMS)
def test_a_term_is_said_in_every_language_as_its_own_check_finds_it(term: str) -> None:
    row = TERMS[term]
    assert set(row) <= {"term", "key", "says", "found", "but"}
    assert row["says"].keys() == {ENGLISH, *languages()}
    for language, pattern in row.get("found", {}).items():
        assert re.search(pattern, row["says"][language])


def test_a_text_without_the_word_of_its_edition_is_named() -> None:
    both = {
        language: FluentParser().parse(text).body[0]
        for language, text in ((ENGLISH, "hi = Your bet"), ("es", "hi = Tu envite"))
    }
    english, own = ({"a.ftl": {"hi": both[each]}} for each in (ENGLISH, "es"))
    assert list(badly_worded("es", own, english)) == [  # type: ignore[arg-type]
        "a.ftl: hi does not say “bet” as the glossary has it: apuesta"
    ]


def test_the_page_of_the_glossary_shows_every_term() -> None:
    assert PAGE.read_text(encoding="utf-8") == glossary_page()
    assert all(f"| {row['says']['es']} |" in glossary_page() for row in GLOSSARY["terms"])
