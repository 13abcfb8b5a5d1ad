"""Files of games: JSON Lines under a line that names their version."""

from __future__ import annotations

import json
import os
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

from papersea.problems import NotationError, Wrong
from papersea.record.errors import CutRecord, UnreadableRecord, on_line
from papersea.record.jsonline import load, parse_line, salvage
from papersea.record.values import VERSION, Record, check_version

_NAME: Final = "papersea-records"
HEADER: Final = json.dumps({_NAME: VERSION}).encode()
BOM: Final = b"\xef\xbb\xbf"


@dataclass(frozen=True, slots=True)
class Cut:
    """A last line that was cut off, and the game up to its last whole move, if one had begun."""

    line: int
    record: Record | None


def read_records(path: str | os.PathLike[str]) -> Iterator[Record]:
    """The games of a file, one by one; each knows its line.

    A last line that was cut off is read as far as it goes, with a ``CutRecord`` warning. Any
    other line that cannot be read raises ``UnreadableRecord``.
    """
    for entry in read_entries(Path(path)):
        match entry:
            case Record():
                yield entry
            case Cut(line, record):
                saved = "no move of it" if record is None else f"{record.moves} moves of it"
                warnings.warn(f"line {line} was cut off: {saved} can be read", CutRecord, 2)
                if record is not None:
                    yield record
            case UnreadableRecord():
                raise entry


def read_entries(path: Path) -> Iterator[Record | Cut | UnreadableRecord]:
    """Each game of a file, or what is wrong with its line."""
    with path.open("rb") as file:
        lines = filled_lines(file)
        for number, header in lines:
            if is_cut_header(header):
                yield Cut(number, None)
                return
            check_header(header, number)
            break
        yield from (_read_entry(line, number) for number, line in lines)


def filled_lines(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """The lines that say something, with their numbers."""
    for number, line in enumerate(file, 1):
        text = line.removeprefix(BOM) if number == 1 else line
        if text.strip():
            yield number, text


def is_cut_header(line: bytes) -> bool:
    """Whether a file was cut off while its first line was written."""
    return HEADER.startswith(line) and line != HEADER


def check_header(line: bytes, number: int) -> None:
    """Refuse a file of another version, or of another kind."""
    with on_line(number):
        header = load(line.decode("utf-8", "replace"))
        version = header.get(_NAME) if isinstance(header, dict) else None
        if type(version) is not int:
            raise NotationError(Wrong.FILE_HEADER, expected=HEADER.decode())
        check_version(version)


def _read_entry(line: bytes, number: int) -> Record | Cut | UnreadableRecord:
    is_whole = line.endswith(b"\n")
    try:
        return parse_line(line.decode(), number)
    except UnicodeDecodeError as error:
        # A cut can go through the middle of a sign.
        line = line[: error.start]
        reason = UnreadableRecord(NotationError(Wrong.NOT_UTF8), number)
    except UnreadableRecord as error:
        reason = error
    return reason if is_whole else Cut(number, salvage(line.decode(), number))
