"""A whole analysis: nothing is left over, nothing depends on chance, and any record will do."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given

from papersea.analysis import (
    Analysis,
    Grade,
    Luck,
    Progress,
    Summary,
    Why,
    analyse,
    answer,
    assemble,
    explaining,
    questions,
)
from papersea.analysis.luck import course_of
from papersea.analysis.weighing import chance_between_rounds
from papersea.events import GameEnded, RoundVoid
from papersea.game import Game
from papersea.moves import Seat
from papersea.players.budget import Milliseconds, Playouts
from papersea.players.search.expert import SearchPlayer
from papersea.players.search.match import match_values
from papersea.record import BrokenRecord, Record, parse_record
from papersea.rules.options import Options
from tests.analysis.games import FEW, played
from tests.players.beliefs import RELUCTANT, SIMPLE
from tests.positions import play, table
from tests.properties.games import options, play_on, players, seeds
from tests.record.games import FAIR, OVER, SHORT
from tests.sizes import examples, sized

EXACTLY = 1e-12
TABLE = 1e-4
"""How exactly the chances between rounds make one: they come from a table of small numbers."""


def check_sums(analysis: Analysis) -> None:
    """What a seat's chance came to is what was given and what was given away."""
    rows: list[Luck | Summary] = [*analysis.luck, *analysis.summaries]
    for row in rows:
        assert row.end - row.start == pytest.approx(row.luck - row.losses, abs=EXACTLY)
        assert row.losses >= 0
    for seat, summary in zip(analysis.seats, analysis.summaries, strict=True):
        rounds = [row for row in analysis.luck if row.seat == seat]
        assert all(before.end == after.start for before, after in pairwise(rounds))
        own = [each for each in analysis.decisions if each.seat == seat]
        assert summary.losses == pytest.approx(sum(each.loss for each in own), abs=EXACTLY)
        assert summary.decisions == len(own)


def check_that_luck_is_fair(analysis: Analysis) -> None:
    """What one seat gives away comes to the others, and nobody gets anything else on average: all
    seats together have as much luck as losses, in every round and in the game."""
    assert len(analysis.seats) == analysis.players
    assert analysis.is_finished
    for round_ in {row.round for row in analysis.luck}:
        rows = [row for row in analysis.luck if row.round == round_]
        over = sum(row.luck - row.losses for row in rows)
        assert over == pytest.approx(0, abs=TABLE), f"round {round_}"
    over = sum(each.luck - each.losses for each in analysis.summaries)
    assert over == pytest.approx(0, abs=TABLE)


@pytest.mark.parametrize("number", [2, 3, 4])
def test_luck_and_losses_make_the_result(number: int) -> None:
    game = played(number, number, SIMPLE)
    analysis = analyse(Record.of(game), budget=Playouts(sized(5, 20)))
    check_sums(analysis)
    check_that_luck_is_fair(analysis)
    assert analysis.winners == game.winners
    for summary in analysis.summaries:
        assert summary.start == pytest.approx(1 / number, abs=0.01)
        assert summary.end == (summary.seat in game.winners) / len(game.winners)
    assert analysis.decisions, "there was something to decide"
    for decision in analysis.decisions:
        chances = {each.move: each.chance for each in decision.alternatives}
        assert decision.loss == chances[decision.best] - chances[decision.played] >= 0
        assert (decision.grade is Grade.BEST) == (decision.best == decision.played)
        assert decision.alternatives[0].move == decision.best
        assert decision.reasons


@examples(5)
@given(options, players, seeds, seeds)
def test_any_rules_and_any_play_can_be_analysed(
    rules: Options, number: int, seed: int, randomness: int
) -> None:
    game = Game(rules, number, seed=seed)
    list(play_on(game, 60, randomness))
    analysis = analyse(Record.of(game), budget=Playouts(5))
    check_sums(analysis)
    assert msgspec.json.decode(msgspec.json.encode(analysis), type=Analysis) == analysis


def test_a_chance_between_rounds_comes_with_the_error_of_its_table() -> None:
    """Only what is over, and what has not begun, is known exactly."""
    record = Record.of(played(3, 3, SIMPLE))
    analysis = analyse(record, [Seat(0)], budget=Playouts(5))
    errors = {each.moves: each.error for each in reversed(analysis.points)}
    ends = {
        number: each for number, each in enumerate(course_of(record).moves, 1) if each.has_ended
    }
    assert len(ends) > 2
    for number, passed in ends.items():
        assert errors[number] == (0 if passed.winners else match_values(3, 35).error)


def test_the_same_record_gives_the_same_analysis() -> None:
    record = Record.of(played(3, 1, SIMPLE, moves=60))
    first, second = (msgspec.json.encode(analyse(record, budget=FEW)) for _ in range(2))
    assert first == second


def test_one_seat_is_told_what_it_is_told_among_all() -> None:
    record = Record.of(played(2, 2, SIMPLE, moves=80))
    whole, own = analyse(record, budget=FEW), analyse(record, [Seat(1)], budget=FEW)
    assert own.seats == (1,)
    assert own.decisions == tuple(each for each in whole.decisions if each.seat == 1)
    assert own.points == tuple(each for each in whole.points if each.seat == 1)


def test_what_is_answered_is_put_together_without_thinking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So that whoever waits for another answer never waits for a whole game."""
    record = Record.of(played(2, 2, SIMPLE, moves=80))
    answers = [answer(question, FEW) for question in questions(record)]
    reasons = {reason.why for each in answers for reason in each.reasons}
    assert Why.BET_HOLDS in reasons, "the dearest of all reasons is among them"

    def think(*_: object, **__: object) -> None:
        raise AssertionError("there is nothing left to think about")

    monkeypatch.setattr(explaining, "bet_odds", think)
    monkeypatch.setattr(SearchPlayer, "choose", think)
    analysis = assemble(record, answers, budget=FEW)
    told = [[each for each in one.reasons if not each.is_hindsight] for one in analysis.decisions]
    assert told == [list(each.reasons) for each in answers]


def test_progress_is_heard_from_the_first_decision_to_the_last() -> None:
    heard: list[Progress] = []
    analysis = analyse(Record.of(played(2, 3, SIMPLE, moves=30)), budget=FEW, heard=heard.append)
    total = len(analysis.decisions)
    assert heard == [Progress(done, total) for done in range(total + 1)]


def test_a_clock_can_be_the_budget() -> None:
    record = Record.of(played(2, 3, SIMPLE, moves=6))
    check_sums(analyse(record, budget=Milliseconds(1)))


@pytest.mark.parametrize("moves", [0, 1, 2, 37, 60])
def test_a_record_that_was_cut_short_says_so(moves: int) -> None:
    """And its chances end where it does."""
    analysis = analyse(Record.of(played(2, 4, SIMPLE, moves=moves)), budget=FEW)
    assert not analysis.is_finished
    assert analysis.winners == ()
    check_sums(analysis)
    assert all(0 < summary.end < 1 for summary in analysis.summaries)


def test_a_round_that_nobody_scores_moves_chances_only_by_who_starts_next() -> None:
    """R9: afterwards the match stands as it did before. R12: another may start."""
    game = next(
        game
        for game in (played(2, seed, RELUCTANT, "es") for seed in range(20))
        if any(isinstance(event, RoundVoid) for event in game.history)
    )
    analysis, course = analyse(Record.of(game), budget=Playouts(5)), course_of(Record.of(game))
    check_sums(analysis)
    check_that_luck_is_fair(analysis)
    ends = [each for each in course.moves if each.has_ended]
    before = [course.scores, *(each.scores for each in ends)]
    void = next(each for scores, each in zip(before, ends, strict=False) if scores == each.scores)
    for row in analysis.luck:
        if row.round == void.round:
            stands = partial(chance_between_rounds, void.scores, row.seat, course.target)
            assert row.start in {stands(starter) for starter in (None, Seat(0), Seat(1))}
            assert row.end == stands(void.starter)


def test_four_mermaids_are_luck() -> None:
    """G1: the last one came up, and nobody could do anything about it."""
    game = table(["Mw Mw Mw Fd Fl", "Cy"], deck="Mw …", scores=[3, 30])
    play(game, "Fd+Fl")
    assert GameEnded((Seat(0),), by_mermaids=True) in game.history
    analysis = analyse(Record.of(game), budget=FEW)
    check_sums(analysis)
    check_that_luck_is_fair(analysis)
    winner, loser = analysis.summaries
    assert (winner.end, loser.end) == (1, 0)
    assert winner.luck > 0.5
    assert loser.luck < 0
    assert loser.losses == 0


def test_a_record_that_breaks_the_rules_is_refused() -> None:
    text = str(Record.of(played(2, 1, SIMPLE, moves=20))).replace("A: ", "A: STOP ", 1)
    with pytest.raises(BrokenRecord, match="by A: STOP is not legal"):
        analyse(parse_record(text), budget=FEW)


def test_names_and_a_stated_result_are_kept() -> None:
    record = replace(Record.of(played(3, 6, SIMPLE)), names=("Coral", "Pebble", "Foam"))
    analysis = analyse(record, [Seat(0)], budget=Playouts(5))
    assert record.result is not None
    assert (analysis.names, analysis.scores) == (record.names, record.result.scores)


@pytest.mark.parametrize("text", [SHORT, OVER, FAIR], ids=["short", "position", "fair"])
def test_records_of_every_kind_are_analysed(text: str) -> None:
    """Cut short in a second round; from a position; with a proof of its cards."""
    record = parse_record(text)
    analysis = analyse(record, budget=FEW)
    check_sums(analysis)
    assert analysis.is_finished == (text == OVER)
