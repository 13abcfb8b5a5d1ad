"""Many appends, one commit; and nobody waits who is alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from papersea.server.storage.log import GroupCommit, Key, StoredEntry

pytestmark = pytest.mark.anyio


class Disk:
    """Writes at once whatever it is given, and remembers what came together."""

    def __init__(self) -> None:
        self.commits: list[set[Key]] = []

    async def write(self, entries: Sequence[StoredEntry]) -> set[Key]:
        self.commits.append({entry.key for entry in entries})
        return self.commits[-1]


def entry(code: str, number: int) -> StoredEntry:
    return StoredEntry(code, number, 0.0, "{}")


async def test_entries_of_many_tables_soon_after_a_commit_go_into_the_next_together() -> None:
    disk = Disk()
    commit = GroupCommit(disk.write, 1.0)
    assert await commit.append(entry("first", 1))
    others = []
    for code in ("second", "third", "fourth"):
        others.append(asyncio.create_task(commit.append(entry(code, 1))))
        await asyncio.sleep(0)
    assert all(await asyncio.gather(*others))
    assert disk.commits == [{("first", 1)}, {("second", 1), ("third", 1), ("fourth", 1)}]


async def test_a_table_that_is_alone_waits_for_nobody() -> None:
    disk = Disk()
    commit = GroupCommit(disk.write, float("inf"))
    for number in range(1, 100):
        assert await commit.append(entry("alone", number))
    assert len(disk.commits) == 99
