"""What the house has to say to everybody."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, or_, select

from papersea.server.storage.schema import ANNOUNCEMENTS
from papersea.server.storage.values import StoredAnnouncement


def announce(connection: Connection, announcement: StoredAnnouncement | None) -> None:
    """This instead of whatever was said before; with ``None``, nothing any more."""
    connection.execute(delete(ANNOUNCEMENTS))
    if announcement is not None:
        connection.execute(insert(ANNOUNCEMENTS).values(asdict(announcement)))


def announced(connection: Connection, now: float) -> StoredAnnouncement | None:
    """What is to be told now. Of two that were written at the same moment, one."""
    is_due = or_(ANNOUNCEMENTS.c.gone_at.is_(None), ANNOUNCEMENTS.c.gone_at > now)
    wanted = select(ANNOUNCEMENTS).where(is_due).order_by(ANNOUNCEMENTS.c.id).limit(1)
    row = connection.execute(wanted).one_or_none()
    return None if row is None else StoredAnnouncement(*row)
