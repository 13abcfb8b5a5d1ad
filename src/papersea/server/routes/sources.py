"""Which game somebody asks about: one that was finished here, or a record that they bring."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from papersea.record import Record
from papersea.record.jsonline import parse_line
from papersea.server.context import Context
from papersea.server.routes.games import find_game
from papersea.server.thinking.bringing import check_record
from papersea.table.refused import ErrorCode, Refused

LARGEST: Final = 100_000
"""Bytes of a request that carries a record; a long game has a tenth of it."""

RecordText = Annotated[str, Meta(max_length=LARGEST, description="docs/records.md")]


class Source(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Either the link of a ``game`` that was finished here, or a ``record``: its text, its line of
    JSON, or a file with one game. A line that was cut off is read as far as it goes."""

    game: str | None = None
    record: RecordText | None = None


async def find_record(context: Context, source: Source, asker: str) -> Record:
    """A record that the rules accept; ``Refused`` if there is none."""
    if (source.game is None) == (source.record is None):
        raise Refused(ErrorCode.BAD_MESSAGE, problem="either game or record")
    if source.game is not None:
        return parse_line((await find_game(context, source.game)).record)
    return await context.reckoner.work(asker, check_record, source.record or "")
