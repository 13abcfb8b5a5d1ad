"""``papersea bot``: any opponent plays at a server's tables, as a program under its own name."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import click

from papersea.players.company import Wanted, choose_company
from papersea.rules.options import Options
from papersea.terminal.commands import Command
from papersea.terminal.completing import offer_entrants, offer_servers
from papersea.terminal.folders import command_line
from papersea.terminal.online.identities import recall, remember
from papersea.terminal.online.join import online_errors, seats_wanted, show_link, table_named
from papersea.terminal.online.new_table import WantedTable, new_table_options, refuse_beside_link
from papersea.terminal.parameters import Number, read_entrant
from papersea.terminal.screen.lapses import lapses_told
from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words, visible
from papersea.terminal.speaking import spoken

if TYPE_CHECKING:
    from papersea.client import Link
    from papersea.players import Player
    from papersea.players.catalogue import Entrant
    from papersea.table.viewing import TableState

_LONGEST_NAME = 24
_MOST_GAMES = 10**6


@click.command("bot", cls=Command)
@click.argument("entrant", metavar="BOT", callback=read_entrant, shell_complete=offer_entrants)
@click.argument("link", shell_complete=offer_servers)
@click.option("--name")
@click.option("--token", envvar="PAPERSEA_TOKEN")
@click.option("--games", type=Number(0, _MOST_GAMES), default=1, show_default=True)
@click.option("--seed", type=Number(0, 2**63 - 1), default=0, show_default=True)
@new_table_options
@click.option("--plain", is_flag=True)
@click.pass_context
def command(
    context: click.Context,
    entrant: Entrant,
    link: str,
    name: str | None,
    token: str | None,
    games: int,
    seed: int,
    wanted: tuple[Wanted, ...],
    players: int,
    options: Options,
    clock: str | None,
    patience: int,
    *,
    is_public: bool,
    is_rated: bool,
    plain: bool,
) -> None:
    """Let a bot play at the table of a LINK, or at a new one on the server of an address."""
    texts = spoken()
    screen = Screen(open_console(is_plain=plain), Words(texts))
    with online_errors(link, texts), lapses_told(screen, at_once=True):
        where = table_named(link, texts)
        new = None
        if where.code is None:
            seats = seats_wanted(context, players, len(wanted), texts)
            bots = choose_company(wanted, len(wanted))
            new = WantedTable(seats, options, bots, clock, patience, is_public, is_rated)
        else:
            refuse_beside_link(context, texts)
        name = name or _usual_name(entrant)
        token = token or _token(where.address, name, texts.language)
        where = where if new is None else new.opened(where.address, token)
        screen.say("bot-plays", name=visible(name), entrant=str(entrant))
        if new is not None:
            show_link(screen, where, new)
        try:
            asyncio.run(_play(screen, where, token, entrant, seed, games or None, new))
        except KeyboardInterrupt:
            screen.line()
            screen.say("bot-left")
            again = ("--name", name, "--games", str(games))
            screen.raw(f"  {command_line('bot', str(entrant), str(where), *again)}")
            raise


def _usual_name(entrant: Entrant) -> str:
    """What comes last in the name under which it was found."""
    last = entrant.opponent.name.replace(":", ".").rpartition(".")[2]
    return last[:1].upper() + last[1:_LONGEST_NAME]


def _token(address: str, name: str, language: str) -> str:
    """Of the program that is known here by this name, else of a new one. It belongs to whoever
    plays from here, or to a new guest."""
    from papersea.client import ErrorCode, Refused, make_bot, own_name, sign_in

    if (token := recall(address, name, of_bots=True)) is not None:
        try:
            asyncio.run(own_name(address, token))
        except Refused as refused:
            if refused.code is not ErrorCode.NOT_SIGNED_IN:
                raise
        else:
            return token
    owner = recall(address, None)
    try:
        token = None if owner is None else asyncio.run(make_bot(address, owner, name))
    except Refused as refused:
        if refused.code is not ErrorCode.NOT_SIGNED_IN:
            raise
    if token is None:
        owner = asyncio.run(sign_in(address, f"{name[: _LONGEST_NAME - 6]} owner", language))
        remember(address, f"{name} owner", owner, of_bots=True)
        token = asyncio.run(make_bot(address, owner, name))
    remember(address, name, token, of_bots=True)
    return token


async def _play(
    screen: Screen,
    where: Link,
    token: str,
    entrant: Entrant,
    seed: int,
    games: int | None,
    new: WantedTable | None,
) -> None:
    from papersea.client import TableClient, play_games

    assert where.code is not None, "a table has a code"
    async with TableClient(where.address, where.code, token=token) as client:
        if new is not None:
            await new.seat_bots(client)

        def told(table: TableState) -> None:
            if table.outcome is not None:
                names = [visible(table.seats[seat].name) for seat in table.outcome.winners]
                screen.say("bot-game-over", names=screen.words.listed(names))
                screen.raw(f"  {where.address}/api/games/{table.game_id}/record")

        def seated(seed: int) -> Player:
            from papersea.players.guard import Guarded

            return Guarded(entrant.opponent.seated(seed), str(entrant))

        await play_games(client, seated, entrant.budget, seed=seed, games=games, told=told)
