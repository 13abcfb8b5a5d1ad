"""Play back every game of a file, whichever of the two forms it has."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from papersea.moves import Seat
from papersea.problems import NotationError, Wrong
from papersea.record.errors import RecordError, UnreadableRecord
from papersea.record.files import BOM, Cut, read_entries
from papersea.record.playing_back import replay
from papersea.record.text import read_game, split_games
from papersea.record.values import Record


@dataclass(frozen=True, slots=True)
class Replayed:
    """A game that follows the rules. ``is_cut``: more had been written than can be read."""

    line: int
    record: Record
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    is_finished: bool
    is_cut: bool = False

    @property
    def players(self) -> int:
        return self.record.players

    @property
    def names(self) -> tuple[str, ...]:
        """Empty if the record has none."""
        return self.record.names

    @property
    def rounds(self) -> int:
        return len(self.record.rounds)

    @property
    def moves(self) -> int:
        return self.record.moves


@dataclass(frozen=True, slots=True)
class Refused:
    """A game that breaks the rules or cannot be read; the error names its line and move."""

    line: int
    error: RecordError


def replay_file(path: str | os.PathLike[str]) -> Iterator[Replayed | Refused]:
    """Each game of a file as it turns out; a wrong one does not hide those after it.

    A file that is no file of records, or of another version, raises ``UnreadableRecord``.
    """
    for entry in _entries(Path(path)):
        match entry:
            case Record():
                yield _replayed(entry, is_cut=False)
            case Cut(_, Record() as record):
                yield _replayed(record, is_cut=True)
            case Cut(line):
                error = UnreadableRecord(NotationError(Wrong.CUT_AT_START), line)
                yield Refused(line, error)
            case UnreadableRecord():
                yield Refused(entry.line or 1, entry)


def _replayed(record: Record, *, is_cut: bool) -> Replayed | Refused:
    line = record.line or 1
    try:
        game = replay(record, seed=0)
    except RecordError as error:
        return Refused(error.line or line, error)
    return Replayed(line, record, game.scores, game.winners, game.is_over, is_cut)


def _entries(path: Path) -> Iterator[Record | Cut | UnreadableRecord]:
    if _is_text(path):
        return _read_texts(path)
    return read_entries(path)


def _is_text(path: Path) -> bool:
    with path.open("rb") as file:
        start = next((line for line in file if line.removeprefix(BOM).strip()), b"{")
    return not start.removeprefix(BOM).lstrip().startswith(b"{")


def _read_texts(path: Path) -> Iterator[Record | UnreadableRecord]:
    data = path.read_bytes()
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise UnreadableRecord(NotationError(Wrong.NOT_UTF8), line) from error
    for lines in split_games(text):
        try:
            yield read_game(lines)
        except UnreadableRecord as error:
            yield error
