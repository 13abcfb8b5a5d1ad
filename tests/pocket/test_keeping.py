"""What happens at a table is on the device before anybody is told, or it has not happened."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from papersea.pocket import Manner, Memory, NoRoom, Pocket, rooms
from papersea.pocket.device import PEOPLE, shelved
from papersea.protocol.messages import VERSION
from tests.pocket.playing import BEGAN, PERSON, SameDealer


class Disk(Memory):
    """A device that takes its time, or has no room."""

    def __init__(self) -> None:
        super().__init__()
        self.is_full = False
        self.full_from: int | None = None
        """By how much was ever written."""
        self.appended = 0
        self.written = asyncio.Event()
        self.written.set()
        self.asked = asyncio.Event()

    async def append(self, code: str, number: int, line: str, shelves: str) -> bool:
        self.asked.set()
        await self.written.wait()
        if self.is_full or (self.full_from is not None and self.appended >= self.full_from):
            raise NoRoom
        self.appended += 1
        return await super().append(code, number, line, shelves)

    def spoil(self, code: str) -> None:
        self._logs[code][0] = "?"


class Tab:
    """Somebody at a table for two, where a quick bot sits."""

    def __init__(self, disk: Disk) -> None:
        manner = Manner(lambda: BEGAN, SameDealer(1), lambda: 1, pace=0.0)
        self.house = Pocket(disk, self._hear, manner=manner)
        self.heard: list[dict[str, Any]] = []
        self._asked = 0

    def _hear(self, _: int, text: str | None) -> None:
        self.heard.append(json.loads(text or "null"))

    async def open(self) -> str:
        link = json.loads(await self.house.ask("openTable", '{"settings": {"players": 2}}'))
        code = str(link["answer"]["code"])
        await self.come_to(code)
        await self.do(do="seat_bot", seat=1, opponent="sprat")
        await self.do(do="start")
        return code

    async def come_to(self, code: str) -> None:
        self.house.open_line(1, code)
        await self.house.hear(1, json.dumps({"type": "hello", "version": VERSION, "last": None}))

    async def do(self, **command: Any) -> dict[str, Any]:
        """What it is answered."""
        self._asked += 1
        said = {"type": "do", "id": self._asked, "command": command}
        await self.house.hear(1, json.dumps(said))
        return next(each for each in reversed(self.heard) if each.get("id") == self._asked)

    async def waits_for_turn(self) -> None:
        async with asyncio.timeout(60):
            while not self.latest["game"]["legal"]:
                await asyncio.sleep(0)

    async def moves(self) -> dict[str, Any]:
        latest = self.latest
        move = latest["game"]["legal"][0]
        return await self.do(do="play", move=move, after=latest["number"])

    @property
    def latest(self) -> dict[str, Any]:
        return next(each for each in reversed(self.heard) if each.get("game"))

    @property
    def told_unasked(self) -> list[dict[str, Any]]:
        return [each for each in self.heard if each["type"] == "refused" and each["id"] is None]


async def _disk() -> Disk:
    disk = Disk()
    await disk.keep(shelved({PEOPLE: {"owner": PERSON}}))
    return disk


def test_nobody_is_told_of_what_is_not_written_yet() -> None:
    async def play() -> None:
        disk = await _disk()
        tab = Tab(disk)
        code = await tab.open()
        await tab.waits_for_turn()
        before, entries = list(tab.heard), await disk.entries(code)
        disk.written.clear()
        disk.asked.clear()
        moving = asyncio.ensure_future(tab.moves())
        await disk.asked.wait()
        for _ in range(20):  # whatever else would happen has happened by then
            await asyncio.sleep(0)
        assert tab.heard == before
        assert await disk.entries(code) == entries
        disk.written.set()
        assert (await moving)["type"] == "done"
        assert len(await disk.entries(code)) > len(entries)

    asyncio.run(play())


def test_a_move_for_which_there_is_no_room_is_refused_and_not_made() -> None:
    """As soon as there is room again, the game goes on where it was."""

    async def play() -> None:
        disk = await _disk()
        tab = Tab(disk)
        code = await tab.open()
        await tab.waits_for_turn()
        before, entries = tab.latest, await disk.entries(code)
        disk.is_full = True
        assert (await tab.moves())["code"] == "no_room"
        refused = json.loads(await tab.house.ask("openTable", '{"settings": {"players": 2}}'))
        assert refused["refused"]["code"] == "no_room"
        assert await disk.entries(code) == entries
        disk.is_full = False
        again = Tab(disk)
        await again.come_to(code)
        assert again.latest["game"] == before["game"]
        assert (await tab.moves())["type"] == "done"
        assert (await disk.entries(code))[: len(entries)] == entries

    asyncio.run(play())


def test_of_two_tabs_that_move_at_once_one_is_told_how_it_is() -> None:
    async def play() -> None:
        disk = await _disk()
        one, other = Tab(disk), Tab(disk)
        code = await one.open()
        await one.waits_for_turn()
        await other.come_to(code)
        assert other.latest["game"] == one.latest["game"]
        answers = [await one.moves(), await other.moves()]
        assert answers[0]["type"] == "done"
        assert answers[1].get("code") == "stale", answers[1]
        log = await disk.entries(code)
        assert [json.loads(each)["number"] for each in log] == list(range(1, len(log) + 1))

    asyncio.run(play())


def test_a_bot_for_whose_move_there_is_no_room_says_so_and_moves_when_there_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> None:
        monkeypatch.setattr(rooms, "_UNTIL_ROOM", 0.0)
        disk = await _disk()
        tab = Tab(disk)
        await tab.open()
        await tab.waits_for_turn()
        while tab.latest["game"]["legal"]:
            disk.full_from = disk.appended + 1  # room for the own move alone
            await tab.moves()
        async with asyncio.timeout(60):
            while not tab.told_unasked:
                await asyncio.sleep(0)
        assert {each["code"] for each in tab.told_unasked} == {"no_room"}
        disk.full_from = None
        await tab.waits_for_turn()

    asyncio.run(play())


def test_what_is_spoilt_takes_nothing_else_with_it() -> None:
    """A table whose log cannot be read is put away, and its log stays; so does everything else."""

    async def play() -> None:
        disk = await _disk()
        tab = Tab(disk)
        code, other = await tab.open(), await Tab(disk).open()
        await disk.keep(json.dumps({"tables": {"1spoilt": "{"}, "games": {"1spoilt": ""}}))
        disk.spoil(code)
        again = Tab(disk)
        await again.come_to(code)
        assert again.heard[0]["code"] == "unreadable_table"
        tables = json.loads(await again.house.ask("ownTables", "null"))["answer"]
        assert [each["code"] for each in tables] == [other]
        assert len(await disk.entries(code)) > 1
        assert json.loads(await again.house.ask("ownGames", "null")) == {"answer": []}
        await disk.keep(json.dumps({"people": {"owner": "?"}}))
        nobody = json.loads(await again.house.ask("me", "null"))
        assert nobody["refused"]["code"] == "not_signed_in"

    asyncio.run(play())
