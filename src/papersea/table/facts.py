"""What has happened at a table, one class each, and the numbered log of it.

A log is read again in years: a class may get new fields with defaults, but none is renamed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Final

from msgspec import UNSET, Struct, UnsetType

from papersea.events import Event
from papersea.moves import Move, Seat
from papersea.table.commands import Asked, Phrase
from papersea.table.faces import Face
from papersea.table.settings import Settings
from papersea.table.versions import Versions


class Fact(Struct, frozen=True, tag_field="kind"):
    """Something that has happened."""


class Origin(Struct, frozen=True):
    """Where a game's cards come from, if they were not dealt for it alone: it goes on so many moves
    into another one, whose link is ``game``, unless somebody brought its record; or it is of a
    ``deal``, which is the same everywhere."""

    moves: int
    game: str | None = None
    deal: str | None = None


class Opened(Fact, frozen=True, tag="opened"):
    """A person has opened the table and sits in its first seat, or in another one if the first
    game has an ``origin``."""

    host: str
    name: str
    settings: Settings
    is_bot: bool = False
    seat: Seat = Seat(0)
    origin: Origin | None = None
    face: Face | UnsetType = UNSET


class Joined(Fact, frozen=True, tag="joined"):
    """A person took a seat."""

    seat: Seat
    person: str
    name: str
    is_bot: bool = False
    face: Face | UnsetType = UNSET


class BotSeated(Fact, frozen=True, tag="bot_seated"):
    """An opponent of the house took a seat."""

    seat: Seat
    opponent: str
    budget: str


class SeatFreed(Fact, frozen=True, tag="seat_freed"):
    """Nobody sits there any more."""

    seat: Seat


class SeatLeft(Fact, frozen=True, tag="seat_freed"):
    """Nobody sits there any more. Who did had this `name`, or was this opponent of the house."""

    seat: Seat
    name: str = ""
    opponent: str | None = None


class Changed(Fact, frozen=True, tag="changed"):
    """The host changed the settings."""

    settings: Settings


class Salted(Fact, frozen=True, tag="salted"):
    """A seat added entropy for the deal."""

    seat: Seat
    salt: str


class StartWanted(Fact, frozen=True, tag="start_wanted"):
    """The host has started the game; it begins when everybody could add a salt."""


class Started(Fact, frozen=True, tag="started"):
    """The cards are dealt."""


class Moved(Fact, frozen=True, tag="moved"):
    """A move. It may name cards that others do not see: it stays in the log."""

    seat: Seat
    move: Move
    by_bot: bool = False


class MoveMade(Fact, frozen=True, tag="move_made"):
    """What everybody may know of a move, apart from the events that it brought."""

    seat: Seat
    by_bot: bool


class Wanted(Fact, frozen=True, tag="wanted"):
    """A seat asked for something that the others must agree with."""

    seat: Seat
    what: Asked


class Agreed(Fact, frozen=True, tag="agreed"):
    """A seat agreed; others are still to answer."""

    seat: Seat


class Declined(Fact, frozen=True, tag="declined"):
    """A seat did not agree."""

    seat: Seat


class TookBack(Fact, frozen=True, tag="took_back"):
    """The seat's last move, and what followed it, did not happen."""

    seat: Seat


class Paused(Fact, frozen=True, tag="paused"):
    """No clock runs, nobody moves."""


class Resumed(Fact, frozen=True, tag="resumed"):
    """The game goes on."""

    seat: Seat


class Resigned(Fact, frozen=True, tag="resigned"):
    """A person gave the game up."""

    seat: Seat


class StoodIn(Fact, frozen=True, tag="stood_in"):
    """The stand-in plays this seat from now on: its time was up, or its person left."""

    seat: Seat
    has_left: bool = False


class CameBack(Fact, frozen=True, tag="came_back"):
    """A person plays their own seat again."""

    seat: Seat


class Said(Fact, frozen=True, tag="said"):
    """A quick phrase."""

    seat: Seat
    phrase: Phrase


class HandOpened(Fact, frozen=True, tag="hand_opened"):
    """Spectators may follow this seat, or no longer."""

    seat: Seat
    is_open: bool


class Advised(Fact, frozen=True, tag="advised"):
    """A person who plays alone against bots has asked for advice, for the first time in a game."""

    seat: Seat


class RematchWanted(Fact, frozen=True, tag="rematch_wanted"):
    """A seat wants to play again."""

    seat: Seat


class NewGame(Fact, frozen=True, tag="new_game"):
    """Everybody plays again, with a new commitment."""


PublicFact = (
    Opened
    | Joined
    | BotSeated
    | Changed
    | Salted
    | StartWanted
    | Started
    | Wanted
    | Agreed
    | Declined
    | TookBack
    | Paused
    | Resumed
    | Resigned
    | StoodIn
    | CameBack
    | Said
    | HandOpened
    | Advised
    | RematchWanted
    | NewGame
)
AnyFact = PublicFact | SeatFreed | Moved
ShownFact = PublicFact | SeatLeft | MoveMade


class Entry(Struct, frozen=True, omit_defaults=True):
    """One line of a table's log. ``secret`` is the server's for the next game, if one begins
    to be prepared here; ``record`` is what has been played of it before, if it has an origin. Both
    leave the server only after that game. ``versions``: by which the log goes on from here, named
    where a game begins to be prepared. ``forgiven``: so many of the seconds before it count for no
    clock, because no server was there."""

    number: int
    at: float
    fact: AnyFact
    secret: bytes | None = None
    record: str | None = None
    versions: Versions | None = None
    forgiven: float = 0.0


REMEMBERED: Final = 256
"""So many of the last happenings are kept for whoever reconnects; else they get a fresh view."""


class Happened(Struct, frozen=True):
    """An entry of the log with the events that it brought, all cards face up; and who got up by it,
    whom the table forgets then."""

    entry: Entry
    events: tuple[Event, ...]
    left: SeatLeft | None = None


class Log:
    """Numbers begin with one and have no gaps. What is older than the last ones, storage has."""

    def __init__(self) -> None:
        self.number = 0
        self._recent: deque[Happened] = deque(maxlen=REMEMBERED)

    def add(self, happened: Happened) -> None:
        self.number = happened.entry.number
        self._recent.append(happened)

    def latest(self) -> Iterator[Happened]:
        """What is remembered, the last first."""
        return reversed(self._recent)

    def since(self, heard: int | None) -> tuple[Happened, ...] | None:
        """What happened after the number that somebody has heard of last. ``None`` if they have
        heard nothing yet, or too little, or of more than there is: only a fresh view helps."""
        missed = None if heard is None else self.number - heard
        if missed is None or not 0 <= missed <= len(self._recent):
            return None
        return tuple([self._recent[place] for place in range(-missed, 0)])
