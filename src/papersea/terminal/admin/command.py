"""``papersea admin``: for whoever runs a house."""

from __future__ import annotations

import click

from papersea.terminal.admin import acting, looking, moving, telling


class _InOrder(click.Group):
    """Commands as they are added, not by the alphabet."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)


@click.group("admin", cls=_InOrder, no_args_is_help=True)
def command() -> None:
    """Look after a house: its tables, its people, and whom it keeps out.

    Works upon the database, while servers run or not; they heed it within seconds. Each act is in
    the audit log. docs/hosting.md tells more.
    """


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
