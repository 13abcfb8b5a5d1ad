"""A deal is the same for everybody: its cards, its opponents, and what they answer."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from papersea.answers.deals import find_deal, page_of, played_by_master
from papersea.answers.tables import first_entry, preparations, settings_for
from papersea.deals import BUDGET, FIRST_DAY, Deal
from papersea.players.catalogue import find_opponent
from papersea.pocket import Manner, Memory, Pocket
from papersea.problems import NotationError
from papersea.protocol.codec import decode_log, encode_entry
from papersea.record import replay
from papersea.record.jsonline import parse_line
from papersea.table.deciding import is_alone
from papersea.table.refused import ErrorCode, Refused
from papersea.table.steps import asked, run
from papersea.table.table import Person, Table
from tests.server.hosting import hosted

DAY = Deal("2026-11-18")
NOON = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
ANN = Person("2222222222222", "Ann")


def test_a_name_gives_the_same_cards_everywhere() -> None:
    assert DAY.chance().deck(1) == Deal("2026-11-18").chance().deck(1)
    assert DAY.chance().deck(1) != Deal("2026-11-19").chance().deck(1)
    # Whoever changes this changes every deal that somebody has played or shared.
    assert "".join(map(str, DAY.chance().deck(1)[:6])) == "SlFyKaHgBkWl"
    assert DAY.opponents == ("pelican",)


def test_every_day_of_years_has_opponents_that_exist() -> None:
    for number in range(1500):
        deal = Deal((FIRST_DAY + timedelta(days=number)).isoformat())
        assert len(deal.opponents) == deal.players - 1
        assert len(set(deal.opponents)) == len(deal.opponents)
        for each in deal.opponents:
            assert find_opponent(each).name == each


@pytest.mark.parametrize("name", ["", "ab", "Ann", "a b", "x" * 25, "../x", "-abc"])
def test_what_is_no_name(name: str) -> None:
    with pytest.raises(NotationError):
        Deal(name)


@pytest.mark.parametrize("name", ["2026-11-19", "2026-10-31", "ab", "2027-01-01"])
def test_a_day_that_has_not_come_is_not_told(name: str) -> None:
    with pytest.raises(Refused) as refused:
        find_deal(name, NOON)
    assert refused.value.code is ErrorCode.NOT_FOUND


def test_today_is_the_houses_day() -> None:
    assert find_deal("today", NOON) == DAY
    assert page_of(DAY, NOON).day == "2026-11-18"
    assert page_of(Deal("for-bob"), NOON).day is None


def test_the_master_plays_the_same_cards_by_the_rules() -> None:
    played = played_by_master(DAY)
    game = replay(parse_line(played.record))
    assert game.is_over
    assert game.scores == played.scores
    assert tuple(map(sum, zip(*played.rounds, strict=True))) == played.scores
    assert played_by_master.__wrapped__(DAY) == played  # whenever it is asked for


def test_nothing_is_proved_or_advised_and_the_log_reads_again() -> None:
    table = Table("1abcdefghjkmn2")
    entries = [first_entry(table, ANN, settings_for(DAY), NOON, DAY)]
    for command in preparations(DAY, DAY.opponents, BUDGET):
        entries += run(table, asked(ANN, command), lambda: NOON)
    assert table.game is not None
    assert table.commitment == ""
    assert not is_alone(table)
    lines = [encode_entry(each) for each in entries]
    again = Table.read(table.code, decode_log(lines))
    assert again.game is not None
    assert again.game.position() == table.game.position()


async def _opened(house: Pocket) -> str:
    await house.ask("signIn", json.dumps({"name": "Ann", "language": "en"}))
    link = json.loads(await house.ask("openDeal", json.dumps({"deal": "2026-11-18"})))
    return str(link["answer"]["code"])


def _first_view(told: list[str]) -> Any:
    views = [json.loads(each) for each in told]
    return next(each["game"] for each in reversed(views) if "game" in each)


async def _on_a_device() -> Any:
    told: list[str] = []

    def tell(_: int, text: str | None) -> None:
        told.append(text or "")

    house = Pocket(Memory(), tell, manner=Manner(lambda: NOON, pace=0.0))
    code = await _opened(house)
    house.open_line(1, code)
    await house.hear(1, json.dumps({"type": "hello", "version": 1, "last": None}))
    while not _first_view(told)["legal"]:
        await asyncio.sleep(0)
    return _first_view(told)


def test_two_devices_and_a_server_deal_the_same(tmp_path: Path) -> None:
    """Up to the first choice of the person: also what the bots have done by then."""
    here = asyncio.run(_on_a_device())
    assert here == asyncio.run(_on_a_device())
    with hosted(tmp_path, clock=lambda: NOON, thinkers=1) as server:
        with httpx.Client(base_url=server.address, timeout=60) as ann:
            ann.post("/api/people", json={"name": "Ann"}).raise_for_status()
            assert ann.get("/api/deals/today").json()["name"] == "2026-11-18"
            assert ann.get("/api/deals/2026-11-19").status_code == 404
            code = ann.post("/api/deals/today").json()["code"]
            master = ann.get("/api/deals/today/master").json()
        opened = server.run(server.context.house.open(code))
        assert opened.table.deal == DAY
        assert opened.table.game is not None
        assert opened.table.game.turn == 0 or opened.thinking is not None
    assert tuple(master["scores"]) == played_by_master(DAY).scores
