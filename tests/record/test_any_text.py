"""Whatever a text says, it is a game, or it is refused with a reason."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from papersea.record import BrokenRecord, Record, UnreadableRecord, parse_record, replay
from papersea.record.jsonline import format_line, parse_line, salvage
from tests.record.games import FAIR, OVER, SHORT

TEXTS = (SHORT, OVER, FAIR)
FORMS = (*TEXTS, *(format_line(parse_record(text)) for text in TEXTS))
PIECES = st.sampled_from(
    ["", " ", "\n", '"', "{", "[", "\\", ":", "=", "-", "?9", "A", "C:", "D", ".", "@B=Mw", "STOP"]
)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    text = draw(st.sampled_from(FORMS))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        text = text[:start] + draw(PIECES) + text[start + draw(st.integers(0, 3)) :]
    return text


def read(text: str) -> Record:
    return parse_line(text) if text.startswith("{") else parse_record(text)


@settings(deadline=None, max_examples=150)
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
