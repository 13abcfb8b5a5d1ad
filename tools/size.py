"""How large the house is: files and lines of its parts, as they stand here or in any commit.

``python -m tools.size`` counts the working tree, ``python -m tools.size c673807 HEAD .`` one after
the other in one table; the dot is the working tree. Files that git does not know do not count.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
HERE: Final = "."
PARTS: Final = {
    "src": (".py",),
    "tests": (".py",),
    "tools": (".py", ".ts", ".mjs"),
    "web/src": (".ts", ".svelte", ".css"),
    "web/tests": (".ts",),
}
"""Folders, and what is written by hand in them."""


@dataclass(frozen=True, slots=True)
class Size:
    files: int = 0
    lines: int = 0

    def __add__(self, other: Size) -> Size:
        return Size(self.files + other.files, self.lines + other.lines)


def _git(*arguments: str) -> bytes:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True).stdout


def files_of(commit: str) -> Iterator[tuple[str, bytes]]:
    """Path and content of each file."""
    if commit == HERE:
        for name in _git("ls-files", "-z").decode().split("\0"):
            if name and (ROOT / name).is_file():
                yield name, (ROOT / name).read_bytes()
        return
    with tarfile.open(fileobj=BytesIO(_git("archive", commit))) as archive:
        for each in archive:
            if (content := archive.extractfile(each)) is not None:
                yield each.name, content.read()


def sizes(commit: str) -> dict[str, Size]:
    """Of every part, and of all."""
    found = dict.fromkeys((*PARTS, "together"), Size())
    for name, content in files_of(commit):
        for part, endings in PARTS.items():
            if name.startswith(f"{part}/") and name.endswith(endings):
                one = Size(1, content.count(b"\n"))
                found[part] += one
                found["together"] += one
    return found


def table(commits: list[str]) -> str:
    """In Markdown: for every part, files and lines of one commit after the other."""
    counted = [sizes(commit) for commit in commits]
    titles = " | ".join(
        f"{title}: files | lines"
        for title in ("here" if each == HERE else each for each in commits)
    )
    rows = [f"| | {titles} |", "|---" * (1 + 2 * len(commits)) + "|"]
    for part in counted[0]:
        numbers = " | ".join(f"{each[part].files} | {each[part].lines:,}" for each in counted)
        rows.append(f"| {part} | {numbers} |")
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    sys.stdout.write(table(sys.argv[1:] or [HERE]))
