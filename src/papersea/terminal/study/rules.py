"""``papersea rules``: look up a clause or read a section."""

from __future__ import annotations

import click

from papersea.rulebook import Section
from papersea.rules.options import Edition, Options
from papersea.terminal.folders import command_line
from papersea.terminal.screen.clauses import close_names, show_contents, show_found, show_section
from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words
from papersea.texts import Texts

_EVERYTHING = "all"


@click.command("rules")
@click.argument("what", required=False, metavar="[CLAUSE|SECTION|all]")
@click.option(
    "--edition",
    type=click.Choice([edition.value for edition in Edition]),
    help="Mark what this edition plays.",
)
@click.option("--plain", is_flag=True, help="No colours.")
def command(what: str | None, edition: str | None, *, plain: bool) -> None:
    """Look up a rule, or read them all.

    CLAUSE is an id such as R6 or deck_out. SECTION is components, setup, turn, closing, end,
    cards, examples, rulings or options. Without either: the list of all clauses.

    \b
    Examples:
      papersea rules                   the list of all clauses
      papersea rules r6                one clause
      papersea rules cards             all about the cards
      papersea rules options --edition es
    """
    screen = Screen(open_console(is_plain=plain), Words(Texts.load()))
    options = Options.of(edition) if edition else None
    if what is None:
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
