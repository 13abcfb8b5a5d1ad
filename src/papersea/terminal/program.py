"""How to call this program again: what is printed as a command can be copied."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

_NAME = "papersea"


def command_line(*arguments: str) -> str:
    """A command that works in the shell from which papersea was started."""
    return shlex.join((_program(), *arguments))


def _program() -> str:
    """The bare name where the shell finds this very program by it, else the way to it."""
    started = Path(sys.argv[0])
    if started.stem != _NAME or _is_found(started):
        return _NAME
    if not started.is_absolute():
        return sys.argv[0]
    if not started.is_relative_to(Path.cwd()):
        return str(started)
    inside = started.relative_to(Path.cwd())
    return str(inside) if len(inside.parts) > 1 else f"{os.curdir}{os.sep}{inside}"


def _is_found(started: Path) -> bool:
    found = shutil.which(_NAME)
    try:
        return found is not None and started.samefile(found)
    except OSError:
        return False
