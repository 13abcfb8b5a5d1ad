"""Two servers on which the same people do the same things at tables that differ in cards alone."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from papersea.cards import Card
from papersea.chance import Chance
from papersea.events import Event
from papersea.fair import Proof
from papersea.moves import Pick, Seat
from papersea.protocol.codec import decode_entry
from papersea.protocol.messages import Done, Refusal
from papersea.server.people.identity import COOKIE
from papersea.table.commands import AddSalt, AnyCommand, Sit, Start
from papersea.table.refused import ErrorCode
from papersea.table.settings import Settings
from papersea.table.table import Phase, Table
from papersea.translate import legal_actions, move_of
from tests.patience import PATIENT
from tests.properties.games import choose
from tests.properties.test_secrecy import as_seen
from tests.server.hosting import Hosted, hosted
from tests.server.lines import Answer, Line, line
from tests.table.test_secrecy import HiddenDealer

PEOPLE = ("Ann", "Bob", "Cat", "Dan")
HELD_BACK = {"date", "ratelimit-reset"}
"""Headers that tell the real time, and nothing else."""


@dataclass
class Scene:
    """Counts what is played, so that no table's code depends on how an earlier one ended."""

    number: int = 0


class SameChance(threading.local):
    """In the place of ``secrets`` for codes and tokens: the same on every server, each of which
    has a thread of its own."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._begin()

    def _begin(self) -> None:
        self._number = self._scene.number
        self._random = random.Random(self._number)

    def choice(self, letters: str) -> str:
        if self._number != self._scene.number:
            self._begin()
        return self._random.choice(letters)

    def token_urlsafe(self, size: int) -> str:
        return self._random.randbytes(size).hex()


@dataclass
class Clock:
    """Moved by hand, and never so far that somebody counts as idle: when a server looks for that
    is a matter of its own real time."""

    now: float = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Dealing:
    """Hands on to whoever deals at the next table."""

    by: HiddenDealer = field(default_factory=lambda: HiddenDealer((), 0))

    def new_secret(self) -> bytes:
        return self.by.new_secret()

    def commit(self, secret: bytes, context: str) -> str:
        return self.by.commit(secret, context)

    def chance(self, proof: Proof) -> Chance:
        return self.by.chance(proof)


@dataclass
class Server:
    """One of the two, as people who have signed in see it."""

    hosted: Hosted
    http: httpx.Client
    dealing: Dealing
    tokens: dict[str, str] = field(default_factory=dict)

    def sign_in(self, name: str) -> None:
        response = self.http.post("/api/people", json={"name": name})
        self.tokens[name] = response.cookies[COOKIE]
        self.http.cookies.clear()

    def ask(self, method: str, path: str, name: str | None, body: object = None) -> httpx.Response:
        headers = {} if name is None else {"authorization": f"Bearer {self.tokens[name]}"}
        data = None if body is None else msgspec.json.encode(body)
        return self.http.request(method, path, content=data, headers=headers)

    def catch_up(self, table: Table) -> None:
        """Let the table here have happened what has happened there."""
        lines = self.hosted.run(self.hosted.context.store.read(table.code)).lines
        for each in lines[table.number :]:
            table.apply(decode_entry(each.body))


@dataclass
class Twins:
    """Both servers, and the time at both."""

    both: tuple[Server, Server]
    clock: Clock
    scene: Scene

    def ask(
        self, method: str, path: str, name: str | None, body: object = None
    ) -> tuple[httpx.Response, httpx.Response]:
        first, second = (each.ask(method, path, name, body) for each in self.both)
        return first, second

    def assert_same_answer(self, method: str, path: str, name: str | None = None) -> httpx.Response:
        first, second = self.ask(method, path, name)
        assert first.status_code == second.status_code
        assert _told(first) == _told(second)
        assert first.content == second.content
        return first


def _told(response: httpx.Response) -> list[tuple[str, str]]:
    return [each for each in response.headers.multi_items() if each[0] not in HELD_BACK]


@contextmanager
def twins(folder: Path) -> Iterator[Twins]:
    with pytest.MonkeyPatch.context() as patch, ExitStack() as stack:
        clock, scene, servers = Clock(), Scene(), []
        chance = SameChance(scene)
        for drawing in ("server.people.identity", "answers.people"):
            patch.setattr(f"papersea.{drawing}.secrets", chance)
        for name in ("truth", "other"):
            (folder / name).mkdir()
            dealing = Dealing()
            running = stack.enter_context(hosted(folder / name, clock=clock, dealer=dealing))
            client = httpx.Client(
                base_url=running.address,
                headers={"host": "papersea.example"},
                timeout=PATIENT,
                verify=False,
            )
            servers.append(Server(running, stack.enter_context(client), dealing))
        for server in servers:
            for person in (*PEOPLE, "Eve"):
                server.sign_in(person)
        yield Twins((servers[0], servers[1]), clock, scene)


@dataclass
class Pair:
    """One table on each server, everybody's sockets there, and the viewpoints that have seen the
    same at both (``None``: the public's)."""

    twins: Twins
    code: str
    tables: tuple[Table, Table]
    seats: dict[str, Seat | None]
    lines: dict[str, tuple[Line, Line]] = field(default_factory=dict)
    observers: list[Seat | None] = field(default_factory=list)
    seen: int = 0
    compared: dict[str, int] = field(default_factory=dict)

    @property
    def phase(self) -> Phase:
        return self.tables[0].phase

    @property
    def number(self) -> int:
        return self.tables[0].number

    def has_seen_the_same(self, name: str) -> bool:
        return self.seats[name] in self.observers

    def names(self) -> list[str]:
        """Whoever has seen the same at both tables."""
        return [name for name in self.lines if self.has_seen_the_same(name)]

    async def connect(self, stack: AsyncExitStack, name: str, **options: Any) -> None:
        opened = [
            await stack.enter_async_context(
                line(server.hosted.address, self.code, server.tokens.get(name), **options)
            )
            for server in self.twins.both
        ]
        self.lines[name] = opened[0], opened[1]
        await self.check()

    async def do(self, name: str, command: AnyCommand) -> Answer:
        """The same command; whoever has seen the same has the same answer."""
        first, second = [await each.answer(command) for each in self.lines[name]]
        if self.has_seen_the_same(name):
            assert first == second
        await self.check()
        return first

    async def say(self, name: str, *texts: str) -> None:
        """Any texts at all."""
        for each in self.lines[name]:
            for text in texts:
                await each.say(text)
        await self.check()

    async def done(self, name: str, command: AnyCommand) -> None:
        assert isinstance(await self.do(name, command), Done)

    async def move_alike(self, randomness: random.Random) -> bool:
        """The same choice at both tables: the first card drawn is the first card drawn, be it
        what it may, and crabs take another card. ``False`` if the other table has no such one."""
        truth, other = (table.game for table in self.tables)
        assert truth is not None
        assert other is not None
        move = choose(truth, randomness, reluctance=0.9)
        state, other_state = truth._state, other._state
        action = next(each for each in legal_actions(state) if move_of(state, each) == move)
        if isinstance(move, Pick):
            action = randomness.choice(legal_actions(other_state))
        if action not in legal_actions(other_state):
            return False
        name = next(name for name, seat in self.seats.items() if seat == truth.turn)
        for each, text in zip(self.lines[name], (move, move_of(other_state, action)), strict=True):
            await each.play(str(text))
        await self.check()
        return True

    async def take(self, choice: int) -> None:
        """Whoever is to move makes the same choice, by its number, at both tables."""
        for lines, table in zip(zip(*self.lines.values(), strict=True), self.tables, strict=True):
            assert table.game is not None
            state = table.game._state
            mover = list(lines)[list(self.seats.values()).index(table.game.turn)]
            await mover.play(str(move_of(state, legal_actions(state)[choice])))
        await self.check()

    async def try_in_vain(self, name: str, *commands: AnyCommand) -> None:
        """What is refused, or done and then compared at once with all the rest."""
        for command in commands:
            self.twins.clock.now += 0.05
            for each in self.lines[name]:
                await each.answer(command)
        await self.check()

    async def follow(self, name: str, seat: int | None, why_not: ErrorCode | None) -> None:
        """A spectator looks from a seat, and has then seen what it has seen."""
        for each in self.lines[name]:
            answer = await each.follow(seat)
            assert (answer.code if isinstance(answer, Refusal) else None) is why_not
        if why_not is None:
            self.seats[name] = None if seat is None else Seat(seat)
        await self.check()

    async def check(self) -> None:
        """Every byte that has come to whoever has seen the same is the same."""
        await asyncio.gather(*(each.settle() for both in self.lines.values() for each in both))
        for server, table in zip(self.twins.both, self.tables, strict=True):
            server.catch_up(table)
        self._leave_out_whoever_saw_something_else()
        for name in self.names():
            first, second = self.lines[name]
            start = self.compared.get(name, 0)
            assert first.frames[start:] == second.frames[start:]
            self.compared[name] = len(first.frames)

    def _leave_out_whoever_saw_something_else(self) -> None:
        first, second = (_events_after(table, self.seen) for table in self.tables)
        self.seen = self.number
        self.observers = [
            seat for seat in self.observers if as_seen(first, seat) == as_seen(second, seat)
        ]

    async def check_resuming(self, name: str, last: int | None, **options: Any) -> None:
        """Whoever comes back with a number hears the same, to the last byte."""
        heard = []
        for server, lines in zip(
            self.twins.both, zip(*self.lines.values(), strict=True), strict=True
        ):
            before = lines[0].attendance
            address, token = server.hosted.address, server.tokens.get(name)
            async with line(address, self.code, token, last=last, **options) as back:
                await back.settle()
                heard.append(back.frames)
                await asyncio.gather(*(each.settle() for each in lines))
            for each in lines:
                await each.until_attendance(before)
        assert heard[0] == heard[1]
        await self.check()


def _events_after(table: Table, number: int) -> tuple[Event, ...]:
    happened = table.log.since(number)
    assert happened is not None, "not so much happens between two looks"
    return tuple(event for each in happened for event in each.events)


@asynccontextmanager
async def pair_of_tables(
    both: Twins, settings: Settings, decks: Sequence[Sequence[Card]], starters: Sequence[int]
) -> AsyncIterator[Pair]:
    """People at every seat, spectators around: one with a name, one who follows the first seat."""
    both.scene.number += 1
    dealers = [HiddenDealer(*each) for each in zip(decks, starters, strict=True)]
    for server, dealer in zip(both.both, dealers, strict=True):
        server.dealing.by = dealer
    first, second = both.ask("POST", "/api/tables", "Ann", {"settings": settings})
    assert first.content == second.content
    code = first.json()["code"]
    people = PEOPLE[: settings.players]
    seats: dict[str, Seat | None] = {name: Seat(seat) for seat, name in enumerate(people)}
    seats |= {"public": None, "Eve": None, "follower": Seat(0)}
    pair = Pair(both, code, (Table(code, dealers[0]), Table(code, dealers[1])), seats)
    pair.observers = [None, *map(Seat, range(settings.players))]
    async with AsyncExitStack() as stack:
        for name in people:
            await pair.connect(stack, name)
            if name != "Ann":
                await pair.done(name, Sit())
            await pair.done(name, AddSalt("salt"))
        for name in ("public", "Eve"):
            await pair.connect(stack, name)
        await pair.connect(stack, "follower", follow=0)
        await pair.done("Ann", Start())
        yield pair
