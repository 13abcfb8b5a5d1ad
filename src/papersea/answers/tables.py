"""Tables as they are listed, opened and taken up."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, Struct

from papersea.answers.sources import Source
from papersea.deals import Deal
from papersea.moves import Seat
from papersea.players.catalogue import DEFAULT_BUDGET, find_opponent
from papersea.players.company import choose_company, parse_wanted, proper_name
from papersea.problems import NotationError
from papersea.record import Record, moments
from papersea.record.jsonline import format_line
from papersea.rules.options import MAX_PLAYERS
from papersea.table.commands import AnyCommand, SeatBot, SeatNumber, Start
from papersea.table.facts import Entry, Opened, Origin
from papersea.table.refused import ErrorCode, Refused
from papersea.table.settings import Settings, check_settings
from papersea.table.table import Person, Phase, Place, Table


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host wants."""

    settings: Settings = Settings()


class TableLink(Struct, frozen=True):
    """Whoever has the code may sit down or look on."""

    code: str
    path: str


class TableWord(Struct, frozen=True):
    """To be said instead of a link; a table that waits for nobody has none."""

    word: str | None


class Lobby(Struct, frozen=True):
    """Public tables: those with a free seat, and those to look at."""

    open: list[Listing]
    playing: list[Listing]


def link_to(code: str) -> TableLink:
    return TableLink(code, f"/t/{code}")


class Listing(Struct, frozen=True):
    """What the lobby shows of a table."""

    code: str
    phase: Phase
    settings: Settings
    names: tuple[str | None, ...]
    people: int
    free: int
    game: int


def listing_of(table: Table) -> str:
    """As it is stored beside the table."""
    listing = Listing(
        code=table.code,
        phase=table.phase,
        settings=table.settings,
        names=tuple(map(_name, table.places)),
        people=sum(place.person is not None for place in table.places),
        free=sum(place.is_empty for place in table.places),
        game=table.game_number,
    )
    return msgspec.json.encode(listing).decode()


def _name(place: Place) -> str | None:
    if place.person is not None:
        return place.person.name
    return None if place.opponent is None else proper_name(find_opponent(place.opponent))


def is_joinable(table: Table) -> bool:
    """Whether somebody waits there for anybody to come."""
    is_waiting = table.phase is Phase.OPEN and table.settings.is_public and bool(table.seated())
    return is_waiting and not table.is_full()


def parse_listing(text: str) -> Listing:
    return msgspec.json.decode(text, type=Listing)


@dataclass(frozen=True, slots=True)
class Beginning:
    """Where a game is taken up, and who is to play which seat: what was played before, with all
    cards of the round as they lie. Nobody's name is in it, for it is kept in the table's log."""

    record: Record
    seat: Seat
    origin: Origin


def beginning_of(record: Record, origin: Origin, seat: Seat) -> Beginning:
    """So many moves into a record; ``Refused`` where nothing is left to be played."""
    if seat >= record.players:
        raise Refused(ErrorCode.NO_SUCH_SEAT)
    moment = next(islice(moments(record), origin.moves, None), None)
    if moment is None or moment.game.is_over:
        raise Refused(ErrorCode.BAD_SETTINGS, field="moves")
    return Beginning(Record.of(moment.game), seat, origin)


Opponents = Annotated[
    tuple[Annotated[str, Meta(max_length=20)], ...],
    Meta(max_length=MAX_PLAYERS - 1, description="names or rungs; the last one fills the seats"),
]


class TakeUp(Source, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where to play on: after so many moves, in this seat, against such bots."""

    moves: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    opponents: Opponents = ()


def company_of(wanted: tuple[str, ...], count: int) -> tuple[str, ...]:
    if len(wanted) > count:
        raise Refused(ErrorCode.BAD_SETTINGS, field="opponents")
    try:
        company = choose_company([parse_wanted(name) for name in wanted], count)
    except NotationError:
        raise Refused(ErrorCode.NO_SUCH_OPPONENT) from None
    return tuple(opponent.name for opponent in company)


def settings_for(start: Beginning | Deal) -> Settings:
    """Of a table at which a game is taken up, or a deal is played: private, and nobody is in a
    hurry. Of a deal nothing is taken back: others have played it, too."""
    if isinstance(start, Deal):
        return Settings(players=start.players, allows_take_back=False, stand_in=None, patience=None)
    record = start.record
    return Settings(players=record.players, options=record.options, stand_in=None, patience=None)


def preparations(
    start: Beginning | Deal, opponents: tuple[str, ...], budget: str = str(DEFAULT_BUDGET)
) -> list[AnyCommand]:
    """What its host does there before they play: bots have all other seats."""
    own = Seat(0) if isinstance(start, Deal) else start.seat
    others = [seat for seat in range(len(opponents) + 1) if seat != own]
    seats = zip(others, opponents, strict=True)
    return [*(SeatBot(seat, each, budget) for seat, each in seats), Start()]


def first_entry(
    table: Table, host: Person, settings: Settings, now: float, start: Beginning | Deal | None
) -> Entry:
    """A table is opened, with its host in the first seat, or in that of a beginning."""
    own_face = host.face or UNSET
    fact = Opened(host.id, host.name, check_settings(settings), host.is_bot, face=own_face)
    record = None
    if isinstance(start, Beginning):
        fact = msgspec.structs.replace(fact, seat=start.seat, origin=start.origin)
        record = format_line(start.record)
    elif start is not None:
        fact = msgspec.structs.replace(fact, origin=Origin(0, None, start.name))
    entry = table.next_entry(fact, now, record)
    table.apply(entry)
    return entry
