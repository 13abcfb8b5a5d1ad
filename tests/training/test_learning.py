"""The run that makes what the master has learned: the same again, and better than at first."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner

from papersea.players.policy.judgement import tuned
from papersea.players.policy.weights import CALL_INPUTS
from papersea.training.__main__ import main
from papersea.training.calling import learn_calls, watch
from papersea.training.config import CallsConfig, TuningConfig
from papersea.training.tuning import judgement_of, numbers, worth, write
from tests.sizes import sized, soak

SHORT = CallsConfig(players=2, seed=1, rounds=2, rows=sized(12, 40), playouts=sized(4, 20))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_call_was_tried_with_the_same_outcome_each_time(players: int) -> None:
    config = msgspec.structs.replace(SHORT, players=players)
    seen, again = watch(config, 0, ()), watch(config, 0, ())
    assert all(np.array_equal(one, other) for one, other in zip(seen, again, strict=True))
    assert (seen.inputs[:, 0] == 1).all()
    assert ((seen.outcome >= 0) & (seen.outcome <= 1)).all()
    assert (seen.outcome.max(axis=1) > seen.outcome.min(axis=1)).mean() > 0.5


@soak
def test_learned_calls_win_more_than_those_by_rule() -> None:
    ((_, told),) = learn_calls(msgspec.structs.replace(SHORT, rounds=1, rows=6000))
    assert told["learned"] > told["by_rule"]


def test_a_second_round_learns_from_players_who_have_learned_in_the_first() -> None:
    (first, _), (second, told) = learn_calls(SHORT)
    assert (told["round"], told["rows"]) == (2, 2 * SHORT.rows)
    assert len(second) == len(first) == 3 * CALL_INPUTS
    assert not np.array_equal(watch(SHORT, 1, ()).outcome, watch(SHORT, 1, first).outcome)


def test_the_command_learns_the_same_again_and_keeps_the_rest(tmp_path: Path) -> None:
    files_made = [tmp_path / name for name in ("one.json", "other.json")]
    rows = sized("12", "60")
    for path in files_made:
        path.write_text('{"reading": {"3": [1.0]}}', encoding="utf-8")
        asked = ("--players", "2", "--learning", "calls", "--rows", rows, "--out", str(path))
        done = CliRunner().invoke(main, ["learn", *asked])
        assert done.exit_code == 0, done.output
        assert "round 1" in done.output
    one, other = (msgspec.json.decode(path.read_bytes()) for path in files_made)
    assert one == other
    assert one["reading"] == {"3": [1.0]}
    assert len(one["calls"]["2"]) == 3 * CALL_INPUTS


def test_the_command_tunes_the_same_again(tmp_path: Path) -> None:
    files_made = [tmp_path / name for name in ("one.json", "other.json")]
    for path in files_made:
        asked = ("--champions", "1", "--generations", "1", "--games", "12", "--out", str(path))
        done = CliRunner().invoke(main, ["tune", *asked])
        assert done.exit_code == 0, done.output
        assert "champion 1:" in done.output
    one, other = (path.read_bytes() for path in files_made)
    assert one == other
    write(tuned(), tmp_path / "shipped.json")
    assert one != (tmp_path / "shipped.json").read_bytes()


def test_a_judgement_is_worth_par_against_itself() -> None:
    assert worth(tuned(), tuned(), 1, TuningConfig(games=(40, 30, 40))) == 1


def test_a_champion_is_written_as_the_shipped_file_is(tmp_path: Path) -> None:
    assert judgement_of(numbers(tuned())) == tuned()
    write(tuned(), tmp_path / "tuned.json")
    shipped = files("papersea.players.policy").joinpath("tuned.json").read_bytes()
    written = (tmp_path / "tuned.json").read_bytes()
    assert msgspec.json.decode(written) == msgspec.json.decode(shipped)
