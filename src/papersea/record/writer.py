"""Appending games to a file."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Self

from papersea.record.errors import UnreadableRecord
from papersea.record.files import HEADER, check_header, filled_lines, is_cut_header
from papersea.record.jsonline import format_line, parse_line
from papersea.record.values import Record


class RecordWriter:
    """Appends games to a file, which it begins if need be; each is flushed once it is written.

    A last line that was cut off moves to a file of its own, ``games.jsonl.1.cut``: nothing is lost.
    A file of another version or kind raises ``UnreadableRecord`` and stays as it is. Only one
    writer at a time may have a file open.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self._path = Path(path)
        self._file = self._path.open("a+b")
        try:
            self._mend()
        except BaseException:
            self._file.close()
            raise

    def write(self, record: Record) -> None:
        """One game, behind those that are there."""
        self.write_lines([format_line(record)])

    def write_lines(self, lines: Iterable[str]) -> None:
        """Games in their line form, as ``format_line`` makes it, in one go."""
        # Half of a surrogate pair, which a command line can let in, is written as its escape.
        self._append("".join(f"{line}\n" for line in lines).encode("utf-8", "backslashreplace"))

    def close(self) -> None:
        """Whatever was written is in the file already."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _append(self, data: bytes) -> None:
        self._file.write(data)
        self._file.flush()

    def _mend(self) -> None:
        """Begin a new file, or see to it that the file ends with a whole line."""
        self._file.seek(0)
        lines = filled_lines(self._file)
        number, header = next(lines, (1, b""))
        if is_cut_header(header):
            self._file.truncate(0)
            self._append(HEADER + b"\n")
            return
        check_header(header, number)
        for _, last in deque(lines, maxlen=1) or [(number, header)]:
            if not last.endswith(b"\n"):
                self._end_line(last, is_whole=last is header or _is_record(last))

    def _end_line(self, last: bytes, *, is_whole: bool) -> None:
        if is_whole:
            self._append(b"\n")
            return
        _keep(last, self._path)
        self._file.truncate(self._file.seek(0, os.SEEK_END) - len(last))


def _is_record(line: bytes) -> bool:
    try:
        parse_line(line.decode())
    except (UnicodeDecodeError, UnreadableRecord):
        return False
    return True


def _keep(cut: bytes, path: Path) -> None:
    """Write a cut line to a new file beside the other, which can be read like any other."""
    for number in count(1):
        kept = path.with_name(f"{path.name}.{number}.cut")
        with suppress(FileExistsError), kept.open("xb") as file:
            file.write(HEADER + b"\n" + cut)
            file.flush()
            # The line is taken out of its file next, so it must be safe here.
            os.fsync(file.fileno())
            return
