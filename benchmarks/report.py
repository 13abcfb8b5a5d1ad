"""One run as a whole: shown in the terminal, kept as JSON, written as a page."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass

from rich import box
from rich.console import Console
from rich.table import Table as RichTable

from benchmarks.comparing import comparisons
from benchmarks.expert import Punctuality
from benchmarks.goals import goals, ratios
from benchmarks.machine import Machine
from benchmarks.measuring import Figures, Pace
from benchmarks.sizes import Size
from benchmarks.starting import Start
from benchmarks.tables import Table, all_tables


@dataclass(frozen=True, slots=True)
class Report:
    machine: Machine
    pace: Pace
    figures: Figures
    starts: tuple[Start, ...]
    sizes: tuple[Size, ...]
    punctuality: Punctuality

    def tables(self) -> Iterator[Table]:
        return all_tables(self.figures, self.starts, self.sizes, self.punctuality)


def header(machine: Machine, pace: Pace) -> Iterator[str]:
    """What a reader must know to compare."""
    packages = ", ".join(f"{name} {version}" for name, version in machine.packages.items())
    yield f"commit {machine.commit}, {machine.date}"
    yield f"one core of {machine.cores}: {machine.processor}; {machine.system}"
    yield f"{machine.python}, {packages}"
    yield (
        f"best of {pace.rounds} rounds; in every round each subject had one turn of "
        f"{pace.seconds:g} s of the processor's time"
    )


def show(machine: Machine, pace: Pace, tables: Iterable[Table], console: Console) -> None:
    for line in header(machine, pace):
        console.print(line, highlight=False)
    for table in tables:
        console.print()
        console.print(rich_table(table))


def rich_table(table: Table) -> RichTable:
    shown = RichTable(
        title=table.title,
        caption=table.note,
        box=box.SIMPLE_HEAD,
        title_justify="left",
        caption_justify="left",
    )
    for place, column in enumerate(table.columns):
        shown.add_column(column, justify="right" if place else "left")
    for row in table.rows:
        shown.add_row(*row)
    return shown


def to_json(report: Report) -> str:
    found = asdict(report) | {
        "ratios": [asdict(ratio) for ratio in ratios(report.figures)],
        "environments": [asdict(each) for each in comparisons(report.figures)],
        "goals": [
            asdict(goal) | {"is_reached": goal.is_reached}
            for goal in goals(report.figures, report.punctuality, report.starts)
        ],
    }
    return json.dumps(found, indent=2, ensure_ascii=False) + "\n"


def to_markdown(report: Report) -> str:
    lines = ["# Performance", "", '`make bench ARGS="--markdown docs/performance.md"` writes this']
    lines += ["page; every figure is from one run.", ""]
    lines += [f"- {line}" for line in header(report.machine, report.pace)]
    for table in report.tables():
        lines += ["", f"## {table.title}", "", *markdown_table(table)]
    return "\n".join(lines) + "\n"


def markdown_table(table: Table) -> Iterator[str]:
    yield from (table.note, "")
    yield _line(table.columns)
    yield _line("--:" if place else "---" for place in range(len(table.columns)))
    yield from map(_line, table.rows)


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"
