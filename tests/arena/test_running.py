"""Whole arenas: the same whoever plays them, kept on disk, and taken up again."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from papersea.arena import ArenaError, Outcome, Plan, read_plan, run
from papersea.players import Player
from papersea.players.budget import Playouts
from papersea.players.catalogue import Entrant, Opponent, parse_entrant
from papersea.players.guard import Patience
from papersea.players.styles import Rung, Style
from papersea.processes import WorkerLost
from papersea.record import Refused, replay_file
from tests.arena.entrants import BROKEN, quick_plan
from tests.sizes import sized, soak


def lines(directory: Path) -> list[str]:
    return (directory / "games.jsonl").read_text(encoding="utf-8").splitlines()


def test_two_processes_play_the_same_arena_as_one(tmp_path: Path) -> None:
    plan = quick_plan(entrants=3, players=2, games=24)
    alone = run(plan, directory=tmp_path / "alone", workers=1)
    together = run(plan, directory=tmp_path / "together", workers=2)
    assert alone == together
    assert sorted(lines(tmp_path / "alone")) == sorted(lines(tmp_path / "together"))


def test_without_a_directory_the_results_are_the_same(tmp_path: Path) -> None:
    plan = quick_plan()
    assert run(plan, workers=1) == run(plan, directory=tmp_path, workers=1)


def test_another_seed_plays_another_arena() -> None:
    assert run(quick_plan(), workers=1) != run(quick_plan(seed=2), workers=1)


def test_every_record_follows_the_rules_and_names_the_entrants(tmp_path: Path) -> None:
    plan = quick_plan(entrants=2, players=4, games=16)
    run(plan, directory=tmp_path, workers=1)
    entries = list(replay_file(tmp_path / "games.jsonl"))
    assert len(entries) == plan.whole_games
    for entry in entries:
        assert not isinstance(entry, Refused)
        assert set(entry.names) == {"driftwood@1p", "foam@1p"}


def test_results_and_plan_are_kept(tmp_path: Path) -> None:
    plan = quick_plan()
    results = run(plan, directory=tmp_path, workers=1)
    assert json.loads((tmp_path / "results.json").read_text()) == results.as_fields()
    assert read_plan(tmp_path) == plan
    assert {path.name for path in tmp_path.iterdir()} == {
        ".arena.lock", "arena.json", "games.jsonl", "luck.jsonl", "results.json",
    }  # fmt: skip


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    plan = quick_plan(entrants=2, players=3, games=12)
    whole = run(plan, directory=tmp_path, workers=1)
    games = tmp_path / "games.jsonl"
    header, *records = lines(tmp_path)
    kept = [header, *records[:4], *records[6:8]]
    games.write_text("\n".join(kept) + "\n" + records[8][:200], encoding="utf-8")

    watched: list[int] = []

    def watch(outcomes: Sequence[Outcome]) -> None:
        watched.append(len(outcomes))

    assert run(plan, directory=tmp_path, workers=1, watch=watch) == whole
    assert watched == [6, 2, 1, 3]
    assert sorted(lines(tmp_path)) == sorted([header, *records])
    assert (tmp_path / "games.jsonl.1.cut").read_text(encoding="utf-8").endswith(records[8][:200])


@pytest.mark.parametrize(
    ("cut", "workers"),
    sized([(0, 1), (1, 1), (40, 2)], [(cut, each) for cut in (0, 1, 40, 200) for each in (1, 2)]),
)
def test_luck_that_was_not_told_is_told_when_the_folder_is_opened(
    tmp_path: Path, cut: int, workers: int
) -> None:
    plan = quick_plan(entrants=2, players=3, games=12)
    whole = run(plan, directory=tmp_path, workers=1)
    luck = tmp_path / "luck.jsonl"
    told = luck.read_bytes()
    luck.write_bytes(told[:-cut] if cut else b"")
    games = lines(tmp_path)
    watched: list[int] = []

    def watch(outcomes: Sequence[Outcome]) -> None:
        watched.append(len(outcomes))

    assert run(plan, directory=tmp_path, workers=workers, watch=watch) == whole
    assert watched == [12]
    assert lines(tmp_path) == games
    assert sorted(luck.read_bytes().splitlines()) == sorted(told.splitlines())


def test_luck_of_a_game_that_is_gone_is_told_anew(tmp_path: Path) -> None:
    """On the clock it may come out otherwise when it is played again."""
    plan = quick_plan()
    whole = run(plan, directory=tmp_path, workers=1)
    header, *records = lines(tmp_path)
    (tmp_path / "games.jsonl").write_text("\n".join([header, *records[:3], ""]), encoding="utf-8")
    luck = tmp_path / "luck.jsonl"
    first, second, third, fourth = luck.read_text().splitlines(keepends=True)
    wrong = '{"deal": 1, "seating": [1, 0], "luck": [9.0, -9.0]}\n'
    luck.write_text("".join((first, second, third, "?\n", wrong)), encoding="utf-8")
    assert run(plan, directory=tmp_path, workers=1) == whole
    assert luck.read_text() == first + second + third + fourth


def test_who_does_not_ask_for_luck_is_told_none(tmp_path: Path) -> None:
    plan = quick_plan()
    plain = run(plan, directory=tmp_path, workers=1, takes_luck_off=False)
    assert {standing.adjusted for standing in plain.standings} == {None}
    assert not (tmp_path / "luck.jsonl").exists()
    with_luck = run(plan, directory=tmp_path, workers=1)
    assert with_luck == run(plan, workers=1)
    for standing in with_luck.standings:
        assert standing.adjusted is not None
        assert replace(standing, adjusted=None) == plain.of(standing.entrant)
    assert run(plan, directory=tmp_path, workers=1, takes_luck_off=False) == plain


@pytest.mark.parametrize("version", ["1ac5600", "c673807"])
def test_a_folder_of_before_luck_was_told_is_read(tmp_path: Path, version: str) -> None:
    folder = tmp_path / "arena"
    kept = shutil.copytree(Path(__file__).parents[1] / "kept" / version / "arena", folder)
    games, told = lines(folder), json.loads((folder / "results.json").read_text())
    assert not (kept / "luck.jsonl").exists()
    results = run(read_plan(folder), directory=folder, workers=1)
    assert lines(folder) == games
    assert len((folder / "luck.jsonl").read_text().splitlines()) == results.games
    for standing in told["standings"]:
        found = asdict(results.of(standing["entrant"]))
        assert found["win_rate"] == pytest.approx(standing["win_rate"])
        assert found["adjusted"] is not None


def test_a_finished_arena_is_not_played_again(tmp_path: Path) -> None:
    plan = quick_plan()
    whole = run(plan, directory=tmp_path, workers=1)
    before = lines(tmp_path)
    assert run(plan, directory=tmp_path) == whole
    assert lines(tmp_path) == before


def test_more_games_are_added(tmp_path: Path) -> None:
    plan = quick_plan(games=4)
    run(plan, directory=tmp_path, workers=1)
    before = lines(tmp_path)
    more = replace(plan, games=8)
    assert run(more, directory=tmp_path, workers=1) == run(more, workers=1)
    assert lines(tmp_path)[: len(before)] == before
    assert read_plan(tmp_path) == more


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"seed": 9}, "begun with seed 1, not 9"),
        ({"players": 3}, "begun with players 2, not 3"),
        ({"games": 2}, "begun for 4 games: 2 is fewer"),
        (
            {"entrants": (parse_entrant("foam@1p"), parse_entrant("sprat@1p"))},
            "begun with entrants driftwood@1p foam@1p, not foam@1p sprat@1p",
        ),
    ],
)
def test_another_plan_is_refused_and_nothing_is_lost(
    tmp_path: Path, change: dict[str, object], problem: str
) -> None:
    plan = quick_plan()
    run(plan, directory=tmp_path, workers=1)
    before = lines(tmp_path)
    with pytest.raises(ArenaError, match=problem):
        run(replace(plan, **change), directory=tmp_path, workers=1)  # type: ignore[arg-type]
    assert lines(tmp_path) == before
    assert read_plan(tmp_path) == plan


def test_a_folder_with_something_else_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(ArenaError, match=r"there is no arena\.json"):
        run(quick_plan(), directory=tmp_path, workers=1)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{", "is not JSON"),
        ("[]", "is not a plan"),
        ('{"papersea": "0.0.1"}', r"begun with papersea 0\.0\.1"),
    ],
)
def test_a_plan_that_cannot_be_read_is_refused(tmp_path: Path, text: str, problem: str) -> None:
    (tmp_path / "arena.json").write_text(text, encoding="utf-8")
    with pytest.raises(ArenaError, match=problem):
        run(quick_plan(), directory=tmp_path, workers=1)


def test_games_of_other_arenas_are_refused(tmp_path: Path) -> None:
    run(quick_plan(), directory=tmp_path / "ours", workers=1)
    run(quick_plan(seed=2), directory=tmp_path / "theirs", workers=1)
    run(quick_plan(entrants=3, games=12), directory=tmp_path / "pool", workers=1)
    ours = tmp_path / "ours" / "games.jsonl"
    before = ours.read_bytes()
    foreign = {
        "this deal is not of this arena": lines(tmp_path / "theirs")[1],
        "do not meet in this arena": lines(tmp_path / "pool")[3],
        "this game is there twice": lines(tmp_path / "ours")[1],
        "the game is not finished": lines(tmp_path / "ours")[1].rpartition(',"result"')[0] + "}",
    }
    for problem, line in foreign.items():
        ours.write_bytes(before + line.encode() + b"\n")
        with pytest.raises(ArenaError, match=rf"line 6: .*{problem}"):
            run(quick_plan(), directory=tmp_path / "ours", workers=1)


def test_two_arenas_do_not_write_into_one_folder(tmp_path: Path) -> None:
    plan = quick_plan()

    def watch(_: Sequence[Outcome]) -> None:
        with pytest.raises(ArenaError, match="in use by another arena"):
            run(plan, directory=tmp_path, workers=1)

    run(plan, directory=tmp_path, workers=1, watch=watch)
    assert len(lines(tmp_path)) == 1 + plan.whole_games


@pytest.mark.parametrize(
    ("workers", "patience"),
    # Whether others are patient matters within a process, where both are tried.
    [(1, None), (1, Patience()), (2, Patience()), pytest.param(2, None, marks=soak)],
)
def test_a_broken_player_loses_choices_and_never_the_arena(
    workers: int, patience: Patience | None, caplog: pytest.LogCaptureFixture
) -> None:
    plan = Plan((parse_entrant("driftwood@1p"), BROKEN), games=4)
    results = run(plan, workers=workers, patience=patience)
    assert results.games == 4
    assert "broken@1p at seat A raised RuntimeError('out of paper')" in caplog.text


class Crashing(Opponent):
    """Takes its whole process along."""

    def seated(self, seed: int) -> Player:
        import os

        if seed:  # the first, trial game is spared
            os._exit(7)
        return parse_entrant("driftwood").opponent.seated(seed)


def test_a_lost_worker_is_reported(tmp_path: Path) -> None:
    crashing = Entrant(Crashing("crashing", Rung.RANDOM, Style()), Playouts(1))
    with pytest.raises(WorkerLost, match="ended with code 7"):
        run(Plan((parse_entrant("driftwood@1p"), crashing), games=4), workers=2)
