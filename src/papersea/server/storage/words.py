"""Words to say aloud instead of a table's code."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from papersea.server.storage.calling import insert_into
from papersea.server.storage.schema import WORDS


def word_for(connection: Connection, code: str, new: str, at: float) -> str | None:
    """The table's word: the one that it has, else the new one; ``None`` if that is another's."""
    made = insert_into(connection, WORDS).values(word=new, code=code, at=at)
    connection.execute(made.on_conflict_do_nothing())
    found: str | None = connection.scalar(select(WORDS.c.word).where(WORDS.c.code == code))
    if found is not None and found != new:
        connection.execute(update(WORDS).where(WORDS.c.code == code).values(at=at))
    return found


def find(connection: Connection, word: str) -> str | None:
    """The code of its table."""
    found: str | None = connection.scalar(select(WORDS.c.code).where(WORDS.c.word == word))
    return found


def purge(connection: Connection, before: float) -> None:
    """Those that nobody has asked for since."""
    connection.execute(delete(WORDS).where(WORDS.c.at < before))
