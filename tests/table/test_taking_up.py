"""A table whose game is taken up from the middle of another one."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice

import pytest

from papersea.answers.tables import beginning_of
from papersea.moves import Seat
from papersea.record import Record, moments, parse_record
from papersea.record.jsonline import format_line
from papersea.table.commands import Change, Rematch, Sit
from papersea.table.facts import Opened, Origin
from papersea.table.refused import ErrorCode, Refused
from papersea.table.settings import Settings
from papersea.table.table import Phase, Table
from tests.positions import A, B
from tests.properties.test_secrecy import exchanged
from tests.record.games import OVER, SHORT
from tests.table.live import FixedSecrets, LiveTable, told

RECORD = parse_record(SHORT)
IN_THE_MIDDLE = 37
"""Moves: A has just stolen a mermaid, and B has laid out nothing."""


def taken_up(record: Record = RECORD, moves: int = IN_THE_MIDDLE, seat: Seat = A) -> LiveTable:
    """Ann plays on in a seat of a game, against a bot."""
    beginning = beginning_of(record, Origin(moves, "game"), seat)
    live = LiveTable(Table("SHELL", FixedSecrets()))
    settings = Settings(players=record.players, options=record.options, patience=None)
    fact = Opened("ann", "Ann", settings, seat=beginning.seat, origin=beginning.origin)
    entry = live.table.next_entry(fact, live.now, format_line(beginning.record))
    live.table.apply(entry)
    live.log.append(entry)
    live.seat_bots(*["gull"] * (record.players - 1))
    live.start()
    return live


@pytest.mark.parametrize("moves", [0, 1, IN_THE_MIDDLE, RECORD.moves])
def test_everybody_knows_what_they_knew_there(moves: int) -> None:
    """Not only the cards are as they lay: every seat remembers what it had seen."""
    live = taken_up(moves=moves, seat=B)
    moment = next(islice(moments(RECORD, seed=0), moves, None))
    assert live.game.position() == moment.game.position()
    for seat in (A, B, None):
        assert live.game.view(seat) == moment.game.view(seat)
    assert live.table.seat_of("ann") == B


def test_it_is_the_sum_of_its_log_to_the_end() -> None:
    live = taken_up()
    live.play_random_until(lambda each: each.game.round > 3, random.Random(1))
    assert live.game.round > 3, "rounds after the record are dealt too"
    again = live.read_again(FixedSecrets())
    assert again.game is not None
    assert again.game.position() == live.game.position()
    assert told(again) == told(live.table)


def test_nobody_is_told_what_the_record_tells() -> None:
    """Two games that differ in cards which nobody has seen begin alike, to the last byte."""
    first, second = RECORD.rounds
    other = replace(first, deck=tuple(exchanged(first.deck or (), 50, 54)))
    assert other.deck != first.deck
    (truth, twin) = (
        taken_up(replace(RECORD, rounds=(round_,)), IN_THE_MIDDLE) for round_ in (first, other)
    )
    assert truth.game.position() != twin.game.position()
    assert told(truth.table) == told(twin.table)
    assert told(taken_up(replace(RECORD, rounds=(first, second))).table) == told(truth.table)


def test_it_says_that_its_cards_prove_nothing() -> None:
    live = taken_up()
    assert (live.table.commitment, live.table.origin) == ("", Origin(IN_THE_MIDDLE, "game"))
    live.play_random_until(lambda _: False, random.Random(1))
    finished = live.table.finished
    assert finished is not None
    assert finished.proof is None
    live.do("ann", Rematch())
    live.salt()
    assert (live.phase, live.table.origin) == (Phase.PLAYING, None)
    assert live.table.commitment, "another game is dealt fairly"
    assert live.game.round == 1


def test_nobody_else_may_sit_down_and_it_is_never_rated() -> None:
    beginning = beginning_of(RECORD, Origin(0), A)
    live = LiveTable(Table("SHELL", FixedSecrets()))
    fact = Opened("ann", "Ann", Settings(), origin=beginning.origin)
    live.apply(fact)
    assert live.code("bob", Sit()) is ErrorCode.NOT_AT_THIS_TABLE
    assert live.code("ann", Change(Settings(players=3))) is ErrorCode.NOT_AT_THIS_TABLE


@pytest.mark.parametrize(
    ("text", "moves", "seat", "code"),
    [
        (OVER, 1, A, ErrorCode.BAD_SETTINGS),
        (SHORT, 10_000, A, ErrorCode.BAD_SETTINGS),
        (SHORT, 0, Seat(2), ErrorCode.NO_SUCH_SEAT),
    ],
)
def test_a_game_is_taken_up_only_where_it_goes_on(
    text: str, moves: int, seat: Seat, code: ErrorCode
) -> None:
    with pytest.raises(Refused) as refused:
        beginning_of(parse_record(text), Origin(moves), seat)
    assert refused.value.code is code
