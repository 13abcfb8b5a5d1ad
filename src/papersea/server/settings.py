"""How a server runs: one frozen value, passed in; nothing is read at import."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import Enum
from typing import Final, assert_never

LEASE: Final = 20.0
"""Seconds after which another process takes care of a table whose bot has not moved."""
GRACE: Final = 30.0
"""Nobody loses a seat for the time in which the server was down: clocks lapse only so many
seconds after its start."""


class Effort(Enum):
    """What keeps a core busy for a while, and has a limit of its own."""

    ODDS = "odds"
    ADVICE = "advice"
    ANALYSIS = "analysis"


@dataclass(frozen=True, slots=True)
class Limits:
    """What one person or one address may ask of a server."""

    requests_a_minute: int = 240
    odds_a_minute: int = 30
    advice_a_minute: int = 120
    analyses_a_minute: int = 10
    analyses_at_once: int = 6
    sockets_per_address: int = 64
    tables_per_person: int = 30
    messages_a_second: int = 20
    messages_at_once: int = 40
    message_bytes: int = 8192
    seconds_to_say_hello: int = 10

    def a_minute(self, effort: Effort) -> int:
        """How often something may be asked for."""
        match effort:
            case Effort.ODDS:
                return self.odds_a_minute
            case Effort.ADVICE:
                return self.advice_a_minute
            case Effort.ANALYSIS:
                return self.analyses_a_minute
            case _:
                assert_never(effort)


LIMIT_NAMES: Final = tuple(each.name for each in fields(Limits))


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """``origins``: pages of other sites that may connect. ``proxies``: addresses or networks
    whose word for a client's address is taken. ``thinkers``: processes that bots think
    in; with none, ``papersea work`` does it elsewhere."""

    database: str
    redis: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    is_secure: bool = False
    thinkers: int = 1
    keep_tables_days: int = 30
    lease: float = LEASE
    grace: float = GRACE
    limits: Limits = field(default_factory=Limits)
