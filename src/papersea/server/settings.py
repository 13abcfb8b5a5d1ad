"""How a server runs: one frozen value, passed in; nothing is read at import."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import Enum
from pathlib import Path
from typing import Final

LEASE: Final = 20.0
"""Seconds after which another process takes care of a table whose bot has not moved."""
GRACE: Final = 30.0
"""Nobody loses a seat for the time in which the server was down: clocks lapse only so many
seconds after its start."""


PACE: Final = 0.25
"""Seconds that a bot takes for a move at least: what it would choose from shows in no clock."""


class Effort(Enum):
    """What keeps a core busy for a while or leaves something behind, and so has a limit of its
    own: by its name in ``Limits``."""

    ODDS = "odds_a_minute"
    ADVICE = "advice_a_minute"
    ANALYSIS = "analyses_a_minute"
    GUEST = "guests_a_minute"
    TABLE = "tables_a_minute"
    REPORT = "reports_a_minute"
    CALL = "subscriptions_a_minute"
    WORD = "words_a_minute"


@dataclass(frozen=True, slots=True)
class Limits:
    """What one person or one address may ask of a server, and what all may together. An address is
    what ``limited_as`` makes of it: of IPv6, a /64."""

    requests_a_minute: int = 240
    pages_a_minute: int = 2400
    odds_a_minute: int = 30
    advice_a_minute: int = 120
    analyses_a_minute: int = 10
    analyses_at_once: int = 6
    guests_a_minute: int = 60
    tables_a_minute: int = 30
    tables_per_person: int = 30
    reports_a_minute: int = 6
    reports_a_day: int = 20
    subscriptions_a_minute: int = 10
    subscriptions_per_person: int = 10
    words_a_minute: int = 10
    words_of_all_a_minute: int = 600
    connections: int = 10_000
    connections_per_address: int = 200
    connections_a_minute: int = 600
    sockets_per_address: int = 64
    sockets_a_minute: int = 240
    messages_a_second: int = 20
    messages_at_once: int = 40
    messages_per_address: int = 150
    messages_waiting: int = 200
    unreadable_messages: int = 50
    message_bytes: int = 8192
    frames_a_second: int = 50
    frames_at_once: int = 200
    fragments_a_message: int = 16
    head_bytes: int = 16_384
    request_bytes: int = 262_144
    body_bytes: int = 16_384
    record_bytes: int = 100_000
    body_parts: int = 2000
    requests_in_line: int = 8
    seconds_to_ask: int = 30
    seconds_to_say_hello: int = 10
    seconds_to_read: int = 60


LIMIT_NAMES: Final = tuple(each.name for each in fields(Limits))
COUNTED_AS: Final = {name: name for name in LIMIT_NAMES} | {
    "messages_at_once": "messages_a_second",
    "frames_at_once": "frames_a_second",
}
"""Under which name it is counted who met a limit. How much of a rate may come at once is no limit
of its own: whoever has used it up meets the rate."""


@dataclass(frozen=True, slots=True)
class RatingRules:
    """When a rated game counts (``tables/counting.py``). ``apart``: only between people who come
    from different addresses; 0: wherever they come from. ``newcomer_hours``: for so long somebody
    new changes nobody's rating but their own. ``games_a_day``: so many count between the same
    two."""

    apart: int = 1
    newcomer_hours: int = 24
    games_a_day: int = 3


RATING_NAMES: Final = tuple(each.name for each in fields(RatingRules))


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """``origins``: pages of other sites that may connect. ``proxies``: addresses or networks
    whose word for a client's address is taken. ``metrics_port``: where Prometheus asks instead of
    at the port for all. ``thinkers``: processes that bots think in; with none, ``papersea work``
    does it elsewhere. ``pace``: seconds that a bot takes for a move at least. ``tables``:
    databases, by the letter that codes begin with, among which new tables are spread; without
    them, all is in ``database``. ``rating``: when rated games count, the same in every process.
    ``is_measuring``: people are asked whether their games may be kept for measuring. ``manual``:
    the address of a manual elsewhere, to which the page leads; ``manual_folder``: one that
    ``make manual`` has written, which is served here. ``push_services``: hosts that may be asked to
    call people's devices, beside those of the known browsers."""

    database: str
    redis: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    metrics_port: int | None = None
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    is_secure: bool = False
    thinkers: int = 1
    keep_tables_days: int = 30
    lease: float = LEASE
    grace: float = GRACE
    tables: Mapping[str, str] = field(default_factory=dict)
    pace: float = PACE
    limits: Limits = field(default_factory=Limits)
    rating: RatingRules = field(default_factory=RatingRules)
    is_measuring: bool = False
    manual: str | None = None
    manual_folder: Path | None = None
    push_services: tuple[str, ...] = ()
