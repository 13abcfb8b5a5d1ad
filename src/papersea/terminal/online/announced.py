"""What the house has to say to everybody, in words."""

from __future__ import annotations

from datetime import datetime

from papersea.protocol.messages import Announcement
from papersea.terminal.screen.words import Words, visible


def announced(announcement: Announcement, words: Words, now: datetime) -> str:
    """In the host's words, or the usual ones; with the time that it is here, on the day of ``now``
    or another one."""
    at = None if announcement.at is None else datetime.fromtimestamp(announcement.at, now.tzinfo)
    if own := visible(announcement.text_in(words.texts.language)):
        return own if at is None else f"{own} ({_moment(at, now)})"
    sentences = [_restarts(at, words, now)]
    if announcement.until is not None:
        until = datetime.fromtimestamp(announcement.until, now.tzinfo)
        sentences.append(_told("house-back", until, words))
    return " ".join([*sentences, words.text("house-safe")])


def _restarts(at: datetime | None, words: Words, now: datetime) -> str:
    if at is None:
        return words.text("house-restarts")
    is_today = at.date() == now.date()
    return _told("house-restarts-at" if is_today else "house-restarts-on", at, words)


def _told(key: str, at: datetime, words: Words) -> str:
    return words.text(key, day=f"{at:%Y-%m-%d}", time=f"{at:%H:%M}")


def _moment(at: datetime, now: datetime) -> str:
    return f"{at:%H:%M}" if at.date() == now.date() else f"{at:%Y-%m-%d %H:%M}"
