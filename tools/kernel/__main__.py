"""Compiles the kernel for this machine (``python -m tools.kernel``), or for all (``--all``)."""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from pathlib import Path

from tools.kernel.building import PACKAGE, build


def main() -> None:
    os.environ["PAPERSEA_KERNEL"] = "python"  # only the names of files are asked for here
    os.environ.pop("PAPERSEA_INTERPRETED", None)  # which would prevail, also where Numba is needed
    sys.path.insert(0, str(PACKAGE.parent))  # a build has it installed nowhere
    if find_spec("numba") is None:
        sys.exit("Numba is not installed here, and only Numba compiles the kernel.")
    from papersea.rules.ways import LIBRARIES, platform_name
    from tools.kernel.linking import PLATFORMS

    parser = argparse.ArgumentParser(prog="python -m tools.kernel", description=__doc__)
    parser.add_argument("platforms", nargs="*", metavar="platform", help=", ".join(PLATFORMS))
    parser.add_argument("--all", action="store_true", help="for every platform")
    parser.add_argument("--into", type=Path, default=LIBRARIES, help="the folder to put them in")
    asked = parser.parse_args()
    unknown = set(asked.platforms) - set(PLATFORMS)
    if unknown:
        parser.error(f"unknown: {', '.join(sorted(unknown))}; known: {', '.join(PLATFORMS)}")
    here = [platform_name()] if platform_name() in PLATFORMS else []
    build(list(PLATFORMS) if asked.all else asked.platforms or here, asked.into)


if __name__ == "__main__":
    try:
        main()
    except (KeyboardInterrupt, BrokenProcessPool):  # Ctrl-C may reach a worker first
        sys.exit("The kernel was not compiled: interrupted, or its process was ended.")
