"""``papersea rules``: look up a clause or read a section."""

from __future__ import annotations

import click

from papersea.rulebook import Section
from papersea.rules.options import Edition, Options
from papersea.terminal.commands import Command
from papersea.terminal.completing import offer_clauses
from papersea.terminal.folders import command_line
from papersea.terminal.screen.clauses import close_names, show_contents, show_found, show_section
from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words
from papersea.terminal.speaking import spoken

_EVERYTHING = "all"


@click.command("rules", cls=Command)
@click.argument(
    "words", nargs=-1, metavar="[CLAUSE|SECTION|WORD|all]", shell_complete=offer_clauses
)
@click.option(
    "--edition",
    type=click.Choice([edition.value for edition in Edition]),
)
@click.option("--plain", is_flag=True)
def command(words: tuple[str, ...], edition: str | None, *, plain: bool) -> None:
    """Look up a rule, or read them all."""
    screen = Screen(open_console(is_plain=plain), Words(spoken()))
    options = Options.of(edition) if edition else None
    what = " ".join(words)
    if not what:
        show_contents(screen)
        screen.say("rules-how", program=command_line("rules"))
    elif what.lower() == _EVERYTHING:
        for section in Section:
            show_section(screen, section, options)
    elif not show_found(screen, what, options):
        raise click.UsageError(_unknown(what, screen.words))


def _unknown(what: str, words: Words) -> str:
    close = words.either(close_names(what))
    sections = ", ".join(section.value for section in Section)
    key = "rules-unknown-close" if close else "rules-unknown"
    return words.text(key, text=what[:30], close=close, sections=sections)
