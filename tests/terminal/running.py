"""Ways to run the terminal in a test: in this process, in a fork of it, and as a person's shell
does; and to run many programs for the start of one."""

from __future__ import annotations

import ctypes
import gc
import json
import os
import signal
import subprocess
import sys
import threading
import traceback
import warnings
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, NoReturn

from click.testing import CliRunner, Result

from papersea.terminal.main import cli, main

_PROGRAM = "from papersea.terminal.main import main; main()"


def run(*arguments: str, stdin: str = "", columns: int = 80) -> Result:
    """In this process."""
    runner = CliRunner(env={"COLUMNS": str(columns), "NO_COLOR": "1"})
    return runner.invoke(cli, list(arguments), input=stdin, prog_name="papersea")


def command_line(*arguments: str) -> list[str]:
    return [sys.executable, "-c", _PROGRAM, *arguments]


def become_program(*arguments: str) -> NoReturn:
    """In a fork of the tests' own process: what ``command_line`` starts, without waiting until all
    is loaded again. Nothing of the tests is in its way."""
    code: object = 1
    try:
        _leave_tests()
        sys.argv = ["-c", *arguments]
        try:
            main()
        except SystemExit as ended:
            code = ended.code or 0
        except BaseException:
            traceback.print_exc()
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
    finally:
        os._exit(code if isinstance(code, int) else 1)


def _leave_tests() -> None:
    """Only three files, with signals, warnings and hooks as Python begins with."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in range(3, 1024):  # kept for whoever of the tests owns the number, but let go
        with suppress(OSError):
            os.fstat(number)
            os.dup2(nothing, number)
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        setattr(sys, name, os.fdopen(number, "w" if number else "r", encoding="utf-8"))
    # The tests have loaded readline, which the program never does: lines are read without it.
    ctypes.c_void_p.in_dll(ctypes.pythonapi, "PyOS_ReadlineFunctionPointer").value = None
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    warnings.resetwarnings()
    for category in (DeprecationWarning, PendingDeprecationWarning, ImportWarning, ResourceWarning):
        warnings.simplefilter("ignore", category)
    sys.unraisablehook = sys.__unraisablehook__
    threading.excepthook = threading.__excepthook__
    gc.enable()


def start_program(
    *arguments: str, is_fresh: bool, env: Mapping[str, str] | None = None, **pipes: Any
) -> subprocess.Popen[Any]:
    """In a process of its own, which hears Ctrl-C wherever the tests run: afresh, as from a shell,
    or forked from this one."""
    if is_fresh or sys.platform == "win32":
        hears = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
        line = [sys.executable, "-c", f"{hears}; {_PROGRAM}", *arguments]
        return subprocess.Popen(line, env={**os.environ, **(env or {})}, **pipes)

    def become() -> NoReturn:
        os.environ.update(env or {})
        become_program(*arguments)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # other threads only wait
        return subprocess.Popen(["papersea"], preexec_fn=become, **pipes)  # noqa: PLW1509


def run_program(
    *arguments: str, stdin: str = "", is_fresh: bool = True
) -> subprocess.CompletedProcess[str]:
    """In a process of its own, with pipes."""
    with start_program(
        *arguments,
        is_fresh=is_fresh,
        env={"COLUMNS": "80", "PYTHONIOENCODING": "utf-8"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        said = process.communicate(stdin)
    return subprocess.CompletedProcess(process.args, process.returncode, *said)


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


READY = "from papersea.rules.__main__ import warm_up_table; warm_up_table()"
"""What takes most of the time of a short program: the rules, and their machine code."""


def run_each(
    programs: Sequence[str], *options: str, before: str = READY
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
