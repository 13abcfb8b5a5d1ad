"""The ``papersea`` command: what it can do, and nothing loaded before it is used."""

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

    def invoke(self, ctx: click.Context) -> Any:
        from papersea.terminal.ctrl_c import stopped_by_ctrl_c

        with stopped_by_ctrl_c():
            return super().invoke(ctx)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in self._modules.items()])
        super(click.Group, self).format_options(ctx, formatter)


_COMMANDS = {
    "play": ("play.command", "Play a game against one, two or three opponents."),
    "opponents": ("play.opponents", "Meet the opponents, from the gentlest to the strongest."),
    "score": ("study.score", "Count what a hand of cards is worth, line by line."),
    "scorepad": ("pad.command", "Keep the score of a game with paper cards, round by round."),
    "rules": ("study.rules", "Look up a rule, or read them all."),
    "replay": ("study.replay", "Watch recorded games again."),
    "analyse": ("study.analyse", "Learn where a recorded game was won and lost, and why."),
    "study": ("study.people", "Measure how well people play, from records of their games."),
    "verify": ("study.verify", "Check that nobody chose the cards of an online game."),
    "puzzle": (
        "study.puzzle",
        "Find the move that is clearly best: one puzzle a day, and many more.",
    ),
    "join": ("online.join", "Play online, with friends by link or with bots."),
    "serve": ("serve.command", "Open the house: tables by link, for friends and bots."),
    "work": ("serve.work", "Find bots' moves for servers that leave the thinking to others."),
    "backup": ("serve.backup", "Copy everything that a server keeps."),
    "admin": ("admin.command", "Look after a house: its tables, people and bans."),
    "arena": ("arena.command", "Let opponents play each other, and see how strong they are."),
}

_EXAMPLES = """\b
Examples:
  papersea play                        you and one opponent
  papersea play --players 4 --seed 7   four players, deals you can repeat
  papersea play --against orca         one that leaves you no easy points
  papersea opponents                   whom you can play against
  papersea serve                       tables by link, for friends and bots
  papersea join LINK                   sit down at a friend's table
  papersea score CyCd 2xFd Mw          what these five cards are worth
  papersea scorepad                    the score of a game with paper cards
  papersea rules R6                    when is a bet won?
  papersea rules turn                  all about a turn
  papersea analyse games.jsonl         where was my last game won and lost?
  papersea puzzle                      today's puzzle; --next for more
  papersea arena orca heron            which of the two is stronger?

\b
Exit codes: 0 all went well, 1 a record breaks the rules or is not
proved fair, 2 a wrong option, card or clause, 130 stopped with Ctrl-C.
"""


def _show_version(context: click.Context, _: click.Parameter, wanted: object) -> None:
    if wanted and not context.resilient_parsing:
        import platform
        from importlib.metadata import version

        from papersea.rules.ways import WAY

        python = platform.python_version()
        click.echo(f"papersea {version('papersea')} (Python {python}; kernel: {WAY})")
        context.exit()


@click.group(
    cls=LazyGroup,
    modules={name: (f"papersea.terminal.{room}", line) for name, (room, line) in _COMMANDS.items()},
    epilog=_EXAMPLES,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
    help="Show the version and exit.",
)
def cli() -> None:
    """The small card game about folded paper, in your terminal."""


def main() -> None:
    """The console script."""
    import sys

    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a sign gets a question mark, never a traceback.
        getattr(stream, "reconfigure", lambda **_: None)(errors="replace")
    cli.main(prog_name="papersea")
