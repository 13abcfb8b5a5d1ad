"""A database: where it is, what can go wrong with it, and what work is done there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError


class StorageError(Exception):
    """Anything that a caller of the storage may have to tell."""


class StorageDown(StorageError):
    """The database cannot be reached, or cannot write now. Trying again later may work.

    Whether what was just written is there is not known: read it again.
    """

    shard: str = ""
    """Which of the house's databases it is: the main one has no name."""


class StorageDamaged(StorageDown):
    """Part of the database is not what was written. It is never ready again, until somebody has
    looked after it."""


class PersonGone(StorageError):
    """Somebody was deleted meanwhile: nothing more may be written about them."""


class Outdated(StorageError):
    """The log was rewritten after it was read: read it again."""


class StorageNewer(StorageError):
    """A newer papersea has changed the form of this database."""


class AddressError(StorageError):
    """This is not the address of a database that can be used."""


class BackupRefused(StorageError):
    """No copy was made; the message says why."""


Result = TypeVar("Result")
Work = Callable[[Connection], Result]
"""What is done in one transaction, a plain function of a connection. It may be done twice: only the
last time counts."""


def parse_address(address: str) -> URL:
    """``AddressError`` unless it names a SQLite file or a PostgreSQL database."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise AddressError("a database is sqlite:///path or postgresql://host/name") from None
    if url.drivername not in ("sqlite", "postgresql"):
        raise AddressError(f"{url.drivername} is neither sqlite nor postgresql")
    if url.drivername == "sqlite":
        sqlite_file(url)
    return url


def sqlite_file(address: URL) -> Path:
    """The file that an address names; ``AddressError`` for a database in memory."""
    if not address.database or address.database == ":memory:":
        raise AddressError("sqlite needs a file: sqlite:///path/to/papersea.db")
    return Path(address.database)
