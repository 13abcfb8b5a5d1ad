"""Where papersea keeps what belongs to the person at this machine."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from papersea.terminal.play.keeping import file_problem
from papersea.texts import Texts

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


def data_folder() -> Path:
    """The user's data directory, which is made if need be; said in a sentence if it cannot be."""
    from platformdirs import user_data_path

    folder = user_data_path("papersea")
    with file_told(folder):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


@contextmanager
def file_told(file: Path) -> Iterator[None]:
    """What is wrong with a file is one sentence, and the end of the command."""
    try:
        yield
    except OSError as error:
        raise click.ClickException(file_problem(error, str(file), Texts.load())) from None
