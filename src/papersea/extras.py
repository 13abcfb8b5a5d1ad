"""Packages that may be missing: which extra brings them, and how it is installed."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def install_command(*extras: str) -> str:
    """What to type for these extras of the papersea that runs here.

    It is installed, else nobody would ask; so pip finds it by its name, wherever it came from: a
    clone, a wheel or an index. Double quotes are right in every shell, also on Windows."""
    beside = shutil.which("pip")
    is_first = beside is not None and Path(beside).parent == Path(sys.executable).parent
    pip = "pip" if is_first else f"{_quoted(sys.executable)} -m pip"
    return f'{pip} install "papersea[{",".join(extras)}]"'


def _quoted(path: str) -> str:
    return f'"{path}"' if " " in path else path


class MissingExtra(ModuleNotFoundError):
    """A module that comes with an extra of papersea, which is not installed."""

    def __init__(self, module: str, extra: str) -> None:
        command = install_command(*extra.split(","))
        super().__init__(f"{module} is not installed: {command}", name=module)


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around imports: name the extra where one of its modules is missing."""
    try:
        yield
    except MissingExtra:
        raise
    except ModuleNotFoundError as problem:
        raise MissingExtra(problem.name or str(problem), extra) from None
