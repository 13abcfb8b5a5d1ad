"""What ``serve``, ``work`` and ``backup`` have in common."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import wraps
from importlib.util import find_spec
from threading import Thread
from typing import Any, TypeVar

import click

from papersea.extras import install_command
from papersea.server.settings import PACE, RATING_NAMES
from papersea.terminal.commands import Naming
from papersea.terminal.folders import data_folder
from papersea.terminal.serve.checks import read_rating
from papersea.terminal.speaking import spoken


def show_in_browser(address: str) -> None:
    """Open a page where there is a screen for it; does not wait, and never fails."""
    if _has_screen():
        Thread(target=_open, args=(address,), daemon=True).start()


def _has_screen() -> bool:
    """Without one, a browser for terminals might take this terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open(address: str) -> None:
    import webbrowser

    with suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


Function = TypeVar("Function", bound=Callable[..., Any])


def default_database() -> str:
    """A SQLite file in the user's data directory, which is made if need be."""
    return f"sqlite:///{data_folder() / 'papersea.db'}"


def read_tables(_: click.Context, __: click.Parameter, texts: tuple[str, ...]) -> dict[str, str]:
    """Databases for tables by their letter, for a callback."""
    found: dict[str, str] = {}
    for text in texts:
        name, _equals, address = text.partition("=")
        if not address.startswith("postgresql:") or len(name) != 1 or name in found:
            raise click.BadParameter(spoken().text("serve-bad-tables"))
        found[name] = address
    return found


def check_cluster(database: str, redis: str | None, tables: Mapping[str, str]) -> None:
    """Say what to install for PostgreSQL and Redis, and that an address is none, before anything
    is opened."""
    if tables and not database.startswith("postgresql:"):
        raise click.UsageError(spoken().text("serve-tables-alone"))
    needed = ("asyncpg", "greenlet") if database.startswith("postgresql:") else ()
    for module in (*needed, *(() if redis is None else ("redis",))):
        if find_spec(module) is None:
            raise click.ClickException(_not_installed(module))
    if redis is not None:
        _check_redis(redis)


def _not_installed(module: str) -> str:
    install = install_command("server", "cluster")
    return spoken().text("serve-not-installed", module=module, install=install)


def _check_redis(address: str) -> None:
    from redis.asyncio import ConnectionPool

    try:
        ConnectionPool.from_url(address)
    except ValueError:
        problem = spoken().text("serve-bad-redis")
        raise click.BadParameter(problem, param_hint="--redis") from None


pace_option = click.option(
    "--pace",
    default=PACE,
    show_default=True,
    type=click.FloatRange(0, 10),
)


rating_option = click.option(
    "--rating",
    cls=Naming,
    names=RATING_NAMES,
    multiple=True,
    metavar="NAME=NUMBER",
    callback=read_rating,
)


measure_option = click.option(
    "--measure",
    "is_measuring",
    is_flag=True,
)


def read_push_services(
    _: click.Context, __: click.Parameter, texts: tuple[str, ...]
) -> tuple[str, ...]:
    """Hosts as addresses name them, for a callback."""
    for text in texts:
        if not _HOST.fullmatch(text):
            raise click.BadParameter(spoken().text("serve-no-host-name", host=text[:100]))
    return texts


_HOST = re.compile(r"([a-z0-9-]+\.)*[a-z0-9-]+(:\d{1,5})?")

push_option = click.option(
    "--push-service",
    "push_services",
    multiple=True,
    metavar="HOST",
    callback=read_push_services,
)


def database_options(function: Function) -> Function:
    """Where everything is kept."""
    for option in reversed(
        (
            click.option(
                "--database",
                envvar="PAPERSEA_DATABASE",
            ),
            click.option(
                "--tables",
                multiple=True,
                envvar="PAPERSEA_TABLES",
                metavar="LETTER=ADDRESS",
                callback=read_tables,
            ),
        )
    ):
        function = option(function)
    return function


def server_options(function: Function) -> Function:
    """Where the tables are kept, how processes hear of each other, and how much is logged."""
    for option in reversed(
        (
            database_options,
            click.option(
                "--redis",
                envvar="PAPERSEA_REDIS",
            ),
            click.option(
                "--log-level",
                default="info",
                show_default=True,
                type=click.Choice(["debug", "info", "warning", "error"]),
            ),
        )
    ):
        function = option(function)
    return function


def needs_server(function: Function) -> Function:
    """Say what to install where the extra is missing, and tell storage errors in a sentence."""

    @wraps(function)
    def wrapped(*arguments: Any, **options: Any) -> Any:
        try:
            import papersea.server.app  # noqa: F401
            from papersea.server.storage import StorageError
        except ModuleNotFoundError as error:
            raise click.ClickException(_not_installed(error.name or "")) from None
        try:
            return function(*arguments, **options)
        except StorageError as error:
            raise click.ClickException(str(error)) from None

    return wrapped  # type: ignore[return-value]
