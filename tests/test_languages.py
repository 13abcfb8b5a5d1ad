"""Every language: what it may leave to English, and what all of them say."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from papersea.players.catalogue import OPPONENTS
from papersea.players.company import proper_name
from papersea.players.styles import Rung
from papersea.texts import FALLBACK, Texts, _bundle, languages
from tools.translations.messages import WHOLE

ROOT = Path(__file__).parents[1]
LONGEST = 100
LONGEST_PHRASE = 40
PHRASES = [
    "hello", "good-luck", "well-played", "thanks", "sorry", "oops", "nice-move",
    "your-turn", "thinking", "last-chance", "so-close", "one-more", "must-go", "good-game",
]  # fmt: skip

SPOKEN = ["cs", "en", "es", "pl", "ru", "sk"]


SAME_WORDS = {
    "call-stop", "device-bot", "device-start", "edition-classic", "ended-bonus", "ended-total",
 "deal-total",
    "kind-crab", "no", "result-share-text", "scores-stop", "scores-total", "seat-bot",
    "table-menu", "waiting-seat-bot",
}  # fmt: skip
"""Messages that some language says with the same word as English."""


class Wording(Visitor):
    """Collects what a message says in letters, apart from names and numbers."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words += [word for word in re.findall(r"[^\W\d_]+", node.value) if len(word) > 1]


@cache
def entries(language: str) -> dict[str, list[ast.EntryType]]:
    """The entries of a language's files."""
    folder = files("papersea") / "locales" / language
    return {
        file.name: FluentParser().parse(file.read_text("utf-8")).body for file in folder.iterdir()
    }


def wording(language: str, file: str) -> dict[str, list[str]]:
    """The words of every message of a file."""
    found = {}
    for entry in entries(language)[file]:
        if isinstance(entry, ast.Message):
            collector = Wording()
            collector.visit(entry)
            found[entry.id.name] = collector.words
    return found


def keys(language: str) -> dict[str, list[str]]:
    """The keys of every file, in the order they are written."""
    return {
        file: [each.id.name for each in body if isinstance(each, ast.Message)]
        for file, body in entries(language).items()
    }


def test_six_languages_are_spoken() -> None:
    assert list(languages()) == SPOKEN


@pytest.mark.parametrize("language", SPOKEN)
def test_every_line_can_be_read(language: str) -> None:
    for body in entries(language).values():
        assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", SPOKEN)
def test_no_key_is_written_twice(language: str) -> None:
    counts = Counter(key for file in keys(language).values() for key in file)
    assert [key for key, count in counts.items() if count > 1] == []


def test_what_a_language_lacks_is_said_in_english_message_by_message() -> None:
    slovak = FluentBundle(["sk"])
    slovak.add_resource(FluentResource("rung-solid = Istá ruka\n"))
    texts = Texts("sk", (slovak, _bundle(FALLBACK)))
    assert texts.text("rung-solid") == "Istá ruka"
    assert texts.text("welcome") == Texts.load(FALLBACK).text("welcome")


@pytest.mark.parametrize("language", SPOKEN)
def test_every_opponent_and_rung_has_a_text_of_one_line(language: str) -> None:
    texts = Texts.load(language)
    lines = [texts.text(f"opponent-{opponent.name}") for opponent in OPPONENTS]
    rungs = [texts.text(f"rung-{rung.value}") for rung in Rung]
    assert len({*lines, *rungs}) == len(OPPONENTS) + len(Rung)
    assert [line for line in lines if len(line) > LONGEST or "\n" in line] == []
    assert all(line.endswith(".") for line in lines)


@pytest.mark.parametrize("language", SPOKEN)
def test_no_text_is_left_for_somebody_who_is_not_there(language: str) -> None:
    known = {f"opponent-{each.name}" for each in OPPONENTS} | {f"rung-{r.value}" for r in Rung}
    written = keys(language)["opponents.ftl"]
    assert {key for key in written if key.startswith(("opponent-", "rung-"))} == known


@pytest.mark.parametrize("language", SPOKEN)
def test_every_phrase_is_short_and_says_something_of_its_own(language: str) -> None:
    texts = Texts.load(language)
    assert keys(language)["phrases.ftl"] == [f"phrase-{phrase}" for phrase in PHRASES]
    said = [texts.text(f"phrase-{phrase}") for phrase in PHRASES]
    assert len(set(said)) == len(PHRASES)
    assert [line for line in said if len(line) > LONGEST_PHRASE or "\n" in line] == []
    assert all(line.endswith((".", "!", "?", "…")) for line in said)


@pytest.mark.parametrize("file", WHOLE)
@pytest.mark.parametrize("language", [language for language in SPOKEN if language != FALLBACK])
def test_a_translation_is_one(language: str, file: str) -> None:
    own, english = wording(language, file), wording(FALLBACK, file)
    same = {key for key, words in own.items() if words and words == english.get(key)}
    assert same <= SAME_WORDS


def said_by_others(language: str) -> set[str]:
    """The keys of messages that stand inside other messages."""
    texts = (files("papersea") / "locales" / language).iterdir()
    return {
        key for file in texts for key in re.findall(r"\{ ([a-z-]+) \}", file.read_text("utf-8"))
    }


def test_every_text_is_said_somewhere() -> None:
    code = "".join(
        path.read_text("utf-8")
        for folder, ending in (("src/papersea", "py"), ("web/src", "ts"), ("web/src", "svelte"))
        for path in (ROOT / folder).rglob(f"*.{ending}")
    )
    made = re.findall(r"\bt\(.{0,40}?`([a-z-]+)-\$\{", code)  # t(`tip-${thing}`)
    made += re.findall(r"\bf\"([a-z-]+)-\{", code)
    made += re.findall(r"(?:textKey|text_key)\(\s*\"([a-z-]+)\"", code)
    in_python = ("usage", "click-", "preview-")
    in_books = ("rule-", "word-", "book-card-names")
    beginnings = (*in_python, *in_books, *(f"{each}-" for each in made))
    said = set(re.findall(r"[a-z]+(?:-[a-zA-Z0-9]+)*", code)) | said_by_others(FALLBACK)
    texts = [key for file in keys(FALLBACK).values() for key in file]
    assert [key for key in texts if key not in said and not key.startswith(beginnings)] == []


def test_names_are_proper_names() -> None:
    assert [proper_name(opponent) for opponent in OPPONENTS][-3:] == ["Kraken", "Narwhal", "Tern"]
