"""Taking a person out of what is kept: a log without a name plays on as before."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace

import msgspec

from papersea.protocol.codec import decode_entry, encode_entry
from papersea.record.jsonline import format_line, parse_line
from papersea.server.news.bus import Bus
from papersea.server.news.notices import PEOPLE, Forgotten, Rewritten, channel_of, encode_news
from papersea.server.people.identity import new_code
from papersea.server.storage import Store
from papersea.server.tables.house import House
from papersea.server.tables.rooms import parse_listing
from papersea.table.commands import Leave
from papersea.table.facts import AnyFact, Joined, Opened
from papersea.table.refused import Refused
from papersea.table.table import Person


async def forget(house: House, store: Store, bus: Bus, person: str) -> None:
    """Delete a person, whoever belongs to them and whatever tells of them; their seats go to
    stand-ins."""
    for each in (person, *(owned.id for owned in await store.belonging_to(person))):
        for listed in await store.tables_of(each):
            with suppress(Refused):
                await house.submit(await house.open(listed.code), Person(each, ""), Leave())
    gone = await store.delete_person(person, Anonymiser)
    for code in gone.codes:
        if (opened := house.rooms.find(code)) is not None:
            opened.is_stale = True
            await house.look_after(opened)
        await bus.publish(channel_of(code), encode_news(Rewritten()))
    house.rooms.turn_out(gone.people)
    await bus.publish(PEOPLE, encode_news(Forgotten(gone.people)))


class Anonymiser:
    """Puts somebody nameless in the place of some people, the same one everywhere."""

    def __init__(self, people: Collection[str]) -> None:
        self._strangers = {person: f"gone-{new_code()}" for person in people}
        self._names: set[str] = set()

    def entry(self, body: str) -> str:
        """A line of a log."""
        entry = decode_entry(body)
        return encode_entry(msgspec.structs.replace(entry, fact=self._without_person(entry.fact)))

    def listing(self, text: str) -> str:
        """Without the names that they had in entries."""
        listing = parse_listing(text)
        names = tuple(None if name in self._names else name for name in listing.names)
        return msgspec.json.encode(msgspec.structs.replace(listing, names=names)).decode()

    def record(self, text: str, seats: Collection[int]) -> str:
        """A finished game, in which these seats were theirs."""
        record = parse_line(text)
        names = tuple("" if seat in seats else name for seat, name in enumerate(record.names))
        return format_line(replace(record, names=names))

    def _without_person(self, fact: AnyFact) -> AnyFact:
        match fact:
            case Opened(host, name) if host in self._strangers:
                self._names.add(name)
                return msgspec.structs.replace(fact, host=self._strangers[host], name="")
            case Joined(_, person, name) if person in self._strangers:
                self._names.add(name)
                return msgspec.structs.replace(fact, person=self._strangers[person], name="")
            case _:
                return fact
