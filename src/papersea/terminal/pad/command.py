"""``papersea scorepad``: the score of a game with paper cards, round by round."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from papersea.terminal.commands import Command
from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words
from papersea.terminal.speaking import spoken
from papersea.texts import Texts

if TYPE_CHECKING:
    from papersea.scorepad import ScorePad

_USUAL_FILE = "papersea-pad.json"


@click.command("scorepad", cls=Command)
@click.argument("file", default=_USUAL_FILE, type=click.Path(dir_okay=False))
@click.option("--names")
@click.option("--double", is_flag=True)
@click.option("--show", is_flag=True)
@click.option("--json", "is_json", is_flag=True)
@click.option("--plain", is_flag=True)
def command(
    file: str, names: str | None, *, double: bool, show: bool, is_json: bool, plain: bool
) -> None:
    """Keep the score of a game with paper cards, round by round."""
    texts = spoken()
    if show or is_json:
        _show(texts, file, is_json=is_json, is_plain=plain)
        return
    from papersea.terminal.pad.keeping import keep_score

    keep_score(Screen(open_console(is_plain=plain), Words(texts)), file, names, is_double=double)


def _show(texts: Texts, file: str, *, is_json: bool, is_plain: bool) -> None:
    from papersea.scorepad import standing
    from papersea.terminal.pad.keeping import open_pad
    from papersea.terminal.pad.shown import show_standing, words_for

    _, pad = open_pad(file, texts)
    if pad is None:
        raise click.BadParameter(texts.text("scorepad-no-pad", file=file), param_hint="FILE")
    if is_json:
        click.echo(json.dumps(_as_json(pad), indent=2))
        return
    screen = Screen(open_console(is_plain=is_plain), words_for(texts, pad))
    show_standing(screen, pad, standing(pad))


def _as_json(pad: ScorePad) -> dict[str, Any]:
    from papersea.scorepad import format_pad, standing

    told = standing(pad)
    values = asdict(told)
    for round_ in values["rounds"]:
        del round_["counted"], round_["parts"]
    return {"pad": json.loads(format_pad(pad)), **values, "is_over": told.is_over}
