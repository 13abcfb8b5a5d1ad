"""Libraries of the kernel, made when they are missing or their sources have changed.

They are put beside the rules, with a manifest that says from which sources they were
made, what their entries take, how records lie in memory, and what their errors mean. The same
sources give the same bytes, and what is up to date is left alone.
"""

from __future__ import annotations

import gc
import hashlib
import json
import os
import signal
import time
from collections.abc import Iterable
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from importlib.metadata import version
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any, Final

from filelock import FileLock, Timeout

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "papersea"
TOOLS: Final = ("numba", "llvmlite", "ziglang")
WEB: Final = ("web", "pyodide")


def entry_modules() -> list[str]:
    """All modules with ways into the kernel."""
    return sorted(
        ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        for path in PACKAGE.rglob("*.py")
        if "\n@entry\n" in path.read_text(encoding="utf-8")
    )


def lower(*, is_web: bool) -> tuple[str, dict[str, Any]]:
    """The module, and all of the manifest that follows from it. In a process of its own: nothing
    can be given back to Numba that was taken from it."""
    from tools.kernel import lowering

    gc.disable()  # all of it is needed to the end: looking for garbage takes a quarter of the time
    lowered = lowering.lower(entry_modules(), lowering.NARROW if is_web else lowering.WIDE)
    return lowered.text, {
        "entries": lowered.entries,
        "records": lowered.records,
        "errors": lowered.errors,
    }


def link(text: str, name: str) -> bytes:
    from tools.kernel import linking

    return linking.link(text, linking.PLATFORMS[name])


def seal() -> dict[str, Any]:
    """What the libraries are made from, and with."""
    from papersea.rules.jit import sources_of
    from papersea.rules.ways import digest_of

    modules = (PACKAGE.parent.joinpath(*each.split(".")) for each in entry_modules())
    files = sources_of([each.with_suffix(".py") for each in modules])
    sources = sorted(each.relative_to(PACKAGE).as_posix() for each in files)
    builder = hashlib.sha256()
    for path in sorted(Path(__file__).parent.glob("*.*")):
        builder.update(path.read_bytes())
    return {
        "digest": digest_of(sources),
        "sources": sources,
        "builder": builder.hexdigest(),
        "tools": {name: version(name) for name in TOOLS},
    }


def libraries_there(folder: Path, sealed: dict[str, Any]) -> dict[str, Any]:
    """The manifest in a folder, if it was made from the same and its libraries are whole."""
    try:
        manifest: dict[str, Any] = json.loads((folder / "manifest.json").read_text("utf-8"))
        is_same = all(manifest[name] == sealed[name] for name in sealed)
        there = manifest["libraries"]
        if is_same and all(_digest(folder / name) == there[name] for name in there):
            return manifest
    except (OSError, ValueError, KeyError, TypeError):
        pass
    return {"libraries": {}}


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def build(names: Iterable[str], folder: Path) -> None:
    """Make what is missing of these platforms' libraries. One builder at a time: whoever comes
    second waits, and makes what is still missing then."""
    folder.mkdir(parents=True, exist_ok=True)
    lock = FileLock(folder.with_name(f".{folder.name}.lock"))
    try:
        lock.acquire(timeout=0)
    except Timeout:
        print("Somebody else compiles the kernel: waiting for them ...", flush=True)
        lock.acquire()
    try:
        _build(list(names), folder)
    finally:
        lock.release()


def _build(names: list[str], folder: Path) -> None:
    from papersea.rules.ways import library_name

    sealed = seal()
    there = libraries_there(folder, sealed)
    missing = [name for name in names if library_name(name) not in there["libraries"]]
    if not missing:
        return
    began = time.perf_counter()
    print(f"Compiling the kernel for {', '.join(missing)} ...", flush=True)
    made, description = _made(missing)
    if seal() != sealed:  # else a library could be taken for that of other sources
        raise SystemExit("The kernel's sources have changed meanwhile: compile them again.")
    if not there["libraries"]:
        _clear(folder)
    libraries = dict(there["libraries"])
    for name, library in made.items():
        path = folder / library_name(name)
        path.write_bytes(library)
        libraries[path.name] = _digest(path)
    manifest = {**sealed, **description, "libraries": dict(sorted(libraries.items()))}
    # Last, and at once: whoever starts meanwhile finds no library, never a wrong one.
    fresh = folder / f"manifest.{os.getpid()}"
    fresh.write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    fresh.replace(folder / "manifest.json")
    print(f"The kernel is compiled: {time.perf_counter() - began:.0f} s.", flush=True)


def _made(names: list[str]) -> tuple[dict[str, bytes], dict[str, Any]]:
    # A fresh process for every piece of work: lowering spoils Numba for anything else.
    pool = ProcessPoolExecutor(
        os.cpu_count(),
        mp_context=get_context("spawn"),
        max_tasks_per_child=1,
        # Ctrl-C reaches all of them, and one is enough to say so.
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_DFL),
    )
    with pool:
        try:
            return _made_in(pool, names)
        except BaseException:
            for each in active_children():  # nobody waits for them any more
                each.terminate()
            raise


def _made_in(
    pool: ProcessPoolExecutor, names: list[str]
) -> tuple[dict[str, bytes], dict[str, Any]]:
    widths = sorted({name in WEB for name in names})
    lowered = {is_web: pool.submit(lower, is_web=is_web) for is_web in widths}
    linked: dict[Future[bytes], str] = {}
    descriptions = []
    for is_web in widths:
        text, description = lowered[is_web].result()
        descriptions.append(description)
        for name in names:
            if (name in WEB) is is_web:
                linked[pool.submit(link, text, name)] = name
    assert all(each == descriptions[0] for each in descriptions), "one kernel, one description"
    made = {}
    for each in as_completed(linked):
        made[linked[each]] = each.result()
        if len(linked) > 1:  # minutes: whoever waits sees how far it is
            print(f"  {linked[each]} ({len(made)} of {len(linked)})", flush=True)
    return made, descriptions[0]


def _clear(folder: Path) -> None:
    for path in folder.glob("*"):
        path.unlink()
