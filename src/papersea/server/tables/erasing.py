"""Taking a person out of what is kept: a log without a name plays on as before."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import msgspec
from msgspec import UNSET

from papersea.answers.games import FinishedGame
from papersea.answers.people import new_code
from papersea.answers.tables import parse_listing
from papersea.protocol.codec import decode_entry, encode_entry
from papersea.record.jsonline import format_line, parse_line
from papersea.table.facts import AnyFact, Joined, Opened


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
                return msgspec.structs.replace(
                    fact, host=self._strangers[host], name="", face=UNSET
                )
            case Joined(_, person, name) if person in self._strangers:
                self._names.add(name)
                return msgspec.structs.replace(
                    fact, person=self._strangers[person], name="", face=UNSET
                )
            case _:
                return fact


def measured_record(game: FinishedGame) -> str:
    """The record of a game under the names of its seats; without the proof, which names the
    table."""
    names = tuple(seat.name for seat in game.seats)
    return format_line(replace(parse_line(game.record), names=names, fair=None))


class Renamer:
    """Calls one person by another name wherever they are named; an ``Eraser``."""

    def __init__(self, person: str, name: str) -> None:
        self._person = person
        self._name = name
        self._names: set[str] = set()

    def entry(self, body: str) -> str:
        entry = decode_entry(body)
        match entry.fact:
            case Opened(person, name) | Joined(_, person, name) if person == self._person:
                self._names.add(name)
                fact = msgspec.structs.replace(entry.fact, name=self._name)
                return encode_entry(msgspec.structs.replace(entry, fact=fact))
            case _:
                return body

    def listing(self, text: str) -> str:
        listing = parse_listing(text)
        names = tuple(self._name if name in self._names else name for name in listing.names)
        return msgspec.json.encode(msgspec.structs.replace(listing, names=names)).decode()

    def record(self, text: str, seats: Collection[int]) -> str:
        record = parse_line(text)
        names = tuple(
            self._name if seat in seats else name for seat, name in enumerate(record.names)
        )
        return format_line(replace(record, names=names))
