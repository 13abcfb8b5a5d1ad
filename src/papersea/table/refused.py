"""What can be wrong with a request: a closed set of codes, the same for socket and HTTP."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial

from papersea.refusals import IllegalMove


class ErrorCode(Enum):
    """The code that a program acts upon, and what it means."""

    BAD_MESSAGE = "bad_message"
    OTHER_VERSION = "other_version"
    TOO_LARGE = "too_large"
    TOO_FAST = "too_fast"
    NOT_SIGNED_IN = "not_signed_in"
    WRONG_ORIGIN = "wrong_origin"
    NOT_FOUND = "not_found"
    NO_SUCH_TABLE = "no_such_table"
    NO_SUCH_GAME = "no_such_game"
    NO_SUCH_SEAT = "no_such_seat"
    NO_SUCH_OPPONENT = "no_such_opponent"
    TABLE_FULL = "table_full"
    SEAT_TAKEN = "seat_taken"
    SEATS_EMPTY = "seats_empty"
    ALREADY_SEATED = "already_seated"
    NOT_SEATED = "not_seated"
    NOT_HOST = "not_host"
    WRONG_PHASE = "wrong_phase"
    BAD_SETTINGS = "bad_settings"
    BAD_NAME = "bad_name"
    RESERVED_NAME = "reserved_name"
    MIXED_NAME = "mixed_name"
    NAME_AT_TABLE = "name_at_table"
    STALE = "stale"
    UNREADABLE_MOVE = "unreadable_move"
    ILLEGAL_MOVE = "illegal_move"
    IMPOSSIBLE_CARDS = "impossible_cards"
    BAD_RECORD = "bad_record"
    STAND_IN_PLAYS = "stand_in_plays"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    NEW_INFORMATION = "new_information"
    NOT_AT_THIS_TABLE = "not_at_this_table"
    ALREADY_ASKED = "already_asked"
    NOTHING_ASKED = "nothing_asked"
    HAND_NOT_OPEN = "hand_not_open"
    LOG_FULL = "log_full"
    UNREADABLE_TABLE = "unreadable_table"
    CLOSED_TABLE = "closed_table"
    BANNED = "banned"
    TOO_MANY_TABLES = "too_many_tables"
    TOO_MANY_SOCKETS = "too_many_sockets"
    METHOD_NOT_ALLOWED = "method_not_allowed"
    NEEDS_OTHERS = "needs_others"
    NO_ROOM = "no_room"
    UNAVAILABLE = "unavailable"


MEANINGS: dict[ErrorCode, str] = {
    ErrorCode.BAD_MESSAGE: "the message is not one of the protocol's, or a field is wrong",
    ErrorCode.OTHER_VERSION: "the server speaks another version of the protocol",
    ErrorCode.TOO_LARGE: "the message is longer than the server reads",
    ErrorCode.TOO_FAST: "too many requests in a short time: wait a little",
    ErrorCode.NOT_SIGNED_IN: "no name has been picked yet, or the token is not known",
    ErrorCode.WRONG_ORIGIN: "the request came from a page of another site",
    ErrorCode.NOT_FOUND: "there is nothing at this address",
    ErrorCode.NO_SUCH_TABLE: "no table has this code",
    ErrorCode.NO_SUCH_GAME: "no finished game has this link",
    ErrorCode.NO_SUCH_SEAT: "the table does not have this seat",
    ErrorCode.NO_SUCH_OPPONENT: "no opponent has this name",
    ErrorCode.TABLE_FULL: "no seat is free",
    ErrorCode.SEAT_TAKEN: "somebody sits there",
    ErrorCode.SEATS_EMPTY: "a game needs somebody in every seat",
    ErrorCode.ALREADY_SEATED: "one person has one seat at a table",
    ErrorCode.NOT_SEATED: "only those who sit at the table may do this",
    ErrorCode.NOT_HOST: "only the host may do this",
    ErrorCode.WRONG_PHASE: "not at this time: the table is open, playing, paused or over",
    ErrorCode.BAD_SETTINGS: "a setting does not go with the others",
    ErrorCode.BAD_NAME: "a name has 1 to 24 visible characters",
    ErrorCode.RESERVED_NAME: "the name looks like one of the house or of its opponents",
    ErrorCode.MIXED_NAME: "a word of the name has letters of one alphabet that look like another's",
    ErrorCode.NAME_AT_TABLE: "somebody at the table has a name that looks the same",
    ErrorCode.STALE: "something happened that the sender had not seen",
    ErrorCode.UNREADABLE_MOVE: "the text is not a move",
    ErrorCode.ILLEGAL_MOVE: "the rules forbid the move: reason, clause and facts say why",
    ErrorCode.IMPOSSIBLE_CARDS: "no game can have such cards: reason and facts say why",
    ErrorCode.BAD_RECORD: "the text is not the record of a game by the rules: problem says why",
    ErrorCode.STAND_IN_PLAYS: "a bot plays this seat for now: come back first",
    ErrorCode.NOTHING_TO_TAKE_BACK: "the seat has made no move that could be taken back",
    ErrorCode.NEW_INFORMATION: "cards have been seen since the move",
    ErrorCode.NOT_AT_THIS_TABLE: "the table's settings do not allow it",
    ErrorCode.ALREADY_ASKED: "an earlier question or wish is still waiting",
    ErrorCode.NOTHING_ASKED: "nobody waits for this answer",
    ErrorCode.HAND_NOT_OPEN: "this seat does not show its hand to spectators",
    ErrorCode.LOG_FULL: "the table has seen too much: open a new one",
    ErrorCode.UNREADABLE_TABLE: "the table is kept, but this server cannot read it: ask its host",
    ErrorCode.CLOSED_TABLE: "whoever runs the server has closed the table; nothing is deleted",
    ErrorCode.BANNED: "whoever runs the server does not let this person or address in",
    ErrorCode.TOO_MANY_TABLES: "one person may have only so many tables",
    ErrorCode.TOO_MANY_SOCKETS: "too many connections from one address or person",
    ErrorCode.METHOD_NOT_ALLOWED: "the address exists, but not for this method",
    ErrorCode.NEEDS_OTHERS: "it takes other people, and this house is on one device alone",
    ErrorCode.NO_ROOM: "the device has no room left to keep it; nothing has changed",
    ErrorCode.UNAVAILABLE: "storage does not answer just now; what was acknowledged is safe",
}


class Refused(Exception):
    """A request that was understood and not done. Nothing has changed."""

    def __init__(self, code: ErrorCode, **facts: str | int) -> None:
        super().__init__(code.value, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return MEANINGS[self.code]

    def __reduce__(self) -> tuple[Callable[[], Refused], tuple[()]]:
        """It comes whole from another process, too."""
        return partial(Refused, self.code, **self.facts), ()


def forbidden(illegal: IllegalMove) -> Refused:
    """The rules forbid a move: its reason, the clause and the facts."""
    facts = {"reason": illegal.reason.name.lower(), "clause": illegal.reason.clause}
    return Refused(ErrorCode.ILLEGAL_MOVE, **facts, **illegal.facts)
