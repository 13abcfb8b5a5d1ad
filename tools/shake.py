"""Run the tests again and again, on a quiet machine or beside processes that spin.

``make shake ARGS="--times 10"`` runs ``make test`` ten times; ``--load 4`` lets four processes spin
beside it; what follows ``--`` goes to pytest, as in ``--times 20 --load 4 -- tests/server``. A row
for each run and every test that failed, with the first line of its reason, go to the screen and to
``build/shake/runs.md``, the whole output to a file beside it.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

FOLDER: Final = Path(__file__).resolve().parents[1] / "build" / "shake"
HEAD: Final = (
    "| commit | beside it | passed | failed | minutes | ended with |\n|---|---|---|---|---|---|\n"
)


@dataclass(frozen=True, slots=True)
class Failure:
    test: str
    reason: str


@dataclass(frozen=True, slots=True)
class Run:
    """One run of the tests; ``code`` is what make ended with."""

    code: int
    passed: int
    failures: tuple[Failure, ...]
    seconds: float


def spin(parent: int) -> None:
    while os.getppid() == parent:
        for _ in range(1_000_000):
            pass


@contextmanager
def spinning(count: int) -> Iterator[None]:
    """So many processes that want a core each; they end with this one, however that ends."""
    context = get_context("spawn")
    spinners = [context.Process(target=spin, args=(os.getpid(),)) for _ in range(count)]
    for each in spinners:
        each.start()
    try:
        yield
    finally:
        for each in spinners:
            each.kill()
        for each in spinners:
            each.join()


def read_report(report: Path) -> tuple[int, tuple[Failure, ...]]:
    """How many tests passed, and which failed why, from the report of pytest or of the page's
    units; none if there is none."""
    if not report.is_file():
        return 0, ()
    passed, failures = 0, []
    for case in ElementTree.parse(report).iter("testcase"):
        wrong = [each for kind in ("failure", "error") for each in case.iter(kind)]
        file = case.get("classname", "")
        file = f"web/{file}" if file.endswith(".ts") else f"{file.replace('.', '/')}.py"
        name = f"{file}::{case.get('name')}"
        failures += [Failure(name, _first_line(each.get("message", ""))) for each in wrong]
        passed += not wrong and case.find("skipped") is None
    return passed, tuple(failures)


def _first_line(message: str) -> str:
    lines = [line for line in message.splitlines() if line.strip()]
    return re.sub(r"\s+", " ", lines[0])[:200] if lines else ""


def run_tests(arguments: list[str], number: int) -> Run:
    reports = [FOLDER / f"{number}.xml", FOLDER / f"{number}-page.xml"]
    output = FOLDER / f"{number}.txt"
    for each in reports:
        each.unlink(missing_ok=True)
    command = ["make", "test", f"ARGS={shlex.join(arguments)}"]  # else make hands on our own
    options = f"{os.environ.get('PYTEST_ADDOPTS', '')} --junitxml={shlex.quote(str(reports[0]))}"
    wanted = {"PYTEST_ADDOPTS": options, "PAPERSEA_PAGE_REPORT": str(reports[1])}
    surroundings = {**os.environ, **wanted}
    for passed_on in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "MAKEOVERRIDES"):
        surroundings.pop(passed_on, None)
    began = time.monotonic()
    with output.open("wb") as told:
        code = subprocess.call(command, env=surroundings, stdout=told, stderr=told)
    seconds = time.monotonic() - began
    read = [read_report(each) for each in reports]
    failures = tuple(failure for _, found in read for failure in found)
    return Run(code, sum(passed for passed, _ in read), failures, seconds)


def commit() -> str:
    """The newest one; with a star if there is more in the tree."""
    asked = ["git", "describe", "--always", "--dirty=*", "--exclude=*"]
    return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()


def row(run: Run, load: int) -> str:
    beside = f"{load} spinning" if load else "nothing"
    minutes = f"{run.seconds / 60:.1f}"
    ended = "green" if run.code == 0 else f"exit {run.code}"
    return f"| {commit()} | {beside} | {run.passed} | {len(run.failures)} | {minutes} | {ended} |\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.shake", description=__doc__)
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--load", type=int, default=0, help="processes that spin beside it")
    parser.add_argument("tests", nargs="*", help="for pytest, after --")
    wanted = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    runs: list[Run] = []
    with spinning(wanted.load):
        tell(f"\n{shlex.join(wanted.tests) or 'all tests'}\n\n{HEAD}")
        for number in range(1, wanted.times + 1):
            runs.append(run_tests(wanted.tests, number))
            tell(row(runs[-1], wanted.load))
    tell("\n", *(f"- {each.test}: {each.reason}\n" for run in runs for each in run.failures))
    sys.exit(any(run.code for run in runs))


def tell(*lines: str) -> None:
    with (FOLDER / "runs.md").open("a", encoding="utf-8") as kept:
        for shown in (kept, sys.stdout):
            shown.writelines(lines)
            shown.flush()


if __name__ == "__main__":
    main()
