"""What is wrong with the options of ``papersea serve``, said before the house opens."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from socket import gaierror, getaddrinfo
from typing import Final
from urllib.parse import urlsplit

import click

from papersea.server.settings import (
    LIMIT_NAMES,
    RATING_NAMES,
    Limits,
    RatingRules,
    ServerSettings,
)
from papersea.site.client import INDEX
from papersea.terminal.folders import file_told
from papersea.terminal.screen.screen import Screen
from papersea.terminal.speaking import spoken


def read_host(_: click.Context, __: click.Parameter, host: str) -> str:
    """An address to listen on, for a callback."""
    try:
        getaddrinfo(host, None)
    except (gaierror, UnicodeError):
        raise click.BadParameter(spoken().text("serve-no-such-host", host=host)) from None
    return host


def read_origins(
    _: click.Context, __: click.Parameter, origins: tuple[str, ...]
) -> tuple[str, ...]:
    """Origins as browsers send them, for a callback."""
    for origin in origins:
        if not _is_origin(origin):
            raise click.BadParameter(spoken().text("serve-no-origin", origin=origin[:100]))
    return origins


def read_manual(_: click.Context, __: click.Parameter, manual: str | None) -> str | None:
    """Where the manual is: an address, or a folder with its first page, for a callback."""
    if manual and not is_address(manual) and not (Path(manual) / INDEX).is_file():
        raise click.BadParameter(spoken().text("serve-no-manual", manual=manual[:100]))
    return manual or None


def is_address(manual: str | None) -> bool:
    """Of a manual elsewhere, and not a folder here."""
    return bool(manual) and str(manual).startswith(("https://", "http://"))


def _is_origin(text: str) -> bool:
    try:
        parts = urlsplit(text)
        port = "" if parts.port is None else f":{parts.port}"
    except ValueError:
        return False
    host = parts.hostname or ""
    shown = f"[{host}]" if ":" in host else host
    return bool(host) and text in (f"{scheme}://{shown}{port}" for scheme in ("http", "https"))


_AT_LEAST_ONE: Final = ("messages_waiting", "unreadable_messages")


def read_limits(_: click.Context, __: click.Parameter, texts: tuple[str, ...]) -> Limits:
    """The limits with some changed, for a callback."""
    found = _numbers(texts, LIMIT_NAMES)
    for name in _AT_LEAST_ONE:
        if found.get(name) == 0:
            raise click.BadParameter(spoken().text("serve-at-least-one", name=name))
    return replace(Limits(), **found)


def read_rating(_: click.Context, __: click.Parameter, texts: tuple[str, ...]) -> RatingRules:
    """When rated games count, with something changed, for a callback."""
    return replace(RatingRules(), **_numbers(texts, RATING_NAMES))


def _numbers(texts: tuple[str, ...], names: tuple[str, ...]) -> dict[str, int]:
    found: dict[str, int] = {}
    for text in texts:
        name, _equals, number = text.partition("=")
        if name not in names or not number.isdecimal():
            facts = {"text": text, "names": ", ".join(names)}
            raise click.BadParameter(spoken().text("serve-bad-number", **facts))
        found[name] = int(number)
    return found


def warn(screen: Screen, settings: ServerSettings) -> None:
    """What will not work as it may be meant."""
    if settings.redis is None and settings.database.startswith("postgresql:"):
        screen.say("serve-not-heard", style="yellow")
    if settings.redis is None and not settings.thinkers:
        screen.say("serve-nobody-thinks", style="yellow")


@contextmanager
def alone_with_database(address: str) -> Iterator[None]:
    """The only server with this SQLite file: two could not tell each other what happens."""
    from filelock import FileLock, Timeout

    from papersea.server.storage.database import parse_address, sqlite_file

    url = parse_address(address)
    if url.drivername != "sqlite":
        yield
        return
    file = sqlite_file(url)
    with ExitStack() as stack:
        with file_told(file):
            if not file.resolve().parent.is_dir():
                raise FileNotFoundError(file)  # the lock would make the folder
            # Beside the file, whichever way leads there; the file itself is not touched.
            lock = FileLock(f"{file.resolve()}.lock", timeout=0, thread_local=False)
            try:
                stack.enter_context(lock)
            except Timeout:
                problem = spoken().text("serve-in-use", file=str(file))
                raise click.ClickException(problem) from None
        yield
