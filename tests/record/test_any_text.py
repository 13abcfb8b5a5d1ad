"""Whatever a text says, it is a game, or it is refused with a reason."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from papersea.record import BrokenRecord, Record, UnreadableRecord, parse_record, replay
from papersea.record.jsonline import format_line, parse_line, salvage
from tests.record.games import FAIR, OVER, SHORT
from tests.sizes import examples

TEXTS = (SHORT, OVER, FAIR)
FORMS = (*TEXTS, *(format_line(parse_record(text)) for text in TEXTS))
HEADER = "papersea 1 classic 2 players, A first"
PIECES = st.sampled_from(
    ["", " ", "\n", '"', "{", "[", "\\", ":", "=", "-", "?9", "A", "C:", "D", ".", "@B=Mw", "STOP"]
)
STRANGE = (
    f'{HEADER}\nnames "\x1b[2J\\x"',
    "papersea 1 classic,\x1b[2J=1,\x1b[2J=2 2 players, A first",
    f"{HEADER}\nposition classic 0-0 1 A:pick=\x1b[2J - -/- -/- Cy/Fd ?56",
    f"{HEADER}\nposition classic 0-0 1 A:keep=\x1b[2J - -/- -/- Cy/Fd ?56",
)
"""Texts that a terminal would obey."""


@st.composite
def damaged(draw: st.DrawFn) -> str:
    text = draw(st.sampled_from(FORMS))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        text = text[:start] + draw(PIECES) + text[start + draw(st.integers(0, 3)) :]
    return text


def read(text: str) -> Record:
    return parse_line(text) if text.startswith("{") else parse_record(text)


@examples(150)
@given(damaged())
def test_a_damaged_record_is_refused_or_still_a_game(text: str) -> None:
    record: Record | None
    try:
        record = read(text)
    except UnreadableRecord:
        record = salvage(text)
    if record is None:
        return
    with suppress(BrokenRecord):
        played = [len(log.played) for log in replay(record).rounds]
        assert record.moves == sum(played)


@examples(300)
@given(st.data())
def test_no_refusal_hands_on_what_would_steer_a_terminal(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(TEXTS + STRANGE))
    start = data.draw(st.integers(0, len(text)))
    with pytest.raises(UnreadableRecord) as refused:
        read(f"{text[:start]}\x1b[2J{text[start:]}\n?")
    assert str(refused.value).isprintable()


@pytest.mark.parametrize("text", STRANGE)
def test_a_refusal_quotes_what_it_cannot_read(text: str) -> None:
    with pytest.raises(UnreadableRecord) as refused:
        read(text)
    assert r"\x1b" in str(refused.value)
    assert "\x1b" not in str(refused.value)
