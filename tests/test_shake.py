"""The shaker tells what failed, from the report of a real run."""

from __future__ import annotations

import os
import subprocess
import sys
from multiprocessing import active_children
from pathlib import Path

from tools.shake import Failure, Run, read_report, row, spinning

TESTS = """
import pytest

def test_right(): pass
def test_wrong(): assert 1 == 2, "one is not two"
@pytest.mark.skip(reason="not here")
def test_left_out(): pass
@pytest.fixture
def broken():
    yield
    raise OSError("left open")
def test_untidy(broken): pass
"""


def test_a_report_names_what_failed_and_why(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(TESTS)
    report = tmp_path / "report.xml"
    subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:xdist", f"--junitxml={report}", "test_it.py"],
        cwd=tmp_path,
        env={name: value for name, value in os.environ.items() if name != "PYTEST_ADDOPTS"},
        check=False,
        capture_output=True,
    )
    passed, failures = read_report(report)
    assert passed == 1
    assert failures == (
        Failure("test_it.py::test_wrong", "AssertionError: one is not two"),
        Failure("test_it.py::test_untidy", 'failed on teardown with "OSError: left open"'),
    )


def test_a_run_that_wrote_no_report_is_still_a_row(tmp_path: Path) -> None:
    run = Run(2, *read_report(tmp_path / "none.xml"), seconds=90)
    assert "| 0 | 0 | 1.5 | exit 2 |" in row(run, load=0)


def test_what_spins_ends() -> None:
    with spinning(1):
        assert len(active_children()) == 1
    assert not active_children()
