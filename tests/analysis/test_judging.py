"""What is held against a player, and what is not."""

from __future__ import annotations

from typing import Any

import pytest

from papersea.analysis import Grade, weigh
from papersea.analysis.judging import compare, judge, percent_of
from papersea.analysis.weighing import DEFAULT_BUDGET, JUDGE, budget_for, chance_between_rounds
from papersea.moves import Seat, parse_move
from papersea.players.budget import Playouts
from papersea.players.catalogue import find_opponent
from papersea.players.policy.judgement import Judgement, tuned
from papersea.players.policy.learned import master_judgement
from papersea.players.search.expert import SearchPlayer, Weighed
from papersea.players.styles import Level, Rung
from papersea.rules.ways import COMPILED
from tests.analysis.games import FEW
from tests.positions import table, view_of

VIEW = view_of(table(["Ap Ao Hd Hl", "Cy"], piles=("Fd", "Cg")), "A")


def judged(chances: dict[str, float], played: str, error: float = 0.005) -> Grade:
    weighed = [
        Weighed(parse_move(move), chance, chance - 0.5, error, 100)
        for move, chance in chances.items()
    ]
    return compare(judge(VIEW, parse_move(played), weighed), ()).grade


@pytest.mark.parametrize(
    ("chance", "grade"),
    [(0.61, Grade.BEST), (0.595, Grade.BEST), (0.585, Grade.FINE), (0.57, Grade.SLIP),
     (0.54, Grade.MISTAKE)],
)  # fmt: skip
def test_a_loss_is_graded_by_its_size(chance: float, grade: Grade) -> None:
    assert judged({"STOP": 0.6, "LAST": chance, ".": 0.1}, "LAST") is grade


def test_in_doubt_the_move_that_was_played_is_the_best() -> None:
    chances = {"STOP": 0.6, "LAST": 0.57, ".": 0.58}
    assert judged(chances, "LAST", error=0.005) is Grade.SLIP
    assert judged(chances, "LAST", error=0.02) is Grade.BEST


def test_every_legal_move_is_weighed() -> None:
    """Also duos that differ in colour only, of which a search looks at one."""
    view = view_of(table(["Cy Cd Ck Bd Bl", "Fd"], piles=("Fl", "Fk")), "A")
    weighed = {str(each.move): each for each in weigh(view, FEW)}
    assert weighed.keys() == set(map(str, view.legal))
    assert weighed["Cd+Ck"].chance == weighed["Cd+Cy"].chance


def test_the_whole_budget_is_used_even_where_the_answer_is_clear() -> None:
    view = view_of(table(["Mw Mw Mw", "Fd"], piles=("Fk Mw", "Fl"), step="draw"), "A")
    weighed = weigh(view, Playouts(2000))
    assert sum(each.playouts for each in weighed) >= 1200, "the others were for learning"
    assert str(weighed[0].move) == "L"
    assert weighed[0].chance == 1


def test_the_same_seed_weighs_the_same() -> None:
    assert weigh(VIEW, FEW, seed=1) == weigh(VIEW, FEW, seed=1)
    assert weigh(VIEW, FEW, seed=1) != weigh(VIEW, FEW, seed=2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_before_the_first_deal_all_chances_are_the_same(players: int) -> None:
    scores = [10] * players
    seats = [Seat(seat) for seat in range(players)]
    chances = [chance_between_rounds(scores, seat, 40, None) for seat in seats]
    assert chances == pytest.approx([1 / players] * players, abs=0.01)
    ahead = [chance_between_rounds([30, *scores[1:]], seat, 40, None) for seat in seats]
    assert ahead[0] > 1 / players > ahead[1]


@pytest.mark.skipif(not COMPILED, reason="plain Python draws too few rounds")
def test_whoever_starts_has_the_better_chance() -> None:
    waiting, starting = (
        chance_between_rounds([30, 30], Seat(seat), 40, Seat(1)) for seat in range(2)
    )
    assert starting > 0.55 > waiting


def test_only_what_is_certain_is_called_certain() -> None:
    assert [*map(percent_of, (0, 0.001, 0.5, 0.999, 1))] == [0, 1, 50, 99, 100]


def test_chances_are_rounded_as_the_client_rounds_them() -> None:
    """Halves upwards: the same examples are in analysis.test.ts."""
    chances = (0.014, 0.015, 0.125, 0.135, 0.285, 0.375, 0.625, 0.985)
    assert [*map(percent_of, chances)] == [1, 2, 13, 14, 28, 38, 63, 99]


def test_a_very_long_game_takes_no_longer_than_a_long_one() -> None:
    """And a short one is not looked at more closely than is of use."""
    usual = DEFAULT_BUDGET.count
    assert budget_for(1) == budget_for(180) == DEFAULT_BUDGET
    assert 900 * budget_for(900).count <= 180 * usual
    assert 0 < budget_for(10**6).count < budget_for(900).count


def test_who_is_named_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strongest of all, and nobody else: it imagines everybody by the table it has learned."""
    view = view_of(table(["Mw Mw Mw", "Fd"], piles=("Fk Mw", "Fl"), step="draw"), "A")
    assert find_opponent(JUDGE).rung is max(Rung, key=list(Rung).index)
    assert find_opponent(JUDGE).level is Level.DEEP
    weighed = weigh(view, Playouts(2000))
    assert str(weighed[0].move) == "L", "four mermaids win the match (G1)"
    asked: list[tuple[Judgement, Judgement | None]] = []
    begin = SearchPlayer.__init__

    def beginning(
        player: SearchPlayer,
        seed: int,
        judgement: Judgement,
        *,
        others: Judgement | None = None,
        **more: Any,
    ) -> None:
        asked.append((judgement, others))
        begin(player, seed, judgement, others=others, **more)

    monkeypatch.setattr(SearchPlayer, "__init__", beginning)
    weigh(view, Playouts(100))
    weigh(view, Playouts(100), judge="orca")
    master = master_judgement(2)
    assert master.table
    assert asked == [(master, master), (tuned(), None)]


def test_nobody_judges_who_does_not_search() -> None:
    with pytest.raises(AssertionError, match="does not search"):
        weigh(VIEW, Playouts(10), judge="gull")
