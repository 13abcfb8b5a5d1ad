"""Styles bend judgement in the direction that their names say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from papersea.cards import Kind
from papersea.players.policy.judgement import FIRST_TIME, PLAIN, Judgement, policies_of, tuned
from papersea.players.policy.weights import PLACES, Weights
from papersea.players.styles import Style
from papersea.rules.records import record_at

SETS = {Kind.SHELL, Kind.OCTOPUS, Kind.PENGUIN, Kind.SAILOR}
MULTIPLIERS = {Kind.LIGHTHOUSE, Kind.SHOAL, Kind.PENGUIN_COLONY, Kind.CAPTAIN}
THIEVES = {Kind.SWIMMER, Kind.SHARK, Kind.CRAB}

each_judgement = pytest.mark.parametrize(
    "judgement", [FIRST_TIME, PLAIN, tuned()], ids=["first time", "plain", "tuned"]
)


def promised_more(judgement: Judgement, style: Style) -> set[Kind]:
    """The kinds that promise more with a style; no other may promise less."""
    before, after = judgement.promise, judgement.leaning(style).promise
    assert all(after[kind] >= before[kind] for kind in Kind)
    return {kind for kind in Kind if after[kind] > before[kind]}


@each_judgement
def test_a_style_of_zeros_changes_nothing(judgement: Judgement) -> None:
    assert judgement.leaning(Style()) == judgement


@each_judgement
def test_a_collector_loves_sets_and_multipliers_and_is_otherwise_the_same(
    judgement: Judgement,
) -> None:
    style = Style(collector=1.0)
    assert promised_more(judgement, style) == SETS | MULTIPLIERS
    assert replace(judgement.leaning(style), promise=judgement.promise) == judgement


@each_judgement
def test_a_thief_loves_to_steal_and_to_search_and_fears_more_what_it_feared(
    judgement: Judgement,
) -> None:
    thief = judgement.leaning(Style(thief=1.0))
    assert promised_more(judgement, Style(thief=1.0)) == THIEVES
    assert thief.crab_from < judgement.crab_from
    assert all(abs(thief.deny[kind]) >= abs(judgement.deny[kind]) for kind in Kind)
    assert (thief.last_chance, thief.stop) == (judgement.last_chance, judgement.stop)


@each_judgement
def test_who_likes_risk_bets_with_a_smaller_lead_and_stops_with_a_larger_one(
    judgement: Judgement,
) -> None:
    bold, careful = (judgement.leaning(Style(risk=risk)) for risk in (1.0, -1.0))
    assert bold.last_chance[0] < judgement.last_chance[0] < careful.last_chance[0]
    assert bold.stop[0] > judgement.stop[0] > careful.stop[0]
    kept = replace(bold, last_chance=judgement.last_chance, stop=judgement.stop)
    assert kept == judgement
    assert bold.stop[1:] == judgement.stop[1:]


def test_leanings_add_up_and_cancel_out() -> None:
    there = PLAIN.leaning(Style(risk=0.5, thief=0.0, collector=1.0))
    back = there.leaning(Style(risk=-0.5, collector=-1.0))
    for kind in Kind:
        assert back.promise[kind] == pytest.approx(PLAIN.promise[kind])
    assert back.stop == pytest.approx(PLAIN.stop)


def test_at_a_table_only_the_own_seat_has_the_style() -> None:
    own, others = PLAIN.leaning(Style(collector=1.0)), PLAIN
    for seat in range(4):
        policies = policies_of(own, others, seat)
        for number in range(4):
            weights = record_at(Weights, policies, number)
            expected = own if number == seat else others
            shells = list(Kind).index(Kind.SHELL) * PLACES
            told = [float(each) for each in weights.promise[shells : shells + PLACES]]
            assert told == list(expected.promise[Kind.SHELL])
            assert list(weights.stop) == list(expected.stop)
