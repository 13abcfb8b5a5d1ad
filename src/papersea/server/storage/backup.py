"""A copy of a whole database, taken while a server may be writing to it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from papersea.server.storage.database import BackupRefused, parse_address, sqlite_file
from papersea.server.storage.sqlite import ONLY_MINE


def backup(address: str, target: Path) -> None:
    """Write a SQLite database, as it is at one moment, into a new file.

    ``BackupRefused`` if the file is there already, if there is nothing to copy, and for
    PostgreSQL, which comes with a program for this.
    """
    url = parse_address(address)
    if url.drivername != "sqlite":
        shown = url.render_as_string(hide_password=True)
        raise BackupRefused(
            f"PostgreSQL makes its own copies: pg_dump --format=custom --file={target} '{shown}'"
        )
    source = sqlite_file(url)
    if not source.exists():
        raise BackupRefused(f"{source} does not exist")
    try:
        target.touch(mode=ONLY_MINE, exist_ok=False)
    except FileExistsError:
        raise BackupRefused(f"{target} exists already: a backup overwrites nothing") from None
    try:
        _copy(source, target)
    except sqlite3.Error as error:
        target.unlink()
        raise BackupRefused(f"{source} could not be copied: {error}") from error


def _copy(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as connection:
        connection.execute("VACUUM INTO ?", (str(target),))
    with target.open("rb+") as copied:
        os.fsync(copied.fileno())
