"""Nobody hears of what is not written."""

from __future__ import annotations

import pytest

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
            refused = await mover.refused(Play(mover.legal[0], before))
        assert refused is ErrorCode.UNAVAILABLE
        for each in lines:
            await each.settle()
            assert each.number == before
        await mover.play(mover.legal[0])
        for each in lines:
            await each.reach(before + 1)
