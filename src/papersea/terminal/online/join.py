"""``papersea join``: play at a server's table, with friends by link."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from papersea.answers.people import plain_word
from papersea.extras import install_command
from papersea.players.company import Wanted, choose_company
from papersea.rules.options import MAX_PLAYERS, MIN_PLAYERS, Options
from papersea.terminal.commands import Command
from papersea.terminal.completing import offer_servers
from papersea.terminal.folders import command_line
from papersea.terminal.online.identities import last_address, recall, remember
from papersea.terminal.online.new_table import WantedTable, new_table_options, refuse_beside_link
from papersea.terminal.play.whole_screen import is_whole, play_on, whole_screen_options
from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words, visible
from papersea.terminal.speaking import spoken
from papersea.texts import Texts, text_key

if TYPE_CHECKING:
    from papersea.client import Link


@click.command("join", cls=Command)
@click.argument("link", shell_complete=offer_servers)
@click.option("--name")
@new_table_options
@whole_screen_options
@click.pass_context
def command(
    context: click.Context,
    link: str,
    name: str | None,
    wanted: tuple[Wanted, ...],
    players: int,
    options: Options,
    clock: str | None,
    patience: int,
    *,
    is_public: bool,
    is_rated: bool,
    plain: bool,
    is_full: bool | None,
    theme: str | None,
) -> None:
    """Play online, at the table of a LINK, or at a new one on the server of an address."""
    texts = spoken()
    is_full = is_whole(is_full=is_full, is_plain=plain)
    with online_errors(link, texts):
        where = table_named(link, texts)
        new = None
        if where.code is None:
            seats = seats_wanted(context, players, len(wanted), texts)
            bots = choose_company(wanted, len(wanted))
            new = WantedTable(seats, options, bots, clock, patience, is_public, is_rated)
        else:
            refuse_beside_link(context, texts)
        screen = Screen(open_console(is_plain=plain), Words(texts))
        from papersea.terminal.play.person import Left

        try:
            token = _token(screen, where.address, name)
        except Left:
            return
        where = where if new is None else new.opened(where.address, token)

        def on_screen(rules: Options, play: Callable[[Screen], None]) -> None:
            play_on(screen, rules, play, is_full=is_full, theme=theme)

        _play(screen, where, token, new, name, on_screen)


@contextmanager
def online_errors(link: str, texts: Texts) -> Iterator[None]:
    """What a server has against it is one sentence, and the end of the command."""
    try:
        from papersea.client import BadLink, Refused, TurnedAway, Unreachable
    except ModuleNotFoundError as error:
        missing, install = error.name or "", install_command("server")
        problem = texts.text("join-not-installed", module=missing, install=install)
        raise click.ClickException(problem) from None
    try:
        yield
    except BadLink:
        raise click.UsageError(texts.text("join-bad-link", link=link[:100])) from None
    except Unreachable as error:
        raise click.ClickException(texts.text("join-unreachable", address=error.address)) from None
    except (Refused, TurnedAway) as error:
        raise click.ClickException(
            texts.text("join-refused", reason=texts.text(text_key("error", error.code.value)))
        ) from None


def table_named(text: str, texts: Texts) -> Link:
    """The server, and perhaps its table, that somebody has named: by an address, a link, or a word
    that was said to them."""
    from papersea.client import find_by_word, parse_link

    where = parse_link(_on_last_server(text, texts))
    word = None if where.code is None else plain_word(where.code)
    if word is None:
        return where
    return replace(where, code=asyncio.run(find_by_word(where.address, word)))


def _on_last_server(link: str, texts: Texts) -> str:
    """A word by itself is one of the server that was visited last."""
    if (word := plain_word(link)) is None:
        return link
    if (address := last_address()) is None:
        raise click.UsageError(texts.text("join-which-server", word=word))
    return f"{address}/t/{word}"


def seats_wanted(context: click.Context, players: int, bots: int, texts: Texts) -> int:
    """Of a new table; every bot that is asked for needs one."""
    is_said = context.get_parameter_source("players") is ParameterSource.COMMANDLINE
    said = players if is_said else None
    most = said or MAX_PLAYERS
    if bots >= most:
        problem = texts.text("against-too-many", count=bots, room=most - 1)
        raise click.BadParameter(problem, param_hint="--with")
    return said or max(MIN_PLAYERS, bots + 1)


def _token(screen: Screen, address: str, name: str | None) -> str:
    """Of whoever is known here by this name, or was here last; else of a new guest."""
    from papersea.client import ErrorCode, Refused, own_name, sign_in

    if (token := recall(address, name)) is not None:
        try:
            known = asyncio.run(own_name(address, token))
            remember(address, known, token)
            screen.say("join-known", style="dim", name=visible(known))
        except Refused as refused:
            if refused.code is not ErrorCode.NOT_SIGNED_IN:
                raise
        else:
            return token
    name = name or _asked_name(screen)
    token = asyncio.run(sign_in(address, name, screen.words.texts.language))
    remember(address, name, token)
    return token


def _asked_name(screen: Screen) -> str:
    from papersea.terminal.play.person import Typist

    guest = screen.words.text("player-guest")
    if not sys.stdin.isatty():
        return guest
    return Typist(screen).ask(f"{screen.words.text('join-name')} [{guest}]: ") or guest


def _play(
    screen: Screen,
    where: Link,
    token: str,
    new: WantedTable | None,
    name: str | None,
    on_screen: Callable[[Options, Callable[[Screen], None]], None],
) -> None:
    from papersea.terminal.online.client_thread import online
    from papersea.terminal.online.session import OnlineSession
    from papersea.terminal.play.person import Left

    assert where.code is not None, "a table has a code"
    with online(where.address, where.code, token) as at_table:
        if new is not None:
            show_link(screen, where, new)
            at_table.wait_for(new.seat_bots(at_table.client))

        def play(at: Screen) -> None:
            if new is not None and at is not screen:
                show_link(at, where, new)
            OnlineSession(at_table, at, where.address).run()

        try:
            on_screen(at_table.client.table.settings.options, play)
        except Left:
            _show_way_back(screen, where, name)
        except KeyboardInterrupt:
            screen.line()
            _show_way_back(screen, where, name)
            raise


def show_link(screen: Screen, where: Link, new: WantedTable) -> None:
    """For whoever is to play at a new table."""
    screen.say("join-share", count=new.players - len(new.bots) - 1)
    screen.raw(f"  {where}")


def _show_way_back(screen: Screen, where: Link, name: str | None) -> None:
    screen.say("join-left")
    who = [] if name is None else ["--name", name]
    screen.raw(f"  {command_line('join', str(where), *who)}")
