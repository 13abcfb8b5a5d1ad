"""Files that games are kept in: opened before the first move, and read to go on with a game."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING

import click

from papersea.terminal.explaining import explained, explained_record
from papersea.terminal.folders import file_problem
from papersea.texts import Texts

if TYPE_CHECKING:
    from papersea.record import Record, RecordError, RecordWriter

_BROKEN = 1


def open_record(file: str | None, texts: Texts) -> RecordWriter | None:
    """Before the first move, so that nobody plays a game which then cannot be kept."""
    if file is None:
        return None
    from papersea.record import RecordError, RecordWriter

    try:
        return RecordWriter(file)
    except OSError as error:
        problem = file_problem(error, file, texts)
    except RecordError as error:
        problem = _no_record(error, file, texts)
    raise click.BadParameter(problem, param_hint="--record")


def _no_record(error: RecordError, file: str, texts: Texts) -> str:
    """A file of another kind; what is wrong with its JSON would tell nobody anything."""
    reason = error.__cause__
    if reason is None or reason.__cause__ is not None:
        return texts.text("record-other-file", file=file)
    return texts.text("record-problem", file=file, problem=explained(error.problem, texts))


def last_game(file: str, texts: Texts) -> Record:
    """The last game of a file, which can be played on; whatever else is there is refused."""
    from papersea.record import CutRecord, RecordError, read_records, replay

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", CutRecord)  # a cut game goes on where the cut is
            records = list(read_records(file))
    except OSError as error:
        raise _refused(file_problem(error, file, texts)) from None
    except RecordError as error:
        if error.line == 1:
            raise _refused(_no_record(error, file, texts)) from None
        raise _broken(file, error, texts) from None
    if not records:
        raise _refused(texts.text("resume-nothing", file=file))
    try:
        game = replay(records[-1], seed=0)
    except RecordError as error:
        raise _broken(file, error, texts) from None
    if game.is_over:
        raise _refused(texts.text("resume-finished", file=file))
    return records[-1]


def _refused(problem: str) -> click.BadParameter:
    return click.BadParameter(problem, param_hint="--resume")


class BrokenFile(click.ClickException):
    """A record that breaks the rules."""

    exit_code = _BROKEN


def _broken(file: str, error: RecordError, texts: Texts) -> BrokenFile:
    return BrokenFile(
        f"{file}: {texts.text('replay-refused', problem=explained_record(error, texts))}"
    )
