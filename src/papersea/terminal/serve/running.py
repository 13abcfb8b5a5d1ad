"""What ``serve``, ``work`` and ``backup`` have in common."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from importlib.util import find_spec
from threading import Thread
from typing import Any, TypeVar

import click

from papersea.terminal.folders import data_folder


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


def check_cluster(database: str, redis: str | None) -> None:
    """Say what to install for PostgreSQL and Redis, and that an address is none, before anything
    is opened."""
    needed = ("asyncpg", "greenlet") if database.startswith("postgresql:") else ()
    for module in (*needed, *(() if redis is None else ("redis",))):
        if find_spec(module) is None:
            message = f"{module} is not installed: pip install 'papersea[server,cluster]'"
            raise click.ClickException(message)
    if redis is not None:
        _check_redis(redis)


def _check_redis(address: str) -> None:
    from redis.asyncio import ConnectionPool

    try:
        ConnectionPool.from_url(address)
    except ValueError:
        problem = "expected redis://HOST:PORT/0 (rediss:// with TLS, unix:// for a socket)"
        raise click.BadParameter(problem, param_hint="--redis") from None


def server_options(function: Function) -> Function:
    """Where the tables are kept, and how much is logged."""
    for option in reversed(
        (
            click.option(
                "--database",
                envvar="PAPERSEA_DATABASE",
                help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.",
            ),
            click.option(
                "--redis",
                envvar="PAPERSEA_REDIS",
                help="redis://HOST:PORT/0, which carries the news between processes.",
            ),
            click.option(
                "--log-level",
                default="info",
                show_default=True,
                type=click.Choice(["debug", "info", "warning", "error"]),
                help="How much is logged, as JSON lines on stderr.",
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
            message = f"{error.name} is not installed: pip install 'papersea[server,cluster]'"
            raise click.ClickException(message) from None
        try:
            return function(*arguments, **options)
        except StorageError as error:
            raise click.ClickException(str(error)) from None

    return wrapped  # type: ignore[return-value]
