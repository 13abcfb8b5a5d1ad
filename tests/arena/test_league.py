"""A league: who meets whom, how strong that makes them, and that it goes on where it was."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from papersea.arena import ArenaError, LeaguePlan, System, read_league, run_league
from papersea.arena.pairing import Met, swiss_round
from papersea.arena.plan import Plan
from papersea.arena.strengths import Meeting, strengths
from papersea.players.catalogue import parse_entrant
from papersea.problems import Wrong
from tests.arena.entrants import QUICK
from tests.terminal.running import run

FOUR = tuple(map(parse_entrant, QUICK))


def swiss(rounds: int, seed: int = 3) -> LeaguePlan:
    return LeaguePlan(FOUR, System.SWISS, rounds, games=4, seed=seed)


def test_everybody_meets_everybody_once() -> None:
    results = run_league(LeaguePlan(FOUR, games=4, seed=1), workers=1)
    assert len(results.rounds) == 1
    assert (results.games, results.deals) == (24, 12)
    assert {(pair.first, pair.second) for pair in results.pairs} == {*combinations(QUICK, 2)}
    assert all((each.matches, each.games, each.rests) == (3, 12, 0) for each in results.standings)
    means = [each.strength.mean for each in results.standings]
    assert means == sorted(means, reverse=True)
    assert sum(means) == pytest.approx(4 / 2)


def test_a_swiss_league_pairs_neighbours_who_have_not_met(tmp_path: Path) -> None:
    results = run_league(swiss(3), directory=tmp_path / "league", workers=1)
    met = Counter(frozenset((pair.first, pair.second)) for pair in results.pairs)
    assert len(met) == 6, "three rounds of four are everybody against everybody"
    assert {*met.values()} == {1}
    for number, each in enumerate(results.rounds, 1):
        assert (tmp_path / "league" / f"round-{number}" / "games.jsonl").exists()
        assert len(each.plan.lineups) == 2


def test_a_league_is_the_same_again_and_goes_on_where_it_was(tmp_path: Path) -> None:
    folder = tmp_path / "league"
    first = run_league(swiss(1), directory=folder, workers=1)
    games = (folder / "round-1" / "games.jsonl").read_bytes()
    more = run_league(swiss(2), directory=folder, workers=1)
    assert (folder / "round-1" / "games.jsonl").read_bytes() == games
    assert more.rounds[0] == first.rounds[0]
    assert more.as_fields() == run_league(swiss(2), workers=1).as_fields()
    assert json.loads((folder / "results.json").read_text()) == json.loads(
        json.dumps(more.as_fields())
    )
    assert read_league(folder) == swiss(2)
    for other in (swiss(2, seed=4), swiss(1), LeaguePlan(FOUR, games=4, seed=3)):
        with pytest.raises(ArenaError):
            run_league(other, directory=folder, workers=1)


def test_whoever_is_too_many_rests_and_each_in_turn() -> None:
    met, byes = Met(), Counter[int]()
    rested = []
    for _ in range(3):
        tables = swiss_round([0, 1, 2], 2, met, byes)
        (rest,) = {0, 1, 2} - {*tables[0]}
        rested.append(rest)
        byes[rest] += 1
        met[frozenset(tables[0])] += 1
    assert sorted(rested) == [0, 1, 2]
    assert rested[0] == 2, "the last of the table first"


@pytest.mark.parametrize(("entrants", "players"), [(8, 2), (9, 3), (16, 4), (7, 2)])
def test_nobody_meets_again_while_there_is_another_way(entrants: int, players: int) -> None:
    met, byes = Met(), Counter[int]()
    for _ in range(3):
        tables = swiss_round(range(entrants), players, met, byes)
        assert {len(table) for table in tables} == {players}
        seated = [each for table in tables for each in table]
        assert len({*seated}) == len(seated) == entrants - entrants % players
        byes.update({*range(entrants)} - {*seated})
        for table in tables:
            met.update(map(frozenset, combinations(table, 2)))
    if (entrants, players) != (9, 3):  # where the last round finds none
        assert max(met.values()) == 1
    assert swiss_round([0, 1], 2, Met({frozenset((0, 1)): 5}), byes) == [(0, 1)]


def test_strengths_are_told_apart_by_those_whom_both_have_met() -> None:
    """A beats B as B beats C: A is twice as far ahead of C, whom it has not met."""
    deals = 10_000
    found = strengths(3, [Meeting(0, 1, 0.6, 0.005, deals, 1), Meeting(1, 2, 0.6, 0.005, deals, 1)])
    assert [each.mean for each in found] == pytest.approx([0.6, 0.5, 0.4], abs=0.001)
    assert found[1].high - found[1].low < found[0].high - found[0].low
    (one, other) = strengths(2, [Meeting(0, 1, 0.7, 0.02, 400, 1)])
    assert one.mean - other.mean == pytest.approx(0.2, abs=0.002)
    assert (one.high - one.low) / 2 == pytest.approx(1.966 * 0.02 / 2, rel=0.02)


def test_what_is_no_league_is_refused() -> None:
    with pytest.raises(ArenaError) as few:
        LeaguePlan(FOUR[:2], players=3)
    assert few.value.wrong is Wrong.LEAGUE_FEW
    for pairings in (((0, 1),), ((0, 1), (0, 1), (2, 3)), ((1, 0), (2, 3)), ((0, 4), (1, 2))):
        with pytest.raises(ArenaError) as wrong:
            Plan(FOUR, pairings=pairings)
        assert wrong.value.wrong is Wrong.ARENA_PAIRINGS
    plan = Plan(FOUR, pairings=((0, 3), (1, 2)))
    assert Plan.of_fields(plan.as_fields()) == plan


def test_the_command_shows_a_table_and_writes_a_page_in_the_readers_language(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "league"
    asked = ("--games", "4", "--seed", "3", "--workers", "1")
    result = run("league", *QUICK[:3], *asked, "--title", "Sea <Cup>", "--out", str(folder))
    assert result.exit_code == 0, result.output
    assert "3 pairings, games: 12" in result.output
    assert re.search(r"1 +\w+@\dp +\d+\.\d ± \d+\.\d", result.output)
    page = (folder / "index.html").read_text("utf-8")
    assert "<h1>Sea &lt;Cup&gt;</h1>" in page
    assert page.count("<circle") == 3
    assert not re.search(r'(?:src|href)="', page), "it stands alone"
    assert "papersea league driftwood@1p foam@1p driftwood@2p --games 4" in page
    again = run("league", "--resume", str(folder), "--language", "sk", "--workers", "1")
    assert again.exit_code == 0, again.output
    assert "sila" in again.output
    page = (folder / "index.html").read_text("utf-8")
    assert '<html lang="sk">' in page
    assert "<h1>Sea &lt;Cup&gt;</h1>" in page, "the title is kept"
    fields = json.loads(run("league", "--resume", str(folder), "--json").stdout)
    assert len(fields["matches"]) == 3


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("gull",), "Name at least two entrants"),
        (("gull", "no_bots:X"), "There’s no module no_bots"),
        (("gull", "heron", "--rounds", "3"), "More rounds are for --system swiss"),
        (("gull", "heron", "--players", "3"), "a league needs at least 3 entrants"),
        (("gull", "heron", "--out", "/"), "isn’t empty"),
        (("--resume", "."), "there’s no league.json"),
    ],
)
def test_the_command_refuses_in_plain_words(arguments: tuple[str, ...], problem: str) -> None:
    result = run("league", *arguments)
    assert result.exit_code == 2
    assert problem in " ".join(result.output.split())
