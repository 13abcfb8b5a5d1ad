"""Only one process at a time may use a folder or a file."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from papersea.arena.plan import ArenaError

try:
    import fcntl
except ImportError:  # Windows has no such locks
    fcntl = None  # type: ignore[assignment]


class InUse(Exception):
    """Another process is there; one that was killed is not."""


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """``ArenaError`` if another arena is in this folder."""
    try:
        with _alone(folder, os.O_RDONLY):
            yield
    except InUse as error:
        raise ArenaError(f"{folder} is in use by another arena") from error


@contextmanager
def alone_with(file: Path) -> Iterator[None]:
    """``InUse`` if another process is alone with this file. The file itself is not touched: the
    lock is one beside it, which stays."""
    whole = file.resolve()
    with _alone(whole.with_name(f"{whole.name}.lock"), os.O_RDWR | os.O_CREAT):
        yield


@contextmanager
def _alone(path: Path, flags: int) -> Iterator[None]:
    if fcntl is None:
        yield
        return
    descriptor = os.open(path, flags, 0o600)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise InUse(path) from error
        yield
    finally:
        os.close(descriptor)
