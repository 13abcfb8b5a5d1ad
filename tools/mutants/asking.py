"""Run tests in a copy of the tree, and tell the first that fails."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_PYTEST: Final = ("-m", "pytest", "-x", "-q", "-rfE", "--tb=no", "-p", "no:cacheprovider")
_FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
_FAST: Final = (
    "tests",
    "--ignore=tests/web",  # needs a browser and the built page
    "--ignore=tests/server/kill",  # kills servers for minutes
    "--ignore=tests/test_mutants.py",  # would find any fault, for it looks for the places
)


class NoAnswer(Exception):
    """Tests that could not be run."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The tests of a copy of the tree. Whatever they write goes to ``scratch``."""

    folder: Path
    scratch: Path

    def check_imports(self) -> None:
        """The copy's own sources are what is tested, not those that are installed."""
        command = [sys.executable, "-c", "import papersea; print(papersea.__file__)"]
        found = self._run(command, self.folder).stdout.strip()
        assert Path(found).is_relative_to(self.folder), f"the tests would import {found}"

    def first_failing(self, parts: Sequence[str]) -> str | None:
        """Of these parts; the rules run interpreted, so that nothing waits for the compiler."""
        ours = [part for part in parts if not part.startswith("web/")]
        webs = [part.removeprefix("web/") for part in parts if part.startswith("web/")]
        found = self._pytest(ours, PAPERSEA_KERNEL="python") if ours else None
        return found or (self._vitest(webs) if webs else None)

    def first_failing_of_all(self) -> str | None:
        """Of the fast tests, with the rules compiled as in ``make test``."""
        found = self._vitest(())
        if found is None:
            done = self._run([sys.executable, "-m", "tools.kernel"], self.folder)
            if done.returncode:
                raise NoAnswer(done.stdout + done.stderr)
        return found or self._pytest((*_FAST, "-n", str(os.cpu_count() or 1)))

    def _pytest(self, arguments: Sequence[str], **more: str) -> str | None:
        done = self._run([sys.executable, *_PYTEST, *arguments], self.folder, **more)
        if done.returncode == 0:
            return None
        if found := _FAILED.search(done.stdout):
            return found[1]
        raise NoAnswer(done.stdout + done.stderr)

    def _vitest(self, files: Sequence[str]) -> str | None:
        web, report = self.folder / "web", self.scratch / "vitest.json"
        report.unlink(missing_ok=True)
        node = shutil.which("node", path=str(Path(sys.executable).parent)) or "node"
        program = (node, "node_modules/vitest/vitest.mjs", "run", "--bail=1", "--reporter=json")
        done = self._run([*program, f"--outputFile={report}", *files], web)
        if done.returncode == 0:
            return None
        if not report.exists():
            raise NoAnswer(done.stdout + done.stderr)
        for file in json.loads(report.read_text(encoding="utf-8"))["testResults"]:
            name = str(Path(file["name"]).relative_to(self.folder))
            failed = [each for each in file["assertionResults"] if each["status"] == "failed"]
            if failed:
                return f"{name}: {failed[0]['fullName']}"
            if file["status"] == "failed":  # it could not even be read
                return name
        raise NoAnswer(done.stdout + done.stderr)

    def _run(
        self, command: Sequence[str], folder: Path, **more: str
    ) -> subprocess.CompletedProcess[str]:
        surroundings = {
            "PYTHONPATH": str(self.folder / "src"),
            # A fault may come and go within the second by which Python tells files apart.
            "PYTHONDONTWRITEBYTECODE": "1",
            "PAPERSEA_SOAK": "0",  # what make test would find
            "TMPDIR": str(self.scratch),
            "XDG_CACHE_HOME": str(self.scratch / "cache"),  # compiled faults are not kept
        }
        with subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, **surroundings, **more},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        ) as running:
            try:
                said, complained = running.communicate()
            except BaseException:
                _end(running)
                raise
        return subprocess.CompletedProcess(command, running.returncode, said, complained)


def _end(running: subprocess.Popen[str]) -> None:
    """Tests have time to put away what they have started; then nothing of it is left."""
    os.killpg(running.pid, signal.SIGINT)
    with suppress(subprocess.TimeoutExpired):
        running.wait(10)
    with suppress(ProcessLookupError):
        os.killpg(running.pid, signal.SIGKILL)
