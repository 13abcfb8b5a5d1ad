"""The file of a score pad: whole at any time, and safe from another terminal."""

from __future__ import annotations

import os
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import copymode

from filelock import FileLock

from papersea.scorepad import ScorePad, format_pad, parse_pad


class PadChanged(Exception):
    """Somebody else has written into the file: it was left as it is."""


class PadFile:
    """Remembers what it has read or written, and writes only over that."""

    def __init__(self, path: Path) -> None:
        self._path = path.resolve()  # a link stays a link
        self._new = self._path.with_name(f".{self._path.name}.{os.getpid()}")
        self._known: bytes | None = None

    def read(self) -> ScorePad | None:
        """``None`` if there is no file yet; ``PadError`` if it is no score pad."""
        found = self._found()
        pad = None if found is None else parse_pad(_decoded(found))
        self._known = found
        return pad

    def has_changed(self) -> bool:
        return self._found() != self._known

    def check(self) -> None:
        """``OSError`` if nothing can be written here."""
        try:
            self._new.touch()
        finally:
            with suppress(OSError):
                self._new.unlink()

    def write(self, pad: ScorePad) -> None:
        """All or nothing; ``PadChanged`` if the file is not as it was read."""
        text = f"{format_pad(pad)}\n".encode()
        new = self._new
        try:
            with new.open("wb") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            with _alone_with(self._path):
                self._put(new)
        finally:
            with suppress(FileNotFoundError):
                new.unlink()
        self._known = text

    def _put(self, new: Path) -> None:
        if self.has_changed():
            raise PadChanged
        if self._known is not None:
            copymode(self._path, new)
        new.replace(self._path)

    def _found(self) -> bytes | None:
        try:
            return self._path.read_bytes()
        except FileNotFoundError:
            return None


def _decoded(found: bytes) -> str | bytes:
    """Some editors write UTF-16, or a mark at the beginning."""
    if found.startswith((BOM_UTF16_BE, BOM_UTF16_LE)):
        with suppress(UnicodeDecodeError):
            return found.decode("utf-16")
    return found.removeprefix(BOM_UTF8)


@contextmanager
def _alone_with(path: Path) -> Iterator[None]:
    """Wait until no other terminal is about to put a new file in the place of this one. The file
    itself stays closed: Windows replaces none that somebody has open."""
    lock = path.with_name(f".{path.name}.lock")
    with FileLock(lock):
        try:
            yield
        finally:
            with suppress(OSError):  # whoever waits for it looks whether it is still the one
                lock.unlink()
