"""Every message on a table's socket, named by its direction."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Final

from msgspec import Meta, Struct

from papersea.events import Event
from papersea.moves import Seat
from papersea.table.commands import AnyCommand, SeatNumber
from papersea.table.following import Presence
from papersea.table.refused import ErrorCode
from papersea.table.viewing import Happening, TableState
from papersea.view import GameState

VERSION: Final = 1
"""Of the protocol: a change that older clients would misread raises it."""

RequestId = Annotated[int, Meta(ge=0, le=2**53 - 1, description="the client's own, for the answer")]


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message that a client sends."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message. ``last`` is the last number that the client has seen of this table:
    it is told exactly what it missed, or gets a fresh view. Programs give their ``token`` here
    or in a header; pages have a cookie. A companion at the same device gives theirs here, and a
    token here counts before all others."""

    version: int
    last: Annotated[int, Meta(ge=0)] | None = None
    follow: SeatNumber | None = None
    token: Annotated[str, Meta(max_length=100)] | None = None


class Do(FromClient, frozen=True, tag="do"):
    """Do something at the table; answered by ``done`` when it is safe, or by ``refused``."""

    id: RequestId
    command: AnyCommand


class Follow(FromClient, frozen=True, tag="follow"):
    """A spectator wants to look from an open seat, or from the public's place."""

    id: RequestId
    seat: SeatNumber | None


class Mute(FromClient, frozen=True, tag="mute"):
    """Hear this seat's phrases no longer, or again, here and at other tables."""

    id: RequestId
    seat: SeatNumber
    is_muted: bool = True


class Ping(FromClient, frozen=True, tag="ping"):
    """Is anybody there?"""

    id: RequestId


AnyFromClient = Hello | Do | Follow | Mute | Ping


class FromServer(Struct, frozen=True, tag_field="type"):
    """A message that the server sends."""


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The answer to ``hello``: who the client is here, and the server's time."""

    version: int
    person: str | None
    name: str
    now: float


class Update(FromServer, frozen=True, tag="update"):
    """All that happened after ``since``, and how things stand at ``number``.

    A client that has not seen ``since`` connects again."""

    since: int
    number: int
    seat: Seat | None
    happenings: tuple[Happening, ...]
    table: TableState
    game: GameState | None


class Snapshot(FromServer, frozen=True, tag="snapshot"):
    """A fresh view at ``number``, with this round's events as the viewpoint has seen them."""

    number: int
    seat: Seat | None
    table: TableState
    game: GameState | None
    history: tuple[Event, ...]


class Announcement(Struct, frozen=True):
    """What the host of the house has to say to everybody. ``text`` is in the host's own words, and
    ``texts`` are the same in some languages; where there is none, the house restarts, and nothing
    is lost. ``at``: when that is; ``until``: when it will be over; both may be open."""

    id: str
    at: float | None = None
    until: float | None = None
    text: str = ""
    texts: dict[str, str] = {}

    def text_in(self, language: str) -> str:
        """The host's own words for somebody who speaks the language; none for the usual ones."""
        return self.texts.get(language, self.text)


class Unrated(Enum):
    """Why a rated game does not change somebody's rating: programs play among themselves;
    ``together``: two of them come from one address, or belong to one person; ``new``: all others
    came here for the first time within a day; ``often``: their games of this day have counted;
    ``short``: the others gave up in the first round; ``gone``: they have deleted themselves."""

    PROGRAM = "program"
    TOGETHER = "together"
    NEW = "new"
    OFTEN = "often"
    SHORT = "short"
    GONE = "gone"


class Attendance(FromServer, frozen=True, tag="attendance", omit_defaults=True):
    """Who is there, seat by seat, and how many look on; and what the host of the house has to say.
    It has no number: the last one counts.

    ``unrated``, at a rated table: for each seat why its rating will not change by this game, as
    far as is known by now, or has not once the game is over; ``null`` where it will or has."""

    seats: tuple[Presence, ...]
    spectators: int
    unrated: tuple[Unrated | None, ...] = ()
    announcement: Announcement | None = None


class Done(FromServer, frozen=True, tag="done"):
    """What was asked has happened and is safe, at ``number``."""

    id: int
    number: int


class Refusal(FromServer, frozen=True, tag="refused"):
    """What was asked has not happened, and why. ``id`` is ``null`` where the message could not
    be read."""

    id: int | None
    code: ErrorCode
    facts: dict[str, str | int]


class Pong(FromServer, frozen=True, tag="pong"):
    """Somebody is there."""

    id: int
    now: float


class Goodbye(FromServer, frozen=True, tag="goodbye", omit_defaults=True):
    """The server is about to close the connection; come back in a moment. After a failure of its
    own, ``reference`` stands in the host's log too."""

    code: ErrorCode
    reference: str | None = None


AnyFromServer = Welcome | Update | Snapshot | Attendance | Done | Refusal | Pong | Goodbye
