"""The gate: what comes over the net is counted, timed and bounded before any handler sees it.

Uvicorn answers pings, gathers fragments and waits for whole requests by itself, so the bounds are
in subclasses of its two protocols. What is counted by address is counted twice: a connection as the
net names its other end, unless that is a trusted proxy; a request or a socket as the proxy names
its client (``Front``)."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus
from typing import Any, Final

import msgspec
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState, PayloadTooBig
from websockets.frames import CloseCode, Frame
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from papersea.protocol.codec import encode
from papersea.protocol.messages import Goodbye
from papersea.server.headers import safe_headers, with_safe_headers
from papersea.server.limits import Bucket, Rates, limited_as, turn_away
from papersea.server.metrics import METRICS
from papersea.server.people.bans import Bans
from papersea.server.settings import ServerSettings
from papersea.table.refused import MEANINGS, ErrorCode

_LOOK_SECONDS: Final = 1.0
_HTTP_PIECE: Final = 4096
"""Bytes that are parsed before it is looked whether that is enough."""
_FRAMES_PIECE: Final = 512
"""The same for a socket, where six bytes are a frame."""

_TOO_FAST: Final = ErrorCode.TOO_FAST
_GOODBYE: Final = encode(Goodbye(_TOO_FAST))


def _problem(status: int, code: ErrorCode) -> tuple[int, bytes]:
    told = {"status": status, "code": code, "title": MEANINGS[code], "facts": {}}
    return status, msgspec.json.encode(told)


_HURRIED: Final = _problem(429, _TOO_FAST)
_BANNED: Final = _problem(403, ErrorCode.BANNED)


Scope = dict[str, Any]
Application = Callable[[Any, Any, Any], Awaitable[None]]
"""Of ASGI."""


@dataclass(slots=True, eq=False)
class Place:
    """A connection. ``asking_since``: a request was awaited, or begun and is not whole.
    ``unread``: the fewest bytes that waited to be read by the other end, since ``unread_since``."""

    transport: asyncio.Transport
    address: str | None
    asking_since: float | None
    unread: int = 0
    unread_since: float = 0.0


@dataclass(slots=True)
class Gate:
    """Of one process."""

    settings: ServerSettings
    clock: Callable[[], float] = time.monotonic
    bans: Bans = field(default_factory=Bans)
    wall: Callable[[], float] = time.time
    _places: dict[asyncio.Transport, Place] = field(default_factory=dict)
    _by_address: Counter[str] = field(default_factory=Counter)
    _proxies: _TrustedHosts = field(init=False)
    _connecting: Rates = field(init=False)
    _asking: Rates = field(init=False)
    _opening: Rates = field(init=False)
    _watching: asyncio.TimerHandle | None = None

    def __post_init__(self) -> None:
        self.heed(self.settings)

    def heed(self, settings: ServerSettings) -> None:
        """From now on; what was counted a minute begins anew."""
        self.settings, limits = settings, settings.limits
        self._proxies = _TrustedHosts(list(self.settings.proxies))
        self._connecting = Rates.a_minute(limits.connections_a_minute, self.clock)
        self._asking = Rates.a_minute(limits.pages_a_minute, self.clock)
        self._opening = Rates.a_minute(limits.sockets_a_minute, self.clock)

    def protocols(self) -> dict[str, Any]:
        """What Uvicorn is to speak with."""
        return {"http": partial(GatedHttp, self), "ws": partial(GatedSocket, self)}

    # Connections

    @property
    def connections(self) -> int:
        """Open ones."""
        return len(self._places)

    @property
    def is_anybody_behind(self) -> bool:
        """Whether something waits to be read by its other end."""
        return any(each.get_write_buffer_size() for each in self._places)

    def enter(self, transport: asyncio.Transport) -> Place | None:
        """``None`` if there is no room, or too little."""
        host = _host_of(transport)
        address = None if host in self._proxies else limited_as(host)
        limit = self._full(address)
        if limit is not None:
            turn_away(limit)
            return None
        place = self._places[transport] = Place(transport, address, self.clock())
        if address is not None:
            self._by_address[address] += 1
        METRICS.connections.inc()
        self._watch()
        return place

    def _full(self, address: str | None) -> str | None:
        """The limit that is met. A proxy brings many: only their number in all counts."""
        limits = self.settings.limits
        if address is not None and not self._connecting.take(address):
            return "connections_a_minute"
        if address is not None and self._by_address[address] >= limits.connections_per_address:
            return "connections_per_address"
        return "connections" if len(self._places) >= limits.connections else None

    def leave(self, transport: asyncio.Transport) -> None:
        place = self._places.pop(transport, None)
        if place is None:
            return
        METRICS.connections.dec()
        if place.address is not None:
            self._by_address[place.address] -= 1
            if not self._by_address[place.address]:
                del self._by_address[place.address]

    # Those who take too long

    def _watch(self) -> None:
        if self._watching is None:
            loop = asyncio.get_running_loop()
            self._watching = loop.call_later(_LOOK_SECONDS, self._look_round)

    def _look_round(self) -> None:
        self._watching = None
        self.look(self.clock())
        if self._places:
            self._watch()

    def look(self, now: float) -> None:
        """Close what has waited too long for its other end."""
        limits = self.settings.limits
        for place in list(self._places.values()):
            transport = place.transport
            unread = transport.get_write_buffer_size()
            if unread == 0 or unread < place.unread or place.unread == 0:
                place.unread, place.unread_since = unread, now
            elif now - place.unread_since > limits.seconds_to_read:
                turn_away("seconds_to_read")
                transport.abort()  # closing would wait until all of it is read
                continue
            asking = place.asking_since
            if asking is not None and now - asking > limits.seconds_to_ask:
                turn_away("seconds_to_ask")
                place.asking_since = None
                transport.close()

    # Requests and sockets, as the application meets them

    def front(self, app: Application) -> Application:
        """The application behind its limits for requests of any kind and for new sockets. It is
        asked before anything else is: a refusal costs next to nothing."""
        headers = safe_headers(is_secure=self.settings.is_secure)
        answer = [
            *headers,
            (b"content-type", b"application/problem+json"),
            (b"connection", b"close"),
        ]

        async def asked(scope: Scope, receive: Any, send: Any) -> None:
            kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
            problem = None if scope["type"] == "lifespan" else self._refused(scope)
            if problem is None:
                if scope["type"] == "http":
                    send = with_safe_headers(send, headers)
                await app(scope, receive, send)
                return
            status, body = problem
            length = (b"content-length", str(len(body)).encode())
            messages: tuple[dict[str, Any], ...] = (
                {"type": f"{kind}.start", "status": status, "headers": [*answer, length]},
                {"type": f"{kind}.body", "body": body},
            )
            for message in messages:
                await send(message)

        return asked

    def _refused(self, scope: Scope) -> tuple[int, bytes] | None:
        """With which status and body, if it is."""
        client = scope.get("client")
        host = client[0] if client else None
        if self.bans.of_address(host, self.wall()) is not None:
            METRICS.banned.labels("address").inc()
            return _BANNED
        limit = self._hurried(scope, limited_as(host))
        if limit is not None:
            turn_away(limit)
        return None if limit is None else _HURRIED

    def _hurried(self, scope: Scope, address: str) -> str | None:
        if scope["type"] == "http":
            return None if self._asking.take(address) else "pages_a_minute"
        return None if self._opening.take(address) else "sockets_a_minute"


def _host_of(transport: asyncio.Transport) -> str | None:
    name = transport.get_extra_info("peername")
    return str(name[0]) if isinstance(name, tuple) else None


def _pieces(data: bytes, size: int) -> Iterator[bytes]:
    if len(data) <= size:
        yield data  # as almost always
        return
    for start in range(0, len(data), size):
        yield data[start : start + size]


class _Enough(Exception):
    """Ends the parsing of a request."""


class GatedHttp(HttpToolsProtocol):
    """A connection whose requests are whole in time, of some size, and not too many in line."""

    def __init__(self, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        self._gate = gate
        self._place: Place | None = None
        self._bytes = 0
        self._body_pieces = 0
        self._is_in_head = True
        self._is_upgraded = False
        self._answered: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._place = self._gate.enter(transport)
        if self._place is None:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._gate.leave(self.transport)
        self._stop_answering()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def _stop_answering(self) -> None:
        """Uvicorn does so for the last request alone, and others may wait in line before it."""
        if self._answered is not None and not self._answered.response_complete:
            self._answered.disconnected = True
            self._answered.message_event.set()

    def data_received(self, data: bytes) -> None:
        limits = self._gate.settings.limits
        for piece in _pieces(data, _HTTP_PIECE):
            if self.transport.is_closing() or self._is_upgraded:
                return
            self._bytes += len(piece)
            if self._is_in_head and self._bytes > limits.head_bytes:
                self._refuse("head_bytes")
            elif self._bytes > limits.head_bytes + limits.request_bytes:
                self._refuse("request_bytes")
            else:
                super().data_received(piece)
                self._await_the_rest()

    def _await_the_rest(self) -> None:
        """Whatever comes between two requests begins the next, also an empty line, which the parser
        passes over: Uvicorn has stopped its own clock for idle connections by then."""
        place, last = self._place, self._answered
        is_idle = last is not None and last.response_complete and not self._is_upgraded
        if is_idle and place is not None and place.asking_since is None:
            place.asking_since = self._gate.clock()

    def _refuse(self, limit: str) -> None:
        turn_away(limit)
        self.send_400_response(f"Too much: {limit}")

    def on_message_begin(self) -> None:
        limit = self._gate.settings.limits.requests_in_line
        if len(self.pipeline) >= limit:
            turn_away("requests_in_line")
            raise _Enough
        self._is_in_head, self._body_pieces = True, 0
        if self._place is not None and self._place.asking_since is None:
            self._place.asking_since = self._gate.clock()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body_pieces += 1
        if self._body_pieces > self._gate.settings.limits.body_parts:
            turn_away("body_parts")
            raise _Enough
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._bytes = 0
        self._is_in_head = True
        if self._place is not None:
            self._place.asking_since = None
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._is_upgraded = True
        if self._place is not None:
            self._place.asking_since = None  # it says hello in time, or is sent away
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Uvicorn's own, with what every answer tells."""
        body = msg.encode()
        headers = [
            *self.server_state.default_headers,
            *safe_headers(is_secure=self._gate.settings.is_secure),
            (b"content-type", b"text/plain; charset=utf-8"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
        ]
        lines = b"".join(b"%s: %s\r\n" % each for each in headers)
        self._stop_answering()
        self.transport.write(b"HTTP/1.1 400 Bad Request\r\n" + lines + b"\r\n" + body)
        self.transport.close()


class FramedSocket(WebSocketsSansIOProtocol):
    """Uvicorn's own, which writes to the net once a message: whoever moves gets the news and
    the answer at the same moment, and each write costs more than all the rest of sending. Here the
    frames wait until the loop turns. Whatever else is sent takes along what waits."""

    _is_flushing = False

    async def send(self, message: Any) -> None:
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or not self.handshake_complete or self.close_sent:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            raise ClientDisconnected from None
        if not self._is_flushing:
            self._is_flushing = True
            self.loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._is_flushing = False
        if not self.disconnected and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))


class GatedSocket(FramedSocket):
    """A socket that sends only so many frames, whatever they are, and messages in few parts. One
    that does not is told so and closed: its client may come back."""

    def __init__(self, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        self._gate = gate
        limits = gate.settings.limits
        self._frames_left = Bucket.full(limits.frames_at_once, limits.frames_a_second, gate.clock())
        self.conn.reject = self._reject  # type: ignore[method-assign]

    def _reject(self, status: HTTPStatus | int, text: str) -> Response:
        """A handshake that comes to nothing is answered like any other request."""
        response = ServerProtocol.reject(self.conn, status, text)
        for name, value in safe_headers(is_secure=self._gate.settings.is_secure):
            response.headers[name.decode()] = value.decode()
        return response

    def connection_lost(self, exc: Exception | None) -> None:
        self._gate.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for piece in _pieces(data, _FRAMES_PIECE):
            if self.transport.is_closing():
                return
            super().data_received(piece)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # else Uvicorn logs an error for whoever is refused

    def handle_events(self) -> None:
        count = sum(isinstance(each, Frame) for each in self.conn.events)
        super().handle_events()
        if count and not self._frames_left.take(self._gate.clock(), count):
            self._end("frames_a_second")
        elif len(self.frames) > self._gate.settings.limits.fragments_a_message:
            self._end("fragments_a_message")

    def handle_parser_exception(self) -> None:
        if isinstance(self.conn.parser_exc, PayloadTooBig):
            turn_away("message_bytes")
        super().handle_parser_exception()

    def _end(self, limit: str) -> None:
        turn_away(limit)
        if self.conn.state is not State.OPEN:
            self.transport.abort()
            return
        self.conn.send_text(_GOODBYE)
        self.conn.fail(CloseCode.POLICY_VIOLATION, _TOO_FAST.value)
        self.handle_parser_exception()
