"""People who ask a server over HTTP, and sit down at its tables."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec

from papersea.server.people.identity import COOKIE
from papersea.table.commands import AddSalt, Resign, Sit, Start
from papersea.table.settings import Settings
from papersea.table.table import Phase
from tests.patience import PATIENT
from tests.server.lines import Line, line, play_on


@dataclass
class Guest:
    """Somebody with a name, whose requests carry their token."""

    id: str
    name: str
    token: str
    http: httpx.AsyncClient

    @property
    def address(self) -> str:
        return str(self.http.base_url).rstrip("/")

    async def get(self, path: str) -> Any:
        response = await self.http.get(path)
        assert response.status_code == 200, response.text
        return response.json()

    async def post(self, path: str, body: object) -> Any:
        response = await self.http.post(path, content=msgspec.json.encode(body))
        assert response.status_code == 201, response.text
        return response.json()

    async def open_table(self, settings: Settings | None = None) -> str:
        link = await self.post("/api/tables", {"settings": settings or Settings()})
        return str(link["code"])


def visitor(address: str, **options: Any) -> httpx.AsyncClient:
    """Somebody without a name."""
    return httpx.AsyncClient(base_url=address, timeout=PATIENT, verify=False, **options)


async def sign_in(http: httpx.AsyncClient, name: str) -> tuple[str, str]:
    """Id and token of a new guest."""
    response = await http.post("/api/people", json={"name": name})
    assert response.status_code == 201, response.text
    token = response.cookies[COOKIE]
    http.cookies.clear()
    return response.json()["id"], token


@asynccontextmanager
async def guest(address: str, name: str) -> AsyncIterator[Guest]:
    async with visitor(address, headers={"content-type": "application/json"}) as http:
        id_, token = await sign_in(http, name)
        http.headers["authorization"] = f"Bearer {token}"
        yield Guest(id_, name, token, http)


@asynccontextmanager
async def guests(address: str, *names: str) -> AsyncIterator[list[Guest]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(guest(address, name)) for name in names]


@asynccontextmanager
async def seated(
    host: Guest, *others: Guest, settings: Settings | None = None
) -> AsyncIterator[list[Line]]:
    """The lines of everybody at a new table, where the host sits in the first seat."""
    chosen = settings or Settings(players=1 + len(others))
    code = await host.open_table(chosen)
    async with AsyncExitStack() as stack:
        lines = [
            await stack.enter_async_context(line(each.address, code, each.token))
            for each in (host, *others)
        ]
        for each in lines[1:]:
            await each.do(Sit())
        await lines[0].until(
            lambda: sum(bool(s.person) for s in lines[0].latest.table.seats) == len(lines)
        )
        yield lines


@asynccontextmanager
async def playing(
    host: Guest, *others: Guest, settings: Settings | None = None
) -> AsyncIterator[list[Line]]:
    """The lines of everybody in a game that has just begun."""
    async with seated(host, *others, settings=settings) as lines:
        await start(*lines)
        yield lines


async def start(*lines: Line) -> None:
    """Everybody adds a salt, so that nobody has to be waited for, and the first is the host."""
    for each in lines:
        await each.do(AddSalt("salt"))
    await lines[0].do(Start())
    for each in lines:
        await until_phase(each, Phase.PLAYING)


async def lose(loser: Line, *others: Line) -> None:
    """Give up after the first round, unless the game has ended in it already."""
    await play_on(loser, *others, is_enough=lambda: loser.round > 1)
    if loser.phase is Phase.PLAYING:
        await loser.do(Resign())
    await until_phase(loser, Phase.OVER)


async def until_phase(one: Line, phase: Phase) -> None:
    await one.until(lambda: one.phase is phase)
