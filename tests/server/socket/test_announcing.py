"""What the host of the house has to say reaches everybody at every table, from any process."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from papersea.client import TableClient
from papersea.protocol import codec
from papersea.protocol.codec import heard_from_server
from papersea.protocol.messages import Announcement, Attendance
from papersea.server.storage.hosts import HostStore
from papersea.server.storage.values import Act, StoredAnnouncement
from papersea.server.tables.announcing import look, new_announcement
from tests.server.guests import guest, guests
from tests.server.hosting import Hosted, hosted
from tests.server.lines import Line, line
from tests.server.socket.test_attending import HandClock

pytestmark = pytest.mark.anyio
LATER = 4e9
ACT = Act(1.0, "somebody", "announce")


@asynccontextmanager
async def host_of(database: str) -> AsyncIterator[HostStore]:
    """Who has the same database open, as `papersea admin` has."""
    store = await HostStore.open(database)
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
def database(postgres_address: str) -> str:
    return postgres_address


@contextmanager
def two_processes(folder: Path, database: str) -> Iterator[tuple[Hosted, Hosted]]:
    with hosted(folder, database=database) as one, hosted(folder, database=database) as other:
        yield one, other


async def hears(one: Line, wanted: StoredAnnouncement | None) -> None:
    def is_so() -> bool:
        found = one.attendance.announcement
        return (found and found.id) == (wanted and wanted.id)

    await one.until(is_so)


async def test_everybody_is_told_at_every_process(tmp_path: Path, database: str) -> None:
    with two_processes(tmp_path, database) as (here, there):
        async with (
            guests(here.address, "Ann", "Bob") as (ann, bob),
            host_of(database) as admin,
        ):
            code = await ann.open_table()
            async with (
                line(here.address, code, ann.token) as first,
                line(there.address, code, bob.token) as second,
                line(there.address, await bob.open_table()) as spectator,
            ):
                everybody = (first, second, spectator)
                said = new_announcement(at=LATER, until=None)
                await admin.announce(said, ACT)
                for each in everybody:
                    await hears(each, said)
                await admin.announce(None, ACT)
                for each in everybody:
                    await hears(each, None)


async def test_whoever_comes_later_is_told_too(server: Hosted) -> None:
    async with guest(server.address, "Ann") as ann:
        code = await ann.open_table()
        said = new_announcement(
            at=LATER, until=LATER + 60, text="Moving", texts={"sk": "Sťahovanie"}
        )
        await announce(server, said)
        wanted = Announcement(said.id, LATER, LATER + 60, "Moving", {"sk": "Sťahovanie"})
        async with line(server.address, code, ann.token) as late:
            assert late.attendance.announcement == wanted
        assert await ann.get("/api/announcement") == json.loads(codec.encode(wanted))
        await announce(server, None)
        assert await ann.get("/api/announcement") is None


async def announce(server: Hosted, said: StoredAnnouncement | None) -> None:
    """And wait until the process has looked."""
    context = server.context

    async with host_of(context.settings.database) as admin:
        await admin.announce(said, ACT)
    server.run(look(context.store, context.house))


async def test_it_is_over_when_its_time_is(tmp_path: Path) -> None:
    clock = HandClock()
    with hosted(tmp_path, clock=clock) as server:
        async with guest(server.address, "Ann") as ann:
            code = await ann.open_table()
            async with line(server.address, code, ann.token) as host:
                said = new_announcement(at=clock.now + 60, until=clock.now + 90)
                await announce(server, said)
                await hears(host, said)
                clock.now += 90
                await hears(host, None)


async def test_a_client_in_python_knows_it(server: Hosted) -> None:
    said = new_announcement(at=LATER, until=None)
    await announce(server, said)
    async with (
        guest(server.address, "Ann") as ann,
        TableClient(ann.address, await ann.open_table(), token=ann.token) as client,
    ):
        while client.attendance is None:
            await client.changed()
        assert client.attendance.announcement == Announcement(said.id, LATER)
    await announce(server, None)


def test_older_clients_read_attendance_as_before() -> None:
    """They ignore a field that they do not know, and would end at a message that they do not."""
    sent = json.loads(codec.encode(Attendance((), 0, announcement=Announcement("n-1"))))
    assert sent.keys() - {"announcement"} == {"type", "seats", "spectators"}


def test_clients_pass_over_a_kind_of_message_that_they_do_not_know() -> None:
    assert heard_from_server(b'{"type":"of_later_days","seats":[]}') is None
    assert heard_from_server(codec.encode(Attendance((), 2))) == Attendance((), 2)
