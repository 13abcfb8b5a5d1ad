"""What each viewpoint is told of a table, and nothing more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeVar, assert_never

from msgspec import Struct, structs

from papersea.events import Event, seen_by
from papersea.moves import Seat
from papersea.rules.options import MAX_PLAYERS
from papersea.table.commands import Asked
from papersea.table.deciding import is_alone
from papersea.table.faces import Face
from papersea.table.facts import (
    Advised,
    Agreed,
    AnyFact,
    BotSeated,
    CameBack,
    Changed,
    Declined,
    HandOpened,
    Happened,
    Joined,
    Moved,
    MoveMade,
    NewGame,
    Opened,
    Origin,
    Paused,
    RematchWanted,
    Resigned,
    Resumed,
    Said,
    Salted,
    SeatFreed,
    SeatLeft,
    ShownFact,
    Started,
    StartWanted,
    StoodIn,
    TookBack,
    Wanted,
)
from papersea.table.following import patience_ends, starts_at
from papersea.table.live_game import Outcome
from papersea.table.settings import Settings
from papersea.table.table import Person, Phase, Place, Table
from papersea.view import GameState


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """From where somebody looks: a seat of their own, an open seat, or the public's place."""

    seat: Seat | None = None
    is_spectator: bool = True


PUBLIC: Final = Viewpoint()
_PLAYERS: Final = tuple(Viewpoint(Seat(each), is_spectator=False) for each in range(MAX_PLAYERS))


@dataclass(slots=True, eq=False)
class Listener:
    """Somebody who hears of a table: a person, or ``None`` for somebody who only looks on; the
    seat that they follow then; whose phrases they do not want to hear; and the number that they
    have heard of last, ``None`` before a first view."""

    person: Person | None = None
    muted: frozenset[str] = frozenset()
    followed: Seat | None = None
    heard: int | None = None

    def viewpoint(self, table: Table) -> Viewpoint:
        return viewpoint_of(table, self.person.id if self.person else None, self.followed)


AnyListener = TypeVar("AnyListener", bound=Listener)


class SeatState(Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it. ``bank``: seconds left when its clock last stopped. ``face``:
    the one that its person has chosen, if they have."""

    person: str | None
    name: str
    is_bot: bool
    opponent: str | None
    is_stand_in: bool
    has_left: bool
    has_resigned: bool
    is_hand_open: bool
    is_advised: bool
    wants_rematch: bool
    has_salt: bool
    bank: float | None
    face: Face | None = None


class QuestionState(Struct, frozen=True):
    """What was asked, by whom, and who still has to answer."""

    what: Asked
    seat: Seat
    waits_for: tuple[Seat, ...]


class TableState(Struct, frozen=True):
    """Everything around the cards, the same for everybody.

    ``starts_at`` is when a game begins by itself. ``running`` is the seat whose clock runs
    ``since`` then; a bot plays for it at ``deadline``.
    ``secret`` is there once the game is over, and proves the ``commitment``; a game with an
    ``origin`` has the cards of another one, or of a deal, and proves nothing. ``allows_advice``:
    one person plays against bots, and nobody else is concerned.
    """

    code: str
    phase: Phase
    host: str
    settings: Settings
    seats: tuple[SeatState, ...]
    game: int
    origin: Origin | None
    allows_advice: bool
    commitment: str
    starts_at: float | None
    question: QuestionState | None
    running: Seat | None
    since: float | None
    deadline: float | None
    outcome: Outcome | None
    game_id: str | None
    proof: str | None


class Happening(Struct, frozen=True):
    """One numbered line of the table's log as a viewpoint sees it, with the events of the game that
    it brought."""

    number: int
    at: float
    fact: ShownFact
    events: tuple[Event, ...]


class Delivery(Struct, frozen=True):
    """What a viewpoint is told: all that happened after ``since``, and how things stand now.

    ``missed`` is ``None`` where too much has happened: then the states alone must do, and with
    them the ``history`` of this round as the viewpoint saw it.
    """

    to: Viewpoint
    since: int | None
    number: int
    missed: tuple[Happening, ...] | None
    state: TableState
    game: GameState | None
    history: tuple[Event, ...] = ()


def viewpoints(table: Table) -> Iterator[Viewpoint]:
    """Everywhere that somebody may look from."""
    yield PUBLIC
    for seat, place in enumerate(table.places):
        yield Viewpoint(Seat(seat), is_spectator=False)
        if _can_be_followed(table, place):
            yield Viewpoint(Seat(seat))


def _can_be_followed(table: Table, place: Place) -> bool:
    """Spectators see a hand if its seat consents, and everything after the end."""
    return place.is_hand_open or table.phase is Phase.OVER


def viewpoint_of(table: Table, person: str | None, followed: Seat | None = None) -> Viewpoint:
    """Where a person looks from: whoever sits at the table from their own seat only; a
    spectator from the seat they follow as long as it is open, or the game is over."""
    seat = None if person is None else table.seat_of(person)
    if seat is not None:
        return _PLAYERS[seat]
    if followed is None or followed not in table.seats:
        return PUBLIC
    return Viewpoint(followed) if _can_be_followed(table, table.places[followed]) else PUBLIC


def news(
    table: Table, listeners: Iterable[AnyListener]
) -> Iterator[tuple[Delivery, list[AnyListener]]]:
    """What each listener has not heard yet, made once for all who hear the same; with it, it
    counts as heard. Whoever has heard everything hears how things stand."""
    state = state_of(table)
    audiences: dict[tuple[Viewpoint, int | None, frozenset[Seat]], list[AnyListener]] = {}
    for each in listeners:
        alike = each.viewpoint(table), each.heard, _muted_seats(table, each)
        audiences.setdefault(alike, []).append(each)
    for (to, since, muted), audience in audiences.items():
        told = _without(muted, delivery(table, to, since, state))
        for each in audience:
            each.heard = table.number
        yield told, audience


def _muted_seats(table: Table, listener: Listener) -> frozenset[Seat]:
    if not listener.muted:
        return frozenset()
    return frozenset(
        Seat(seat)
        for seat, place in enumerate(table.places)
        if place.person is not None and place.person.id in listener.muted
    )


def _without(muted: frozenset[Seat], told: Delivery) -> Delivery:
    """The phrases of muted seats; their numbers stay, so nothing seems lost."""
    if not muted or told.missed is None:
        return told
    heard = tuple(
        seen
        for seen in told.missed
        if not (isinstance(seen.fact, Said) and seen.fact.seat in muted)
    )
    return structs.replace(told, missed=heard)


def delivery(
    table: Table, to: Viewpoint, since: int | None, state: TableState | None = None
) -> Delivery:
    """What the viewpoint has to hear if it has heard everything up to ``since``. Whoever tells
    many can give ``state_of`` the table, which is the same for all."""
    missed, state, game = table.log.since(since), state or state_of(table), _game(table, to)
    if missed is None:
        history = () if table.game is None else table.game.round_seen_by(to.seat)
        return Delivery(to, since, table.number, None, state, game, history)
    seen = tuple(_seen(each, to.seat) for each in missed)
    return Delivery(to, since, table.number, seen, state, game)


def _seen(happened: Happened, seat: Seat | None) -> Happening:
    entry = happened.entry
    events = tuple(seen_by(event, seat) for event in happened.events)
    return Happening(entry.number, entry.at, happened.left or shown(entry.fact), events)


def shown(fact: AnyFact) -> ShownFact:
    """A fact as everybody sees it. Every kind is named: a new one needs a decision."""
    match fact:
        case Moved(seat, _, by_bot):
            return MoveMade(seat, by_bot)
        case SeatFreed(seat):
            return SeatLeft(seat)
        case Opened() | Joined() | BotSeated() | Changed() | Salted():
            return fact
        case StartWanted() | Started() | Wanted() | Agreed() | Declined() | TookBack():
            return fact
        case Paused() | Resumed() | Resigned() | StoodIn() | CameBack() | Said():
            return fact
        case HandOpened() | Advised() | RematchWanted() | NewGame():
            return fact
        case _:
            assert_never(fact)


def _game(table: Table, to: Viewpoint) -> GameState | None:
    if table.game is None:
        return None
    game = table.game.state_seen_by(to.seat)
    if to.is_spectator and (game.legal or game.outlook):
        return structs.replace(game, legal=(), outlook=None)  # they decide nothing
    return game


def state_of(table: Table) -> TableState:
    """The table as everybody sees it."""
    finished, timer = table.finished, table.timer
    return TableState(
        code=table.code,
        phase=table.phase,
        host=table.host,
        settings=table.settings,
        seats=tuple(_seat_state(table, seat) for seat in table.seats),
        game=table.game_number,
        origin=table.origin,
        allows_advice=is_alone(table),
        commitment=table.commitment,
        starts_at=starts_at(table),
        question=_question_state(table),
        running=timer.running if timer else None,
        since=timer.since if timer else None,
        deadline=patience_ends(table),
        outcome=finished.outcome if finished else None,
        game_id=finished.id if finished else None,
        proof=str(finished.proof) if finished and finished.proof else None,
    )


def _seat_state(table: Table, seat: int) -> SeatState:
    place: Place = table.places[seat]
    banks = table.timer.banks if table.timer else []
    return SeatState(
        person=place.person.id if place.person else None,
        name=place.person.name if place.person else "",
        is_bot=place.person.is_bot if place.person else False,
        opponent=place.opponent,
        is_stand_in=place.is_stand_in,
        has_left=place.has_left,
        has_resigned=place.has_resigned,
        is_hand_open=place.is_hand_open,
        is_advised=place.is_advised,
        wants_rematch=place.wants_rematch,
        has_salt=bool(place.salt),
        bank=banks[seat] if banks else None,
        face=place.person.face if place.person else None,
    )


def _question_state(table: Table) -> QuestionState | None:
    question = table.question
    if question is None:
        return None
    waits = [s for s in table.others_to_agree(question.seat) if s not in question.agreed]
    return QuestionState(question.what, question.seat, tuple(waits))
