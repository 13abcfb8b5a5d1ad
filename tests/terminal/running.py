"""Ways to run the terminal in a test: in this process, and as a person's shell does."""

from __future__ import annotations

import os
import subprocess
import sys

from click.testing import CliRunner, Result

from papersea.terminal.main import cli

_PROGRAM = "from papersea.terminal.main import main; main()"


def run(*arguments: str, stdin: str = "", columns: int = 80) -> Result:
    """In this process."""
    runner = CliRunner(env={"COLUMNS": str(columns), "NO_COLOR": "1"})
    return runner.invoke(cli, list(arguments), input=stdin, prog_name="papersea")


def command_line(*arguments: str) -> list[str]:
    return [sys.executable, "-c", _PROGRAM, *arguments]


def run_program(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """In a process of its own, with pipes."""
    environment = {**os.environ, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        command_line(*arguments),
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        check=False,
    )
