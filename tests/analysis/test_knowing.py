"""Nothing that a seat could not know is in what it is told, unless it is called hindsight."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from papersea.analysis import Answer, Decision, Question, Why, assemble, questions
from papersea.moves import Move
from papersea.players.belief.worlds import Belief
from papersea.players.budget import Playouts
from papersea.players.search.expert import Weighed
from papersea.record import Record, replay
from tests.analysis.games import decided, known_reasons, played
from tests.players.beliefs import CURIOUS, MANNERS, SIMPLE
from tests.properties.games import players, seeds
from tests.sizes import SOAK, examples, sized
from tools.analysis_calibration.worlds import in_another_world

EDITIONS = ("classic", "es", "ru")
OF_THE_TRUTH = {Why.HELD, Why.TOOK_IT, Why.HAD_POINTS, Why.DECK_HAD}


def same_decision(record: Record, question: Question, seed: int) -> tuple[Record, Question]:
    """The same question in another world, of which the seat has seen exactly the same."""
    world = Belief(question.view).sample(seed)
    game = replay(in_another_world(record, world, question), seed=seed)
    game.play(question.played, question.seat)
    other = Record.of(game)
    last = questions(other)[-1]
    assert last.view == question.view, "the other world looks just the same"
    return other, last


@examples(25)
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


def as_if_best(record: Record, question: Question, best: Move) -> Decision:
    """The decision as it is told if a search were sure of another move: what was hidden is then
    looked at for every kind of choice, and not only where a few playouts see a loss."""
    chances = {move: 0.9 if move == best else 0.1 for move in question.view.legal}
    weighed = [Weighed(move, each, each - 0.9, 0.001, 99) for move, each in chances.items()]
    (decision,) = assemble(record, [Answer.of(question, weighed)], budget=Playouts(1)).decisions
    return decision


def test_whatever_would_be_best_only_hindsight_depends_on_hidden_cards() -> None:
    """Every kind of hindsight comes up, and differs between worlds that look the same."""
    differ: Counter[Why] = Counter()
    games = ((2, 11, CURIOUS), (3, 4, SIMPLE), (4, 9, CURIOUS))
    for players_, seed, manner in sized(games[:1], games):
        record = Record.of(played(players_, seed, manner, moves=240))
        for question in questions(record)[::5]:
            other, again = same_decision(record, question, seed)
            for best in question.view.legal[:3]:
                here, there = as_if_best(record, question, best), as_if_best(other, again, best)
                assert known_reasons(here) == known_reasons(there)
                differ.update(each.why for each in set(here.reasons) ^ set(there.reasons))
                for each in (*here.reasons, *there.reasons):
                    assert each.is_hindsight == (each.why in OF_THE_TRUTH)
    assert set(differ) == OF_THE_TRUTH or (differ and not SOAK)
