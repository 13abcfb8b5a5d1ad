"""The decorators of the rules: nothing but marks, unless Numba compiles them here.

From a library (see ``ways``) only entries are taken: what they call is inside them.
"""

from __future__ import annotations

import atexit
import builtins
import ctypes
import hashlib
import os
import re
import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache, partial, update_wrapper
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

from papersea.rules.records import (
    Array,
    Records,
    arrays_of,
    copy_record,
    records_called,
)
from papersea.rules.ways import NUMBA, SOURCES, WAY, Library

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")
Function = Callable[Parameters, Result]

ENTRIES: Final[dict[str, Any]] = {}
"""All ways into the kernel that have been imported, by module and name, as they were written."""

_KEPT_CACHES: Final = 3
_IMPORT: Final = re.compile(r"^\s*from papersea\.([\w.]+) import (?:\(([^)]*)\)|([^\n(]+))", re.M)

FAILED: Final = -(1 << 63)
"""An entry of a library returns this plus the number of what to raise."""
_MOST_ERRORS: Final = 1 << 32
_BEYOND: Final = 1 << 63


def name_of(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__name__}"


def sources_of(files: Sequence[Path]) -> set[Path]:
    """These files, and all of papersea that they import, directly or by way of others."""
    found: set[Path] = set()
    waiting = list(files)
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
    path = SOURCES.joinpath(*module.split("."))
    if path.with_suffix(".py").exists():
        return [path.with_suffix(".py")]
    inside = (path / f"{name}.py" for name in re.findall(r"(?<! as )\b\w+", names))
    return [path / "__init__.py", *(each for each in inside if each.exists())]


def face_of(library: Library, function: Function[Parameters, Result]) -> Any:
    """Call an entry of a library as if it were Python."""
    call = getattr(library.functions, function.__name__)
    *kinds, result = library.entries[name_of(function)]
    call.argtypes = [_argument_type(*kind) for kind in kinds]
    call.restype = ctypes.c_int64
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    given = ", ".join(names)
    numbers = [name for name, kind in zip(names, kinds, strict=True) if kind[0] in ("int", "bool")]
    # ctypes would take the last 64 bits of what is longer, and say nothing.
    fits = " and ".join(f"{-_BEYOND} <= {name} < {_BEYOND}" for name in numbers)
    answer = {"int": "result", "bool": "result == 1", "none": "None"}[result[0]]
    failed = partial(_failed, library, name_of(function))
    made = {"call": call, "limit": FAILED + _MOST_ERRORS, "failed": failed}
    # Written out for each: a call with *arguments takes twice as long.
    source = (
        f"def {function.__name__}({given}):\n"
        f"    if not ({fits or True}): raise OverflowError('a number of more than 64 bits')\n"
        f"    result = call({given})\n"
        f"    if result < limit: raise failed(result)\n"
        f"    return {answer}\n"
    )
    exec(compile(source, f"<entry {name_of(function)}>", "exec"), made)
    return update_wrapper(made[function.__name__], function)


def _argument_type(kind: str, *details: Any) -> Any:
    if kind == "records":
        return ctypes.POINTER(records_called(details[0]))
    if kind == "array":
        return ctypes.POINTER(arrays_of(*details))
    return ctypes.c_int64


def _failed(library: Library, entry_name: str, result: int) -> Exception:
    """What went wrong, as interpreted rules would have raised it."""
    name, message, where = library.errors[result - FAILED]
    error: Exception = getattr(builtins, name)(message)
    error.add_note(f"in the kernel: {where or entry_name}")
    return error


if WAY.name == NUMBA:
    import numba
    import numpy as np
    from numba.core import cgutils, types
    from numba.extending import intrinsic, overload

    @cache
    def _cache_directory(source: Path) -> Path:
        """The user's own, one for each state of all that a file builds on; old ones are removed.
        Numba's own cache key covers one file only."""
        from platformdirs import user_cache_path

        digest = hashlib.sha256()
        for each in sorted(sources_of([source])):
            digest.update(each.read_bytes())
        name = f"{source.parent.name}-{source.stem}"
        directory = user_cache_path("papersea") / f"{name}-{digest.hexdigest()[:16]}"
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
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(directory)
        try:
            yield
        finally:
            numba.config.CACHE_DIR = before

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
            compiled = _compile(function, cache=True)
        ENTRIES[name_of(function)] = compiled

        def call(*arguments: Any, **_: Any) -> Any:
            return compiled(
                *(each.array if isinstance(each, Records | Array) else each for each in arguments)
            )

        return call

    # Checked as what calls it is: it would not be by itself.
    @overload(copy_record, jit_options={"boundscheck": True})  # type: ignore[untyped-decorator]
    def _copy_record(records: Any, source: Any, target: Any) -> Any:
        def copied(records: Any, source: Any, target: Any) -> None:
            records[target] = records[source]

        return copied

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

    @intrinsic  # type: ignore[untyped-decorator]
    def _row(_context: Any, table: Any, index: Any) -> tuple[Any, Callable[..., Any]]:
        """An array over the row's memory that does not own it."""
        from numba.np.arrayobj import populate_array

        row = types.Array(table.dtype, 1, "C")

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            source = context.make_array(signature.args[0])(context, builder, arguments[0])
            made = context.make_array(row)(context, builder)
            down, across = (builder.extract_value(source.strides, axis) for axis in (0, 1))
            offset = builder.mul(arguments[1], down)
            populate_array(
                made,
                data=cgutils.pointer_add(builder, source.data, offset, source.data.type),
                shape=[builder.extract_value(source.shape, 1)],
                strides=[across],
                itemsize=source.itemsize,
                meminfo=None,
            )
            return made._getvalue()

        return row(table, types.intp), generate

    @jit
    def row_of(table: Any, index: int) -> Any:
        """One row of two dimensions, without the counting of references that a slice costs; the
        index must be in it."""
        return _row(table, index)

else:

    def jit(function: Function[Parameters, Result]) -> Function[Parameters, Result]:
        return function

    unchecked = rare = jit
    whole = int

    def constants(values: Sequence[int]) -> Sequence[int]:
        return list(values)

    def copy_bytes(target: Any, at: int, source: Any, start: int, count: int) -> None:
        target[at : at + count] = bytes(source[start : start + count])

    def clear_bytes(target: Any, count: int) -> None:
        for place in range(count):
            target[place] = 0

    def row_of(table: Any, index: int) -> Any:
        return table.row(index)

    def entry(function: Function[Parameters, Result]) -> Function[Parameters, Result]:
        ENTRIES[name_of(function)] = function
        library = WAY.library
        if library is None or name_of(function) not in library.entries:
            return function  # runs as plain Python, on records in memory, too
        face: Function[Parameters, Result] = face_of(library, function)
        return face
