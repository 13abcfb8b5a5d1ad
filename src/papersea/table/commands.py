"""What people ask of a table, one class each. They come over the wire as they stand here."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Final

from msgspec import Meta, Struct

from papersea.moves import Move
from papersea.table.settings import Settings

SeatNumber = Annotated[int, Meta(ge=0, le=3, description="a seat, from 0, clockwise")]
Salt = Annotated[
    str,
    # The dollar alone would let a newline follow.
    Meta(
        max_length=64,
        pattern=r"^[!-~]*(?![^!-~])$",
        description="entropy of a seat's own for the deal",
    ),
]
USUAL_BUDGET: Final = "200ms"
"""How long a bot of the house thinks about a move."""


class Phrase(Enum):
    """All that can be said at a table; every reader sees it in their own language."""

    HELLO = "hello"
    GOOD_LUCK = "good_luck"
    WELL_PLAYED = "well_played"
    THANKS = "thanks"
    SORRY = "sorry"
    OOPS = "oops"
    NICE_MOVE = "nice_move"
    YOUR_TURN = "your_turn"
    THINKING = "thinking"
    LAST_CHANCE = "last_chance"
    SO_CLOSE = "so_close"
    ONE_MORE = "one_more"
    MUST_GO = "must_go"
    GOOD_GAME = "good_game"


class Asked(Enum):
    """What needs the others' consent, where others are people."""

    TAKE_BACK = "take_back"
    PAUSE = "pause"


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something that a person asks for."""


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat, any one if none is named."""

    seat: SeatNumber | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Give the seat up; in a game the stand-in plays on, and the seat can be taken back."""


class ComeBack(Command, frozen=True, tag="come_back"):
    """Take one's own seat back from the stand-in."""


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """The host puts an opponent into a free seat."""

    seat: SeatNumber
    opponent: Annotated[str, Meta(max_length=20)]
    budget: Annotated[str, Meta(max_length=10)] = USUAL_BUDGET


class Unseat(Command, frozen=True, tag="unseat"):
    """The host frees a seat before the game."""

    seat: SeatNumber


class Change(Command, frozen=True, tag="change"):
    """The host changes the settings before the game."""

    settings: Settings


class AddSalt(Command, frozen=True, tag="add_salt"):
    """Add to what the cards of the next game are shuffled from."""

    salt: Salt


class Start(Command, frozen=True, tag="start"):
    """The host starts the game: every seat is taken."""


class Play(Command, frozen=True, tag="play"):
    """A move in its short text form. ``after`` is the last number that the player had seen:
    a message that arrives twice, or too late, does nothing."""

    move: Move
    after: Annotated[int, Meta(ge=0)]


class Ask(Command, frozen=True, tag="ask"):
    """Ask for a take-back or a pause; at once where nobody has to agree."""

    what: Asked


class Answer(Command, frozen=True, tag="answer"):
    """Agree with what was asked, or not."""

    agrees: bool


class Resume(Command, frozen=True, tag="resume"):
    """End the pause."""


class Resign(Command, frozen=True, tag="resign"):
    """Give the game up."""


class Say(Command, frozen=True, tag="say"):
    """Say one of the phrases."""

    phrase: Phrase


class ShowHand(Command, frozen=True, tag="show_hand"):
    """Let spectators follow the game from this seat, or no longer."""

    is_open: bool


class Rematch(Command, frozen=True, tag="rematch"):
    """Play again, as soon as everybody who is still there wants to."""


AnyCommand = (
    Sit
    | Leave
    | ComeBack
    | SeatBot
    | Unseat
    | Change
    | AddSalt
    | Start
    | Play
    | Ask
    | Answer
    | Resume
    | Resign
    | Say
    | ShowHand
    | Rematch
)
