"""Does every call of the kernel twice, by Numba and by the library, and compares what comes of it.

    python -m tests.kernel.twice tests/players/test_odds.py

runs those tests in this process and prints how many calls of each entry were compared. ``--keep``
writes the calls down, for whoever can do them a third time: ``tests/kernel/again.mjs`` and
``tests/kernel/plainly.py`` do. ``--only`` spares Numba the entries of other modules, which it takes
minutes to compile: the library alone does them. ``--often`` spares everybody the same call again
and again: of each entry in a test, so many are compared and written down, and then one in ten.
"""

from __future__ import annotations

import os

os.environ["PAPERSEA_KERNEL"] = "numba"  # before anything of the kernel is imported

import argparse
import json
import sys
import zlib
from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Sequence
from functools import update_wrapper
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Any, Final, TextIO

import pytest

from papersea.rules import jit
from papersea.rules.records import Array, Block, Records
from papersea.rules.ways import open_library
from tests.kernel.comparing import fields_that_differ, outcome, told, written

COMPARED: Final[Counter[str]] = Counter()
"""Calls by module and name of their entries."""

ONLY: Final[list[str]] = []
"""How the names of those entries begin that Numba does, too; nothing: all of them."""

OFTEN: Final[list[int]] = []
"""Of how many calls of an entry in a test each is looked at; nothing: all of them."""
_SPARED: Final = 10
"""Of those after them, one in so many is."""


class Differ(AssertionError):
    """One way did something else than the other."""


def twin(argument: Any) -> Any:
    """The same in memory of its own."""
    if isinstance(argument, Records):
        return type(argument)(bytearray(written(argument)), len(argument))
    if isinstance(argument, Array):
        return type(argument)(*argument.shape, memory=bytearray(written(argument)))
    return argument


class Book:
    """Calls written down, a line each, so many of every entry and outcome in each test. A block's
    bytes are a line of their own before the first call that has them. Those who learn call from two
    threads at once."""

    def __init__(self, file: TextIO, most: int) -> None:
        self._lock = Lock()
        self._file = file
        self._most = most
        self._kept: Counter[tuple[str, ...]] = Counter()
        self._places: dict[bytes, int] = {}

    def keep(self, name: str, before: Sequence[Any], after: Sequence[Any], came: Any) -> None:
        """``before`` and ``after``: the arguments, and what has become of them."""
        with self._lock:
            self._keep(name, before, after, came)

    def _keep(self, name: str, before: Sequence[Any], after: Sequence[Any], came: Any) -> None:
        sort = came if isinstance(came, list) else []
        key = (os.environ.get("PYTEST_CURRENT_TEST", ""), name, *sort)
        self._kept[key] += 1
        if self._kept[key] > self._most:
            return
        line = {
            "entry": name,
            "arguments": [self._told(each) for each in before],
            "after": [self._place(each) for each in after if isinstance(each, Block)],
            # A whole number may be too large for a reader of JSON.
            "result": came if came is None or sort else str(int(came)),
        }
        self._write(line)

    def _told(self, argument: Any) -> Any:
        if isinstance(argument, Block):
            return {"memory": self._place(argument), "shape": argument.shape}
        return str(int(argument))

    def _place(self, block: Block) -> int:
        digest = sha256(written(block)).digest()
        if digest not in self._places:
            self._places[digest] = len(self._places)
            self._write({"memory": b64encode(zlib.compress(written(block), 1)).decode()})
        return self._places[digest]

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line) + "\n")


BOOKS: Final[list[Book]] = []
_LIBRARY: Final = open_library()
_by_numba: Final = jit.entry


def twice(function: Callable[..., Any]) -> Any:
    """An entry that is called in both ways."""
    name = jit.name_of(function)
    numba = _by_numba(function)
    if name not in _LIBRARY.entries:
        return numba
    library = jit.face_of(_LIBRARY, function)
    is_asked = not ONLY or name.startswith(tuple(ONLY))
    return update_wrapper(compared(name, library, numba if is_asked else None), function)


def compared(name: str, library: Callable[..., Any], numba: Callable[..., Any] | None) -> Any:
    """Both faces of an entry as one, or the library's alone; the caller goes on with what the
    library made."""

    calls: Counter[str] = Counter()

    def call(*arguments: Any) -> Any:
        if OFTEN:
            test = os.environ.get("PYTEST_CURRENT_TEST", "")
            calls[test] += 1
            if calls[test] > OFTEN[0] and calls[test] % _SPARED:
                return library(*arguments)
        blocks = [each for each in arguments if isinstance(each, Block)]
        assert len({id(each.memory) for each in blocks}) == len(blocks), "one block given twice"
        copies = [twin(each) for each in arguments]
        before = [twin(each) for each in arguments] if BOOKS else []
        result, error = outcome(library, arguments)
        if numba is not None:
            theirs = told(*outcome(numba, copies))
            if told(result, error) != theirs:
                raise Differ(f"{name}: {told(result, error)}, but {theirs} by Numba")
            pairs = zip(arguments, copies, strict=True)
            both = [(one, other) for one, other in pairs if isinstance(one, Block)]
            wrong = [each for one, other in both for each in fields_that_differ(one, other)]
            if wrong:
                raise Differ(f"{name} writes something else by Numba: {', '.join(wrong)}")
            COMPARED[name] += 1
        for book in BOOKS:
            book.keep(name, before, arguments, told(result, error))
        if error is not None:
            raise error
        return result

    return call


jit.entry = twice


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.kernel.twice", description=__doc__)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="write the calls down")
    parser.add_argument(
        "--most", type=int, default=sys.maxsize, help="so many of each entry in a test"
    )
    parser.add_argument(
        "--only", action="append", default=[], metavar="MODULE", help="what Numba does; else all"
    )
    parser.add_argument(
        "--often", type=int, nargs=1, default=[], metavar="CALLS", help="of each entry in a test"
    )
    asked, wanted = parser.parse_known_args()
    ONLY.extend(asked.only)
    OFTEN.extend(asked.often)
    if asked.keep is None:
        status = pytest.main(wanted)
    else:
        with asked.keep.open("w", encoding="utf-8") as file:
            BOOKS.append(Book(file, asked.most))
            status = pytest.main(wanted)
    for name in sorted(_LIBRARY.entries):
        sys.stdout.write(f"{COMPARED[name]:9,d} {name}\n")
    return int(status)


if __name__ == "__main__":
    # By its name, too: a test may look for what was compared.
    sys.modules["tests.kernel.twice"] = sys.modules["__main__"]
    sys.exit(main())
