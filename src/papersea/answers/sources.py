"""Which game somebody asks about: one that was finished here, or a record that they bring."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from papersea.record import Record, RecordError, UnreadableRecord, parse_record, replay
from papersea.record.files import BOM, check_header
from papersea.record.jsonline import is_cut, parse_line, salvage
from papersea.table.refused import ErrorCode, Refused

_MOST_MOVES: Final = 1_200
"""Twice as many as a long game of four beginners has. No limit for a host to set: whoever plays on
for so long plays no game of these rules to its end, and what looking at more would cost nobody
should have to know. How much may come at all is one (``record_bytes``)."""
_PROBLEM: Final = 300


def check_record(text: str) -> Record:
    """A record that the rules accept; ``Refused`` if it is none, or has far too many moves."""
    try:
        record = _read(text)
        if record.moves > _MOST_MOVES:
            raise Refused(ErrorCode.TOO_LARGE)
        replay(record)
    except RecordError as error:
        raise Refused(ErrorCode.BAD_RECORD, problem=str(error)[:_PROBLEM]) from None
    return record


def _read(text: str) -> Record:
    """One game, in whichever form it is written; ``UnreadableRecord`` if it is none."""
    plain = text.removeprefix(BOM.decode())
    if not plain.lstrip().startswith("{"):
        return parse_record(plain)
    header, _, games = plain.strip().partition("\n")
    if not games:
        return _read_line(header)
    check_header(header.encode(), 1)
    game = games.lstrip()
    return _read_line(game, games.removesuffix(game).count("\n") + 2)


def _read_line(text: str, line: int | None = None) -> Record:
    """A line that was cut off is read as far as it goes."""
    try:
        return parse_line(text, line)
    except UnreadableRecord:
        saved = salvage(text, line) if is_cut(text) else None
        if saved is None:
            raise
        return saved


RecordText = Annotated[str, Meta(description="docs/records.md")]
"""How long it may be, the limit ``record_bytes`` says for the whole body."""


class Source(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Either the link of a ``game`` that was finished here, or a ``record``: its text, its line of
    JSON, or a file with one game. A line that was cut off is read as far as it goes."""

    game: str | None = None
    record: RecordText | None = None


def check_source(source: Source) -> None:
    """``Refused`` unless it is one of the two."""
    if (source.game is None) == (source.record is None):
        raise Refused(ErrorCode.BAD_MESSAGE, problem="either game or record")
