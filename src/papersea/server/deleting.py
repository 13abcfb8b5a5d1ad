"""Taking a person out of what is kept: a log without a name plays on as before."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import msgspec

from papersea.protocol.codec import decode_entry, encode_entry
from papersea.record.jsonline import format_line, parse_line
from papersea.server.codes import new_code
from papersea.server.listing import parse_listing
from papersea.server.storage.values import FinishedGame
from papersea.table.facts import AnyFact, Joined, Opened


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
