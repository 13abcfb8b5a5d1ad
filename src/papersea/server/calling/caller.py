"""Who is called, when, and what they read.

Nothing waits in memory: what is to be told follows from the table, as it is by then, and from what
storage knows to have been told. A table is looked at when it is woken, by one process at a time.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Callable, Collection
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from papersea.server.calling import sealing
from papersea.server.calling.posting import Post, Posted
from papersea.server.storage import StorageDown, Store
from papersea.server.storage.values import Reachable, Subscription
from papersea.table.calls import URGENCY, Call, CallKind, calls
from papersea.table.following import Away
from papersea.table.table import Table
from papersea.texts import plain_text, text_key

_LOG: Final = logging.getLogger(__name__)

DELAY: Final = 20.0
"""Seconds for which somebody must have been away: other processes say who is there less often, and
who only changes trains is back by then."""
_TRIES: Final = 5
_TRY_AGAIN_AFTER: Final = 60.0
_REMEMBERED: Final = 4096
"""Failed tries: of what is over before it is told, nobody asks any more."""
_LONGEST: Final = 7 * 86_400.0
_VAPID: Final = "vapid"


def next_look(table: Table, now: float) -> float | None:
    """When somebody may have to be called after something has happened at a table."""
    return _soonest(*(each.at if each.at > now else now + DELAY for each in calls(table)))


class Caller:
    """Calls the devices of those who are away."""

    def __init__(self, store: Store, clock: Callable[[], float], post: Post) -> None:
        self._store = store
        self._clock = clock
        self.post = post
        self._key: str | None = None
        self._failed: Counter[tuple[str, str, str]] = Counter()

    async def public_key(self) -> str:
        """What browsers have to know of the house."""
        return sealing.public_key(await self._own_key())

    async def _own_key(self) -> str:
        if self._key is None:
            self._key = await self._store.secret(_VAPID, sealing.new_key())
        return self._key

    async def close(self) -> None:
        await self.post.close()

    async def call(self, table: Table, away: Away) -> float | None:
        """Whoever is to be called now; when to look again, if somebody is to be called later."""
        now = self._clock()
        wanted = [each for each in calls(table) if each.until is None or now < each.until]
        if not wanted:
            return None
        try:
            found = await self._store.reachable({each.person for each in wanted}, table.code)
            looked = (self._see_to(each, wanted, table.code, away, now) for each in found)
            again = await asyncio.gather(*looked)
        except StorageDown as down:
            if down.shard:
                raise
            return now + _TRY_AGAIN_AFTER
        return _soonest(*again)

    async def _see_to(
        self, device: Reachable, wanted: Collection[Call], code: str, away: Away, now: float
    ) -> float | None:
        subscription = device.subscription
        person = subscription.person
        new = [
            each
            for each in wanted
            if each.person == person
            and device.called.get(each.kind) != each.about
            and each.at >= subscription.created_at
        ]
        due = [each for each in new if _due_at(each) <= now]
        later = _soonest(*(_due_at(each) for each in new if _due_at(each) > now))
        if not due:
            return later
        since = away.get(person)
        if since is None:
            await self._note(subscription, code, due, now)  # they see it themselves
            return later
        free_at = max(since + DELAY, quiet_until(subscription, now) or now)
        if free_at > now:
            return _soonest(free_at, later)
        return _soonest(await self._send(device, code, due, now), later)

    async def _send(
        self, device: Reachable, code: str, due: Collection[Call], now: float
    ) -> float | None:
        """The most urgent of them says it all."""
        call = max(due, key=lambda each: URGENCY.index(each.kind))
        subscription = device.subscription
        posted = await self._post(device, call, code, now)
        tried = (subscription.id, code, call.about)
        if posted is Posted.GONE:
            await self._store.unsubscribe(subscription.id)
            return None
        if posted is Posted.FAILED and self._failed[tried] + 1 < _TRIES:
            if len(self._failed) > _REMEMBERED:
                self._failed.clear()
            self._failed[tried] += 1
            return now + _TRY_AGAIN_AFTER * (1 << self._failed[tried])
        if posted is Posted.FAILED:
            _LOG.warning("a push service does not take a message: given up")
        self._failed.pop(tried, None)
        await self._note(subscription, code, due, now)
        return None

    async def _post(self, device: Reachable, call: Call, code: str, now: float) -> Posted:
        subscription = device.subscription
        parts = urlsplit(subscription.endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        body = sealing.seal(
            message(call, code, device.language), subscription.key, subscription.secret
        )
        lasting = _LONGEST if call.until is None else min(_LONGEST, call.until - now)
        headers = {
            "authorization": sealing.signed(
                await self._own_key(), audience, subscription.site, now
            ),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "topic": sealing.to_text(sha256(code.encode()).digest()[:18]),
            "ttl": str(int(lasting)),
            "urgency": "high" if call.kind is CallKind.HURRY else "normal",
        }
        return await self.post.send(subscription.endpoint, body, headers)

    async def _note(
        self, subscription: Subscription, code: str, told: Collection[Call], now: float
    ) -> None:
        about = {each.kind.value: each.about for each in told}
        await self._store.note_called(subscription.id, code, about, now)


def message(call: Call, code: str, language: str) -> bytes:
    """What the page's worker shows. No cards: whoever finds the phone may read it."""
    about = plain_text(language, text_key("call", call.kind.value), name=call.name or "papersea")
    title = plain_text(language, text_key("call", call.kind.value, "title"))
    told = {"title": title, "body": about, "path": f"/t/{code}", "tag": f"table-{code}"}
    return json.dumps(told, ensure_ascii=False).encode()


def _soonest(*times: float | None) -> float | None:
    return min((at for at in times if at is not None), default=None)


def _due_at(call: Call) -> float:
    return call.at if call.kind is CallKind.HURRY else call.at + DELAY


def quiet_until(subscription: Subscription, now: float) -> float | None:
    """When the quiet hours end in which the device is now, if it is."""
    begin, end = subscription.quiet_from, subscription.quiet_until
    if begin is None or end is None or begin == end:
        return None
    here = datetime.fromtimestamp(now, _zone(subscription.zone) or UTC)
    minute = here.hour * 60 + here.minute
    is_quiet = begin <= minute < end if begin < end else minute >= begin or minute < end
    if not is_quiet:
        return None
    morning = here.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    return (morning if end > minute else morning + timedelta(days=1)).timestamp()


def is_zone(name: str) -> bool:
    """Whether it is the name of a time zone, such as ``Europe/Bratislava``."""
    return _zone(name) is not None


def _zone(name: str) -> ZoneInfo | None:
    """``None`` if this machine knows none of this name, though another may have known it."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, ZoneInfoNotFoundError):
        return None
