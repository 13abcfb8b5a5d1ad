"""Write the manual into a folder."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path
from typing import Final

from tools.manual.building import SEARCH, Manual, build
from tools.manual.places import ROOT

PICTURES: Final = ROOT / "build" / "pictures"


def write(manual: Manual, folder: Path) -> None:
    """In place of what was written before; a folder of somebody else's is left alone."""
    if folder.exists() and any(folder.iterdir()) and not (folder / SEARCH).is_file():
        raise SystemExit(f"{folder} holds something else than a manual")
    fresh = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    for path, content in manual.files.items():
        target = fresh / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.manual", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--pictures",
        type=Path,
        default=PICTURES,
        help="screenshots for the gallery (make pictures); without any there is none",
    )
    parser.add_argument("--root", type=Path, default=ROOT, help="another copy of the docs")
    wanted = parser.parse_args()
    manual = build(wanted.pictures, root=wanted.root.resolve())
    for problem in manual.problems:
        print(problem, file=sys.stderr)
    if manual.problems:
        raise SystemExit(f"{len(manual.problems)} problems, and no manual")
    write(manual, wanted.folder)
    size = sum(map(len, manual.files.values()))
    print(f"{wanted.folder}: {len(manual.files)} files, {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
