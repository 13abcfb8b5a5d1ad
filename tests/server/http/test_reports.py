"""Reports: about somebody at the same table, for the host alone, and not too many."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from papersea.server.storage.hosts import HostStore
from papersea.server.storage.values import ListedReport
from papersea.table.commands import Leave, Sit
from tests.server.generous import GENEROUS
from tests.server.guests import Guest, guests, visitor
from tests.server.hosting import Hosted, hosted
from tests.server.lines import line
from tests.server.reaching import reaches

pytestmark = pytest.mark.anyio


async def table_of(ann: Guest, bob: Guest) -> str:
    """Where both sit."""
    code = await ann.open_table()
    async with line(bob.address, code, bob.token) as second:
        await second.do(Sit())
    return code


async def report(who: Guest, code: str, about: str, **other: Any) -> int:
    body = {"about": about, "reason": "behaviour", **other}
    return (await who.http.post(f"/api/tables/{code}/reports", json=body)).status_code


async def reports(server: Hosted) -> list[ListedReport]:
    host = await HostStore.open(server.context.settings.database)
    try:
        return await host.reports()
    finally:
        await host.close()


async def test_the_host_reads_a_report(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        code = await table_of(ann, bob)
        assert await report(ann, code, bob.id, reason="name", note=" rude \n\x1b[31m words ") == 204
        found = next(each for each in await reports(server) if each.report.code == code)
        assert (found.reporter_name, found.about_name) == ("Ann", "Bob")
        assert (found.report.reason, found.report.note) == ("name", "rude [31m words")


async def test_whoever_has_left_the_table_can_be_reported(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        code = await table_of(ann, bob)
        async with line(bob.address, code, bob.token) as second:
            await second.do(Leave())
        assert await report(ann, code, bob.id) == 204


async def test_only_those_who_sat_together_report_each_other(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob", "Cyd") as (ann, bob, cyd):
        code = await table_of(ann, bob)
        async with line(cyd.address, code, cyd.token):
            assert await report(cyd, code, ann.id) == 400
        assert await report(ann, code, cyd.id) == 404
        assert await report(ann, code, ann.id) == 404
        assert await report(ann, "nosuchtable", bob.id) == 404
        async with visitor(server.address) as stranger:
            body = {"about": bob.id, "reason": "other"}
            response = await stranger.post(f"/api/tables/{code}/reports", json=body)
            assert response.status_code == 401


async def test_a_report_is_short_and_of_a_known_kind(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        code = await table_of(ann, bob)
        assert await report(ann, code, bob.id, note="x" * 300) == 204
        assert await report(ann, code, bob.id, note="x" * 301) == 400
        assert await report(ann, code, bob.id, reason="winning") == 400


@reaches("reports_a_day")
async def test_nobody_reports_all_day_long(tmp_path: Path) -> None:
    limits = replace(GENEROUS, reports_a_day=2)
    with hosted(tmp_path, limits=limits) as server:
        async with guests(server.address, "Ann", "Bob") as (ann, bob):
            codes = [await table_of(ann, bob) for _ in range(3)]
            told = [await report(ann, code, bob.id) for code in codes]
            assert told == [204, 204, 429]


@pytest.mark.usefixtures("one_minute")
@reaches("reports_a_minute")
async def test_an_address_reports_so_often_a_minute(tmp_path: Path) -> None:
    limits = replace(GENEROUS, reports_a_minute=2)
    with hosted(tmp_path, limits=limits) as server:
        async with guests(server.address, "Ann", "Bob") as (ann, bob):
            code = await table_of(ann, bob)
            assert [await report(ann, code, bob.id) for _ in range(3)] == [204, 204, 429]


async def test_nobody_hears_of_a_report(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        code = await table_of(ann, bob)
        async with line(bob.address, code, bob.token) as second:
            before = len(second.messages)
            assert await report(ann, code, bob.id, note="between us") == 204
            await second.settle()
            assert all(b"between us" not in each for each in second.frames[before:])
            assert second.number == second.latest.number
        assert (await bob.get("/api/me/data"))["reports"] == []
        (own,) = (await ann.get("/api/me/data"))["reports"]
        assert own["note"] == "between us"
