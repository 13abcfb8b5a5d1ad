"""What a host can see: tables, people, and what was done by hosts."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click
import msgspec

from papersea.terminal.admin.host import Host, age, host_options, in_columns, said, titles, when
from papersea.terminal.commands import Command

if TYPE_CHECKING:
    from papersea.server.storage.hosts import HostStore
    from papersea.server.storage.values import StoredPerson, TableSeen
    from papersea.table.table import Place

_LIMIT = 50
_STATES = ("open", "playing", "paused", "over", "closed", "unreadable")
limit_option = click.option("--limit", default=_LIMIT, show_default=True, type=click.IntRange(1))


@click.command("list", cls=Command)
@click.argument("what", type=click.Choice(["tables", "people"]), default="tables")
@click.option("--name", default="")
@click.option(
    "--state",
    "states",
    multiple=True,
    type=click.Choice(_STATES),
)
@limit_option
@host_options
def list_command(host: Host, what: str, name: str, states: tuple[str, ...], limit: int) -> None:
    """List tables, or people: the newest first."""
    if states and what == "people":
        raise click.UsageError(said("state-is-for-tables"))
    if name and what == "tables":
        raise click.UsageError(said("name-is-for-people"))
    if what == "people":
        people = host.run(lambda store: store.people_seen(limit, name))
        host.show([asdict(each) for each in people], _people(people))
        return
    tables = host.run(lambda store: store.tables_seen(limit, states))
    host.show([_summary(each) for each in tables], _tables(tables))


def _tables(tables: list[TableSeen]) -> list[str]:
    if not tables:
        return [said("no-tables")]
    found = map(_summary, tables)
    rows = [
        (each["code"], each["state"], age(each["changed_at"]), ", ".join(each["names"]))
        for each in found
    ]
    return in_columns([titles("code", "state", "changed", "names"), *rows])


def _summary(seen: TableSeen) -> dict[str, Any]:
    table = seen.table
    why = "" if seen.unreadable is None else f" ({seen.unreadable})"
    return {
        "code": table.code,
        "state": seen.state + why,
        "phase": table.phase,
        "names": _names(table.listing),
        "is_public": table.is_public,
        "created_at": table.created_at,
        "changed_at": table.changed_at,
        "closed_at": seen.closed_at,
        "unreadable": seen.unreadable,
        "entries": seen.entries,
    }


def _names(listing: str) -> list[str]:
    """Of one that a newer papersea has written, none."""
    from msgspec import MsgspecError

    from papersea.answers.tables import parse_listing

    try:
        return [name for name in parse_listing(listing).names if name]
    except MsgspecError:
        return []


def _people(people: list[StoredPerson]) -> list[str]:
    if not people:
        return [said("no-people")]
    rows = [
        (each.id, each.kind.value, age(each.seen_at), each.owner or "", each.name)
        for each in people
    ]
    return in_columns([titles("person", "kind", "seen", "owner", "name"), *rows])


@click.command("look", cls=Command)
@click.argument("code")
@host_options
def look_command(host: Host, code: str) -> None:
    """Show what there is to know about a table, and no card of it."""
    found = host.run(lambda store: _looked_at(store, code))
    lines = [
        f"{key.replace('_', ' ')}: {_told(key, value)}"
        for key, value in found.items()
        if key != "seats"
    ]
    rows = [[f"  {each[key]}" for key in _SEAT] for each in found["seats"]]
    heads = [f"  {each}" for each in titles(*_SEAT)]
    host.show(found, [*in_columns([[line] for line in lines]), *in_columns([heads, *rows])])


_SEAT = ("seat", "kind", "person", "name", "state")


def _told(key: str, value: object) -> str:
    return when(value) if key.endswith("_at") and isinstance(value, float) else str(value)


async def _looked_at(store: HostStore, code: str) -> dict[str, Any]:
    from papersea.protocol.codec import decode_log
    from papersea.table.table import Table

    seen, log = await store.table_seen(code), await store.read(code)
    found = {**_summary(seen), "generation": log.generation, "seats": []}
    del found["names"]
    try:
        table = Table.read(code, decode_log(line.body for line in log.lines))
    except Exception as error:  # whatever it is: a host sees all that can be seen
        found["unreadable"] = found["unreadable"] or f"{type(error).__name__}: {error}"
        return found
    found |= {
        "host": table.host,
        "game": table.game_number,
        "rated": table.settings.is_rated,
        "versions": msgspec.to_builtins(table.versions),
        "round": table.game.round if table.game else None,
        "scores": list(table.game.scores) if table.game else [],
    }
    found["seats"] = [_seat(seat, place) for seat, place in enumerate(table.places)]
    return found


def _seat(seat: int, place: Place) -> dict[str, Any]:
    kind = "empty" if place.is_empty else "opponent"
    if place.person is not None:
        kind = "bot" if place.person.is_bot else "person"
    states = {
        "left": place.has_left,
        "resigned": place.has_resigned,
        "stand-in": place.is_stand_in,
        "hand open": place.is_hand_open,
    }
    return {
        "seat": seat,
        "kind": kind,
        "person": place.person.id if place.person else "",
        "name": place.person.name if place.person else place.opponent or "",
        "state": ", ".join(name for name, holds in states.items() if holds),
    }


@click.command("audit", cls=Command)
@limit_option
@host_options
def audit_command(host: Host, limit: int) -> None:
    """Show what was done by hosts, in order."""
    acts = host.run(lambda store: store.acts(limit))
    rows = [(when(a.at), a.who, a.what, a.about, a.reason) for a in acts]
    lines = in_columns([titles("when", "who", "what", "about", "reason"), *rows])
    host.show([asdict(each) for each in acts], lines)
