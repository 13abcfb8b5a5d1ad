"""``papersea arena``: what it prints, keeps and refuses."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from papersea.arena import Outcome, Plan, Results, WorkerLost, deciding, drawing, ratings
from papersea.arena.running import Watch
from papersea.extras import install_command
from papersea.moves import Seat
from papersea.terminal.arena import matches
from papersea.terminal.arena.progress import ProgressBar
from papersea.terminal.screen.screen import Screen
from papersea.terminal.screen.words import Words
from papersea.texts import Texts
from tests.arena.entrants import quick_plan
from tests.terminal.running import run

PAIR = ("driftwood@1p", "foam@1p", "--workers", "1")


def test_a_table_says_who_wins_how_often() -> None:
    result = run("arena", *PAIR, "--games", "6")
    assert result.exit_code == 0, result.output
    assert "6 games: 3 deals, each in 2 seatings with the same cards" in result.output
    number = r"-?\d+\.\d"
    wins, either = rf"{number}% +{number} – {number}", rf"{number} ± {number}"
    assert re.search(rf"foam@1p +{wins} +{either} +{either} +6", result.output)
    assert "Par is 50.0%. 6 games in 3 deals" in result.output
    assert "Without luck: what chance brought" in result.output


def test_without_luck_being_told_the_table_has_wins_alone() -> None:
    output = run("arena", *PAIR, "--games", "6", "--no-luck").output
    assert re.search(r"foam@1p +\d+\.\d% +\d+\.\d – \d+\.\d +\d+\.\d ± \d+\.\d +6", output)
    assert "luck" not in output


def test_it_is_said_what_was_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    until = ("--games", "8", "--no-luck", "--until-decided")
    assert "Not decided after 8 games: however often you look, driftwood@1p wins" in squeezed(
        run("arena", *PAIR, *until).output
    )
    monkeypatch.setattr(deciding, "LEAST_LOOK", 3)
    for winner, strength in ((0, "stronger"), (1, "weaker")):
        monkeypatch.setattr(
            Outcome, "share", lambda game, seat, winner=winner: game.seating[seat] == winner
        )
        result = run("arena", *PAIR, *until)
        assert result.exit_code == 0, result.output
        said = f"Decided after 6 games: driftwood@1p is {strength} than its company."
        assert said in squeezed(result.output)


def squeezed(output: str) -> str:
    """However it was broken into lines."""
    return " ".join(output.split())


def test_rounding_up_is_said() -> None:
    output = run("arena", *PAIR, "--players", "3", "--games", "7").output
    assert "12 games: 4 deals for 2 lineups, each in 3 seatings" in output
    assert "You asked for 7" in output


def test_a_pool_shows_who_beats_whom_and_ratings() -> None:
    output = run("arena", *PAIR, "foam@2p", "--games", "12").output
    assert "rating" in output
    assert "Head to head" in output


def test_json_is_all_that_is_printed_for_programs() -> None:
    result = run("arena", *PAIR, "--games", "4", "--json")
    fields = json.loads(result.stdout)
    assert fields["games"] == 4
    assert {each["entrant"] for each in fields["standings"]} == {"driftwood@1p", "foam@1p"}


def test_the_folder_holds_games_results_and_plot(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "arena"
    result = run("arena", *PAIR, "--games", "4", "--out", str(folder))
    assert result.exit_code == 0, result.output
    assert {path.name for path in folder.iterdir()} == {
        ".arena.lock", "arena.json", "games.jsonl", "luck.jsonl",
        "results.json", "results.png", "results.svg",
    }  # fmt: skip
    replayed = run("replay", str(folder / "games.jsonl"))
    assert replayed.exit_code == 0
    assert replayed.output.count("Won by") == 4


def test_a_folder_in_use_is_not_touched_without_resume(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    result = run("arena", *PAIR, "--out", str(tmp_path))
    assert result.exit_code == 2
    assert "isn’t empty" in result.output
    assert f"papersea arena --resume {tmp_path}" in result.output
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_resuming_adds_games_and_refuses_another_plan(tmp_path: Path) -> None:
    folder = str(tmp_path / "arena")
    run("arena", *PAIR, "--games", "4", "--out", folder)
    more = run("arena", "--resume", folder, "--games", "6", "--workers", "1")
    assert more.exit_code == 0, more.output
    assert "6 games in 3 deals" in more.output
    same = run("arena", *PAIR, "--resume", folder, "--seed", "0")
    assert same.exit_code == 0, same.output
    for arguments, problem in {
        ("--seed", "5"): "begun with seed 0, not 5",
        ("--players", "3"): "begun with players 2, not 3",
        ("--rules", "es"): "begun with rules classic, not es",
        ("--games", "2"): "begun for more games than 2: for 6",
        ("orca", "heron"): "begun with entrants driftwood@1p foam@1p",
        ("--out", "elsewhere"): "you can’t use --out with it",
    }.items():
        refused = run("arena", "--resume", folder, *arguments)
        assert refused.exit_code == 2
        assert problem in " ".join(refused.output.split())


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ((), "Name at least two entrants"),
        (("orca",), "Name at least two entrants"),
        (("orka", "heron"), "There’s no opponent “orka”. Did you mean orca?"),
        (("orca@fast", "heron"), "“fast” isn’t a budget: write it like 200ms, 5s or 2000p"),
        (("orca", "expert"), "orca@200ms is there twice"),
        (("orca", "heron", "--players", "5"), "2<=x<=4"),
        (("orca", "heron", "--games", "0"), "isn’t in the range 1<="),
        (("orca", "heron", "--games", "many"), "“many” isn’t a whole number."),
        (("orca", "heron", "--rules", "chess"), "edition can’t be “chess”"),
        (("orca", "heron", "--out", "/dev/null/arena"), "/dev/null/arena can’t be used"),
        (("--resume", "."), "has no arena: there’s no arena.json"),
    ],
)
def test_what_cannot_be_is_refused_in_plain_words(arguments: tuple[str, ...], problem: str) -> None:
    result = run("arena", *arguments)
    assert result.exit_code == 2
    assert problem in " ".join(result.output.split())


def test_without_the_extra_the_rest_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (drawing, ratings):
        monkeypatch.setattr(module, "find_spec", lambda _: None)
    folder = tmp_path / "arena"
    result = run("arena", *PAIR, "foam@2p", "--games", "12", "--out", str(folder))
    assert result.exit_code == 0, result.output
    assert install_command("arena") in result.output.replace("\n", " ")
    assert "rating " not in result.output
    assert not (folder / "results.svg").exists()
    assert (folder / "results.json").exists()


def test_a_lost_worker_is_said_with_what_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lose(plan: Plan, *, watch: Watch, **_: object) -> Results:
        watch([Outcome(0, (0, 1), (41, 9), (Seat(0),), 5)])
        raise WorkerLost("a worker process has ended with code -9")

    monkeypatch.setattr(matches, "run", lose)
    result = run("arena", *PAIR, "--games", "4", "--out", str(tmp_path / "arena"))
    assert result.exit_code == 1
    assert "Stopped after 1 of 4 games." in result.output
    assert "Not enough for results" in result.output
    assert f"arena --resume {tmp_path / 'arena'}" in result.output
    assert "a worker process has ended with code -9" in result.output


def test_a_terminal_shows_how_far_it_is_and_who_leads() -> None:
    drawn = io.StringIO()
    console = Console(file=drawn, force_terminal=True, width=120, color_system=None)
    with ProgressBar(Screen(console, Words(Texts.load())), quick_plan()) as progress:
        progress.add([Outcome(0, seating, (41, 9), (Seat(0),), 5) for seating in ((0, 1), (0, 1))])
    assert "2/4" in drawn.getvalue()
    assert "driftwood@1p 100.0%  foam@1p 0.0%" in drawn.getvalue()


def test_help_needs_neither_the_rules_nor_the_extras() -> None:
    program = (
        "import sys; sys.argv = ['papersea', 'arena', '--help']\n"
        "from papersea.terminal.main import main\n"
        "try: main()\n"
        "finally: print([name for name in ('numba', 'numpy', 'matplotlib', 'openskill')"
        " if name in sys.modules])"
    )
    output = subprocess.check_output([sys.executable, "-c", program], text=True)
    assert "ENTRANTS" in output
    assert output.rstrip().endswith("[]")
