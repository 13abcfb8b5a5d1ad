"""Whether a person's command is done, and what then has happened; and who may have advice."""

from __future__ import annotations

from typing import Final, assert_never

from msgspec import UNSET

from papersea.moves import Move, Seat
from papersea.refusals import IllegalMove
from papersea.table.commands import (
    AddSalt,
    Answer,
    AnyCommand,
    Ask,
    Asked,
    Change,
    ComeBack,
    Leave,
    Play,
    Rematch,
    Resign,
    Resume,
    Say,
    SeatBot,
    ShowHand,
    Sit,
    Start,
    Unseat,
)
from papersea.table.facts import (
    Advised,
    Agreed,
    AnyFact,
    BotSeated,
    CameBack,
    Changed,
    Declined,
    HandOpened,
    Joined,
    Moved,
    Paused,
    RematchWanted,
    Resigned,
    Resumed,
    Said,
    Salted,
    SeatFreed,
    Started,
    StartWanted,
    StoodIn,
    TookBack,
    Wanted,
)
from papersea.table.live_game import has_news
from papersea.table.refused import ErrorCode, Refused, forbidden
from papersea.table.settings import check_budget, check_opponent, check_settings
from papersea.table.table import Person, Phase, Table
from papersea.view import View


def is_alone(table: Table) -> bool:
    """One person, and a bot of the house in every other seat; nothing is at stake for others, no
    stranger is invited, and nobody is shown a hand. In a game nobody can sit down. Of a deal others
    have made what they could by themselves."""
    people = table.people()
    has_bots = all(place.opponent for seat, place in enumerate(table.places) if seat not in people)
    is_shown = any(place.is_hand_open for place in table.places)
    is_private = not table.settings.is_rated and not table.settings.is_public and not is_shown
    return len(people) == 1 and has_bots and is_private and table.deal is None


def check_advice(table: Table, who: Person, after: int) -> View:
    """What whoever asks sees, if they may be advised upon what they have seen last; else
    ``Refused`` says why not."""
    seat = table.seat_of(who.id)
    if seat is None:
        raise Refused(ErrorCode.NOT_SEATED)
    if not is_alone(table):
        raise Refused(ErrorCode.NOT_AT_THIS_TABLE)
    if table.phase is not Phase.PLAYING or table.game is None:
        raise Refused(ErrorCode.WRONG_PHASE, phase=table.phase.value)
    if not table.places[seat].is_active:
        raise Refused(ErrorCode.STAND_IN_PLAYS)
    if table.game.turn != seat or after < table.game_changed:
        raise Refused(ErrorCode.STALE, number=table.number)
    return table.game.view(seat)


def decide_advice(table: Table, who: Person, after: int) -> Advised | None:
    """That advice was asked for, which everybody may know; once in a game."""
    seat = check_advice(table, who, after).seat
    assert seat is not None, "the view is a seat's"
    return None if table.places[seat].is_advised else Advised(seat)


LONGEST_LOG: Final = 20_000
SAYINGS: Final = 4
SAYINGS_WITHIN: Final = 10.0

_IN_GAME: Final = frozenset({Phase.PLAYING, Phase.PAUSED})
_ALWAYS: Final = frozenset(Phase)
_PHASES: Final[dict[type[AnyCommand], frozenset[Phase]]] = {
    Sit: frozenset({Phase.OPEN}),
    Leave: _ALWAYS,
    ComeBack: _IN_GAME,
    SeatBot: frozenset({Phase.OPEN}),
    Unseat: frozenset({Phase.OPEN}),
    Change: frozenset({Phase.OPEN}),
    AddSalt: frozenset({Phase.OPEN}),
    Start: frozenset({Phase.OPEN}),
    Play: frozenset({Phase.PLAYING}),
    Ask: frozenset({Phase.PLAYING}),
    Answer: frozenset({Phase.PLAYING}),
    Resume: frozenset({Phase.PAUSED}),
    Resign: _IN_GAME,
    Say: _ALWAYS,
    ShowHand: _ALWAYS,
    Rematch: frozenset({Phase.OVER}),
}


def decide(table: Table, who: Person, command: AnyCommand, now: float) -> AnyFact:
    """What the command makes happen; ``Refused`` if it may not. The table stays as it is."""
    if isinstance(command, Play) and table.seat_of(who.id) is not None:
        _check_fresh(table, command)  # whatever the table is about by now
    if table.phase not in _PHASES[type(command)]:
        raise Refused(ErrorCode.WRONG_PHASE, phase=table.phase.value)
    if table.number >= LONGEST_LOG:
        raise Refused(ErrorCode.LOG_FULL)
    match command:
        case SeatBot() | Unseat() | Change() | Start():
            if who.id != table.host:
                raise Refused(ErrorCode.NOT_HOST)
            return _decide_for_host(table, command, now)
        case Sit(seat):
            return _sit(table, who, seat)
        case _:
            seat = table.seat_of(who.id)
            if seat is None:
                raise Refused(ErrorCode.NOT_SEATED)
            return _decide_for_seat(table, seat, command, now)


def _check_fresh(table: Table, command: Play) -> None:
    """A move that has arrived already, or comes too late, is refused in the same way always."""
    if command.after < table.game_changed:
        raise Refused(ErrorCode.STALE, number=table.number)


def _decide_for_host(
    table: Table, command: SeatBot | Unseat | Change | Start, now: float
) -> AnyFact:
    match command:
        case SeatBot(seat, opponent, budget):
            _check_free(table, seat)
            if table.settings.is_rated:
                raise Refused(ErrorCode.NOT_AT_THIS_TABLE)
            return BotSeated(Seat(seat), check_opponent(opponent), check_budget(budget))
        case Unseat(seat):
            _check_seat(table, seat)
            return SeatFreed(Seat(seat))
        case Change(settings):
            if table.origin is not None:
                raise Refused(ErrorCode.NOT_AT_THIS_TABLE)
            check_settings(settings)
            if not all(place.is_empty for place in table.places[settings.players :]):
                raise Refused(ErrorCode.BAD_SETTINGS, field="players")
            if settings.is_rated and any(place.opponent for place in table.places):
                raise Refused(ErrorCode.BAD_SETTINGS, field="is_rated")
            return Changed(settings)
        case Start():
            return _start(table, now)
        case _:
            assert_never(command)


def _start(table: Table, now: float) -> Started | StartWanted:
    """At once, or as soon as everybody has had the time to add a salt."""
    if not table.is_full():
        raise Refused(ErrorCode.SEATS_EMPTY)
    if not table.people():
        raise Refused(ErrorCode.NOT_SEATED)
    if table.is_start_wanted:
        raise Refused(ErrorCode.ALREADY_ASKED)  # each wish would be an entry of the log
    is_alone = len(table.people()) == 1  # and knows when their own salt is in
    return Started() if is_alone or now >= table.salted_at() else StartWanted()


def _check_seat(table: Table, seat: int) -> None:
    if seat not in table.seats:
        raise Refused(ErrorCode.NO_SUCH_SEAT)


def _check_free(table: Table, seat: int) -> None:
    _check_seat(table, seat)
    if not table.places[seat].is_empty:
        raise Refused(ErrorCode.SEAT_TAKEN)


def _sit(table: Table, who: Person, seat: int | None) -> Joined:
    if table.seat_of(who.id) is not None:
        raise Refused(ErrorCode.ALREADY_SEATED)
    if table.origin is not None and who.id != table.host:
        raise Refused(ErrorCode.NOT_AT_THIS_TABLE)
    if seat is None:
        if table.is_full():
            raise Refused(ErrorCode.TABLE_FULL)
        seat = next(each for each in table.seats if table.places[each].is_empty)
    _check_free(table, seat)
    return Joined(Seat(seat), who.id, who.name, who.is_bot, who.face or UNSET)


def _decide_for_seat(
    table: Table,
    seat: Seat,
    command: Leave
    | ComeBack
    | AddSalt
    | Play
    | Ask
    | Answer
    | Resume
    | Resign
    | Say
    | ShowHand
    | Rematch,
    now: float,
) -> AnyFact:
    match command:
        case Leave():
            if table.phase not in _IN_GAME:
                return SeatFreed(seat)
            if table.places[seat].has_left:
                raise Refused(ErrorCode.STAND_IN_PLAYS)
            return StoodIn(seat, has_left=True)
        case ComeBack():
            if not table.places[seat].is_stand_in or table.places[seat].has_resigned:
                raise Refused(ErrorCode.NOTHING_ASKED)
            return CameBack(seat)
        case AddSalt(salt):
            return Salted(seat, salt)
        case Say(phrase):
            recent = [who for who, at in table.spoken if at > now - SAYINGS_WITHIN]
            if recent.count(seat) >= SAYINGS:
                raise Refused(ErrorCode.TOO_FAST)
            return Said(seat, phrase)
        case ShowHand(is_open):
            if table.settings.is_rated:
                raise Refused(ErrorCode.NOT_AT_THIS_TABLE)
            return HandOpened(seat, is_open)
        case Rematch():
            if table.places[seat].wants_rematch:
                raise Refused(ErrorCode.ALREADY_ASKED)
            return RematchWanted(seat)
        case Play() | Ask() | Answer() | Resume() | Resign():
            _check_plays(table, seat)
            return _decide_in_game(table, seat, command)
        case _:
            assert_never(command)


def _check_plays(table: Table, seat: Seat) -> None:
    if table.places[seat].has_resigned:
        raise Refused(ErrorCode.NOT_SEATED)
    if table.places[seat].is_stand_in:
        raise Refused(ErrorCode.STAND_IN_PLAYS)


def _decide_in_game(
    table: Table, seat: Seat, command: Play | Ask | Answer | Resume | Resign
) -> AnyFact:
    match command:
        case Play(move):
            return decide_move(table, seat, move)
        case Ask(what):
            return _ask(table, seat, what)
        case Answer(agrees):
            return _answer(table, seat, agrees=agrees)
        case Resume():
            return Resumed(seat)
        case Resign():
            return Resigned(seat)
        case _:
            assert_never(command)


def decide_move(table: Table, seat: Seat, move: Move, *, by_bot: bool = False) -> Moved:
    """The move, if it is the seat's turn and the rules allow it."""
    assert table.game is not None, "moves are made in a game"
    try:
        table.game.check(move, seat)
    except IllegalMove as illegal:
        raise forbidden(illegal) from None
    return Moved(seat, move, by_bot)


def _ask(table: Table, seat: Seat, what: Asked) -> AnyFact:
    if table.question is not None:
        raise Refused(ErrorCode.ALREADY_ASKED)  # an answer must not meet another question
    if what is Asked.TAKE_BACK:
        check_take_back(table, seat)
    elif table.settings.is_rated:
        raise Refused(ErrorCode.NOT_AT_THIS_TABLE)
    return Wanted(seat, what) if table.others_to_agree(seat) else granted(seat, what)


def granted(seat: Seat, what: Asked) -> TookBack | Paused:
    """What happens once everybody agrees."""
    return TookBack(seat) if what is Asked.TAKE_BACK else Paused()


def check_take_back(table: Table, seat: Seat) -> None:
    """Until new information has appeared; never at a rated table."""
    if table.settings.is_rated or not table.settings.allows_take_back:
        raise Refused(ErrorCode.NOT_AT_THIS_TABLE)
    if not table.has_moved(seat):
        raise Refused(ErrorCode.NOTHING_TO_TAKE_BACK)
    before = table.game_before_last_move(seat)
    assert table.game is not None, "moves are made in a game"
    if before is None or has_news(table.game.history[len(before.history) :], before.view(seat)):
        raise Refused(ErrorCode.NEW_INFORMATION)


def _answer(table: Table, seat: Seat, *, agrees: bool) -> AnyFact:
    question = table.question
    if question is None or seat in {question.seat, *question.agreed}:
        raise Refused(ErrorCode.NOTHING_ASKED)
    if not agrees:
        return Declined(seat)
    missing = set(table.others_to_agree(question.seat)) - question.agreed - {seat}
    return Agreed(seat) if missing else granted(question.seat, question.what)
