"""The ``papersea`` command: what it can do, and nothing loaded before it is used."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from importlib import import_module
from typing import Any

import click

from papersea.terminal.commands import Group, paragraphs, teach_click
from papersea.terminal.speaking import plain


class LazyGroup(Group):
    """``modules`` gives each command its module, where it is called ``command``."""

    def __init__(self, *, modules: Mapping[str, str], **settings: Any) -> None:
        super().__init__(**settings)
        self._modules = modules

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self._modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self._modules:
            return None
        found = import_module(self._modules[cmd_name]).command
        assert isinstance(found, click.Command), f"{cmd_name} is not a command"
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if name not in self._modules and not name.startswith("-"):
            close = difflib.get_close_matches(name, self._modules, n=1)
            hint = (
                plain("click-did-you-mean", possibility=close[0])
                if close
                else plain("click-commands-are", commands=", ".join(self._modules))
            )
            ctx.fail(f"{plain('click-no-such-command', name=name)} {hint}")
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        from papersea.terminal.ctrl_c import stopped_by_ctrl_c

        with stopped_by_ctrl_c():
            return super().invoke(ctx)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        formatter.write_text(paragraphs(plain("usage-papersea.examples")))


_COMMANDS = {
    "play": "play.command",
    "opponents": "play.opponents",
    "score": "study.score",
    "scorepad": "pad.command",
    "rules": "study.rules",
    "replay": "study.replay",
    "analyse": "study.analyse",
    "study": "study.people",
    "verify": "study.verify",
    "puzzle": "study.puzzle",
    "join": "online.join",
    "bot": "online.bot",
    "serve": "serve.command",
    "site": "serve.site",
    "work": "serve.work",
    "backup": "serve.backup",
    "admin": "admin.command",
    "arena": "arena.command",
    "league": "arena.league",
    "benchmark": "arena.benchmark",
    "doctor": "setup.doctor",
    "completion": "setup.completion",
}
"""In the order of the help, with their modules."""


def _show_version(context: click.Context, _: click.Parameter, wanted: object) -> None:
    if wanted and not context.resilient_parsing:
        import platform
        from importlib.metadata import version

        from papersea.rules.ways import WAY

        python = platform.python_version()
        click.echo(f"papersea {version('papersea')} (Python {python}; kernel: {WAY})")
        context.exit()


teach_click()


@click.group(
    cls=LazyGroup,
    modules={name: f"papersea.terminal.{room}" for name, room in _COMMANDS.items()},
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_show_version)
def cli() -> None:
    """The whole program."""


def main() -> None:
    """The console script."""
    import sys

    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a sign gets a question mark, never a traceback.
        getattr(stream, "reconfigure", lambda **_: None)(errors="replace")
    cli.main(prog_name="papersea")
