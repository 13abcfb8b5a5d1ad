"""What was measured, and on which machine."""

from __future__ import annotations

import os
import platform
import subprocess
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[1]
_PACKAGES = ("numpy", "numba", "open_spiel", "gymnasium", "pettingzoo", "rlcard", "pgx", "jax")


@dataclass(frozen=True, slots=True)
class Machine:
    commit: str
    date: str
    processor: str
    cores: int
    system: str
    python: str
    packages: dict[str, str]


def this_machine() -> Machine:
    return Machine(
        commit=_commit(),
        date=f"{datetime.now(UTC):%Y-%m-%d}",
        processor=_processor(),
        cores=os.cpu_count() or 1,
        system=f"{platform.system()} {platform.release()} {platform.machine()}",
        python=f"{platform.python_implementation()} {platform.python_version()}",
        packages={name: _version(name) for name in _PACKAGES},
    )


def _commit() -> str:
    command = ("git", "describe", "--always", "--tags", "--dirty=+changes")
    try:
        done = subprocess.run(command, cwd=_ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return done.stdout.strip()


def _processor() -> str:
    details = Path("/proc/cpuinfo")
    lines = details.read_text(encoding="utf-8").splitlines() if details.exists() else []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor() or "unknown")


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"
