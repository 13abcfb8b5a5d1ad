"""Addresses of databases."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from papersea.server.storage.errors import AddressError


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
