"""What a host can do to a table or a person. All of it is in the audit log."""

from __future__ import annotations

import asyncio
import re
import time
from dataclasses import asdict
from datetime import UTC, datetime
from ipaddress import ip_network
from typing import TYPE_CHECKING, Final

import click

from papersea.terminal.admin.host import (
    Host,
    acting_options,
    be_sure,
    host_options,
    in_columns,
    said,
    sure_option,
    titles,
    when,
)
from papersea.terminal.commands import Command
from papersea.terminal.speaking import spoken
from papersea.texts import text_key

if TYPE_CHECKING:
    from papersea.server.storage.hosts import HostStore
    from papersea.server.storage.values import Act, Ban


@click.command("close", cls=Command)
@click.argument("code")
@acting_options
def close_command(host: Host, code: str, reason: str) -> None:
    """Let nobody play at a table any more; nothing of it is deleted."""
    act = host.act("close", code, reason)
    host.run(lambda store: store.close_table(code, act))
    host.show({"closed": code}, [said("closed", code=code)])


@click.command("reopen", cls=Command)
@click.argument("code")
@acting_options
def reopen_command(host: Host, code: str, reason: str) -> None:
    """Let people play again at a table that was closed."""
    act = host.act("reopen", code, reason)
    host.run(lambda store: store.reopen_table(code, act))
    host.show({"reopened": code}, [said("reopened", code=code)])


@click.command("delete", cls=Command)
@click.argument("code")
@sure_option
@acting_options
def delete_command(host: Host, code: str, reason: str, *, is_sure: bool) -> None:
    """Delete a table with its log; its finished games stay."""
    be_sure(said("delete-table", code=code), is_sure=is_sure)
    act = host.act("delete table", code, reason)
    host.run(lambda store: store.delete_table(code, act))
    host.show({"deleted": code}, [said("deleted", id=code)])


@click.command("delete-person", cls=Command)
@click.argument("person")
@sure_option
@acting_options
def delete_person_command(host: Host, person: str, reason: str, *, is_sure: bool) -> None:
    """Delete a person with all that is kept about them, their bots and companions."""
    be_sure(said("delete-person", id=person), is_sure=is_sure)
    act = host.act("delete person", person, reason)
    host.run(lambda store: _forget(store, person, act))
    host.show({"deleted": person}, [said("deleted", id=person)])


async def _forget(store: HostStore, person: str, act: Act) -> None:
    from papersea.server.clock import SteadyClock
    from papersea.server.news.bus import Bus
    from papersea.server.storage.hosts import Hindrance, NotThere
    from papersea.server.tables.deleting import forget
    from papersea.server.tables.house import House

    if await store.person(person) is None:
        raise NotThere(Hindrance.NO_PERSON, id=person)
    bus = await Bus.open(None, "admin")
    house = House(store, bus, None, clock=SteadyClock(known=await store.last_pulse()))
    try:
        await forget(house, store, bus, person, act)
        await asyncio.sleep(0)  # what a table begins by itself has begun before the house closes
    finally:
        await house.close()
        await bus.close()


@click.command("rename", cls=Command)
@click.argument("person")
@click.argument("name")
@acting_options
def rename_command(host: Host, person: str, name: str, reason: str) -> None:
    """Call a person otherwise: at their tables and in their finished games, too."""
    from papersea.answers.people import check_name
    from papersea.server.tables.erasing import Renamer
    from papersea.table.refused import Refused

    try:
        shown = check_name(name)
    except Refused as refused:
        problem = spoken().text(text_key("error", refused.code.value))
        raise click.BadParameter(problem, param_hint="NAME") from None
    act = host.act("rename", person, reason)
    host.run(lambda store: store.rename_person(person, shown, Renamer(person, shown), act))
    host.show({"renamed": person, "name": shown}, [said("renamed", id=person, name=shown)])


_UNITS: Final = {"min": 60.0, "h": 3600.0, "d": 86_400.0, "w": 7 * 86_400.0}
_WIDEST: Final = {4: 8, 6: 16}
"""Bits of a network, at least: a slip must not shut out everybody."""


def _read_duration(_: click.Context, __: click.Parameter, text: str | None) -> float | None:
    if text is None:
        return None
    found = re.fullmatch(r"(\d{1,5})\s*(min|h|d|w)", text.strip())
    if found is None:
        raise click.BadParameter(said("bad-ban-length"))
    return int(found[1]) * _UNITS[found[2]]


def _read_moment(_: click.Context, __: click.Parameter, text: str | None) -> float | None:
    if text is None:
        return None
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise click.BadParameter(said("bad-moment")) from None
    return (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp()


@click.command("ban", cls=Command)
@click.argument("whom", metavar="PERSON|NETWORK")
@click.option("--for", "seconds", callback=_read_duration, metavar="7d")
@click.option("--until", callback=_read_moment, metavar="DAY")
@acting_options
def ban_command(
    host: Host, whom: str, seconds: float | None, until: float | None, reason: str
) -> None:
    """Keep out a person, by their id, or an address or a network, such as 203.0.113.0/24."""
    from papersea.server.storage.values import Ban

    if seconds is not None and until is not None:
        raise click.UsageError(said("for-or-until"))
    now = time.time()
    end = until if seconds is None else now + seconds
    if end is not None and end <= now:
        raise click.BadParameter(said("over-already"), param_hint="--until")
    network = _network(whom)
    ban = Ban(None if network else whom, network, now, end, reason)
    act = host.act("ban", network or whom, reason)
    made = host.run(lambda store: store.ban(ban, act))
    host.show(asdict(made), [_banned(network or whom, made)])


def _network(text: str) -> str | None:
    """``None`` if it is none, and so a person's id."""
    try:
        network = ip_network(text, strict=False)
    except ValueError:
        if any(each in text for each in ".:/"):
            raise click.BadParameter(said("not-an-address", text=text)) from None
        return None
    if network.prefixlen < _WIDEST[network.version]:
        most = _WIDEST[network.version]
        raise click.BadParameter(said("too-wide", network=str(network), most=most))
    return str(network)


def _banned(whom: str, ban: Ban) -> str:
    if ban.until is None:
        return said("banned", whom=whom, number=ban.number)
    return said("banned-until", whom=whom, number=ban.number, until=when(ban.until))


@click.command("bans", cls=Command)
@host_options
def bans_command(host: Host) -> None:
    """List who is kept out, also those whose ban is over."""
    bans, _ = host.run(lambda store: store.bans())
    now = time.time()
    rows = [
        (
            str(ban.number),
            ban.person or ban.network or "",
            when(ban.since),
            said("for-good") if ban.until is None else when(ban.until),
            ban.reason if ban.holds(now) else said("ban-over", reason=ban.reason),
        )
        for ban in bans
    ]
    lines = in_columns([titles("ban", "whom", "since", "until", "reason"), *rows])
    host.show([asdict(ban) | {"holds": ban.holds(now)} for ban in bans], lines)


@click.command("unban", cls=Command)
@click.argument("ban", type=click.IntRange(1))
@acting_options
def unban_command(host: Host, ban: int, reason: str) -> None:
    """Let somebody in again, by the number of the ban."""

    async def unban(store: HostStore) -> str:
        bans, _ = await store.bans()
        whom = next((each.person or each.network for each in bans if each.number == ban), None)
        await store.unban(ban, host.act("unban", whom or "", reason))
        return whom or ""

    whom = host.run(unban)
    host.show({"unbanned": whom}, [said("unbanned", whom=whom)])
