"""Options that several commands take, refused in plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from papersea.problems import NotationError
from papersea.rules.options import Options, parse_options
from papersea.terminal.completing import offer_rules
from papersea.terminal.explaining import explained
from papersea.terminal.speaking import spoken

if TYPE_CHECKING:
    from papersea.players.catalogue import Entrant


class Number(click.IntRange):
    """A whole number within bounds; anything else is refused in plain words."""

    name = "number"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        try:
            number = int(str(value))
        except ValueError:
            self.fail(spoken().text("option-no-number", text=str(value)[:30]), param, ctx)
        return int(super().convert(number, param, ctx))


def read_rules(_: click.Context, __: click.Parameter, text: str) -> Options:
    """The rules that a text stands for, for a callback."""
    try:
        return parse_options(text)
    except NotationError as error:
        raise click.BadParameter(explained(error, spoken())) from None


rules_option = click.option(
    "--rules",
    "options",
    default="classic",
    show_default=True,
    callback=read_rules,
    shell_complete=offer_rules,
)
"""The rules of what is played; gives ``options``."""


def read_entrant(_: click.Context, __: click.Parameter, text: str) -> Entrant:
    """An opponent, ours or not, with its budget, for a callback."""
    from papersea.players.catalogue import parse_entrant

    try:
        return parse_entrant(text)
    except NotationError as error:
        raise click.BadParameter(explained(error, spoken())) from None
