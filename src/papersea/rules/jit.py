"""The one decorator of the rules: compiled by Numba, or the same source as plain Python.

Plain Python runs where Numba has no wheel, and where ``PAPERSEA_INTERPRETED`` is set (to
debug, and to prove that both ways agree). It is the only setting that is read at import:
a function is compiled or not from the moment it is defined.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import re
import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")
Function = Callable[Parameters, Result]

_KEPT_CACHES: Final = 3
_IMPORT: Final = re.compile(r"^\s*from papersea\.([\w.]+) import (?:\(([^)]*)\)|([^\n(]+))", re.M)

COMPILED: Final = not os.environ.get("PAPERSEA_INTERPRETED") and find_spec("numba") is not None


def _sources_digest(source: Path) -> str:
    """Numba's own cache key covers one file; ours covers whatever that file builds on."""
    digest = hashlib.sha256()
    for each in sorted(_built_on(source)):
        digest.update(each.read_bytes())
    return digest.hexdigest()[:16]


def _built_on(source: Path) -> set[Path]:
    """The file, and all of papersea that it imports, directly or by way of others."""
    found: set[Path] = set()
    waiting = [source]
    while waiting:
        each = waiting.pop()
        if each not in found:
            found.add(each)
            waiting += _imported_by(each)
    return found


@cache
def _imported_by(source: Path) -> tuple[Path, ...]:
    imports = _IMPORT.findall(source.read_text(encoding="utf-8"))
    return tuple(path for module, many, few in imports for path in _modules(module, f"{many}{few}"))


def _modules(module: str, names: str) -> list[Path]:
    """The files that an import reads: a module, or those of a package."""
    path = Path(__file__).parents[1].joinpath(*module.split("."))
    if path.with_suffix(".py").exists():
        return [path.with_suffix(".py")]
    inside = (path / f"{name}.py" for name in re.findall(r"(?<! as )\b\w+", names))
    return [path / "__init__.py", *(each for each in inside if each.exists())]


@cache
def _cache_directory(source: Path) -> Path:
    """The user's own, one for each state of all that a file builds on; old ones are removed."""
    from platformdirs import user_cache_path

    name = f"{source.parent.name}-{source.stem}"
    directory = user_cache_path("papersea") / f"{name}-{_sources_digest(source)}"
    with suppress(OSError):
        directory.mkdir(parents=True, exist_ok=True)
    if os.access(directory, os.W_OK):
        _remove_old(directory, f"{name}-{'?' * 16}")
        return directory
    # Machine code is only ever loaded from where nobody else can put it.
    private = tempfile.mkdtemp(prefix="papersea-")
    atexit.register(shutil.rmtree, private, ignore_errors=True)
    return Path(private)


def _remove_old(current: Path, family: str) -> None:
    """Keep the newest few: another papersea on this machine may be using its own."""
    others = [path for path in current.parent.glob(family) if path != current]
    for path in sorted(others, key=_changed, reverse=True)[_KEPT_CACHES:]:
        shutil.rmtree(path, ignore_errors=True)


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:  # removed meanwhile by another process
        return 0.0


@contextmanager
def _numba_cache(directory: Path) -> Iterator[None]:
    """Numba reads its cache directory while decorating: lend it ours, give it back."""
    from numba import config

    before = config.CACHE_DIR
    config.CACHE_DIR = str(directory)
    try:
        yield
    finally:
        config.CACHE_DIR = before


if COMPILED:
    import numba
    import numpy as np
    from numba.core import cgutils, types
    from numba.extending import intrinsic

    CACHE = _cache_directory(Path(__file__).with_name("entries.py"))
    """Where the rules' own machine code is kept."""

    def _compile(function: Function[Parameters, Result], **flags: Any) -> Any:
        flags = {"boundscheck": True, "nogil": True, "error_model": "numpy"} | flags
        return numba.njit(**flags)(function)

    def jit(function: Function[Parameters, Result]) -> Function[Parameters, Result]:
        """A rule, inlined into its callers."""
        compiled: Function[Parameters, Result] = _compile(function, forceinline=True)
        return compiled

    def unchecked(function: Function[Parameters, Result]) -> Function[Parameters, Result]:
        """Inlined, without bounds checks: for loops over fixed places, three times as fast.
        Interpreted, the same loops are checked by Python."""
        compiled: Function[Parameters, Result] = _compile(
            function, forceinline=True, boundscheck=False
        )
        return compiled

    def rare(function: Function[Parameters, Result]) -> Function[Parameters, Result]:
        """A rule that is needed seldom: its callers call it."""
        compiled: Function[Parameters, Result] = _compile(function)
        return compiled

    def entry(function: Function[Parameters, Result]) -> Function[Parameters, Result]:
        """A way into the kernel from Python. Only these are kept in the cache, whole."""
        with _numba_cache(_cache_directory(Path(function.__code__.co_filename))):
            compiled: Function[Parameters, Result] = _compile(function, cache=True)
        return compiled

    whole: Callable[[int], int] = np.int64  # type: ignore[assignment]
    """A small number from a record's array, as wide as all the others: each rule is compiled
    for every width that it meets."""

    def constants(values: Sequence[int]) -> Sequence[int]:
        """A fixed table that rules look things up in."""
        table: Sequence[int] = np.array(values, dtype=np.int64)  # type: ignore[assignment]
        return table

    @intrinsic  # type: ignore[untyped-decorator]
    def _copy_bytes(
        _context: Any, target: Any, at: Any, source: Any, start: Any, count: Any
    ) -> tuple[Any, Callable[..., Any]]:
        """LLVM's memcpy between two arrays of bytes: bounds checks keep loops from becoming it."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            goal, offset, origin, begin, size = arguments
            into = context.make_array(signature.args[0])(context, builder, goal).data
            from_ = context.make_array(signature.args[2])(context, builder, origin).data
            into = cgutils.pointer_add(builder, into, offset)
            from_ = cgutils.pointer_add(builder, from_, begin)
            cgutils.raw_memcpy(builder, into, from_, size, 1)
            return context.get_dummy_value()

        return types.void(target, types.intp, source, types.intp, types.intp), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def _clear_bytes(_context: Any, target: Any, count: Any) -> tuple[Any, Callable[..., Any]]:
        """LLVM's memset of an array's first bytes to 0."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            into = context.make_array(signature.args[0])(context, builder, arguments[0]).data
            cgutils.memset(builder, into, arguments[1], 0)
            return context.get_dummy_value()

        return types.void(target, types.intp), generate

    @jit
    def copy_bytes(target: Any, at: int, source: Any, start: int, count: int) -> None:
        """Copy a stretch of bytes; both arrays must be long enough."""
        _copy_bytes(target, at, source, start, count)

    @jit
    def clear_bytes(target: Any, count: int) -> None:
        """Set the first bytes of an array to 0."""
        _clear_bytes(target, count)

else:

    def copy_bytes(target: Any, at: int, source: Any, start: int, count: int) -> None:
        target[at : at + count] = source[start : start + count]

    def clear_bytes(target: Any, count: int) -> None:
        for place in range(count):
            target[place] = 0

    def jit(function: Function[Parameters, Result]) -> Function[Parameters, Result]:
        return function

    rare = entry = unchecked = jit
    whole = int

    def constants(values: Sequence[int]) -> Sequence[int]:
        return list(values)
