"""A training run: what is written down is true, it goes on where it was, and it is played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

pytest.importorskip("torch", reason="the extra `train` is not installed")

from click.testing import CliRunner

from papersea.encoding.actions import NAMES
from papersea.players.networks import read_networks
from papersea.training.__main__ import main
from papersea.training.config import Config
from papersea.training.finding import find_some
from papersea.training.model import Model, side_by_side, weights_of
from papersea.training.run import Run
from papersea.training.selfplay import SelfPlay

SMALL = Config(
    players=2,
    seed=1,
    first=16,
    second=8,
    shards=1,
    playouts=20,
    passes=0.5,
    iterations=2,
    rows=3000,
    games=8,
    batch=512,
    keep_every=1,
    try_every=2,
    deals=4,
)


def config_for(players: int, **changed: Any) -> Config:
    return msgspec.structs.replace(SMALL, players=players, **changed)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rows_tell_what_was_decided(players: int) -> None:
    config = config_for(players, trust=1.0)
    networks = side_by_side([weights_of(Model(config))] * 2)
    (rows, filled), *others = SelfPlay(config, 0).play(networks)[0]
    assert not others
    assert filled > 1000
    assert (rows.legal[np.arange(filled), rows.name[:filled]] == 1).all()
    assert (rows.legal[:filled].sum(axis=1) > 1).all()
    assert (rows.log_chance[:filled] <= 0).all()
    worth = rows.expected[:filled] + rows.gained[:filled]  # of the round, as trust is full
    assert (worth > -1e-5).all()
    assert (worth < 1 + 1e-5).all()


def test_findings_are_searched_moves_and_the_same_again() -> None:
    config = config_for(2)
    found, again = find_some(config, 0), find_some(config, 0)
    for one, other in zip(found, again, strict=True):
        assert np.array_equal(one, other)
    rows = np.arange(len(found.on))
    assert (found.lead[rows, found.first] == 0).all()
    assert (found.error.astype(bool).sum(axis=1) >= 1).all()
    assert found.lead.shape[1] == NAMES
    assert ((found.chance >= 0) & (found.chance <= 1)).all()


def test_a_run_goes_on_where_it_was_and_its_network_plays(tmp_path: Path) -> None:
    first = Run(SMALL, tmp_path)
    for told in first.steps():
        if told.get("iteration") == 1:
            break
    again = Run(SMALL, tmp_path)
    assert again.is_studied
    assert [told["iteration"] for told in again.steps()] == [2]
    with pytest.raises(ValueError, match="another configuration"):
        Run(config_for(2, rows=4000), tmp_path)

    def call(*arguments: str) -> str:
        result = CliRunner().invoke(main, list(map(str, arguments)))
        assert result.exit_code == 0, result.output
        return result.output

    call("export", str(tmp_path), str(tmp_path / "w.npz"))
    assert read_networks(tmp_path / "w.npz").first.shape[2] == SMALL.first
    call("plot", str(tmp_path), str(tmp_path / "run.svg"))
    assert (tmp_path / "run.svg").stat().st_size > 1000
    told_of = call("duel", str(tmp_path / "w.npz"), "driftwood", "--instant", "--games", "4")
    assert told_of.count("4 games") == 2


def test_wrong_input_is_told_clearly(tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_text('{"players": 7, "seed": 1}')
    for arguments, problem in (
        (["run", "master-9", "--out", str(tmp_path / "a")], "There is no run 'master-9'"),
        (["run", str(tmp_path / "odd.json"), "--out", str(tmp_path / "a")], "2 to 4 players"),
        (["plot", str(tmp_path), str(tmp_path / "a.svg")], "holds no run"),
    ):
        result = CliRunner().invoke(main, arguments)
        assert result.exit_code == 1
        assert problem in result.output
