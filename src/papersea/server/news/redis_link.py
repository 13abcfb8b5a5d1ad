"""News through Redis, over a connection that is made anew whenever it is lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final, Self

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.client import PubSub
from redis.asyncio.connection import AbstractConnection
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import RedisError

from papersea.server.news.link import BusDown, Notice, Reconnected

_LOG: Final = logging.getLogger(__name__)
_CONNECTIONS: Final = 16
_PATIENCE: Final = 3.0  # seconds for Redis to answer
_HEARTBEAT: Final = 10.0
_SILENCE: Final = 3 * _HEARTBEAT  # without a heartbeat for so long, nobody is there
_FIRST_PAUSE: Final = 0.05
_LONGEST_PAUSE: Final = 2.0
# The last two: redis-py trips over a connection that another task is just giving up.
_LOST: Final = (RedisError, OSError, TimeoutError, AttributeError, RuntimeError)


class _Subscription(PubSub):
    """Tells when Redis has confirmed a channel, and never reconnects in secret.

    redis-py would: and nobody would know that messages were missed.
    """

    def __init__(self, *arguments: Any, confirm: Callable[[str], None], **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._confirm = confirm

    async def on_connect(self, connection: Any) -> None:
        await connection.disconnect()
        raise RedisConnectionError("the connection was lost")

    async def next(self) -> Notice | None:
        """What comes next, if it is a notice. Straight from the connection: on the way through
        ``get_message`` redis-py would spend more time than everything else here."""
        assert self.connection is not None, "who listens has subscribed"
        response = await self.connection.read_response(
            timeout=_SILENCE, disconnect_on_error=False, push_request=True
        )
        if response is None:
            raise TimeoutError("not even a heartbeat was heard")
        if response[0] == b"message":
            return Notice(response[1].decode(), response[2])
        await self.handle_message(response)
        if response[0] == b"subscribe":
            self._confirm(response[1].decode())
        return None


class _Client(Redis):
    """Its subscriptions confirm."""

    confirm: Callable[[str], None]

    def pubsub(self, **options: Any) -> _Subscription:
        return _Subscription(self.connection_pool, confirm=self.confirm, **options)


class _Publishing:
    """Everything that is told while the last news were on their way goes together, over a
    connection of its own: redis-py's pipelines would cost twice as much."""

    def __init__(self, pool: BlockingConnectionPool) -> None:
        self._pool = pool
        self._connection: AbstractConnection | None = None
        self._waiting: list[tuple[str, bytes]] = []
        self._next: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Lock()

    async def publish(self, channel: str, data: bytes) -> None:
        """Returns when Redis has it."""
        self._waiting.append((channel, data))
        if self._next is None:
            self._next = asyncio.create_task(self._send())
            self._sending.add(self._next)
            self._next.add_done_callback(self._has_ended)
        await asyncio.shield(self._next)

    def _has_ended(self, sending: asyncio.Task[None]) -> None:
        self._sending.discard(sending)
        if not sending.cancelled():
            sending.exception()  # whoever waited for it may be gone: then nobody else asks

    async def _send(self) -> None:
        async with self._one_at_a_time:
            news, self._waiting, self._next = self._waiting, [], None
            if self._connection is None:
                self._connection = self._pool.make_connection()  # type: ignore[no-untyped-call]
            connection = self._connection
            try:
                await self._publish(connection, news)
            except BaseException:
                self._connection = None  # whatever is still to come would answer something else
                raise
            finally:
                if self._connection is not connection:
                    await connection.disconnect(nowait=True)

    async def _publish(
        self, connection: AbstractConnection, news: Sequence[tuple[str, bytes]]
    ) -> None:
        """It connects when it is first written to."""
        commands = connection.pack_commands([("PUBLISH", *each) for each in news])
        await connection.send_packed_command(commands, check_health=False)
        for _ in news:
            await connection.read_response()

    async def hang_up(self) -> None:
        """What is on its way is lost, and the next news go over a new connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.disconnect(nowait=True)

    async def close(self) -> None:
        """Nothing is on its way any more."""
        for sending in self._sending:
            sending.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        await self.hang_up()


class RedisLink:
    """A channel of its own carries a heartbeat: silence means that the connection is lost."""

    is_shared = True

    def __init__(self, address: str, name: str) -> None:
        pool = BlockingConnectionPool.from_url(
            address,
            max_connections=_CONNECTIONS,
            timeout=_PATIENCE,
            socket_timeout=_PATIENCE,
            socket_connect_timeout=_PATIENCE,
            retry=Retry(NoBackoff(), 0),
        )
        self._client = _Client(connection_pool=pool)
        self._client.confirm = self._confirmed
        self._own = f"papersea:process:{name}"
        self._subscription = self._client.pubsub()
        self._publishing = _Publishing(pool)
        self._channels = {self._own}
        self._unconfirmed: dict[str, asyncio.Event] = {}
        self._late: set[str] = set()  # of the unconfirmed: nobody waits for them any more
        self._messages: asyncio.Queue[Notice | Reconnected] = asyncio.Queue()
        self._is_listening = False
        self._is_linked = asyncio.Event()
        self._is_known = asyncio.Event()  # whether Redis is there
        self._was_open = False  # from then on, a link that is new was missing before
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, address: str, name: str) -> Self:
        link = cls(address, name)
        link._tasks = [
            asyncio.create_task(link._keep_listening()),
            asyncio.create_task(link._keep_beating()),
        ]
        with suppress(TimeoutError):
            await asyncio.wait_for(link._is_known.wait(), _PATIENCE)
        link._was_open = True
        return link

    async def publish(self, channel: str, data: bytes) -> None:
        with _told():
            self._check()
            await self._publishing.publish(channel, data)

    async def subscribe(self, channel: str) -> None:
        """Returns when Redis has confirmed it: nothing that is published later is missed. If that
        takes too long, an empty notice tells when it has."""
        self._channels.add(channel)
        if self._is_listening:
            confirmed = self._unconfirmed.setdefault(channel, asyncio.Event())
            with suppress(*_LOST):
                await self._subscription.subscribe(channel)
                with suppress(TimeoutError):
                    await asyncio.wait_for(confirmed.wait(), _PATIENCE)
                if not confirmed.is_set():
                    self._late.add(channel)

    async def unsubscribe(self, channel: str) -> None:
        self._channels.discard(channel)
        self._late.discard(channel)
        if self._is_listening:
            with suppress(*_LOST):
                await self._subscription.unsubscribe(channel)

    async def messages(self) -> AsyncIterator[Notice | Reconnected]:
        while True:
            yield await self._messages.get()

    async def ping(self) -> None:
        with _told():
            self._check()
            await self._client.ping()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._publishing.close()
        await self._client.aclose()
        await self._client.connection_pool.disconnect()

    def _check(self) -> None:
        """Nobody waits again and again for a Redis that is known to be gone."""
        if not self._is_linked.is_set():
            raise BusDown("Redis does not answer")

    def _confirmed(self, channel: str) -> None:
        if (waiting := self._unconfirmed.pop(channel, None)) is not None:
            waiting.set()
        if channel in self._late:
            self._late.discard(channel)
            self._messages.put_nowait(Notice(channel, b""))
        if not self._unconfirmed and not self._is_linked.is_set():
            if self._was_open:
                self._messages.put_nowait(Reconnected())
            self._is_linked.set()
            self._is_known.set()

    async def _keep_listening(self) -> None:
        pause = 0.0
        while True:
            try:
                await self._listen()
            except _LOST as error:
                is_new = self._is_linked.is_set() or not pause
                if is_new:
                    _LOG.warning("there is no connection to Redis: %s", error)
                pause = _FIRST_PAUSE if is_new else min(2 * pause, _LONGEST_PAUSE)
            self._unlink()
            await self._publishing.hang_up()
            await asyncio.sleep(pause)

    async def _listen(self) -> None:
        self._subscription = subscription = self._client.pubsub()
        try:
            await self._subscribe_all()
            while True:
                notice = await subscription.next()
                if notice and notice.channel != self._own and notice.channel in self._channels:
                    self._messages.put_nowait(notice)
        finally:
            with suppress(*_LOST):
                await subscription.aclose()  # type: ignore[no-untyped-call]

    async def _subscribe_all(self) -> None:
        asked: set[str] = set()
        while wanted := self._channels - asked:
            self._unconfirmed.update((channel, asyncio.Event()) for channel in wanted)
            await self._subscription.subscribe(*wanted)
            asked |= wanted
        self._is_listening = True

    def _unlink(self) -> None:
        self._is_listening = False
        self._is_linked.clear()
        self._is_known.set()
        for waiting in self._unconfirmed.values():
            waiting.set()
        self._unconfirmed.clear()
        self._late.clear()  # whoever listens is told that everything may have been missed

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(_HEARTBEAT)
            with suppress(BusDown):
                await self.publish(self._own, b"")


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except _LOST as error:
        raise BusDown(f"Redis: {error}") from error
