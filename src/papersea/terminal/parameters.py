"""Options that several commands take, refused in plain words."""

from __future__ import annotations

import click

from papersea.cards import NotationError
from papersea.rules.options import Options, parse_options
from papersea.texts import FALLBACK, Texts, UnknownLanguage, languages


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


def _read_language(_: click.Context, __: click.Parameter, language: str) -> Texts:
    try:
        return Texts.load(language)
    except UnknownLanguage as error:
        raise click.BadParameter(str(error)) from None


language_option = click.option(
    "--language",
    "texts",
    default=FALLBACK,
    show_default=True,
    callback=_read_language,
    help=f"One of {', '.join(languages())}.",
)
"""Gives a command its texts; what a language lacks is said in English."""
