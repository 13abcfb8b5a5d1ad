"""What ``serve``, ``work`` and ``backup`` have in common."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

import click

Function = TypeVar("Function", bound=Callable[..., Any])


def default_database() -> str:
    """A SQLite file in the user's data directory, which is made if need be."""
    from platformdirs import user_data_path

    folder = user_data_path("papersea", ensure_exists=True)
    return f"sqlite:///{folder / 'papersea.db'}"


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
