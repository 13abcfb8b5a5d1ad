"""When the house was there: whether it can write now, and the time for which nobody answers."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from papersea.server.storage.schema import ABSENCES, PULSE

_HOUSE: Final = "house"
_MORE_THAN_A_PAGE: Final = 10_000

Absences = tuple[tuple[float, float], ...]
"""Since when nobody was there, and until when."""


def try_writing(connection: Connection, process: str) -> None:
    """More than a page has room for; nothing of it stays."""
    filler = "." * _MORE_THAN_A_PAGE
    connection.execute(insert(PULSE).values(name=process, at=0.0, filler=filler))
    connection.execute(delete(PULSE).where(PULSE.c.name == process))


def last_pulse(connection: Connection) -> float | None:
    found: float | None = connection.scalar(select(PULSE.c.at).where(PULSE.c.name == _HOUSE))
    return found


def beat(connection: Connection, now: float, longest: float | None) -> float | None:
    """The house is there. If it was not, for longer than that, it is noted; the end of the last
    time that it was not."""
    known = select(PULSE.c.at).where(PULSE.c.name == _HOUSE).with_for_update()
    last: float | None = connection.scalar(known)
    if last is None:
        # Another process that begins just now may be the first.
        with suppress(IntegrityError), connection.begin_nested():
            connection.execute(insert(PULSE).values(name=_HOUSE, at=now, filler=""))
    elif now > last:
        if longest is not None and now - last > longest:
            connection.execute(insert(ABSENCES).values(since=last, until=now))
        connection.execute(update(PULSE).where(PULSE.c.name == _HOUSE).values(at=now))
    found: float | None = connection.scalar(select(func.max(ABSENCES.c.until)))
    return found


def absences(connection: Connection) -> Absences:
    """All of them, few as they are: old ones are purged."""
    return tuple(
        (float(since), float(until)) for since, until in connection.execute(select(ABSENCES))
    )


def absent_seconds(absences: Absences, since: float, now: float) -> float:
    """For how long nobody was there, of the time between. What has not ended by then is the word
    of somebody whose clock is ahead."""
    ended = [(begun, until) for begun, until in absences if since < until <= now]
    return sum((until - max(begun, since) for begun, until in ended), 0.0)


def purge(connection: Connection, before: float) -> None:
    connection.execute(delete(ABSENCES).where(ABSENCES.c.until < before))
