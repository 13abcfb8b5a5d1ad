"""Nothing that a seat could not know is in what it is told, unless it is called hindsight."""

from __future__ import annotations

from dataclasses import replace

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from papersea.analysis import Question, questions
from papersea.players.belief import Belief
from papersea.record import Record, replay
from tests.analysis.games import decided, known_reasons, played
from tests.players.beliefs import CURIOUS, MANNERS, SIMPLE
from tests.properties.games import players, seeds
from tools.analysis_calibration.worlds import in_another_world

EDITIONS = ("classic", "es", "ru")


def same_decision(record: Record, question: Question, seed: int) -> tuple[Record, Question]:
    """The same question in another world, of which the seat has seen exactly the same."""
    world = Belief(question.view).sample(seed)
    game = replay(in_another_world(record, world, question), seed=seed)
    game.play(question.played, question.seat)
    other = Record.of(game)
    last = questions(other)[-1]
    assert last.view == question.view, "the other world looks just the same"
    return other, last


@settings(max_examples=25)
@given(st.sampled_from(EDITIONS), players, seeds, st.sampled_from(MANNERS), seeds, st.data())
def test_hidden_cards_do_not_change_what_is_said(
    edition: str, number: int, seed: int, manner: str, world: int, data: st.DataObject
) -> None:
    record = Record.of(played(number, seed, manner, edition, moves=150))
    question = data.draw(st.sampled_from(questions(record)))
    here = decided(record, question)
    there = decided(*same_decision(record, question, world))
    known = [known_reasons(each) for each in (here, there)]
    assert msgspec.json.encode(known[0]) == msgspec.json.encode(known[1])
    assert known[0], "every decision is explained"
    same = {"number": here.number, "reasons": ()}
    assert msgspec.structs.replace(here, **same) == msgspec.structs.replace(there, **same)


def test_what_comes_later_does_not_change_it_either() -> None:
    whole = Record.of(played(3, 5, SIMPLE))
    for question in questions(whole)[::25]:
        made = question.number
        rounds = []
        for round_ in whole.rounds:
            turns = []
            for turn in round_.turns:
                turns.append(replace(turn, played=turn.played[: max(0, made)]))
                made -= len(turn.played)
            rounds.append(replace(round_, turns=tuple(turn for turn in turns if turn.played)))
            if made <= 0:
                break
        cut = replace(whole, rounds=tuple(rounds), result=None)
        last = questions(cut)[-1]
        assert last == question
        assert known_reasons(decided(cut, last)) == known_reasons(decided(whole, question))


def test_hindsight_tells_the_worlds_apart() -> None:
    """Else the tests above would compare nothing."""
    record = Record.of(played(2, 11, CURIOUS))
    differ = 0
    for question in questions(record)[::6]:
        here, there = decided(record, question), decided(*same_decision(record, question, 3))
        differ += here.reasons != there.reasons
    assert differ
