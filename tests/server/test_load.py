"""The load on a server: what its figures mean, and that it can be run anywhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

from benchmarks.load.reports import Report, Usage, rate_within, report_of, reports_in
from benchmarks.load.tables import Figures

ROOT = Path(__file__).parents[2]


def report(seconds: list[float], late: float = 0.0) -> Report:
    """Of a run of one second."""
    figures = Figures(
        seconds=seconds,
        since_meant=[each + late for each in seconds],
        late=[late] * len(seconds),
        moves=len(seconds),
    )
    usage = Usage(0.0, 0.0, server_cores=0.5, load_cores=0.1)
    return report_of("SQLite", 1, 10, len(seconds), 1.0, figures, usage)


def test_a_load_that_is_late_is_not_counted_as_the_servers_delay() -> None:
    found = report([0.02] * 100, late=0.3)
    assert (found.p99_ms, found.p99_late_ms, found.p99_since_meant_ms) == (20.0, 300.0, 320.0)


def test_the_bound_lies_between_the_last_rate_that_is_fast_enough_and_the_next() -> None:
    rates = [report([0.05] * 100), report([0.15] * 200), report([0.9] * 300)]
    assert rate_within(rates, 100) == 150
    assert rate_within(rates[:1], 100) is None
    assert rate_within(rates[1:], 100) is None


def test_what_one_part_has_measured_the_next_one_shows_as_well(tmp_path: Path) -> None:
    found = [report([0.05] * 100), report([0.15] * 200)]
    file = tmp_path / "first.json"
    file.write_text(json.dumps({"machine": {}, "reports": [asdict(each) for each in found]}))
    assert reports_in(file) == found


def test_it_runs_beside_an_installed_package_called_tests(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "__init__.py").touch()
    subprocess.run(
        [sys.executable, "-m", "benchmarks.load", "--help"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        stdout=subprocess.DEVNULL,
        check=True,
    )
