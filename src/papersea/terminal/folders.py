"""Where papersea keeps what belongs to the person at this machine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from papersea.terminal.play.keeping import file_problem
from papersea.texts import Texts


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
