"""Playing a record back: by the rules, or not at all."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from papersea.cards import DECK as WHOLE_DECK
from papersea.game import Played
from papersea.moves import Seat, Steal
from papersea.record import (
    BrokenRecord,
    Record,
    Result,
    Round,
    Turn,
    moments,
    parse_record,
    replay,
)
from papersea.rules.options import Options
from tests.clauses import clause
from tests.record.games import DECK, OTHER_DECK, OVER, SHORT, play


def broken(record: Record | str) -> BrokenRecord:
    with pytest.raises(BrokenRecord) as caught:
        replay(parse_record(record) if isinstance(record, str) else record)
    return caught.value


@clause("T1", "T3", "T8", "K6", "R3")
@pytest.mark.parametrize(
    ("old", "new", "line", "number", "move", "reason"),
    [
        ("B: D Fk-L .", "B: D Gr-L .", 4, 2, "Gr-L", "the cards drawn are FkOr (T3)"),
        ("B: D Fk-L .", "A: D Fk-L .", 4, 1, "D", "it is B's turn (T1)"),
        ("B: L .\n", "B: D .\n", 6, 8, ".", "keep one of the two cards drawn (T3)"),
        ("A: L Wa+Sl @B=Mw .", "A: L Wa+Sl @B=Gr .", 17, 36, "@B=Gr", "not in B's hand"),
        ("A: L Wa+Sl @B=Mw .", "A: L Wa+Sl @A=Mw .", 17, 36, "@A=Mw", "A is not an opponent (K6)"),
        ("B: D Mw-L .\nA: L Wa", "B: D Mw-L STOP\nA: L Wa", 16, 33, "STOP", "closing needs 7"),
        ("LAST\nB: R .", "LAST\nB: R LAST", 20, 45, "LAST", "nobody closes in a last turn (R3)"),
        ("LAST\nB: R .", "LAST\nB: R .\nB: L .", 21, 46, "L", "the round has ended"),
        ("LAST\nB: R .", "LAST\nC: R .", 20, 44, "R", "it is B's turn (T1)"),
    ],
)
def test_a_move_against_the_rules_is_named(
    old: str, new: str, line: int, number: int, move: str, reason: str
) -> None:
    assert SHORT.count(old)
    error = broken(SHORT.replace(old, new, 1))
    assert (error.line, error.round, error.number, error.move) == (line, 1, number, move)
    assert str(error).startswith(f"line {line}: round 1, move {number} by ")
    assert reason in str(error)
    assert f": {move.split('=', maxsplit=1)[0]}" in str(error)


def test_a_wrong_move_of_a_later_round_counts_within_that_round() -> None:
    error = broken(SHORT.replace("B: D Og-L .\nA: R .", "B: D Og-L .\nA: R LAST"))
    assert (error.line, error.round, error.number, error.seat) == (23, 2, 5, Seat(0))


@clause("G2")
def test_moves_after_the_end_of_the_game() -> None:
    error = broken(OVER.replace("STOP", "STOP\nB: D"))
    assert (error.line, error.round, error.number, error.move) == (4, 5, 2, "D")
    assert "the game is over (G3)" in str(error)


def test_rounds_after_the_end_of_the_game() -> None:
    error = broken(OVER.replace("STOP", f"STOP\ndeck {DECK}"))
    assert (error.line, error.round, error.number) == (4, 6, None)
    assert "the game is over" in str(error)


def test_a_round_that_begins_too_early() -> None:
    error = broken(SHORT.replace("LAST\nB: R .", "LAST\nB: R"))
    assert (error.line, error.round, error.number) == (21, 2, None)
    assert str(error) == "line 21: round 2: round 1 has not ended"


def test_a_round_without_its_deck() -> None:
    error = broken(SHORT.replace(f"deck {OTHER_DECK}\n", ""))
    assert (error.line, error.round, error.number, error.move) == (21, 1, 46, "D")
    assert "the round has ended" in str(error)


@pytest.mark.parametrize("stated", ["49-12 A", "50-12 B", "50-12 -", "50-12 AB", "50-12-0 A"])
def test_a_result_that_the_rules_do_not_give(stated: str) -> None:
    error = broken(OVER.replace("50-12 A", stated))
    assert (error.line, error.round, error.move) == (4, None, None)
    assert str(error) == (
        f"line 4: the result is given as {stated}, and by the rules it is 50-12 A"
    )


def test_an_unfinished_game_may_state_its_scores() -> None:
    assert replay(parse_record(f"{SHORT}\nresult 12-2 -")).scores == (12, 2)
    assert broken(f"{SHORT}\nresult 12-2 A").line == 24


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("A first", "B first", "are not those of the position"),
        ("1 classic", "1 es", "are not those of the position"),
        ("2 players", "3 players", "are not those of the position"),
        ("PvPaPp", "PvPa?1", "must name every card"),
        ("39-12", "40-12", "the game ended at 40"),
        ("A:duo", "A:steal", "has laid out no swimmer and shark"),
    ],
)
def test_a_position_that_cannot_be(old: str, new: str, reason: str) -> None:
    error = broken(OVER.replace(old, new, 1))
    assert error.line == 2
    assert reason in str(error)


SMALL = Record(Options(), 2, Seat(0), (Round(WHOLE_DECK),))


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        (replace(SMALL, rounds=()), "neither a deck nor a position"),
        (replace(SMALL, rounds=(Round(None),)), "round 1: a deck has 58 cards, not 0"),
        (replace(SMALL, rounds=(Round(WHOLE_DECK[:-1]),)), "round 1: a deck has 58 cards, not 57"),
        (
            replace(SMALL, rounds=(Round((*WHOLE_DECK[:-1], WHOLE_DECK[0])),)),
            "round 1: the deck is not whole: Mw is missing",
        ),
        (replace(SMALL, rounds=(*SMALL.rounds, Round(None))), "round 2: a deck has 58 cards"),
        (replace(SMALL, first=Seat(2)), "seat 2 cannot start a game of 2"),
        (replace(SMALL, players=5), "players must be 2, 3 or 4, not 5"),
        (
            replace(parse_record(OVER), rounds=(Round(WHOLE_DECK),)),
            "round 5: it begins with a position and has a deck",
        ),
    ],
)
def test_values_that_no_text_gives_are_refused_too(record: Record, reason: str) -> None:
    assert reason in str(broken(record))


def test_a_theft_without_its_card() -> None:
    record = parse_record(SHORT)
    first = record.rounds[0]
    take, duo, _, end = first.turns[13].played
    silent = Turn(Seat(0), (take, duo, Played(Seat(0), Steal(Seat(1))), end))
    turns = (*first.turns[:13], silent, *first.turns[14:])
    error = broken(replace(record, rounds=(replace(first, turns=turns), record.rounds[1])))
    assert str(error) == "round 1, move 36 by A: @B: expected the card that was stolen"


def test_a_record_may_end_between_two_rounds() -> None:
    game = replay(parse_record(SHORT[: SHORT.index("\ndeck G")]), seed=5)
    assert game.round == 2
    assert Result.of(game) == Result((12, 2))


def test_a_replayed_game_can_be_played_on_by_its_seed() -> None:
    record = parse_record(SHORT)
    ways = [play(replay(record, seed=seed), random.Random(4), moves=300) for seed in (1, 1, 2)]
    one, same, other = map(Record.of, ways)
    assert one == same
    assert one != other


def test_copies_of_a_replayed_game_have_the_same_chance_to_come() -> None:
    game = replay(parse_record(SHORT))
    copies = [play(game.copy(), random.Random(4), moves=300) for _ in range(2)]
    assert Record.of(copies[0]) == Record.of(copies[1])


def test_a_record_can_be_looked_at_move_by_move() -> None:
    record = parse_record(SHORT)
    last = replay(record)
    seen = [(each.played, each.events, each.game.turn) for each in moments(record)]
    assert seen[0][0] is None
    assert [played for played, _, _ in seen[1:]] == [p for log in last.rounds for p in log.played]
    assert [event for _, events, _ in seen for event in events] == last.history
    turns = [turn for _, _, turn in seen]
    assert all(
        played.seat == turn for (played, _, _), turn in zip(seen[1:], turns, strict=False) if played
    )
