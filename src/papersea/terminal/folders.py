"""This machine: where papersea keeps what belongs to its person, what is wrong with a file, and how
to call the program again."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from papersea.terminal.speaking import spoken
from papersea.texts import Texts

_NAME = "papersea"
_ONLY_MINE = 0o600


def command_line(*arguments: str) -> str:
    """A command that works in the shell from which papersea was started."""
    words = (_program(), *arguments)
    if sys.platform == "win32":  # single quotes mean nothing to its shells
        from subprocess import list2cmdline

        return list2cmdline(words)
    return shlex.join(words)


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


def replace_file(file: Path, content: bytes, *, reads: Callable[[bytes], object]) -> None:
    """Whole or not at all, for nobody else to read. What is there and cannot be read, as the file
    of a newer papersea, is kept beside it."""
    beside = file.with_suffix(f".{os.getpid()}")
    with file_told(file):
        beside.touch(mode=_ONLY_MINE)
        beside.write_bytes(content)
        if file.exists():
            try:
                reads(file.read_bytes())
            except ValueError:
                file.replace(file.with_suffix(".unreadable"))
        beside.replace(file)


@contextmanager
def file_told(file: Path) -> Iterator[None]:
    """What is wrong with a file is one sentence, and the end of the command."""
    try:
        yield
    except OSError as error:
        raise click.ClickException(file_problem(error, str(file), spoken())) from None


def file_problem(error: OSError, file: str, texts: Texts) -> str:
    """Why a file cannot be opened, in words."""
    match error:
        case FileNotFoundError():
            key = "record-no-folder"
        case PermissionError():
            key = "record-forbidden"
        case _:
            return texts.text("record-problem", file=file, problem=error.strerror or str(error))
    return texts.text(key, file=file)
