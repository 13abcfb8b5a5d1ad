"""Options that several commands take, refused in plain words."""

from __future__ import annotations

import click

from papersea.cards import NotationError
from papersea.rules.options import Options, parse_options
from papersea.texts import Texts

STOPPED = 130
"""The exit code after Ctrl-C."""


class Number(click.IntRange):
    """A whole number within bounds; anything else is refused in plain words."""

    name = "number"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        try:
            number = int(str(value))
        except ValueError:
            self.fail(Texts.load().text("option-no-number", text=str(value)[:30]), param, ctx)
        return int(super().convert(number, param, ctx))


def read_rules(_: click.Context, __: click.Parameter, text: str) -> Options:
    """The rules that a text stands for, for a callback."""
    try:
        return parse_options(text)
    except NotationError as error:
        raise click.BadParameter(str(error)) from None
