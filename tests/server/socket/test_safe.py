"""Nobody hears of what is not written."""

from __future__ import annotations

from typing import Any

import pytest

from papersea.moves import parse_move
from papersea.server.storage import StorageDown
from papersea.table.commands import Play
from papersea.table.refused import ErrorCode
from tests.server.guests import guests, playing
from tests.server.hosting import Hosted

pytestmark = pytest.mark.anyio


async def lose(*_: object, **__: object) -> bool:
    raise StorageDown("away")


async def test_a_move_that_storage_did_not_take_is_told_to_nobody(
    server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob), playing(ann, bob) as lines:
        (mover,) = (each for each in lines if each.legal)
        before = mover.number
        with monkeypatch.context() as outage:
            outage.setattr(server.context.store, "append", lose)
            refused = await mover.refused(Play(parse_move(mover.legal[0]), before))
        assert refused is ErrorCode.UNAVAILABLE
        for each in lines:
            await each.settle()
            assert each.number == before
        await mover.play(mover.legal[0])
        for each in lines:
            await each.reach(before + 1)


async def test_a_move_that_is_safe_is_done_though_storage_is_lost_right_after(
    server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob), playing(ann, bob) as lines:
        (mover,) = (each for each in lines if each.legal)
        before = mover.number
        store, opened = (
            server.context.store,
            await server.context.house.open(mover.latest.table.code),
        )
        append = store.append

        async def append_and_lose(*arguments: Any, **options: Any) -> bool:
            is_safe = await append(*arguments, **options)
            outage.setattr(store, "read", lose)
            opened.is_stale = True  # as news from elsewhere make it
            return is_safe

        with monkeypatch.context() as outage:
            outage.setattr(store, "append", append_and_lose)
            await mover.play(mover.legal[0])
        for each in lines:
            await each.reach(before + 1)
