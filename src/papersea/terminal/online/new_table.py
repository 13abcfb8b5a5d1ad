"""A new table at a server: what its host may choose on the command line."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.core import ParameterSource

from papersea.rules.options import MAX_PLAYERS, MIN_PLAYERS, Options
from papersea.terminal.completing import offer_house_opponents
from papersea.terminal.parameters import Number, rules_option
from papersea.terminal.play.seating import read_wanted
from papersea.terminal.speaking import spoken
from papersea.texts import Texts

if TYPE_CHECKING:
    from papersea.client import Link, TableClient
    from papersea.players.catalogue import Opponent
    from papersea.table.settings import Clock

Function = TypeVar("Function", bound=Callable[..., Any])

_FLAGS = {
    "wanted": "--with",
    "players": "--players",
    "options": "--rules",
    "clock": "--clock",
    "patience": "--patience",
    "is_public": "--public",
    "is_rated": "--rated",
}
_USUAL = {False: "none", True: "5m+10s"}
"""The clock of a table that is rated or not."""
_BANK = re.compile(r"(\d{1,4})([sm])(?:\+(\d{1,3})s)?", re.ASCII)
_DAYS = re.compile(r"(\d{1,2})d", re.ASCII)
_SECONDS = {"s": 1, "m": 60}
_OPTIONS = (
    click.option(
        "--with",
        "wanted",
        metavar="OPPONENT",
        multiple=True,
        callback=read_wanted,
        shell_complete=offer_house_opponents,
    ),
    click.option(
        "--players",
        type=Number(MIN_PLAYERS, MAX_PLAYERS),
        default=MIN_PLAYERS,
        show_default=True,
    ),
    rules_option,
    click.option(
        "--clock",
    ),
    click.option(
        "--patience",
        type=Number(15, 86_400),
        default=120,
        show_default=True,
    ),
    click.option("--public", "is_public", is_flag=True),
    click.option(
        "--rated",
        "is_rated",
        is_flag=True,
    ),
)


def new_table_options(function: Function) -> Function:
    """What can be chosen only where no link names a table."""
    for option in reversed(_OPTIONS):
        function = option(function)
    return function


def refuse_beside_link(context: click.Context, texts: Texts) -> None:
    """Whoever opened the table has chosen all this."""
    for parameter, flag in _FLAGS.items():
        if context.get_parameter_source(parameter) is ParameterSource.COMMANDLINE:
            raise click.UsageError(texts.text("join-beside", flag=flag))


@dataclass(frozen=True, slots=True)
class WantedTable:
    """What the host of a new table wants; the bots take its last seats."""

    players: int
    options: Options
    bots: tuple[Opponent, ...]
    clock: str | None
    patience: int
    is_public: bool
    is_rated: bool

    def opened(self, address: str, token: str) -> Link:
        from msgspec.structs import replace

        from papersea.client import Link, open_table
        from papersea.table.settings import Settings

        settings = Settings(
            players=self.players,
            options=self.options,
            clock=read_clock(self.clock or _USUAL[self.is_rated]),
            is_public=self.is_public,
            starts_when_full=True,
            patience=self.patience,
        )
        if self.is_rated:
            settings = replace(settings, is_rated=True, allows_take_back=False, stand_in=None)
        return Link(address, asyncio.run(open_table(address, token, settings)))

    async def seat_bots(self, client: TableClient) -> None:
        from papersea.table.commands import SeatBot

        for seat, bot in enumerate(self.bots, start=self.players - len(self.bots)):
            await client.do(SeatBot(seat, bot.name))


def read_clock(text: str) -> Clock:
    """The clock that a text stands for; refused in plain words."""
    import msgspec

    from papersea.table.settings import Clock

    clock: dict[str, Any] = {"type": "none"} if text == "none" else {}
    if found := _BANK.fullmatch(text):
        seconds = int(found[1]) * _SECONDS[found[2]]
        clock = {"type": "bank", "seconds": seconds, "increment": int(found[3] or 0)}
    elif found := _DAYS.fullmatch(text):
        clock = {"type": "days", "days": int(found[1])}
    try:
        return msgspec.convert(clock, Clock)  # type: ignore[no-any-return]
    except msgspec.ValidationError:
        problem = spoken().text("join-bad-clock", text=text[:30])
        raise click.BadParameter(problem, param_hint="--clock") from None
