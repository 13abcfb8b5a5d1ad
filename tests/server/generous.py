"""Limits that no test reaches by accident."""

from __future__ import annotations

from papersea.server.settings import Limits, RatingRules
from tests.patience import PATIENT

GENEROUS = Limits(
    requests_a_minute=1_000_000,
    pages_a_minute=1_000_000,
    odds_a_minute=1_000_000,
    advice_a_minute=1_000_000,
    analyses_a_minute=1_000_000,
    guests_a_minute=1_000_000,
    tables_a_minute=1_000_000,
    reports_a_minute=1_000_000,
    subscriptions_a_minute=1_000_000,
    words_a_minute=1_000_000,
    words_of_all_a_minute=1_000_000,
    connections_per_address=10_000,
    connections_a_minute=1_000_000,
    sockets_per_address=10_000,
    sockets_a_minute=1_000_000,
    messages_a_second=10_000,
    messages_at_once=10_000,
    messages_per_address=100_000,
    frames_a_second=100_000,
    frames_at_once=100_000,
    seconds_to_ask=int(PATIENT),
    seconds_to_say_hello=int(PATIENT),
    seconds_to_read=int(PATIENT),
)

ANYBODY = RatingRules(apart=0, newcomer_hours=0, games_a_day=1_000_000)
"""Rated games count among guests of one machine who have just come, as often as they like."""
