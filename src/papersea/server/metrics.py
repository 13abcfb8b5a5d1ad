"""What Prometheus counts. Numbers only: no names, no codes, no cards."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram


class Metrics:
    """Of this process."""

    def __init__(self) -> None:
        self.tables_created = Counter("papersea_tables_created", "Tables opened")
        self.tables_open = Gauge("papersea_tables_open", "Tables in memory")
        self.sockets = Gauge("papersea_sockets", "Open sockets")
        self.messages = Counter("papersea_messages", "Messages from clients", ["outcome"])
        self.entries = Counter("papersea_entries", "Entries written to tables' logs")
        self.conflicts = Counter("papersea_conflicts", "Entries that another process wrote first")
        self.games_finished = Counter("papersea_games_finished", "Games filed")
        self.answering = Histogram(
            "papersea_answer_seconds",
            "From a command's arrival until everybody here is told",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
        )
        self.thinking = Histogram("papersea_thinking_seconds", "Bots' answers, waiting included")


METRICS: Final = Metrics()
