"""A table is read from storage again where something may have been missed, and nowhere else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from papersea.server.storage import StoredPerson
from papersea.server.tables.door import Door
from papersea.server.tables.house import House
from papersea.server.tables.opened import OpenTable
from papersea.table.commands import Phrase, Say
from papersea.table.settings import Settings
from tests.server.services import Redis
from tests.server.test_handing_over import ANN, process, until, waiting_for_a_bot

pytestmark = pytest.mark.anyio


def counted(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> list[str]:
    """Grows with every call."""
    calls: list[str] = []
    really = getattr(owner, name)

    async def call(*arguments: Any) -> Any:
        calls.append(name)
        return await really(*arguments)

    monkeypatch.setattr(owner, name, call)
    return calls


async def speaking(house: House, opened: OpenTable) -> None:
    await house.submit(opened, ANN, Say(Phrase.HELLO))


async def test_what_is_only_on_its_way_into_storage_makes_nobody_read(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(tmp_path, redis, "here") as here, process(tmp_path, redis, "there") as there:
        opened = await waiting_for_a_bot(here)
        seen = await there.open(opened.table.code)
        readings = counted(monkeypatch, there.rooms, "reread")
        append, may_go_on = here._store.append, asyncio.Event()

        async def append_slowly(*entry: Any, **rest: Any) -> bool:
            await may_go_on.wait()
            return await append(*entry, **rest)

        monkeypatch.setattr(here._store, "append", append_slowly)
        speaking_ = asyncio.create_task(speaking(here, opened))
        await until(lambda: opened.table.number > seen.table.number)
        await Door(here, here._bus, "again")._say_who_attends(opened)
        await until(lambda: "again" in seen.elsewhere)
        may_go_on.set()
        await speaking_
        await until(lambda: opened.table.number == seen.table.number)
        assert not readings


async def test_what_was_missed_is_read_when_somebody_announces_it(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(tmp_path, redis, "here") as here, process(tmp_path, redis, "there") as there:
        opened = await waiting_for_a_bot(here)
        seen = await there.open(opened.table.code)
        publish = here._bus.publish

        async def nobody_hears(*_: object) -> bool:
            return True

        monkeypatch.setattr(here._bus, "publish", nobody_hears)
        await speaking(here, opened)
        monkeypatch.setattr(here._bus, "publish", publish)
        await Door(here, here._bus, "here")._say_who_attends(opened)
        await until(lambda: opened.table.number == seen.table.number)


async def test_a_timer_asks_storage_only_where_nothing_has_happened_meanwhile(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(tmp_path, redis, "server") as house:
        await house._store.create_person(StoredPerson(ANN.id, ANN.name, "en", 0.0, 0.0), "token")
        opened = await house.open(await house.rooms.create(ANN, Settings()))
        asked = counted(monkeypatch, house._store, "head")
        opened.timer_after = opened.table.number
        await speaking(house, opened)
        house._ring(opened)
        await asyncio.sleep(0)
        assert not asked
        opened.timer_after = opened.table.number
        house._ring(opened)
        await until(lambda: bool(asked))
