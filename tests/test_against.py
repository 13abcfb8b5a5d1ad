"""An older state beside the present one: what the page says, and of what state servers are."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks.against.found import Found, Kept, Noticed
from benchmarks.against.page import page
from benchmarks.load.house import PRESENT, State
from benchmarks.load.reports import Report, Usage, report_of
from benchmarks.load.tables import Figures
from benchmarks.machine import this_machine
from papersea.server.settings import LIMIT_NAMES

STATES = ("abc1234", "now")


def report(rate: int, cores: float) -> Report:
    """Of a run of a second."""
    figures = Figures(
        seconds=[0.02] * rate, since_meant=[0.02] * rate, late=[0.001] * rate, moves=rate
    )
    return report_of("SQLite", 1, 10, rate, 1.0, figures, Usage(0.0, 0.0, cores, 0.1))


def found() -> Found:
    return Found.nothing(this_machine(), STATES, attack_seconds=3.0, games=1000)


def test_each_state_has_a_line_for_what_both_were_asked() -> None:
    both = found()
    both.reports["abc1234"].append(report(100, 0.1))
    both.reports["now"] += [report(100, 0.05), report(200, 0.1)]
    both.floods["abc1234"].append(Noticed("pings", 10.0, 5000.0))
    both.floods["now"].append(Noticed("pings", 10.0, 12.0))
    both.memory["now"].append(Kept("game", [2**20, 2**21, 2**21 + 2**10]))
    text = page(both, "abc1234")
    assert "| SQLite | 100 | abc1234 | 100 | 1.00 | 20 | 20 | 1 | 0 |" in text
    assert "| SQLite | 100 | now | 100 | 0.50 | 20 | 20 | 1 | 0 |" in text
    assert "| SQLite | 200 | abc1234 | far too much |" in text
    assert "| pings | 10.0 | 5,000.0 | 500.0 | 10.0 | 12.0 | 1.2 |" in text
    assert "| same tables | now | 1 | +1,024, +1 |" in text


def test_what_was_found_of_another_commit_is_not_taken_for_this_one() -> None:
    mine, earlier = found(), found()
    earlier.floods["now"].append(Noticed("pings", 10.0, 12.0))
    assert mine.beside(earlier, ("load",)).floods == earlier.floods
    assert mine.beside(earlier, ("floods",)).floods == mine.floods
    other = replace(earlier, machine=replace(earlier.machine, commit="another"))
    with pytest.raises(ValueError, match="another"):
        mine.beside(other, ("load",))


def test_servers_of_an_older_state_are_asked_for_limits_that_they_have(tmp_path: Path) -> None:
    assert PRESENT.limit_names == frozenset(LIMIT_NAMES)
    older = tmp_path / "papersea" / "server"
    older.mkdir(parents=True)
    for folder in (older.parent, older):
        (folder / "__init__.py").touch()
    (older / "settings.py").write_text('LIMIT_NAMES = ("sockets", "tables")')
    assert State("older", tmp_path).limit_names == {"sockets", "tables"}
