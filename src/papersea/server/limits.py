"""Not too much at once: who a limit counts, what a request counts against, how much is open."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, Final

from litestar import Request, Router
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.middleware.rate_limit import CacheObject, RateLimitConfig, RateLimitMiddleware
from litestar.stores.base import Store as Counts
from litestar.types import ASGIApp, Receive, Scope, Send

from papersea.server.metrics import METRICS
from papersea.server.settings import Effort, Limits
from papersea.server.storage import Store
from papersea.table.refused import ErrorCode, Refused
from papersea.table.table import Phase

_TAKES: Final = "takes"
_NOBODY_KNOWN: Final = "?"
_NETWORK_BITS: Final = 64
_HOME_BITS: Final = 48
_REMEMBERED: Final = 4096
_UNFINISHED: Final = (Phase.OPEN.value, Phase.PLAYING.value, Phase.PAUSED.value)


@lru_cache(maxsize=8192)
def limited_as(host: str | None) -> str:
    """What every limit by address counts. A home or a rented machine has a whole /64 of IPv6 to
    choose its addresses from, so that is one; IPv4 in IPv6's clothes is IPv4. Whatever is no
    address shares one limit."""
    return _network_of(host, _NETWORK_BITS)


@lru_cache(maxsize=8192)
def home_of(host: str | None) -> str:
    """What counts as one place where it matters whether two people are one. Some have more than one
    network of IPv6, and may have 65,536 for the asking: a /48."""
    return _network_of(host, _HOME_BITS)


def _network_of(host: str | None, bits: int) -> str:
    try:
        address = ip_address((host or "").partition("%")[0])
    except ValueError:
        return _NOBODY_KNOWN
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is None:
            return str(IPv6Network((int(address), bits), strict=False))
        return str(address.ipv4_mapped)
    return str(address)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who asks, where no name is needed, as limits count them."""
    return limited_as(connection.client.host if connection.client else None)


def takes(*efforts: Effort) -> dict[str, tuple[Effort, ...]]:
    """For the ``opt`` of a handler: it counts against these limits too, beside that for all."""
    return {_TAKES: efforts}


_HAS_RECORD: Final = "has_record"


def with_records(limits: Limits, handlers: Sequence[Any]) -> Router:
    """Handlers of requests that may carry a record, and so be longer than others."""
    return Router(
        "/",
        route_handlers=handlers,
        request_max_body_size=limits.record_bytes,
        opt={_HAS_RECORD: True},
    )


def refuse_body(request: Request[Any, Any, Any]) -> None:
    """Count that a body was larger than its handler reads."""
    turn_away("record_bytes" if request.route_handler.opt.get(_HAS_RECORD) else "body_bytes")


def turn_away(limit: str) -> None:
    """Count that somebody met a limit, by its name in ``Limits``."""
    METRICS.turned_away.labels(limit).inc()


async def check_room(store: Store, limits: Limits, person: str) -> None:
    """``Refused`` if somebody sits at too many tables for another one."""
    if await store.seated_at(person, _UNFINISHED) >= limits.tables_per_person:
        turn_away("tables_per_person")
        raise Refused(ErrorCode.TOO_MANY_TABLES)


class CountedLimit(RateLimitMiddleware):
    """Litestar's, for addresses as ``limited_as`` knows them. Its store is named after the limit,
    and whoever is refused is counted."""

    async def retrieve_cached_history(self, key: str, store: Counts) -> CacheObject:
        found = await super().retrieve_cached_history(key, store)
        if len(found.history) >= self.max_requests:
            turn_away(self.config.store)
        return found


def requests_limit(limits: Limits, name: str, **wishes: Any) -> RateLimitConfig:
    """So many requests of an address a minute as the limit with this name says."""
    return RateLimitConfig(
        ("minute", getattr(limits, name)),
        identifier_for_request=address_of,
        middleware_class=CountedLimit,
        store=name,
        **wishes,
    )


class EffortLimits(ASGIMiddleware):
    """What keeps a core busy for a while, or stays, may be asked for less often. One for all
    handlers: as many for each would take a third of the time in which an application is made."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, limits: Limits) -> None:
        self._limits = {
            effort: CountedLimit(
                _go_on, requests_limit(limits, effort.value, set_rate_limit_headers=False)
            )
            for effort in Effort
        }

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        for effort in scope["route_handler"].opt.get(_TAKES, ()):
            await self._limits[effort](scope, receive, send)
        await next_app(scope, receive, send)


async def _go_on(scope: Scope, receive: Receive, send: Send) -> None:
    """Where a limit leads whoever has not met it."""


@dataclass(slots=True)
class Bucket:
    """Holds ``size`` permissions and gets ``rate`` new ones a second."""

    size: float
    rate: float
    left: float
    since: float

    @classmethod
    def full(cls, size: float, rate: float, now: float) -> Bucket:
        return cls(size, rate, size, now)

    def take(self, now: float, count: int = 1) -> bool:
        """Whether there were so many left."""
        self._refill(now)
        if self.left < count:
            return False
        self.left -= count
        return True

    def is_full(self, now: float) -> bool:
        self._refill(now)
        return self.left >= self.size

    def _refill(self, now: float) -> None:
        self.left = min(self.size, self.left + max(0.0, now - self.since) * self.rate)
        self.since = now


class Rates:
    """A bucket for each address that has lately taken from its own."""

    def __init__(
        self, size: float, rate: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._size = size
        self._rate = rate
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._tidy_at = _REMEMBERED

    @classmethod
    def a_minute(cls, number: int, clock: Callable[[], float] = time.monotonic) -> Rates:
        """So many a minute, a quarter of them at once."""
        return cls(max(1.0, number / 4), number / 60, clock)

    def take(self, address: str) -> bool:
        now = self._clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            self._make_room(now)
            bucket = self._buckets[address] = Bucket.full(self._size, self._rate, now)
        return bucket.take(now)

    def _make_room(self, now: float) -> None:
        """A full bucket is as good as none. Looked for each time their number has doubled."""
        if len(self._buckets) < self._tidy_at:
            return
        self._buckets = {a: each for a, each in self._buckets.items() if not each.is_full(now)}
        self._tidy_at = max(_REMEMBERED, 2 * len(self._buckets))


class Occupancy:
    """How many of something each address has open, by a limit of this name; ``code`` says that it
    is enough."""

    def __init__(self, most: int, limit: str, code: ErrorCode) -> None:
        self._most = most
        self._limit = limit
        self._code = code
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """``Refused`` if that would be too many."""
        if self._open[address] >= self._most:
            turn_away(self._limit)
            raise Refused(self._code)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
