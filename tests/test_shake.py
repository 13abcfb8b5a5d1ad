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
PAGE = """<?xml version="1.0" encoding="UTF-8" ?>
<testsuites name="vitest tests" tests="2" failures="1" errors="0" time="0.1">
  <testsuite name="tests/pad.test.ts" tests="2" failures="1" errors="0" skipped="0" time="0.1">
    <testcase classname="tests/pad.test.ts" name="a pad &gt; is read" time="0.1"></testcase>
    <testcase classname="tests/pad.test.ts" name="a pad &gt; is kept" time="0.1">
      <failure message="expected 1 to be 2" type="AssertionError">at tests/pad.test.ts</failure>
    </testcase>
  </testsuite>
</testsuites>
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


def test_units_of_the_page_are_named_by_their_file(tmp_path: Path) -> None:
    report = tmp_path / "page.xml"
    report.write_text(PAGE)
    failed = Failure("web/tests/pad.test.ts::a pad > is kept", "expected 1 to be 2")
    assert read_report(report) == (1, (failed,))


def test_a_run_that_wrote_no_report_is_still_a_row(tmp_path: Path) -> None:
    run = Run(2, *read_report(tmp_path / "none.xml"), seconds=90)
    assert "| 0 | 0 | 1.5 | exit 2 |" in row(run, load=0)


def test_what_spins_ends() -> None:
    with spinning(1):
        assert len(active_children()) == 1
    assert not active_children()
