"""Only one arena at a time may use a folder."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from papersea.arena.plan import ArenaError

try:
    import fcntl
except ImportError:  # Windows has no locks on folders
    fcntl = None  # type: ignore[assignment]


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """``ArenaError`` if another process is in there; one that was killed is not."""
    if fcntl is None:
        yield
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(descriptor)
        raise ArenaError(f"{folder} is in use by another arena") from error
    try:
        yield
    finally:
        os.close(descriptor)
