"""What the house says to everybody is kept for all its processes, and goes by itself."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from papersea.server.storage import Store
from papersea.server.storage.hosts import HostStore
from papersea.server.storage.values import Act
from papersea.server.tables.announcing import STAYS, new_announcement

pytestmark = pytest.mark.anyio
ACT = Act(1.0, "somebody", "announce")


@pytest.fixture
async def host(address: str, store: Store) -> AsyncIterator[HostStore]:
    """Whoever runs the house, beside a server."""
    opened = await HostStore.open(address)
    yield opened
    await opened.close()


async def test_other_processes_find_what_was_announced(store: Store, host: HostStore) -> None:
    said = new_announcement(at=100.0, until=200.0, text="Back soon", texts={"ru": "Скоро"})
    await host.announce(said, ACT)
    assert await store.announced(50.0) == said


async def test_what_is_announced_takes_the_place_of_what_was(store: Store, host: HostStore) -> None:
    await host.announce(new_announcement(at=100.0, until=None), ACT)
    newer = new_announcement(at=300.0, until=None)
    await host.announce(newer, ACT)
    assert await store.announced(50.0) == newer


async def test_what_is_taken_back_is_not_told_any_more(store: Store, host: HostStore) -> None:
    await host.announce(new_announcement(at=None, until=None), ACT)
    await host.announce(None, ACT)
    assert await store.announced(0.0) is None


async def test_it_goes_by_itself_when_its_time_is_over(store: Store, host: HostStore) -> None:
    await host.announce(new_announcement(at=100.0, until=200.0), ACT)
    assert await store.announced(199.0) is not None
    assert await store.announced(200.0) is None


async def test_without_an_end_it_stays_for_a_while_after_its_time(
    store: Store, host: HostStore
) -> None:
    await host.announce(new_announcement(at=100.0, until=None), ACT)
    assert await store.announced(100.0 + STAYS - 1) is not None
    assert await store.announced(100.0 + STAYS) is None


async def test_without_any_time_it_stays_until_it_is_taken_back(
    store: Store, host: HostStore
) -> None:
    await host.announce(new_announcement(at=None, until=None, text="Welcome"), ACT)
    assert await store.announced(1e12) is not None


async def test_what_is_announced_is_in_the_audit_log(host: HostStore) -> None:
    await host.announce(None, ACT)
    (noted,) = await host.acts(10)
    assert (noted.who, noted.what) == ("somebody", "announce")
