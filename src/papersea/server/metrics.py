"""What Prometheus counts. Numbers only: no names, no codes, no cards."""

from __future__ import annotations

from typing import Final, Literal, get_args

from prometheus_client import Counter, Gauge, Histogram

from papersea.server.settings import COUNTED_AS
from papersea.table.refused import ErrorCode

Where = Literal["background", "request", "socket", "storage", "thinking"]
"""What has failed."""


class Metrics:
    """Of this process. Whatever is counted by kinds is there from the start for each of them: for
    Prometheus, from nothing to one is no rise."""

    def __init__(self) -> None:
        self.tables_created = Counter("papersea_tables_created", "Tables opened")
        self.tables_open = Gauge("papersea_tables_open", "Tables in memory")
        self.tables_unreadable = Gauge(
            "papersea_tables_unreadable", "Tables that could not be read, and wait for an operator"
        )
        self.failures = Counter(
            "papersea_failures",
            "What has gone wrong, and is in the log with a reference",
            ["where"],
        )
        for where in get_args(Where):
            self.failures.labels(where)
        self.sockets = Gauge("papersea_sockets", "Open sockets")
        self.connections = Gauge("papersea_connections", "Open connections, sockets among them")
        self.turned_away = Counter(
            "papersea_turned_away", "Whoever met a limit, by its name", ["limit"]
        )
        for limit in COUNTED_AS.values():
            self.turned_away.labels(limit)  # nothing is shown as 0 and not as missing
        self.banned = Counter("papersea_banned", "Whoever met a ban, by its kind", ["kind"])
        for kind in ("person", "address"):
            self.banned.labels(kind)
        self.calls = Counter(
            "papersea_calls", "Messages to push services, by what became of them", ["outcome"]
        )
        for outcome in ("done", "gone", "failed"):
            self.calls.labels(outcome)
        self.messages = Counter("papersea_messages", "Messages from clients", ["outcome"])
        self.messages_done = self.messages.labels("done")
        for code in ErrorCode:
            self.messages.labels(code.value)
        self.entries = Counter("papersea_entries", "Entries written to tables' logs")
        self.conflicts = Counter("papersea_conflicts", "Entries that another process wrote first")
        self.databases = Gauge(
            "papersea_database_up", "Whether a database answered when last asked", ["database"]
        )
        self.games_finished = Counter("papersea_games_finished", "Games filed")
        self.answering = Histogram(
            "papersea_answer_seconds",
            "From a command's arrival until everybody here is told",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
        )
        self.thinking = Histogram(
            "papersea_thinking_seconds", "Bots' answers, waiting and pace included"
        )


METRICS: Final = Metrics()
