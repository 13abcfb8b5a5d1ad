"""Opening a score pad, old or new, and leaving it."""

from __future__ import annotations

from pathlib import Path

import click

from papersea.moves import Seat
from papersea.rules.options import Target
from papersea.scorepad import PadError, ScorePad
from papersea.terminal.folders import file_told
from papersea.terminal.pad.answers import read_names
from papersea.terminal.pad.asked import Cancelled, ScoreKeeper
from papersea.terminal.pad.file import PadChanged, PadFile
from papersea.terminal.pad.kept import KeptPad
from papersea.terminal.pad.session import PadSession
from papersea.terminal.pad.shown import problem, words_for
from papersea.terminal.play.person import Left
from papersea.terminal.screen.screen import Screen
from papersea.terminal.screen.words import Words
from papersea.texts import Texts


def open_pad(file: str, texts: Texts) -> tuple[PadFile, ScorePad | None]:
    """A file and the pad in it, if there is one; whatever else is there is refused."""
    with file_told(Path(file)):
        opened = PadFile(Path(file))
        try:
            return opened, opened.read()
        except PadError as error:
            raise _refused(file, error, texts) from None


def _refused(file: str, error: PadError, texts: Texts) -> click.BadParameter:
    told = problem(error, Words(texts))
    if "round" in error.facts:
        told = texts.text("scorepad-in-round", round=error.facts["round"], problem=told)
    text = texts.text("scorepad-refused", file=file, problem=told)
    return click.BadParameter(text, param_hint="FILE")


def keep_score(screen: Screen, file: str, names: str | None, *, is_double: bool) -> None:
    """Until the person leaves."""
    texts = screen.words.texts
    opened, pad = open_pad(file, texts)
    if pad is not None and (names or is_double):
        raise click.UsageError(texts.text("scorepad-begun", file=file))
    given = None if names is None else _read_names(names, texts)
    with file_told(Path(file)):
        opened.check()
    screen.say("scorepad-new" if pad is None else "scorepad-goes-on", file=file)
    kept: KeptPad | None = None
    try:
        if pad is None:
            pad = _begin(
                screen, opened, file, given, Target.DOUBLE if is_double else Target.STANDARD
            )
        keeper = ScoreKeeper(Screen(screen.console, words_for(texts, pad)))
        kept = KeptPad(keeper, opened, file, pad)
        PadSession(keeper, kept).run()
    except Left:
        _say_goodbye(kept)
    except KeyboardInterrupt:
        screen.line()
        _say_goodbye(kept)
        raise
    except PadError as error:  # somebody else has broken the file
        raise _refused(file, error, texts) from None


def _read_names(names: str, texts: Texts) -> tuple[str, ...]:
    try:
        return read_names(names)
    except PadError as error:
        raise click.BadParameter(problem(error, Words(texts)), param_hint="--names") from None


def _begin(
    screen: Screen, file: PadFile, name: str, names: tuple[str, ...] | None, target: Target
) -> ScorePad:
    texts = screen.words.texts
    try:
        names = names or ScoreKeeper(screen).names()
        pad = ScorePad(names, Seat(0), target)
        keeper = ScoreKeeper(Screen(screen.console, words_for(texts, pad)))
        starter = keeper.player("scorepad-starter", names)
    except Cancelled:
        raise Left from None
    pad = ScorePad(names, starter, target)
    try:
        with file_told(Path(name)):
            file.write(pad)
    except PadChanged:  # another terminal was faster
        keeper.complain("scorepad-changed", file=name)
        return file.read() or pad
    return pad


def _say_goodbye(kept: KeptPad | None) -> None:
    if kept is not None:
        kept.say_goodbye()
