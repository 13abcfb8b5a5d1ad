"""``papersea doctor``: what is installed, what works, and what to do about the rest."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

import click
from rich.text import Text

from papersea.terminal.commands import Command
from papersea.terminal.parameters import Number
from papersea.terminal.play.whole_screen import why_not
from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words
from papersea.terminal.setup import findings
from papersea.terminal.setup.findings import Finding, State
from papersea.terminal.speaking import language, spoken
from papersea.texts import Texts

_SIGNS = {State.GOOD: ("✓", "+"), State.LACKING: ("·", "-"), State.WRONG: ("✗", "!")}
_COLOURS = {"none": "none", "standard": "standard", "windows": "standard", "256": "eight-bit"}
_STYLES = {State.GOOD: "green", State.LACKING: "yellow", State.WRONG: "bold red"}


@click.command("doctor", cls=Command)
@click.option("--database", envvar="PAPERSEA_DATABASE")
@click.option("--redis", envvar="PAPERSEA_REDIS")
@click.option("--manual", envvar="PAPERSEA_MANUAL", metavar="FOLDER|ADDRESS")
@click.option("--port", type=Number(1, 65535), default=8000, show_default=True)
@click.option("--json", "is_json", is_flag=True)
@click.option("--plain", is_flag=True)
@click.pass_context
def command(
    context: click.Context,
    database: str | None,
    redis: str | None,
    manual: str | None,
    port: int,
    *,
    is_json: bool,
    plain: bool,
) -> None:
    """Say whether all is well."""
    screen = Screen(open_console(is_plain=plain), Words(spoken()))
    found = list(_findings(screen, database, redis, manual, port))
    is_well = all(each.state is not State.WRONG for each in found)
    if is_json:
        told = [_as_json(each, screen.words.texts) for each in found]
        click.echo(json.dumps({"well": is_well, "findings": told}, indent=2, ensure_ascii=False))
    else:
        for each in found:
            _show(screen, each)
        screen.line()
        screen.say("doctor-well" if is_well else "doctor-not-well", style="bold")
    context.exit(0 if is_well else 1)


def _findings(
    screen: Screen, database: str | None, redis: str | None, manual: str | None, port: int
) -> Iterator[Finding]:
    yield from findings.program()
    yield findings.language(language())
    yield from findings.terminal(
        colours=_COLOURS.get(screen.console.color_system or "none", "truecolor"),
        encoding=screen.console.encoding or sys.getdefaultencoding(),
        why_not=why_not(),
    )
    yield findings.data()
    yield from findings.pages(manual)
    yield from findings.extras()
    yield findings.port(port)
    if database is not None:
        yield findings.database(database)
    if redis is not None:
        yield findings.redis(redis)


def _show(screen: Screen, finding: Finding) -> None:
    fancy, ascii_only = _SIGNS[finding.state]
    sign = ascii_only if screen.console.options.ascii_only else fancy
    first = Text(f" {sign} ", style=_STYLES[finding.state])
    screen.item(first, _told(finding, screen.words.texts))
    if finding.hint is not None and finding.hint not in finding.facts.values():
        screen.raw(f"     {finding.hint}")


def _told(finding: Finding, texts: Texts) -> str:
    facts = dict(finding.facts)
    if "extra" in facts:
        facts["what"] = texts.text(f"doctor-for-{facts['extra']}")
    return texts.text(finding.key, **facts)


def _as_json(finding: Finding, texts: Texts) -> dict[str, object]:
    return {
        "name": finding.name,
        "state": finding.state.value,
        "text": _told(finding, texts),
        "facts": finding.facts,
        "hint": finding.hint,
    }
