"""What ``papersea doctor`` looks at, and what it finds there."""

from __future__ import annotations

import os
import platform
import re
import shutil
import socket
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from papersea.extras import install_command
from papersea.terminal.screen.words import visible
from papersea.terminal.speaking import VARIABLES

_PACKAGE: Final = "papersea"
EXTRAS: Final = (
    "terminal", "server", "cluster", "arena", "envs", "openspiel", "rlcard", "train", "ray", "jit",
)  # fmt: skip
"""Those that somebody who uses papersea may want."""
_NAME: Final = re.compile(r"[\w.-]+")
_EXTRA: Final = re.compile(r"""extra\s*==\s*["']([\w-]+)["']""")
_OTHER_SYSTEM: Final = re.compile(r"""sys_platform\s*!=\s*["'](\w+)["']""")


class State(Enum):
    """``LACKING`` is what papersea goes without; ``WRONG`` what it needs, or was asked about."""

    GOOD = "good"
    LACKING = "lacking"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Finding:
    """``name`` is for programs; the text ``doctor-NAME`` with these facts says it to people, and
    ``hint`` what to type."""

    name: str
    state: State
    key: str
    facts: dict[str, str | int] = field(default_factory=dict)
    hint: str | None = None


def program() -> Iterator[Finding]:
    """papersea itself, Python and the kernel."""
    from papersea.rules.ways import PYTHON, WAY

    found = distribution(_PACKAGE)
    origin = "clone" if _is_clone(found) else "installed"
    facts: dict[str, str | int] = {"version": found.version, "origin": origin}
    yield Finding("version", State.GOOD, "doctor-version", facts)
    python = {
        "version": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "program": sys.executable,
    }
    yield Finding("python", State.GOOD, "doctor-python", dict(python))
    is_slow = WAY.name == PYTHON
    kernel: dict[str, str | int] = {"way": WAY.name, "why": str(WAY)}
    hint = ("make kernel" if origin == "clone" else install_command("jit")) if is_slow else None
    yield Finding("kernel", State.LACKING if is_slow else State.GOOD, "doctor-kernel", kernel, hint)


def _is_clone(found: Distribution) -> bool:
    """Whether it was installed to be changed."""
    return '"editable": true' in (found.read_text("direct_url.json") or "")


def extras() -> Iterator[Finding]:
    """Which of them are whole."""
    required = distribution(_PACKAGE).requires or []
    for extra in EXTRAS:
        missing = [name for name in _packages(required, extra) if not _is_installed(name)]
        facts: dict[str, str | int] = {"extra": extra, "missing": ", ".join(missing) or "none"}
        state = State.LACKING if missing else State.GOOD
        hint = install_command(extra) if missing else None
        yield Finding(f"extra-{extra}", state, "doctor-extra", facts, hint)


def _packages(required: list[str], extra: str) -> Iterator[str]:
    """The packages that an extra brings on this system."""
    for each in required:
        named, _, marker = each.partition(";")
        if extra not in _EXTRA.findall(marker) or sys.platform in _OTHER_SYSTEM.findall(marker):
            continue
        if (name := _NAME.match(named.strip())) is not None:
            yield name[0]


def _is_installed(package: str) -> bool:
    try:
        distribution(package)
    except PackageNotFoundError:
        return False
    return True


def terminal(*, colours: str, encoding: str, why_not: str | None) -> Iterator[Finding]:
    """What the terminal can show, as it was found out; ``why_not`` is the key of what keeps it from
    showing the whole screen."""
    columns, rows = shutil.get_terminal_size()
    facts: dict[str, str | int] = {
        "colours": colours,
        "encoding": encoding,
        "columns": columns,
        "rows": rows,
    }
    yield Finding("terminal", State.GOOD, "doctor-terminal", facts)
    if why_not is not None:
        yield Finding("full-screen", State.LACKING, why_not)
    elif find_spec("textual") is None:
        install = install_command("terminal")
        yield Finding(
            "full-screen", State.LACKING, "full-not-installed", {"install": install}, install
        )
    else:
        yield Finding("full-screen", State.GOOD, "doctor-full-screen")


def language(spoken: str) -> Finding:
    """Which language is spoken, and what decided."""
    name = next(filter(os.environ.get, VARIABLES), None)
    said = "none" if name is None else visible(f"{name}={os.environ[name]}")
    facts: dict[str, str | int] = {"language": spoken, "said": said}
    return Finding("language", State.GOOD, "doctor-language", facts)


def data() -> Finding:
    """Whether the folder of this person's data is there, or can be made, and written in."""
    from platformdirs import user_data_path

    folder = user_data_path(_PACKAGE)
    there = next((each for each in (folder, *folder.parents) if each.exists()), folder)
    is_good = there.is_dir() and os.access(there, os.W_OK | os.X_OK)
    facts: dict[str, str | int] = {"folder": str(folder), "is": "good" if is_good else "wrong"}
    return Finding("data", State.GOOD if is_good else State.WRONG, "doctor-data", facts)


def pages(manual: str | None) -> Iterator[Finding]:
    """What a server hands out: the page, the house for browsers, the manual."""
    from papersea.site.client import INDEX, MANIFEST, POCKET, STATIC

    can_make = _is_clone(distribution(_PACKAGE))
    is_elsewhere = (manual or "").startswith(("http://", "https://"))
    at = Path(manual) if manual else Path("build") / "manual"
    for name, file, make in (
        ("page", STATIC / INDEX, "make web"),
        ("pocket", STATIC / POCKET / MANIFEST, "make pocket"),
        ("manual", at / INDEX, "make manual"),
    ):
        is_there = file.is_file() or (name == "manual" and is_elsewhere)
        yield Finding(
            name,
            State.GOOD if is_there else State.LACKING,
            f"doctor-{name}",
            {"is": "good" if is_there else "lacking"},
            make if can_make and not is_there else None,
        )


def port(number: int) -> Finding:
    """Whether a server could listen there."""
    facts: dict[str, str | int] = {"port": str(number), "is": "good"}
    with socket.socket() as probe:
        if sys.platform != "win32":  # as servers do; on Windows it would mean something else
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", number))
        except OSError:
            hint = f"papersea serve --port {number + 1 if number < 65535 else number - 1}"
            facts["is"] = "taken"
            return Finding("port", State.LACKING, "doctor-port", facts, hint)
    return Finding("port", State.GOOD, "doctor-port", facts)


def database(address: str) -> Finding:
    """Whether it can be reached; nothing is written, and nothing is made."""
    shown = re.sub(r"(://[^:/@]*):[^@]*@", r"\1:…@", address)
    facts: dict[str, str | int] = {"address": visible(shown), "is": "good", "problem": ""}

    def wrong(problem: object) -> Finding:
        facts.update({"is": "wrong", "problem": _first_line(problem)})
        return Finding("database", State.WRONG, "doctor-database", facts)

    try:
        from papersea.server.storage.database import AddressError, parse_address, sqlite_file

        url = parse_address(address)
        if url.drivername == "sqlite":
            return (
                wrong(problem)
                if (problem := _sqlite_problem(sqlite_file(url)))
                else Finding("database", State.GOOD, "doctor-database", facts)
            )
        import asyncio

        asyncio.run(_ask_postgresql(address))
    except ModuleNotFoundError as problem:
        found = wrong(problem)
        return Finding(
            found.name, found.state, found.key, facts, install_command("server", "cluster")
        )
    except AddressError as problem:
        return wrong(problem)
    except Exception as problem:
        return wrong(problem)
    return Finding("database", State.GOOD, "doctor-database", facts)


def _sqlite_problem(file: Path) -> str | None:
    import sqlite3

    if not file.exists():
        folder = file.resolve().parent
        is_good = folder.is_dir() and os.access(folder, os.W_OK)
        return None if is_good else f"{folder}: {os.strerror(2 if not folder.exists() else 13)}"
    if not os.access(file, os.R_OK | os.W_OK):
        return f"{file}: {os.strerror(13)}"
    try:
        with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as opened:
            opened.execute("select count(*) from sqlite_master").fetchone()
        opened.close()
    except sqlite3.Error as problem:
        return str(problem)
    return None


async def _ask_postgresql(address: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(address, timeout=5)
    try:
        await connection.fetchval("select 1")
    finally:
        with suppress(Exception):
            await connection.close()


def redis(address: str) -> Finding:
    """Whether it answers."""
    shown = re.sub(r"(://[^:/@]*):[^@]*@", r"\1:…@", address)
    facts: dict[str, str | int] = {"address": visible(shown), "is": "good", "problem": ""}
    try:
        import redis as library

        client = library.Redis.from_url(address, socket_connect_timeout=5, socket_timeout=5)
        try:
            client.ping()
        finally:
            client.close()
    except ModuleNotFoundError as problem:
        facts.update({"is": "wrong", "problem": _first_line(problem)})
        return Finding("redis", State.WRONG, "doctor-redis", facts, install_command("cluster"))
    except Exception as problem:
        facts.update({"is": "wrong", "problem": _first_line(problem)})
        return Finding("redis", State.WRONG, "doctor-redis", facts)
    return Finding("redis", State.GOOD, "doctor-redis", facts)


def _first_line(problem: object) -> str:
    lines = str(problem).strip().splitlines()
    return visible(lines[0][:200]) if lines else type(problem).__name__
