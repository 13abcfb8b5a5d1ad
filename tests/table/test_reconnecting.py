"""A client that says the last number it saw gets exactly what it missed, or a fresh view."""

from __future__ import annotations

import random
from copy import deepcopy

import pytest

from papersea.table.commands import Phrase, Resign, Say
from papersea.table.facts import REMEMBERED
from papersea.table.table import Person
from tests.table.client import Client
from tests.table.live import FixedSecrets, LiveTable, started

ANN = Person("ann", "Ann")


def busy() -> LiveTable:
    """A long game with everybody listening."""
    live = started(patience=None, dealer=FixedSecrets())
    for name in ("ann", "bob", "public"):
        live.listen(name)
    live.play_random_until(lambda live: live.table.number > 40, random.Random(2))
    return live


@pytest.mark.parametrize("name", ["ann", "bob", "public"])
def test_whoever_was_away_knows_the_same_as_whoever_was_not(name: str) -> None:
    live = busy()
    present = live.clients[name]
    first = present.happenings[0].number - 1
    for last in range(live.table.number + 1):
        away = Client(present.person, number=last)
        live.reconnect(away, last)
        assert away.snapshots == 0
        assert away.knows == present.knows
        missed = [each for each in present.happenings if each.number > last]
        assert [each for each in away.happenings if each.number > first] == missed


def test_whoever_missed_nothing_hears_nothing_new() -> None:
    live = busy()
    client = live.clients["ann"]
    heard = deepcopy(client.happenings)
    live.reconnect(client, client.number)
    assert client.happenings == heard


@pytest.mark.parametrize("last", [None, -1, 10_000])
def test_whoever_has_seen_nothing_or_the_impossible_gets_a_fresh_view(last: int | None) -> None:
    live = busy()
    client = Client(ANN)
    live.reconnect(client, last)
    assert client.snapshots == 1
    assert client.knows == live.clients["ann"].knows


def test_whoever_missed_too_much_gets_a_fresh_view() -> None:
    live = started(patience=None)
    for _ in range(REMEMBERED):
        live.do("ann", Say(Phrase.HELLO))
        live.wait(10)
    number = live.table.number
    for last, snapshots in ((number - REMEMBERED, 0), (number - REMEMBERED - 1, 1)):
        client = Client(ANN, number=last)
        live.reconnect(client, last)
        assert client.snapshots == snapshots


def test_a_server_that_read_its_log_again_tells_the_same() -> None:
    live = busy()
    before = live.everything()
    live.table = live.read_again(live.table._dealer)
    assert live.everything() == before
    live.do("ann", Resign())
    assert live.clients["bob"].facts[-1] == "Resigned"
