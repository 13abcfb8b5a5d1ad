"""Which way the kernel runs, decided once at import.

1. ``library``: machine code that was compiled with the package, for this platform, from exactly
   these sources.
2. ``numba``: compiled here by Numba, if it is installed: the sources were changed, or nobody has
   compiled them for this platform.
3. ``python``: the same sources as plain Python, some hundred times slower.

``PAPERSEA_KERNEL`` asks for one of them by name, to debug, to compare and to prove that all agree.
It is the only setting that is read at import: a rule is compiled or not from the moment it is
defined.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import platform
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

LIBRARY: Final = "library"
NUMBA: Final = "numba"
PYTHON: Final = "python"

SOURCES: Final = Path(__file__).parents[1]
"""What the paths in a manifest start from."""

LIBRARIES: Final = Path(__file__).with_name("libraries")
MANIFEST: Final = "manifest.json"

_SYSTEMS: Final = {"linux": "linux", "darwin": "macos", "win32": "windows", "emscripten": "pyodide"}
_MACHINES: Final = {"amd64": "x86_64", "x86_64": "x86_64", "aarch64": "arm64", "arm64": "arm64"}
_SUFFIXES: Final = {"macos": "dylib", "windows": "dll", "web": "wasm"}


class NoLibrary(Exception):
    """Why the library is not used."""


@dataclass(frozen=True)
class Library:
    """Machine code that fits the sources: its functions, and what it says about them."""

    functions: ctypes.CDLL
    entries: dict[str, list[list[Any]]]
    """By module and name: what each takes."""
    errors: list[list[str]]
    """What to raise for each status: the exception, what it says, and where."""


@dataclass(frozen=True)
class Way:
    """How the kernel runs, and why not better."""

    name: str
    why: str
    library: Library | None = None

    def __str__(self) -> str:
        """For people: ``library linux-x86_64, built with the package``."""
        told = {
            LIBRARY: f"library {platform_name()}, ",
            NUMBA: "compiled by Numba: ",
            PYTHON: "plain Python, slow: ",
        }
        return told[self.name] + self.why


def platform_name() -> str:
    """This system and machine, as libraries are named: ``linux-x86_64``, ``macos-arm64`` …"""
    system = _SYSTEMS.get(sys.platform, sys.platform)
    if system == "pyodide":
        return "pyodide"
    machine = _machine()
    if sys.maxsize < 1 << 32:
        machine += "-32-bit"  # a small Python on a large machine
    return f"{system}-{_MACHINES.get(machine, machine)}"


def _machine() -> str:
    """What this Python was built for. Windows would tell of the processor instead, on which it may
    run a Python for another one, and takes its time to find out."""
    if sys.platform == "win32":
        import sysconfig

        return sysconfig.get_platform().removeprefix("win-")
    return platform.machine().lower()


def library_name(name: str) -> str:
    """The file of a platform's library."""
    return f"kernel-{name}.{_SUFFIXES.get(name.partition('-')[0], 'so')}"


def digest_of(files: list[str]) -> str:
    """Of these sources as they are now."""
    digest = hashlib.sha256()
    for each in files:
        source = (SOURCES / each).read_bytes()
        digest.update(f"{each} {len(source)}\n".encode() + source)
    return digest.hexdigest()


def _changed(manifest: dict[str, Any]) -> bool:
    try:
        return bool(digest_of(manifest["sources"]) != manifest["digest"])
    except FileNotFoundError:  # one of them is gone
        return True


def open_library() -> Library:
    """The one for this platform, if it fits the sources."""
    try:
        manifest = json.loads((LIBRARIES / MANIFEST).read_text(encoding="utf-8"))
    except OSError:
        raise NoLibrary("no library was built") from None
    except ValueError:
        raise NoLibrary("the manifest of the libraries is damaged") from None
    try:
        path = LIBRARIES / library_name(platform_name())
        sealed = manifest["libraries"].get(path.name)
        if sealed is None or not path.exists():
            raise NoLibrary(f"there is no library for {platform_name()}")
        if _changed(manifest):
            raise NoLibrary("the sources have changed since the library was built")
        if hashlib.sha256(path.read_bytes()).hexdigest() != sealed:
            raise NoLibrary("the library is damaged")
        return Library(ctypes.CDLL(str(path)), manifest["entries"], manifest["errors"])
    except OSError as problem:
        raise NoLibrary(f"the library does not load: {problem}") from None
    except (KeyError, TypeError, AttributeError) as problem:
        raise NoLibrary(f"the manifest of the libraries is damaged: {problem!r}") from None


def _numba_problem() -> str | None:
    """Why Numba cannot be used."""
    if find_spec("numba") is None:
        return "Numba is not installed"
    try:
        import numba
    except Exception as problem:  # another Python or NumPy than it was made for
        return f"Numba does not load: {problem}"
    if tuple(map(int, numba.__version__.split(".")[:2])) < OLDEST_NUMBA:
        return f"Numba {numba.__version__} is too old"
    return None


OLDEST_NUMBA: Final = (0, 61)


def choose(wanted: str | None) -> Way:
    """The best way there is, or the one that is asked for."""
    if wanted not in (None, LIBRARY, NUMBA, PYTHON):
        raise ImportError(
            f"PAPERSEA_KERNEL is {wanted!r}: it must be {LIBRARY}, {NUMBA} or {PYTHON}"
        )
    reasons = []
    if wanted in (None, LIBRARY):
        try:
            return Way(LIBRARY, "built with the package", open_library())
        except NoLibrary as problem:
            reasons.append(str(problem))
    if wanted in (None, NUMBA):
        trouble = _numba_problem()
        if trouble is None:
            return Way(NUMBA, "; ".join(reasons) or "asked for by PAPERSEA_KERNEL")
        reasons.append(trouble)
    if wanted in (None, PYTHON):
        return Way(PYTHON, "; ".join(reasons) or "asked for by PAPERSEA_KERNEL")
    raise ImportError(f"PAPERSEA_KERNEL asks for {wanted}, but {'; '.join(reasons)}")


def _wanted() -> str | None:
    # The older name of one of the choices.
    return PYTHON if os.environ.get("PAPERSEA_INTERPRETED") else os.environ.get("PAPERSEA_KERNEL")


WAY: Final = choose(_wanted() or None)
COMPILED: Final = WAY.name != PYTHON
