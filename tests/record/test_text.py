"""The text form of a record: it round-trips, and what is wrong with it has a line."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from papersea.fair import Proof
from papersea.game import Played
from papersea.moves import Seat, Steal, parse_move
from papersea.problems import NotationError
from papersea.record import Record, UnreadableRecord, parse_record, replay
from papersea.rules.options import Edition, Options
from tests.record.games import DECK, FAIR, OVER, SHORT, go_on_from_position, random_game, records
from tests.sizes import examples

HEADER = "papersea 1 classic 2 players, A first"
SECRET = 64 * "0"


@examples(40)
@given(records())
def test_text_round_trips_and_plays_back_to_the_same_game(record: Record) -> None:
    assert parse_record(str(record)) == record
    assert Record.of(replay(record), record.names, record.fair) == record


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_of_every_edition_round_trip(edition: Edition, players: int) -> None:
    game = random_game(players, Options.of(edition), players, moves=10_000)
    record = Record.of(game)
    assert record.result is not None
    assert parse_record(str(record)) == record
    again = replay(record)
    assert Record.of(again) == record
    assert again.history == game.history


def test_a_game_from_a_position_round_trips() -> None:
    game = go_on_from_position(random_game(3, Options(), 3, moves=40), seed=3, moves=200)
    record = Record.of(game)
    assert record.start is not None
    assert record.rounds[0].deck is None
    assert len(record.rounds) > 1
    assert parse_record(str(record)) == record
    assert replay(record).position() == game.position()


@pytest.mark.parametrize("text", [SHORT, OVER, FAIR])
def test_the_written_examples_are_in_the_printed_form(text: str) -> None:
    assert str(parse_record(text)) == text
    replay(parse_record(text))


def test_comments_blank_lines_and_other_line_ends_mean_nothing() -> None:
    loose = "\ufeff; sent by Coral\n" + SHORT.replace("A: R .\n", "\n  A: R . ; why not?\n", 1)
    assert parse_record(loose.replace("\n", "\r\n") + "\r\n") == parse_record(SHORT)


def test_names_may_contain_anything() -> None:
    record = parse_record(SHORT)
    odd = Record(
        record.options, 2, record.first, record.rounds, names=('a ; "b"\n', "\\ #3 \u2028")
    )
    assert parse_record(str(odd)) == odd


def test_a_proof_may_contain_what_else_begins_a_comment() -> None:
    record = parse_record(FAIR)
    odd = replace(record, fair=Proof(bytes(32), ";/1", ('";', "papersea;")))
    assert parse_record(str(odd)) == odd


def test_several_turns_may_stand_in_one_line() -> None:
    joined = SHORT.replace("A: D Ao-R .\nB: L .", "A: D Ao-R . B: L .")
    assert parse_record(joined) == parse_record(SHORT)


def test_a_theft_names_its_card() -> None:
    turn = parse_record(SHORT).rounds[0].turns[13]
    assert turn.seat == Seat(0)
    assert Played(Seat(0), Steal(Seat(1)), turn.played[-2].stolen) == turn.played[-2]
    assert str(turn) == "A: L Wa+Sl @B=Mw ."
    assert turn.line == 17


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("", None, "expected a header"),
        ("; nothing\n\n", None, "expected a header"),
        ("chess 1", 1, "expected a header as in papersea 1 classic 2 players, A first"),
        ("papersea 2 of another kind", 1, "version 2"),
        ("papersea 1 classic 5 players, A first", 1, "expected a header"),
        ("papersea 1 poker 2 players, A first", 1, "edition cannot be 'poker'"),
        (HEADER, 1, "expected a deck or a position"),
        (f"{HEADER}\nA: D", 2, "expected a deck or a position, not 'A:'"),
        (f"{HEADER}\n\ndeck CyCy", 3, "a deck has 58 cards, not 2"),
        (f"{HEADER}\ndeck 3xCy", 2, "3 × Cy"),
        (f"{HEADER}\nposition classic 1-2", 2, "nine words"),
        (f"{HEADER}\nnames Coral Pebble", 2, "expected them in quotes"),
        (f'{HEADER}\nnames "\\x"', 2, "is not a name"),
        (f'{HEADER}\nnames "Coral"', 2, "1 names for 2 players"),
        (f"{HEADER}\nfair", 2, "'' is not a secret"),
        (f"{HEADER}\nfair {SECRET} CODE/1", 2, "'CODE/1' is not part of a proof"),
        (f'{HEADER}\nfair {SECRET} "CODE/1" "" "" ""', 2, "3 salts for 2 players"),
        (f'{HEADER}\nfair {SECRET} "1" "" ""\nfair', 3, "a deck or a position, not 'fair'"),
        (f"{HEADER}\ndeck {DECK}\nfair", 3, "expected a turn as in A: D Cy-L ., a deck or a"),
        (OVER.replace("\n", f'\nfair {SECRET} "1" "" ""\n', 1), 3, "cannot be proved fair"),
        (f"{HEADER}\ndeck {DECK}\nposition classic", 3, "not 'position'"),
        (f"{HEADER}\ndeck {DECK}\nnames", 3, "expected a turn as in A: D Cy-L ., a deck or a"),
        (f"{HEADER}\ndeck {DECK}\nA: D\nE: D", 4, "'E' is not a seat: expected A, B, C or D"),
        (f"{HEADER}\ndeck {DECK}\nA: D\nB:", 4, "expected moves after B:"),
        (f"{HEADER}\ndeck {DECK}\nA: D\nB: X", 4, "'X' is not a move: expected D, L, R"),
        (f"{HEADER}\ndeck {DECK}\nA: @B", 3, "expected the stolen card with a theft"),
        (f"{HEADER}\ndeck {DECK}\nA: D=Fy", 3, "expected the stolen card with a theft"),
        (f"{HEADER}\ndeck {DECK}\nA: @B=Zz", 3, "'Zz' is not a card"),
        (f"{HEADER}\ndeck {DECK}\nresult 1", 3, "expected scores and winners as in 41-33 A"),
        (f"{HEADER}\ndeck {DECK}\nresult 1-2 -\nA: D", 4, "expected nothing after the result"),
        (f"{HEADER}\ndeck {DECK}\n{HEADER}\ndeck {DECK}", 3, "once; there are 2"),
    ],
)
def test_what_cannot_be_read_names_line_and_expectation(
    text: str, line: int | None, expected: str
) -> None:
    with pytest.raises(UnreadableRecord) as caught:
        parse_record(text)
    assert isinstance(caught.value, NotationError)
    assert caught.value.line == line
    assert expected in str(caught.value)
    assert line is None or str(caught.value).startswith(f"line {line}: ")


def test_a_pick_is_not_a_comment() -> None:
    text = f"{HEADER}\ndeck {DECK}\nA: #3 ; the third"
    assert parse_record(text).rounds[0].turns[0].played == (Played(Seat(0), parse_move("#3")),)
