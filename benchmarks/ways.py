"""The kernel in each of its ways: the library, Numba, plain Python, and WebAssembly in Node.

Which way is settled at import, so each has a process of its own that is asked for samples in turn.
``make bench ARGS="--only ways"`` measures these alone.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from benchmarks.batches import GAMES
from benchmarks.measuring import Figures, Sample, Subject, times_as_fast
from benchmarks.positions import to_json
from papersea.rules.ways import (
    COMPILED,
    LIBRARIES,
    LIBRARY,
    MANIFEST,
    NUMBA,
    PYTHON,
    NoLibrary,
    digest_of,
    library_name,
    open_library,
)

WEB: Final = "web"
TITLES: Final = {
    LIBRARY: "library",
    NUMBA: "Numba",
    PYTHON: "plain Python",
    WEB: "WebAssembly in Node",
}
PLAY, SEARCH, WORLDS, BATCH = "play", "search", "worlds", "batch"
CHOSEN, STEP = "chosen", "step"
DEEDS: Final = {
    PLAY: "random play, decisions",
    SEARCH: "search, playouts",
    WORLDS: "worlds that agree with a view",
    BATCH: f"{GAMES:,} games at once, steps",
    CHOSEN: "from Python, a move chosen and one step",
    STEP: "one call for one step, from Python or JavaScript",
}
IN_THE_WEB: Final = (PLAY, SEARCH, WORLDS, BATCH, STEP)
"""What does not need Python."""

ROOT: Final = Path(__file__).resolve().parents[1]
_PROGRAM: Final = Path(__file__).with_name("web.mjs")


def name_of(deed: str, way: str) -> str:
    return f"{DEEDS[deed]}: {TITLES[way]}"


def node() -> str | None:
    """That of the environment first."""
    return shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")


def web_module() -> Path | None:
    """WebAssembly of exactly these sources, if it was made."""
    path = LIBRARIES / library_name(WEB)
    manifest_path = LIBRARIES / MANIFEST
    if not path.exists() or not manifest_path.exists():
        return None
    manifest = json.loads(manifest_path.read_text(encoding="utf-8"))
    is_listed = path.name in manifest["libraries"]
    return path if is_listed and digest_of(manifest["sources"]) == manifest["digest"] else None


def missing() -> dict[str, str]:
    """The ways that cannot be measured here, and why."""
    found = {}
    try:
        open_library()
    except NoLibrary as problem:
        found[LIBRARY] = str(problem)
    if find_spec("numba") is None:
        found[NUMBA] = "not installed"
    if node() is None:
        found[WEB] = "Node is not installed"
    elif web_module() is None:
        found[WEB] = "not made: python -m tools.kernel web"
    elif not COMPILED:
        found[WEB] = "plain Python cannot lay out its positions"
    return found


class Asked:
    """A process that answers how long an amount of something took."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def do(self, deed: str, amount: int) -> Sample:
        asking, answers = self._process.stdin, self._process.stdout
        assert asking is not None
        assert answers is not None
        asking.write(f"{deed} {amount}\n")
        asking.flush()
        answer = answers.readline()
        if not answer:
            raise RuntimeError("the process has ended: what it said is above")
        count, seconds = map(float, answer.split())
        return Sample(count, seconds)


@contextmanager
def asked(way: str, games: int = GAMES) -> Iterator[Asked]:
    """Ends with the context, or with this process: nobody asks any more then."""
    with ExitStack() as stack:
        if way == WEB:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            positions = folder / "positions.json"
            positions.write_text(to_json(games), encoding="utf-8")
            command = [str(node()), str(_PROGRAM), str(web_module()), str(positions)]
        else:
            command = [sys.executable, "-m", "benchmarks.asked", str(games)]
        process = subprocess.Popen(
            command,
            env=os.environ | {"PAPERSEA_KERNEL": way},
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        yield Asked(stack.enter_context(process))


@contextmanager
def subjects(
    games: int = GAMES, chosen: Collection[str] = tuple(TITLES)
) -> Iterator[list[Subject]]:
    """What can be measured here: the ways side by side in everything that they do."""
    usable = [way for way in chosen if way not in missing()]
    with ExitStack() as stack:
        there = {way: stack.enter_context(asked(way, games)) for way in usable}
        yield [
            Subject(name_of(deed, way), partial(process.do, deed))
            for deed in DEEDS
            for way, process in there.items()
            if way != WEB or deed in IN_THE_WEB
        ]


def times(figures: Figures, deed: str, way: str, other: str) -> float | None:
    """How many times as fast one way is as another; nothing unless both were measured."""
    one, two = (figures.get(name_of(deed, each)) for each in (way, other))
    return times_as_fast(one, two) if one and two else None
