"""Nobody loses a seat for an outage; whose table was not concerned is not spared either."""

from __future__ import annotations

from papersea.server.tables.background import Grace


def test_a_database_that_is_away_stops_the_clocks_of_its_own_tables_only() -> None:
    now = 0.0
    grace = Grace(30.0, lambda: now)
    now = 100.0
    assert grace.ends_at("a") < now, "the grace of the start is over"
    grace.begin("b")
    assert grace.ends_at("b") == 130.0
    assert grace.ends_at("a") < now
    assert grace.ends_at() < now
    grace.begin()
    assert {grace.ends_at(shard) for shard in ("", "a", "b")} == {130.0}, "the main one is for all"
