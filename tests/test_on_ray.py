"""On a Ray cluster: the same as on one machine, also when a node is lost in the middle of it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import pytest

if sys.platform == "win32":
    pytest.skip("Ray has no clusters of several nodes there", allow_module_level=True)

from click.testing import CliRunner

from papersea import ray_tasks
from papersea.arena import NoCluster, Outcome, Plan, WorkerLost, run
from papersea.extras import install_command
from papersea.players.budget import Playouts
from papersea.players.catalogue import Entrant, parse_entrant
from papersea.players.styles import Rung, Style
from papersea.ray_tasks import ray_cluster
from papersea.training.__main__ import main as training
from papersea.training.config import GrowingConfig
from papersea.training.growing import Grower
from tests.arena.entrants import BROKEN, quick_plan
from tests.arena.test_running import Crashing, lines
from tests.leftovers import keeping_files
from tests.on_ray import Gate, Gated, Waiting
from tests.patience import PATIENT
from tests.sizes import soak
from tests.terminal import running

if TYPE_CHECKING:  # it takes every worker that collects tests a while to load
    from ray.cluster_utils import Cluster

PAIR = ("arena", "driftwood@1p", "foam@1p", "--seed", "1")
TINY = GrowingConfig(2, turns=2, samples=260, batch=64, watched=1, tried_every=2, trial=5, parts=5)


@pytest.fixture(scope="module")
def head() -> Iterator[Cluster]:
    """A cluster of one node with one core, to which tests add others, and we are connected."""
    from ray.cluster_utils import Cluster

    with (
        keeping_files(),  # Ray does: its logs, and sockets to nodes that are gone
        # Not where tests keep their files: paths of sockets are short.
        TemporaryDirectory(prefix="sea", dir="/tmp") as folder,
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setenv("RAY_TMPDIR", folder)
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        # On a busy machine a node that is silent is not dead.
        patch.setenv("RAY_health_check_timeout_ms", str(round(1000 * PATIENT)))
        cluster = Cluster()
        try:
            add_node(cluster)
            patch.setenv("RAY_ADDRESS", cluster.address)
            with ray_cluster():
                yield cluster
        finally:
            cluster.shutdown()


def add_node(cluster: Cluster) -> Any:
    # Without a page that shows it, whoever makes it grow, and whoever reads its logs.
    few = {"include_dashboard": False, "include_log_monitor": False, "no_monitor": True}
    node = cluster.add_node(num_cpus=1, wait=False, **few)
    cluster.wait_for_nodes(PATIENT)
    return node


class Doomed:
    """A second node, and the gate before it."""

    def __init__(self, cluster: Cluster, mark: Path) -> None:
        self._cluster = cluster
        self._node = add_node(cluster)
        self.gate = Gate(self._node.node_id, mark)
        self.is_lost = False

    def lose(self) -> None:
        """As by kill -9, once."""
        if not self.is_lost:
            assert self.gate.mark.exists(), "it has something to do"
            self._cluster.remove_node(self._node, allow_graceful=False)
            self.is_lost = True


@pytest.fixture
def doomed(head: Cluster, tmp_path: Path) -> Iterator[Doomed]:
    node = Doomed(head, tmp_path / "mark")
    yield node
    assert node.is_lost


def test_with_a_node_lost_every_deal_is_played_and_counted_once(
    doomed: Doomed, tmp_path: Path
) -> None:
    waiting = Entrant(Waiting("waiting", Rung.RANDOM, Style(), doomed.gate), Playouts(1))
    plan = Plan((waiting, parse_entrant("foam@1p")), players=3, games=24, seed=1)
    told: list[tuple[int, object]] = []

    def watch(outcomes: Sequence[Outcome]) -> None:
        told.extend(each.sitting for each in outcomes)
        doomed.lose()

    far = run(plan, directory=tmp_path / "far", workers="ray", watch=watch)
    assert far == run(plan, directory=tmp_path / "here", workers=1)
    assert sorted(lines(tmp_path / "far")) == sorted(lines(tmp_path / "here"))
    assert len(told) == len(set(told)) == plan.whole_games


def test_with_a_node_lost_the_same_network_is_grown(doomed: Doomed, tmp_path: Path) -> None:
    with ray_cluster() as cluster:

        def spread(work: Callable[[Any], Any], tasks: Iterable[Any], /) -> Iterator[Any]:
            for answer in cluster(Gated(work, doomed.gate), tasks):
                doomed.lose()
                yield answer

        far = list(Grower(TINY, tmp_path / "far").grow(spread))
    assert far == list(Grower(TINY, tmp_path / "here").grow())
    for name in ("net-2.bin", "log.jsonl"):
        assert (tmp_path / "far" / name).read_bytes() == (tmp_path / "here" / name).read_bytes()


@pytest.mark.usefixtures("head")
def test_the_command_for_arenas_prints_the_same() -> None:
    far = running.run_program(*PAIR, "--games", "6", "--json", "--on", "ray")
    assert far.returncode == 0, far.stderr
    assert far.stdout == running.run(*PAIR, "--games", "6", "--json", "--workers", "1").stdout
    assert "by a Ray cluster." in far.stderr


@pytest.mark.usefixtures("head")
@soak
def test_the_command_for_networks_goes_on_elsewhere(tmp_path: Path) -> None:
    grow = ("grow", "--samples", "4096", "--parts", "4", "--turns", "1", "--into", str(tmp_path))
    far = CliRunner().invoke(training, [*grow, "--on", "ray"])
    assert far.exit_code == 0, far.output
    assert far.output.startswith("turn 1  decisions ")
    again = CliRunner().invoke(training, [*grow])
    assert (again.exit_code, again.output) == (0, ""), "nothing is left to do"


@pytest.mark.usefixtures("head")
def test_what_players_do_wrong_is_told_here(caplog: pytest.LogCaptureFixture) -> None:
    run(Plan((parse_entrant("driftwood@1p"), BROKEN), games=4), workers="ray")
    assert "broken@1p at seat A raised RuntimeError('out of paper')" in caplog.text


@pytest.mark.usefixtures("head")
@soak
def test_a_task_that_ends_every_process_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_tasks, "_RETRIES", 1)
    crashing = Entrant(Crashing("crashing", Rung.RANDOM, Style()), Playouts(1))
    with pytest.raises(WorkerLost, match="has ended, 2 times in a row"):
        run(Plan((parse_entrant("driftwood@1p"), crashing), games=4), workers="ray")


@pytest.mark.usefixtures("head")
def test_nodes_with_another_papersea_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_tasks, "_fingerprint", lambda: "another")
    with pytest.raises(NoCluster, match="has another papersea"):
        run(quick_plan(), workers="ray")


@pytest.mark.usefixtures("head")
@soak  # once in some eighty times Ray's own threads have the last word
def test_ctrl_c_keeps_what_was_played_and_says_how_to_go_on(tmp_path: Path) -> None:
    folder = tmp_path / "arena"
    arena = (*PAIR, "--games", "100000", "--out", str(folder), "--on", "ray")
    with running.start_program(
        *arena, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, process_group=0
    ) as process:
        try:
            until = time.monotonic() + PATIENT
            while not (folder / "luck.jsonl").exists() and time.monotonic() < until:
                time.sleep(0.02)
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does
            output, errors = process.communicate(timeout=PATIENT)
        finally:
            process.kill()
    assert errors == ""
    assert process.returncode == 130
    assert "of 100,000 games." in output
    assert f"arena --resume {folder} --on ray" in output


def test_where_nobody_answers_it_is_said_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    refused = running.run_program(*PAIR, "--on", "ray")
    assert refused.returncode == 1
    assert "no Ray cluster answers: `ray start --head`" in refused.stderr


def test_without_ray_it_is_said_which_extra_has_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for refused in (
        running.run(*PAIR, "--on", "ray"),
        CliRunner().invoke(training, ["grow", "--into", str(tmp_path), "--on", "ray"]),
    ):
        assert refused.exit_code == 1
        assert f"Ray is not installed: {install_command('ray')}" in refused.output


def test_workers_are_of_this_machine() -> None:
    refused = running.run(*PAIR, "--on", "ray", "--workers", "2")
    assert refused.exit_code == 2
    assert "can’t use it with --on" in refused.output


def test_nothing_of_ray_is_loaded_for_whoever_does_without() -> None:
    loaded = running.modules_loaded_by(*PAIR, "--games", "2", "--workers", "1")
    assert "papersea.arena" in loaded
    assert "ray" not in loaded
