"""``papersea scorepad``: the score of a game with paper cards, round by round."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words
from papersea.texts import Texts

if TYPE_CHECKING:
    from papersea.scorepad import ScorePad

_USUAL_FILE = "papersea-pad.json"


@click.command("scorepad")
@click.argument("file", default=_USUAL_FILE, type=click.Path(dir_okay=False))
@click.option("--names", help="Who plays, in the order of turns: Ann,Bo. Else it is asked.")
@click.option("--double", is_flag=True, help="A new game goes to twice as many points.")
@click.option("--show", is_flag=True, help="Print how the game stands, and exit.")
@click.option("--json", "is_json", is_flag=True, help="Print a JSON object instead (see above).")
@click.option("--plain", is_flag=True, help="No colours (NO_COLOR works as well).")
def command(
    file: str, names: str | None, *, double: bool, show: bool, is_json: bool, plain: bool
) -> None:
    """Keep the score of a game with paper cards, round by round.

    Tell how a round ended, by whom, and what everybody has: the cards, or just the numbers. The
    game lives in FILE (papersea-pad.json here, if none is named), whole after every round: leave
    when you like, and go on later. The score pad in the browser reads and writes the same file.

    \b
    Examples:
      papersea scorepad
      papersea scorepad sunday.json --names Ann,Bo,Cy
      papersea scorepad sunday.json --show

    With --json:

    \b
      pad           what the file holds: players, starter, target, rounds
      rounds        {gains, totals, bet_won, next_starter} for each round
      target        points that end the game
      totals        of every player
      winners       nobody while the game goes on; players count from 0
      next_starter  who starts the next round; null if the game is over
      is_over       whether somebody has won
    """
    texts = Texts.load()
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
