"""Commands whose help is written in the languages' ``help.ftl``, and click's own words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

import click
import click.core
import click.decorators
import click.exceptions
import click.formatting
import click.parser
import click.termui
import click.types
from click.shell_completion import CompletionItem

from papersea.terminal.speaking import OPTION, listen, plain
from papersea.texts import MissingText, languages

_SHARED = "usage"
"""The message whose attributes are the help of options that several commands have."""


class Command(click.Command):
    """Takes its help, and that of its options, from the message ``usage-…`` of its name."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.params.append(_language_option())

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = paragraphs(plain(_key(ctx)))
        super().format_help_text(ctx, formatter)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        if incomplete[:1] in ("-", "+"):
            self._tell_options(ctx)
        return super().shell_complete(ctx, incomplete)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self._tell_options(ctx)
        super().format_options(ctx, formatter)

    def _tell_options(self, ctx: click.Context) -> None:
        for option in self.get_params(ctx):
            if isinstance(option, click.Option):
                option.help = _told(ctx, option)


class Group(Command, click.Group):
    """Lists its commands in the order in which they were added, each with its line."""

    command_class = Command

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,
    ) -> click.Context:
        if parent is None:
            listen(args)
        return super().make_context(info_name, args, parent, **extra)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Nothing is loaded for the names of commands."""
        if incomplete[:1] in ("-", "+"):
            return super().shell_complete(ctx, incomplete)
        return [
            CompletionItem(name, help=plain(f"{_key(ctx, name)}.line"))
            for name in self.list_commands(ctx)
            if name.startswith(incomplete)
        ]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(plain("click-commands")):
            formatter.write_dl(
                [(name, plain(f"{_key(ctx, name)}.line")) for name in self.list_commands(ctx)]
            )


def paragraphs(text: str) -> str:
    """As click wraps them: it leaves alone what stands behind a sign of its own, which we put
    before blocks with indented lines."""
    parts = re.split(r"\n{2,}", text)
    return "\n\n".join(f"\b\n{part}" if "\n " in part else part for part in parts)


def _key(ctx: click.Context, *more: str) -> str:
    """``papersea admin ban`` has ``usage-admin-ban``."""
    names: list[str] = []
    at: click.Context | None = ctx
    while at is not None and at.parent is not None:
        names.insert(0, at.info_name or "")
        at = at.parent
    return "-".join((_SHARED, *(names or ([] if more else ["papersea"])), *more))


def _told(ctx: click.Context, option: click.Option) -> str:
    name = max(option.opts, key=len).lstrip("-")
    facts = {"names": ", ".join(option.names)} if isinstance(option, Naming) else {}
    try:
        return plain(f"{_key(ctx)}.{name}", **facts)
    except MissingText:
        return plain(f"{_SHARED}.{name}", **facts)


class Naming(click.Option):
    """An option whose help lists names."""

    def __init__(self, *arguments: Any, names: Iterable[str], **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.names = tuple(names)


def _language_option() -> click.Option:
    """Was heard already, and is checked here."""
    return click.Option([OPTION], type=click.Choice(languages()), expose_value=False)


WORDS: Final = {
    "Usage:": "usage", "Options": "options", "Commands": "commands",
    "default: {default}": "default", "required": "required", "env var: {var}": "environment",
    "Error: {message}": "error", "Try '{command} {option}' for help.": "help",
    "Aborted!": "aborted",
    "Invalid value: {message}": "invalid-value",
    "Invalid value for {param_hint}: {message}": "invalid-value-for",
    "Missing argument": "missing-argument", "Missing option": "missing-option",
    "Missing parameter: {param_name}": "missing-parameter",
    "Missing command.": "missing-command",
    "No such option {name!r}.": "no-such-option", "No such command {name!r}.": "no-such-command",
    "Did you mean {possibility}?": "did-you-mean",
    "(Did you mean one of: {possibilities}?)": "did-you-mean-one",
    "Got unexpected extra argument ({args})": "too-many-arguments",
    "Got unexpected extra arguments ({args})": "too-many-arguments",
    "Takes {nargs} values but 1 was given.": "too-few-values",
    "Takes {nargs} values but {len} were given.": "too-few-values",
    "Argument {name!r} takes {nargs} values.": "argument-takes",
    "Option {name!r} does not take a value.": "option-takes-no-value",
    "Option {name!r} requires an argument.": "option-needs-value",
    "{value} is not in the range {range}.": "not-in-range",
    "{value!r} is not a valid {number_type}.": "not-a-number",
    "{value!r} is not {choice}.": "not-the-choice",
    "{value!r} is not one of {choices}.": "not-a-choice",
    "Choose from:\n\t{choices}": "choose-from",
    "file": "file", "directory": "folder", "path": "path",
    "{name} {filename!r} does not exist.": "does-not-exist",
    "{name} {filename!r} is a file.": "is-a-file",
    "{name} {filename!r} is a directory.": "is-a-folder",
    "{name} {filename!r} is not readable.": "not-readable",
    "{name} {filename!r} is not writable.": "not-writable",
    "Error: invalid input": "confirm-unclear",
    "Could not open file {filename!r}: {message}": "cannot-open",
}  # fmt: skip
"""What click says, and the key of our message, behind ``click-``. Anything else stays English."""

_ROOMS: Final = (
    click.core, click.decorators, click.exceptions, click.formatting, click.parser, click.termui,
    click.types,
)  # fmt: skip


def _said(message: str) -> str:
    """Our words, with click's own places for what it fills in."""
    key = WORDS.get(message)
    return message if key is None else re.sub(r"{ \$(\w+) }", r"{\1}", plain(f"click-{key}"))


def _counted(one: str, many: str, count: int) -> str:
    return _said(one if count == 1 else many)


def teach_click() -> None:
    """Click asks the system's catalogues for translations, where it has none. It asks by two names
    in each of its modules: there we answer."""
    for room in _ROOMS:
        for name, answer in (("_", _said), ("ngettext", _counted)):
            if hasattr(room, name):
                setattr(room, name, answer)
