"""Taking a person out of what is kept: a log without a name plays on as before."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from typing import Final

import msgspec

from papersea.protocol.codec import decode_entry, encode_entry
from papersea.record.jsonline import format_line, parse_line
from papersea.server.bus import Bus
from papersea.server.codes import new_code
from papersea.server.house import House
from papersea.server.listing import parse_listing
from papersea.server.news import PEOPLE, Forgotten, Rewritten, channel_of, encode_news
from papersea.server.storage import Store
from papersea.server.storage.values import FinishedGame
from papersea.table.commands import Leave
from papersea.table.facts import AnyFact, Joined, Opened
from papersea.table.places import Person
from papersea.table.refused import Refused

_ALL: Final = 1_000_000


async def forget(house: House, store: Store, bus: Bus, person: str) -> None:
    """Delete a person, their bots and whatever tells of them; their seats go to stand-ins."""
    gone = [person, *(bot.id for bot in await store.bots_of(person))]
    for each in gone:
        for listed in await store.tables_of(each):
            with suppress(Refused):
                await house.submit(await house.open(listed.code), Person(each, ""), Leave())
    games = [game for each in gone for game in await store.games_of(each, _ALL)]
    eraser = Eraser(gone, games)
    for code in await store.delete_person(person, eraser.rewrite, eraser.rewrite_record):
        if (opened := house.rooms.find(code)) is not None:
            opened.is_stale = True
            await house.look_after(opened)
        await bus.publish(channel_of(code), encode_news(Rewritten()))
    house.rooms.turn_out(gone)
    await bus.publish(PEOPLE, encode_news(Forgotten(tuple(gone))))


class Eraser:
    """Puts somebody nameless in the place of some people, the same one everywhere."""

    def __init__(self, people: Collection[str], games: Collection[FinishedGame]) -> None:
        self._strangers = {person: f"gone-{new_code()}" for person in people}
        self._records = {game.record: self._nameless(game) for game in games}

    def rewrite(self, text: str) -> str:
        """An entry of a log, or a listing."""
        try:
            entry = decode_entry(text)
        except msgspec.ValidationError:
            listing = parse_listing(text)
            nobody = (None,) * len(listing.names)
            return msgspec.json.encode(msgspec.structs.replace(listing, names=nobody)).decode()
        fact = self._without_person(entry.fact)
        return (
            text if fact is entry.fact else encode_entry(msgspec.structs.replace(entry, fact=fact))
        )

    def rewrite_record(self, text: str) -> str:
        """A record of theirs, or an outcome, which names nobody."""
        return self._records.get(text, text)

    def _without_person(self, fact: AnyFact) -> AnyFact:
        match fact:
            case Opened(host) if host in self._strangers:
                return msgspec.structs.replace(fact, host=self._strangers[host], name="")
            case Joined(_, person) if person in self._strangers:
                return msgspec.structs.replace(fact, person=self._strangers[person], name="")
            case _:
                return fact

    def _nameless(self, game: FinishedGame) -> str:
        record = parse_line(game.record)
        gone = {seat.seat for seat in game.seats if seat.person in self._strangers}
        names = tuple("" if seat in gone else name for seat, name in enumerate(record.names))
        return format_line(replace(record, names=names))
