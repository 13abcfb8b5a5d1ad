"""Whoever has many addresses or many names has no more than others."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from papersea.server.limits import Rates, limited_as
from papersea.table.refused import ErrorCode
from tests.hostile.attackers import WHOLE_REQUEST, raw
from tests.server.guests import guests, visitor
from tests.server.hosting import GENEROUS, hosted
from tests.server.reaching import reaches, turned_away
from tests.sizes import sized

pytestmark = pytest.mark.anyio

ROTATED = [f"2001:db8:7:8:{number:x}::{number:x}" for number in range(1, 1 + sized(20, 2000))]
"""Of one /64."""


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:7:8::1", "2001:db8:7:8::/64"),
        ("2001:db8:7:8:ffff:ffff:ffff:ffff", "2001:db8:7:8::/64"),
        ("2001:DB8:7:9::1", "2001:db8:7:9::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("unknown", "?"),
        ("x" * 1000, "?"),
        (None, "?"),
    ],
)
def test_an_address_of_ipv6_counts_as_its_network(host: str | None, key: str) -> None:
    assert limited_as(host) == key


def test_who_has_not_come_for_a_while_is_forgotten() -> None:
    now = [0.0]
    rates = Rates(size=2, rate=1, clock=lambda: now[0])
    for number in range(10_000):
        now[0] += 0.01
        assert rates.take(str(number))
    assert len(rates._buckets) < 8_192
    assert rates.take("9999")
    assert not rates.take("9999"), "but not who came just now"


def from_(address: str) -> dict[str, str]:
    """As a proxy tells it."""
    return {"x-forwarded-for": address}


@pytest.mark.usefixtures("one_minute")
@pytest.mark.parametrize(
    ("limit", "path", "body", "is_done"),
    [
        ("requests_a_minute", "/api/about", None, 200),
        ("odds_a_minute", "/api/odds", {"cards": "OyOgOvPpHy", "others": [5]}, 200),
        ("guests_a_minute", "/api/people", {"name": "Eve"}, 201),
    ],
)
async def test_a_64_asks_no_more_than_one_address(
    tmp_path: Path, limit: str, path: str, body: object, is_done: int
) -> None:
    before = turned_away()[limit]
    limits = replace(GENEROUS, **{limit: 3})
    with hosted(tmp_path, limits=limits, proxies=("127.0.0.1",)) as server:
        async with visitor(server.address) as http:
            method = "GET" if body is None else "POST"
            answers = [
                await http.request(method, path, json=body, headers=from_(each))
                for each in ROTATED[:5]
            ]
            assert [each.status_code for each in answers] == [is_done] * 3 + [429] * 2
            other = await http.request(method, path, json=body, headers=from_("2001:db8:7:9::1"))
            assert other.status_code == is_done, "somebody else's"
            mapped = [
                await http.request(method, path, json=body, headers=from_(each))
                for each in ("203.0.113.9", "::ffff:203.0.113.9", "203.0.113.9", "::ffff:cb00:7109")
            ]
            assert [each.status_code for each in mapped] == [is_done] * 3 + [429]
    assert turned_away()[limit] == before + 3


async def test_a_64_opens_no_more_sockets_and_pages_than_one_address(tmp_path: Path) -> None:
    """Many of them come through one proxy, whose own connections are not counted by address."""
    before = turned_away()
    limits = replace(
        GENEROUS,
        sockets_a_minute=8,
        pages_a_minute=8,
        connections_a_minute=4,
        connections_per_address=1,
    )
    with hosted(tmp_path, limits=limits, proxies=("127.0.0.1",)) as server:
        heads = []
        for each in ROTATED:
            async with raw(server.port) as one:
                heads.append(await one.handshake("x", f"X-Forwarded-For: {each}"))
            async with raw(server.port) as one:
                asked = WHOLE_REQUEST.replace(
                    b"\r\n\r\n", f"\r\nX-Forwarded-For: {each}\r\n\r\n".encode()
                )
                await one.send(asked)
                heads.append(await one.head())
    assert b" 101 " in heads[0]
    assert b" 200 " in heads[1]
    assert all(b" 429 " in each for each in heads[-4:])
    met = {name for name, number in turned_away().items() if number > before[name]}
    assert met == {"sockets_a_minute", "pages_a_minute"}


@pytest.mark.usefixtures("one_minute")
@reaches("tables_a_minute")
async def test_an_address_opens_only_so_many_tables_however_many_its_guests(
    tmp_path: Path,
) -> None:
    before = turned_away()["tables_a_minute"]
    with hosted(tmp_path, limits=replace(GENEROUS, tables_a_minute=3)) as server:
        async with guests(server.address, "Ann", "Bob", "Eve") as people:
            for each in people:
                await each.open_table()
            for path in ("/api/tables", "/api/match"):
                refused = await people[0].http.post(path, json={})
                assert refused.status_code == 429
                assert ErrorCode(refused.json()["code"]) is ErrorCode.TOO_FAST
    assert turned_away()["tables_a_minute"] == before + 2


@pytest.mark.usefixtures("one_minute")
@reaches("guests_a_minute")
async def test_an_address_brings_only_so_many_guests_bots_and_companions(tmp_path: Path) -> None:
    with hosted(tmp_path, limits=replace(GENEROUS, guests_a_minute=3)) as server:
        async with guests(server.address, "Ann") as (ann,):
            await ann.post("/api/me/bots", {"name": "Robann"})
            await ann.post("/api/me/companions", {"name": "Bob"})
            for path in ("/api/people", "/api/me/bots", "/api/me/companions"):
                refused = await ann.http.post(path, json={"name": "Eve"})
                assert refused.status_code == 429
