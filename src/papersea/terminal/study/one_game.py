"""One game of a file of many, without reading or checking the others."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from papersea.terminal.folders import file_told
from papersea.terminal.study.replay import entries

if TYPE_CHECKING:
    from papersea.record import Refused, Replayed


def find_game(file: str, number: int | None) -> tuple[Replayed | Refused | None, int]:
    """The game of this number, or the last one, or ``None`` if there are none; and its number."""
    with file_told(Path(file)):
        alone, count = _alone(Path(file), number)
    if alone is None:
        return _last(islice(entries(file), number))
    with TemporaryDirectory(prefix="papersea-") as folder:
        copy = Path(folder) / "game.jsonl"
        copy.write_bytes(alone)
        found, least = _last(entries(file, copy))
    return found, max(count, least)


def _last(games: Iterator[Replayed | Refused]) -> tuple[Replayed | Refused | None, int]:
    last = deque(enumerate(games, 1), maxlen=1)
    return (last[0][1], last[0][0]) if last else (None, 0)


def _alone(path: Path, number: int | None) -> tuple[bytes | None, int]:
    """A file with all games left blank but one, so that its line keeps its number, and how many
    games were counted; ``None`` if games in this file are not lines."""
    from papersea.record.files import filled_lines

    with path.open("rb") as file:
        lines = filled_lines(file)
        place, header = next(lines, (1, b""))
        if header and not header.lstrip().startswith(b"{"):
            return None, 0
        last = deque(enumerate(islice(lines, number), 1), maxlen=1)
    before = b"\n" * (place - 1) + header
    if not last:
        return before, 0
    count, (line, game) = last[0]
    return before + b"\n" * (line - place - 1) + game, count
