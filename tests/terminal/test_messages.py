"""Every message that the terminal may need is written."""

from __future__ import annotations

import pytest

from papersea.cards import CARDS, Colour
from papersea.forms import card_mark, marked_card
from papersea.refusals import Reason
from papersea.rules.options import Edition
from papersea.terminal.online.table_talk import TableCommand
from papersea.terminal.play.answers import TypedCommand
from papersea.terminal.screen.screen import GROUNDS, Screen, open_console
from papersea.terminal.screen.words import Words, visible
from papersea.texts import Texts, text_key


@pytest.fixture(scope="module")
def english() -> Texts:
    return Texts.load("en")


FACTS: dict[str, str | int] = {
    "turn": "Gull", "pile": "L", "drawn": "Cy By", "cards": "Cy Fd", "missing": "Mw",
    "needed": 7, "points": 3, "size": 2, "victim": "Gull",
}  # fmt: skip


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_has_words(english: Texts, reason: Reason) -> None:
    assert english.text(text_key("refusal", reason.name.lower()), **FACTS).endswith(".")


@pytest.mark.parametrize("command", [*TypedCommand, *TableCommand])
def test_every_command_has_a_word(english: Texts, command: TypedCommand | TableCommand) -> None:
    assert english.text(f"command-{command.value}")


@pytest.mark.parametrize("edition", Edition)
def test_every_edition_has_a_name(english: Texts, edition: Edition) -> None:
    assert english.text(f"edition-{edition.value}")


def test_a_marked_card_reads_back() -> None:
    assert [marked_card(card_mark(card)) for card in CARDS] == list(CARDS)
    assert marked_card("C") is None


def test_every_colour_has_a_ground() -> None:
    assert set(GROUNDS) == set(Colour)


def test_lists_read_as_sentences(english: Texts) -> None:
    words = Words(english)
    assert words.listed(["a"]) == "a"
    assert words.listed(["a", "b"]) == "a and b"
    assert words.listed(["a", "b", "c"]) == "a, b and c"
    assert words.either(["a", "b", "c"]) == "a, b or c"


def test_a_name_cannot_steer_the_terminal_or_pass_for_a_card() -> None:
    assert visible("Žofia 海 O'Neil") == "Žofia 海 O'Neil"
    assert visible(f"\x1b[2J\u202eA{card_mark(CARDS[0])}\n") == "�[2J�A��"


def test_what_is_to_be_copied_cannot_steer_the_terminal_either(
    english: Texts, capsys: pytest.CaptureFixture[str]
) -> None:
    """Codes of tables and games come from whatever server was asked."""
    screen = Screen(open_console(is_plain=True), Words(english))
    screen.raw("http://127.0.0.1/t/\x1b[2Jx")
    assert capsys.readouterr().out == "http://127.0.0.1/t/�[2Jx\n"
