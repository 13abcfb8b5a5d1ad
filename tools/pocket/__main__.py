"""Packs the house for browsers: ``python -m tools.pocket``."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

from tools.pocket.house import SOURCES, Unpackable
from tools.pocket.packing import FOLDER, MANIFEST, STATIC, pack


def main() -> None:
    os.environ["PAPERSEA_KERNEL"] = "python"  # only names are asked for here
    sys.path.insert(0, str(SOURCES))  # a build has it installed nowhere
    parser = argparse.ArgumentParser(prog="python -m tools.pocket", description=__doc__)
    parser.add_argument("--into", type=Path, default=STATIC, help="the web client's folder")
    parser.add_argument("--sizes", action="store_true", help="say how large each file is")
    asked = parser.parse_args()
    try:
        pack(asked.into)
    except Unpackable as problem:
        sys.exit(f"The house does not fit into a pocket: {problem}.")
    if asked.sizes:
        manifest = json.loads((asked.into / FOLDER / MANIFEST).read_text(encoding="utf-8"))
        for name, size in {**manifest["files"], "all": manifest["bytes"]}.items():
            print(f"{size:>9,} {name}")


if __name__ == "__main__":
    main()
