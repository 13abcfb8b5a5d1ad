"""From games to standings: who is measured where, and what a shared win is worth."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from papersea.arena import Outcome, Plan, TooFewDeals, summarise
from papersea.moves import Seat
from tests.arena.entrants import quick_plan


def outcome(plan: Plan, deal: int, seating: int, scores: str, winners: str) -> Outcome:
    return Outcome(
        deal,
        plan.seatings_of(deal)[seating],
        tuple(map(int, scores.split("-"))),
        tuple(Seat("ABCD".index(letter)) for letter in winners),
        rounds=5,
    )


def duel(plan: Plan, *deals: tuple[str, str]) -> list[Outcome]:
    """Deals of two seatings, each given by who won them."""
    return [
        outcome(plan, deal, seating, "41-20" if winner == "A" else "20-41", winner)
        for deal, winners in enumerate(deals)
        for seating, winner in enumerate(winners)
    ]


def test_wins_scores_and_games_of_two() -> None:
    plan = quick_plan(games=8)
    results = summarise(plan, duel(plan, ("A", "B"), ("A", "A"), ("A", "B"), ("B", "A")))
    best, other = results.standings
    assert (best.entrant, best.games, best.deals) == ("driftwood@1p", 8, 4)
    assert best.win_rate.mean == pytest.approx(5 / 8)
    assert best.win_rate.mean + other.win_rate.mean == pytest.approx(1)
    assert best.win_rate.low == pytest.approx(1 - other.win_rate.high)
    assert best.score.mean == pytest.approx((5 * 41 + 3 * 20) / 8)
    assert (results.games, results.deals, results.seatings, results.rounds) == (8, 4, 2, 5)
    assert results.of("foam@1p") is other
    assert results.pairs[0].ahead == best.win_rate


def test_a_shared_win_is_a_part_of_one() -> None:
    plan = quick_plan(entrants=3, players=3, games=12)
    games = [
        outcome(plan, deal, seating, "36-36-10", "AB") for deal in range(2) for seating in range(6)
    ]
    results = summarise(plan, games)
    assert [standing.win_rate.mean for standing in results.standings] == pytest.approx([1 / 3] * 3)
    assert results.par == pytest.approx(1 / 3)


def test_luck_is_taken_off_shares_and_leads() -> None:
    plan = quick_plan(games=4)
    games = duel(plan, ("A", "B"), ("A", "A"))
    lucky = [
        replace(game, luck=(chance, -chance))
        for game, chance in zip(games, (0.3, 0.1, -0.2, 0.4), strict=True)
    ]
    best, other = summarise(plan, lucky).standings
    assert best.entrant == "driftwood@1p"
    assert best.win_rate == summarise(plan, games).standings[0].win_rate
    assert best.adjusted is not None
    assert other.adjusted is not None
    # The first has seat A in the first game of a deal and seat B in the second.
    assert best.adjusted.mean == pytest.approx(3 / 4 - (0.3 - 0.1 - 0.2 - 0.4) / 4)
    assert best.adjusted.mean + other.adjusted.mean == pytest.approx(1)
    assert summarise(plan, lucky).pairs[0].adjusted == best.adjusted


def test_luck_is_taken_off_a_part_of_a_win() -> None:
    plan = quick_plan(entrants=3, players=3, games=12)
    games = [
        replace(outcome(plan, deal, seating, "36-36-10", "AB"), luck=(0.2, -0.3, 0.1))
        for deal in range(2)
        for seating in range(6)
    ]
    assert games[0].earned(0) == pytest.approx(0.3)
    assert games[0].earned(2) == pytest.approx(-0.1)
    for standing in summarise(plan, games).standings:
        assert standing.adjusted is not None
        assert standing.adjusted.mean == pytest.approx(1 / 3)


def test_if_luck_of_one_game_was_not_told_none_is_taken_off() -> None:
    plan = quick_plan(games=4)
    games = [replace(game, luck=(0.1, -0.1)) for game in duel(plan, ("A", "B"), ("A", "A"))]
    games[-1] = replace(games[-1], luck=None)
    results = summarise(plan, games)
    assert {standing.adjusted for standing in results.standings} == {None}
    assert results.pairs[0].adjusted is None


def test_mermaids_win_whatever_the_score_and_equal_scores_share_a_rank() -> None:
    plan = quick_plan(entrants=4, players=4)
    assert outcome(plan, 0, 0, "3-20-9-20", "A").ranks == (0, 1, 3, 1)
    assert outcome(plan, 0, 0, "31-31-9-30", "AB").ranks == (0, 0, 3, 2)


def test_among_copies_only_the_one_who_is_alone_is_measured() -> None:
    plan = quick_plan(entrants=2, players=4, games=16)
    games = []
    for deal in range(plan.deals):
        for number, seating in enumerate(plan.seatings_of(deal)):
            alone = min(seating, key=seating.count)
            seat = seating.index(alone)
            winner = seat if alone == 0 else (seat + 1) % 4
            scores = "-".join("30" if each == winner else "5" for each in range(4))
            games.append(outcome(plan, deal, number, scores, "ABCD"[winner]))
    results = summarise(plan, games)
    first, second = results.of("driftwood@1p"), results.of("foam@1p")
    assert (first.win_rate.mean, first.games, first.deals) == (1, 8, 2)
    assert (second.win_rate.mean, second.games, second.deals) == (0, 8, 2)
    # Ahead of all three copies where alone; else one copy is ahead and two are level.
    assert results.pairs[0].ahead.mean == pytest.approx((1 + (1 + 2 * 0.5) / 3) / 2)


def test_only_whole_deals_count_and_every_lineup_needs_two() -> None:
    plan = quick_plan(games=6)
    games = duel(plan, ("A", "B"), ("A", "A"), ("A", "B"))
    assert summarise(plan, games[:5]).deals == 2
    with pytest.raises(TooFewDeals):
        summarise(plan, games[:3])


def test_results_can_be_written_as_json() -> None:
    plan = quick_plan()
    fields = json.loads(json.dumps(summarise(plan, duel(plan, ("A", "B"), ("A", "A"))).as_fields()))
    assert fields["plan"]["entrants"] == ["driftwood@1p", "foam@1p"]
    assert fields["standings"][0]["win_rate"]["mean"] == 0.75
    assert fields["standings"][0]["adjusted"] is None
    assert fields["pairs"][0]["games"] == 4
    assert fields["decision"] is None
