"""``papersea admin``: for whoever runs a house."""

from __future__ import annotations

import click

from papersea.terminal.admin import acting, looking, moving, telling
from papersea.terminal.commands import Group


@click.group("admin", cls=Group, no_args_is_help=True)
def command() -> None:
    """``papersea admin``: its commands."""


for _each in (
    looking.list_command,
    looking.look_command,
    acting.close_command,
    acting.reopen_command,
    acting.delete_command,
    acting.delete_person_command,
    acting.rename_command,
    acting.ban_command,
    acting.bans_command,
    acting.unban_command,
    telling.announce_command,
    telling.reports_command,
    moving.export_command,
    moving.import_command,
    looking.audit_command,
):
    command.add_command(_each)
