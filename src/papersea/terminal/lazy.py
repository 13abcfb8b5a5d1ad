"""A group of commands that imports a command only when it is called."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from importlib import import_module
from typing import Any

import click


class LazyGroup(click.Group):
    """``modules`` gives each command its module, where it is called ``command``, and a line."""

    def __init__(self, *, modules: Mapping[str, tuple[str, str]], **settings: Any) -> None:
        super().__init__(**settings)
        self._modules = modules

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self._modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self._modules:
            return None
        found = import_module(self._modules[cmd_name][0]).command
        assert isinstance(found, click.Command), f"{cmd_name} is not a command"
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if name not in self._modules and not name.startswith("-"):
            close = difflib.get_close_matches(name, self._modules, n=1)
            hint = (
                f"Did you mean {close[0]}?" if close else f"There are {', '.join(self._modules)}."
            )
            ctx.fail(f"There is no command {name!r}. {hint}")
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in self._modules.items()])
        super(click.Group, self).format_options(ctx, formatter)
