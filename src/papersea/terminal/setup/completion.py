"""``papersea completion``: what teaches a shell to complete its command lines."""

from __future__ import annotations

import click
from click.shell_completion import BashComplete, FishComplete, ZshComplete

from papersea.terminal.commands import Command

_SHELLS = {"bash": BashComplete, "zsh": ZshComplete, "fish": FishComplete}
_PROGRAM = "papersea"
_VARIABLE = "_PAPERSEA_COMPLETE"


@click.command("completion", cls=Command)
@click.argument("shell", type=click.Choice(list(_SHELLS)))
@click.pass_context
def command(context: click.Context, shell: str) -> None:
    """Print what a shell is to read."""
    complete = _SHELLS[shell](context.find_root().command, {}, _PROGRAM, _VARIABLE)
    # The script alone: click's own ``source`` would first start a Bash to see how old it is.
    click.echo(complete.source_template % complete.source_vars())
