"""Whoever runs a house: which database is theirs, who they are, and how they want to be told."""

from __future__ import annotations

import asyncio
import getpass
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

import click

from papersea.terminal.play.answers import read_yes_or_no
from papersea.terminal.screen.words import Words
from papersea.terminal.serve.running import (
    check_cluster,
    database_options,
    default_database,
    needs_server,
)
from papersea.terminal.speaking import spoken

if TYPE_CHECKING:
    from papersea.server.storage.hosts import HostStore
    from papersea.server.storage.values import Act

Found = TypeVar("Found")
Function = TypeVar("Function", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Host:
    """Every command gets one as its first argument."""

    database: str
    tables: dict[str, str]
    is_json: bool
    who: str

    def run(self, work: Callable[[HostStore], Awaitable[Found]]) -> Found:
        """Upon what the house keeps, whether a server runs or not."""
        return asyncio.run(self._run(work))

    async def _run(self, work: Callable[[HostStore], Awaitable[Found]]) -> Found:
        from papersea.server.storage.hosts import HostStore

        store = await HostStore.open(self.database, self.tables)
        try:
            return await work(store)
        finally:
            await store.close()

    def act(self, what: str, about: str = "", reason: str = "") -> Act:
        """What they are about to do, for the audit log."""
        from papersea.server.storage.values import Act

        return Act(time.time(), self.who, what, about, reason)

    def show(self, value: object, lines: Iterable[str]) -> None:
        """For a program, or for somebody who reads."""
        if self.is_json:
            import msgspec

            click.echo(msgspec.json.format(msgspec.json.encode(value)))
            return
        for line in lines:
            click.echo(line)


def host_options(function: Function) -> Function:
    """Where the house keeps everything; the command is given a ``Host``."""

    @wraps(function)
    def wrapped(
        *arguments: Any,
        database: str | None,
        tables: dict[str, str],
        is_json: bool,
        **options: Any,
    ) -> Any:
        from papersea.server.storage.hosts import Hindered

        address = database or default_database()
        check_cluster(address, None, tables)
        _check_file(address)
        host = Host(address, tables, is_json, options.pop("who", None) or _user())
        try:
            return function(host, *arguments, **options)
        except Hindered as error:
            key = error.hindrance.name.lower().replace("_", "-")
            raise click.ClickException(said(key, **error.facts)) from None

    shown = click.option("--json", "is_json", is_flag=True)
    return database_options(shown(needs_server(wrapped)))  # type: ignore[return-value]


def acting_options(function: Function) -> Function:
    """The same for what changes something."""
    who = click.option("--as", "who", metavar="NAME")
    why = click.option("--reason", default="")
    return host_options(who(why(function)))


sure_option = click.option("--yes", "is_sure", is_flag=True)


def said(key: str, /, **facts: str | int) -> str:
    """What is told to a host."""
    return spoken().text(f"admin-{key}", **facts)


def titles(*columns: str) -> list[str]:
    """Of a list."""
    return [said(f"column-{each}").upper() for each in columns]


def be_sure(question: str, *, is_sure: bool) -> None:
    """Asks before something is gone for good."""
    words = Words(spoken())
    answer: bool | None = is_sure or None
    while answer is None:
        text = click.prompt(
            f"{question} [{words.text('confirm-hint')}]", default="", show_default=False, err=True
        )
        answer = read_yes_or_no(text, words)
    if not answer:
        raise click.Abort


def age(at: float) -> str:
    """How long ago, in short."""
    seconds = max(0.0, time.time() - at)
    for size, unit in ((86_400, "days"), (3600, "hours"), (60, "minutes")):
        if seconds >= size:
            return said(f"ago-{unit}", count=int(seconds // size))
    return said("ago-seconds", count=int(seconds))


def when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%SZ", time.gmtime(at))


def in_columns(rows: Iterable[Iterable[str]]) -> list[str]:
    """Of one width each; the last one is as long as it is."""
    cells = [[*map(_shown, row)] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    widths[-1:] = [0]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in cells
    ]


def _shown(text: str) -> str:
    """What somebody else has written cannot steer a terminal."""
    return "".join(
        each if each.isprintable() or each == "\N{NO-BREAK SPACE}" else "�" for each in text
    )


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):  # a container's user may have no name
        return "?"


def _check_file(address: str) -> None:
    """A house that is not there is not made by looking after it."""
    from papersea.server.storage.database import parse_address, sqlite_file

    url = parse_address(address)
    if url.drivername == "sqlite" and not sqlite_file(url).exists():
        raise click.ClickException(said("no-database", file=str(sqlite_file(url))))
