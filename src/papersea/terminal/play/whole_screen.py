"""Whether a game is played on the whole screen, and playing it there."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from papersea.extras import install_command
from papersea.terminal.ctrl_c import heed_ctrl_c
from papersea.terminal.folders import data_folder, replace_file
from papersea.terminal.screen.screen import Screen
from papersea.terminal.speaking import spoken

if TYPE_CHECKING:
    from papersea.rules.options import Options

THEMES: Final = ("dark", "light", "contrast")
_LEAST: Final = (60, 20)
"""Columns and rows."""
_TO_DRAW: Final = "textual"

Function = TypeVar("Function", bound=Callable[..., Any])


def whole_screen_options(function: Function) -> Function:
    """Of a command that plays a game."""
    for option in (
        click.option("--theme", type=click.Choice(THEMES)),
        click.option("--full/--lines", "is_full", default=None),
        click.option("--plain", is_flag=True),
    ):
        function = option(function)
    return function


def is_whole(*, is_full: bool | None, is_plain: bool) -> bool:
    """As asked for; else where it is there, and a terminal can show it. Whoever has asked for it
    is told what is missing."""
    if is_full is None:
        return not is_plain and _can_draw() and why_not() is None
    if is_full and not _can_draw():
        install = install_command("terminal")
        raise click.UsageError(spoken().text("full-not-installed", install=install))
    if is_full and (key := why_not(is_asked=True)) is not None:
        raise click.UsageError(spoken().text(key))
    return is_full


def _can_draw() -> bool:
    return find_spec(_TO_DRAW) is not None


def why_not(*, is_asked: bool = False) -> str | None:
    """The key of what keeps this terminal from showing the whole screen, if anything does. No
    colours and a small window do so only until it is asked for."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return "full-no-terminal"
    if os.environ.get("TERM", "") in ("dumb", "unknown"):
        return "full-dumb"
    if not sys.stdout.encoding.lower().startswith("utf"):
        return "full-encoding"
    if is_asked:
        return None
    if os.environ.get("NO_COLOR"):
        return "full-no-colour"
    columns, rows = shutil.get_terminal_size()
    return "full-small" if columns < _LEAST[0] or rows < _LEAST[1] else None


def play_on(
    screen: Screen,
    options: Options,
    play: Callable[[Screen], None],
    *,
    is_full: bool,
    theme: str | None,
) -> None:
    """Play below what the screen has, or on the whole screen; then the end is written below."""
    if is_full:
        _play_full(screen, options, play, theme)
    else:
        play(screen)


def _play_full(
    screen: Screen, options: Options, play: Callable[[Screen], None], theme: str | None
) -> None:
    from papersea.terminal.play.full.app import TableApp
    from papersea.terminal.play.full.device import FullScreen
    from papersea.terminal.play.full.look import usual_theme
    from papersea.terminal.play.person import Left

    device = FullScreen(screen.words)
    app = TableApp(
        device,
        lambda: play(device),
        options,
        theme=theme or _kept_theme() or usual_theme(),
        keep_theme=_keep_theme,
    )
    try:
        app.run()
    finally:
        device.leave()
    heed_ctrl_c()  # a signal from elsewhere: Textual just ends
    if app.is_interrupted:
        raise KeyboardInterrupt
    if app.return_code:
        raise SystemExit(app.return_code)
    if app.problem is not None:
        raise app.problem
    if not app.is_finished:
        raise Left
    if device.last_sheet is not None:
        device.last_sheet.copy_to(screen)


def _read_theme(content: bytes) -> str | None:
    theme = json.loads(content).get("theme")
    return theme if theme in THEMES else None


def _kept_theme() -> str | None:
    try:
        return _read_theme((data_folder() / "terminal.json").read_bytes())
    except (OSError, ValueError):
        return None


def _keep_theme(theme: str) -> None:
    content = json.dumps({"theme": theme}).encode()
    replace_file(data_folder() / "terminal.json", content, reads=_read_theme)
