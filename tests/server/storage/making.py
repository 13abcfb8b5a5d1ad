"""The smallest things to store."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager

from papersea.answers.games import FinishedGame, FinishedSeat
from papersea.answers.people import PersonKind
from papersea.server.storage import Store, StoredPerson

CODE = "ABCD"


@asynccontextmanager
async def opened(address: str, tables: Mapping[str, str] | None = None) -> AsyncIterator[Store]:
    store = await Store.open(address, tables or {})
    try:
        yield store
    finally:
        await store.close()


async def make_table(
    store: Store,
    code: str = CODE,
    *,
    at: float = 1.0,
    person: str | None = None,
    is_public: bool = True,
    wake_at: float | None = None,
    phase: str = "open",
    is_joinable: bool = False,
) -> None:
    if person is not None:
        await make_people(store, person)
    assert await store.create_table(
        code,
        at,
        f"{code} opens",
        f"listing of {code}",
        is_public=is_public,
        wake_at=wake_at,
        person=person,
        phase=phase,
        is_joinable=is_joinable,
    )


async def make_people(store: Store, *ids: str) -> None:
    """Those who are not there yet."""
    for id in ids:
        await store.create_person(somebody(id), f"hash of {id}")


def somebody(id: str, name: str = "Ada", owner: str | None = None) -> StoredPerson:
    kind = PersonKind.PERSON if owner is None else PersonKind.BOT
    return StoredPerson(id, name, "cs", 1.0, 2.0, kind, owner)


def seat(number: int, person: str | None, rank: int, *, score: int = 30) -> FinishedSeat:
    return FinishedSeat(
        seat=number,
        person=person,
        name=f"name of {person}",
        opponent=None if person else "expert",
        rank=rank,
        score=score,
        rounds=4,
        stops=2,
        bets=1,
        bets_won=1,
        mermaid_win=False,
    )


def finished(id: str, *people: str | None, ended_at: float = 10.0) -> FinishedGame:
    """In the order in which they ended."""
    return FinishedGame(
        id=id,
        code=CODE,
        number=1,
        ended_at=ended_at,
        options="classic",
        players=len(people),
        is_rated=True,
        outcome="outcome",
        record=f"record with name of {people[0]}",
        seats=tuple(seat(number, person, number + 1) for number, person in enumerate(people)),
    )


class Unnamed:
    """Nobody is named in these texts."""

    def __init__(self, people: Collection[str]) -> None: ...

    def entry(self, body: str) -> str:
        return body

    def listing(self, text: str) -> str:
        return text

    def record(self, text: str, seats: Collection[int]) -> str:
        return text
