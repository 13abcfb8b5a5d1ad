"""Which of our own files the house in a pocket needs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from tools.pocket.imports import imports_of

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = ROOT / "src"
PACKAGE: Final = "papersea"
DOOR: Final = f"{PACKAGE}.pocket.browser"
"""Whatever this imports, also late, comes along."""

ABSENT: Final = frozenset({"numba", "numpy", "platformdirs", "ray"})
"""Imported where they are installed, or by ways of the kernel that no browser takes."""
BROUGHT: Final = frozenset({"fluent", "msgspec"})
"""What else is imported, and how it comes: ``packing.py``."""
SPOKEN: Final = ("opponents.ftl", "phrases.ftl")
"""Texts that a house says. All others the page says by itself."""
KERNEL: Final = "papersea/rules/libraries"
LIBRARY: Final = "kernel-pyodide.so"


class Unpackable(Exception):
    """Why the house does not fit into a pocket."""


def modules(door: str = DOOR) -> tuple[dict[str, Path], set[str]]:
    """Ours by their names, and the names of all that they import of others."""
    ours: dict[str, Path] = {}
    others: set[str] = set()
    waiting = [PACKAGE, door]
    while waiting:
        name = waiting.pop()
        path = _file_of(name)
        if path is None or name in ours:
            continue
        ours[name] = path
        package = name if path.name == "__init__.py" else name.rpartition(".")[0]
        found = imports_of(path.read_text(encoding="utf-8"), package, is_late=True)
        own = {each for each in found if each.partition(".")[0] == PACKAGE}
        waiting += own
        others |= found - own
    if door not in ours:
        raise Unpackable(f"there is no {door}")
    return ours, others


def _file_of(module: str) -> Path | None:
    path = SOURCES.joinpath(*module.split("."))
    files = (path / "__init__.py", path.with_suffix(".py"))
    return next((each for each in files if each.is_file()), None)


def data_of(ours: dict[str, Path]) -> list[Path]:
    """What lies beside these modules and is read when they run."""
    folders = {path.parent for path in ours.values()}
    found = [file for folder in folders for file in folder.glob("*.json")]
    # Not the networks: nobody plays by them.
    found += (SOURCES / PACKAGE / "players" / "policy").glob("table-*.bin")
    found += [
        language / name
        for language in (SOURCES / PACKAGE / "locales").iterdir()
        for name in SPOKEN
        if (language / name).is_file()
    ]
    return sorted(found)


def kernel() -> tuple[dict[str, Any], bytes]:
    """What is known of the library for browsers, and the library."""
    folder = SOURCES / KERNEL
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    # Other libraries may have been built or not: they change nothing here.
    manifest["libraries"] = {LIBRARY: manifest["libraries"][LIBRARY]}
    return manifest, (folder / LIBRARY).read_bytes()
