"""Play a record back by the rules, and refuse one that breaks them."""

from __future__ import annotations

import random
import secrets
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from papersea.cards import DECK, Card, format_cards
from papersea.chance import WrongChance, check_deck
from papersea.events import Event
from papersea.game import Game, Played
from papersea.moves import Seat
from papersea.problems import NotationError, Wrong
from papersea.record.errors import BrokenRecord
from papersea.record.values import Record, Result, Round, Turn, format_played
from papersea.refusals import IllegalMove


class RecordedChance:
    """Chance as a record has it; what comes after the record, the seed decides.

    After the record it keeps no state, so that copies of a game have the same chance to come.
    """

    def __init__(self, record: Record, seed: int) -> None:
        self._record = record
        self._seed = seed
        self.now: Played | None = None

    def first_player(self, players: int) -> Seat:
        return self._record.first

    def deck(self, round_number: int) -> Sequence[Card]:
        index = round_number - self._record.first_round
        if index < len(self._record.rounds):
            return self._record.rounds[index].deck or ()
        return random.Random(f"{self._seed} {round_number}").sample(DECK, len(DECK))

    def stolen(self, victim: Seat, hand: Sequence[Card]) -> Card:
        if self.now is None:
            return random.Random(f"{self._seed} {victim} {format_cards(hand)}").choice(hand)
        if self.now.stolen is None:
            raise WrongChance(Wrong.THEFT_UNTOLD)
        return self.now.stolen


@dataclass(frozen=True, slots=True)
class Moment:
    """The game right after a move, or as it began (``played`` is ``None``), and what happened.

    It is one game that plays on: look at it before the next moment is asked for.
    """

    game: Game
    played: Played | None
    events: tuple[Event, ...]


def replay(record: Record, *, seed: int | None = None) -> Game:
    """The game of a record, ready to be played on; ``BrokenRecord`` if it breaks the rules.

    A record may end anywhere, even between two rounds. Chance after its end comes from the seed.
    """
    (last,) = deque(moments(record, seed=seed), maxlen=1)
    return last.game


def moments(record: Record, *, seed: int | None = None) -> Iterator[Moment]:
    """The game of a record move by move, as ``replay`` plays it."""
    script = RecordedChance(record, secrets.randbelow(2**63) if seed is None else seed)
    _check_beginnings(record)
    game = _begin(record, script)
    yield Moment(game, None, tuple(game.history))
    for index in range(len(record.rounds)):
        yield from _play_round(game, script, record, index)
    script.now = None
    _check_result(game, record.result)


def _check_beginnings(record: Record) -> None:
    """A round begins with a whole deck; only the first may begin with a position instead."""
    if not record.rounds:
        raise BrokenRecord(NotationError(Wrong.NOTHING_BEGUN), line=record.line)
    for index, round_ in enumerate(record.rounds):
        if reason := _wrong_deck(round_, is_set_up=index == 0 and record.start is not None):
            number = record.first_round + index
            raise BrokenRecord(reason, line=round_.line, round_number=number)


def _wrong_deck(round_: Round, *, is_set_up: bool) -> NotationError | None:
    if is_set_up:
        return None if round_.deck is None else NotationError(Wrong.DECK_AND_POSITION)
    try:
        check_deck(round_.deck or ())
    except NotationError as error:
        return error
    return None


def _begin(record: Record, script: RecordedChance) -> Game:
    try:
        if record.start is None:
            return Game(record.options, record.players, chance=script)
        _check_start(record)
        return Game.set_up(record.start, chance=script)
    except NotationError as error:
        line = record.line if record.start is None else record.rounds[0].line
        raise BrokenRecord(error, line=line) from error


def _check_start(record: Record) -> None:
    start = record.start
    assert start is not None, "only a game from a position is checked"
    if (start.options, start.players, start.turn) != (record.options, record.players, record.first):
        raise NotationError(Wrong.OTHER_POSITION)
    if None in start.cards():
        raise NotationError(Wrong.HIDDEN_CARDS)


def _play_round(game: Game, script: RecordedChance, record: Record, index: int) -> Iterator[Moment]:
    round_ = record.rounds[index]
    number = record.first_round + index
    if len(game.rounds) <= index:
        wrong = Wrong.ROUND_AFTER_END if game.is_over else Wrong.ROUND_NOT_ENDED
        reason = NotationError(wrong, before=number - 1)
        raise BrokenRecord(reason, line=round_.line, round_number=number)
    for count, (turn, played) in enumerate(moves_of(round_), 1):
        script.now = played
        told = len(game.history)
        is_in_round = len(game.rounds) == index + 1
        if refusal := _refusal(game, turn.seat, played, is_in_round=is_in_round):
            raise BrokenRecord(
                refusal,
                line=turn.line,
                round_number=number,
                number=count,
                seat=turn.seat,
                move=format_played(played),
            )
        yield Moment(game, played, tuple(game.history[told:]))


def moves_of(round_: Round) -> Iterator[tuple[Turn, Played]]:
    """Every move of a round, with the turn in which it was made."""
    for turn in round_.turns:
        for played in turn.played:
            yield turn, played


def _refusal(game: Game, seat: Seat, played: Played, *, is_in_round: bool) -> NotationError | None:
    """Play a move, or say why it cannot be played."""
    if not is_in_round:
        return NotationError(Wrong.MOVE_AFTER_END, move=format_played(played))
    try:
        game.play(played.move, seat)
    except IllegalMove as error:
        return NotationError(Wrong.ILLEGAL_MOVE, refusal=error)
    except WrongChance as error:
        return NotationError(Wrong.WRONG_CARD, move=format_played(played), problem=error)
    return None


def _check_result(game: Game, stated: Result | None) -> None:
    if stated is not None and stated != Result.of(game):
        wrong = NotationError(Wrong.WRONG_RESULT, given=stated, found=Result.of(game))
        raise BrokenRecord(wrong, line=stated.line)
