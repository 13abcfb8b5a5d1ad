"""Ways to run the terminal in a test: in this process, and as a person's shell does; and to run
many programs for the start of one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from click.testing import CliRunner, Result

from papersea.terminal.main import cli

_PROGRAM = "from papersea.terminal.main import main; main()"


def run(*arguments: str, stdin: str = "", columns: int = 80) -> Result:
    """In this process."""
    runner = CliRunner(env={"COLUMNS": str(columns), "NO_COLOR": "1"})
    return runner.invoke(cli, list(arguments), input=stdin, prog_name="papersea")


def command_line(*arguments: str, before: str = "") -> list[str]:
    """``before`` is Python that runs first."""
    return [sys.executable, "-c", f"{before}\n{_PROGRAM}", *arguments]


def start_program(
    *arguments: str, env: Mapping[str, str] | None = None, before: str = "", **pipes: Any
) -> subprocess.Popen[Any]:
    """In a process of its own, which hears Ctrl-C wherever the tests run."""
    hears = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    line = command_line(*arguments, before=f"{hears}\n{before}")
    return subprocess.Popen(line, env={**os.environ, **(env or {})}, **pipes)


def run_program(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """In a process of its own, with pipes."""
    with start_program(
        *arguments,
        env={"COLUMNS": "80", "PYTHONIOENCODING": "utf-8"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        said = process.communicate(stdin)
    return subprocess.CompletedProcess(process.args, process.returncode, *said)


def modules_loaded_by(*arguments: str) -> set[str]:
    """In a process of its own, to its end."""
    program = (
        "import sys\nfrom papersea.terminal.main import main\n"
        f"sys.argv = ['papersea', *{list(arguments)!r}]\n"
        "try:\n    main()\nexcept SystemExit as exit:\n    assert not exit.code\n"
        "print('LOADED', *sys.modules)"
    )
    output = subprocess.check_output([sys.executable, "-c", program], text=True)
    return set(output.rpartition("LOADED ")[2].split())


THROWN_AWAY = "Thrown away."


def loses_ctrl_c(wait: str) -> str:
    """What makes a program lose a Ctrl-C as it begins its first wait of this kind: something is
    thrown away just then, says so, and takes until Ctrl-C comes. Python ignores whatever is raised
    meanwhile."""
    return f"""
import os, signal, sys

class Waste:
    def __del__(self):
        os.write(1, b"{THROWN_AWAY}\\n")
        signal.pause()

kept = [Waste()]

def watch(frame, happening, called):
    is_ours = frame.f_globals.get("__name__", "").startswith("papersea.terminal.")
    if is_ours and happening == "c_call" and called.__qualname__ == "{wait}":
        sys.setprofile(None)
        kept.clear()

sys.setprofile(watch)
"""


_FORKING = """
import json, os, sys, tempfile, warnings

before, *programs = json.load(sys.stdin)
exec(compile(before, "<before>", "exec"), {})
finished = []
for source in programs:
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as errors:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # a library's threads wait for work
            child = os.fork()
        if child == 0:
            os.dup2(out.fileno(), 1)
            os.dup2(errors.fileno(), 2)
            sys.argv = ["-c"]
            exec(compile(source, "<program>", "exec"), {"__name__": "__main__"})
            break  # and end as any program does
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        said = []
        for file in (out, errors):
            file.seek(0)
            said.append(file.read().decode())
        finished.append((code, *said))
else:
    json.dump(finished, sys.stdout)
"""


def run_each(
    programs: Sequence[str], *options: str, before: str = "import papersea.game"
) -> list[subprocess.CompletedProcess[str]]:
    """Each in a process of its own, as ``python -c`` would, which finds loaded what was loaded
    before."""
    if sys.platform == "win32":  # nothing is forked there
        lines = [[sys.executable, *options, "-c", program] for program in programs]
        return [
            subprocess.run(line, capture_output=True, text=True, encoding="utf-8", check=False)
            for line in lines
        ]
    told = json.dumps([before, *programs])
    command = [sys.executable, *options, "-c", _FORKING]
    answer = subprocess.run(
        command, input=told, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert answer.returncode == 0, answer.stderr
    finished = zip(programs, json.loads(answer.stdout), strict=True)
    return [subprocess.CompletedProcess(program, *each) for program, each in finished]
