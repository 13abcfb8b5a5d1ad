"""Out of a house into a file, and back: tables, finished games, and what is kept of a person."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
import msgspec

from papersea.record.files import HEADER
from papersea.terminal.admin.host import Host, acting_options, said
from papersea.terminal.commands import Command
from papersea.terminal.folders import file_told

if TYPE_CHECKING:
    from papersea.answers.games import FinishedGame
    from papersea.server.storage.hosts import HostStore
    from papersea.server.storage.moving import WholeTable
    from papersea.server.storage.values import Act

_VERSION: Final = 1
_ONLY_MINE: Final = 0o600


@click.command("export", cls=Command)
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--table", metavar="CODE")
@click.option("--person", metavar="PERSON")
@click.option("--games", is_flag=True)
@click.option("--records", is_flag=True)
@click.option(
    "--measured",
    is_flag=True,
)
@acting_options
def export_command(
    host: Host,
    file: Path,
    table: str | None,
    person: str | None,
    reason: str,
    *,
    games: bool,
    records: bool,
    measured: bool,
) -> None:
    """Write a table, a person or finished games to a new FILE, which nobody else can read."""
    if [bool(table), bool(person), games, records, measured].count(True) != 1:
        raise click.UsageError(
            said("one-of", options="--table, --person, --games, --records, --measured")
        )
    about = table or person or ("games" if games else "records" if records else "measured")
    act = host.act("export", about, reason)
    if file.exists():
        raise click.ClickException(said("file-exists", file=str(file)))

    async def export(store: HostStore) -> int:
        count = 0
        lines = _lines(store, table, person, about)
        try:
            with file_told(file):
                file.touch(mode=_ONLY_MINE, exist_ok=False)
                with file.open("wb") as written:
                    async for line in lines:
                        written.write(line + b"\n")
                        count += 1
        except BaseException:
            file.unlink(missing_ok=True)
            raise
        await store.note(act)
        return count

    count = host.run(export)
    host.show({"file": str(file), "lines": count}, [said("exported", file=str(file), count=count)])


async def _lines(
    store: HostStore, table: str | None, person: str | None, about: str
) -> AsyncIterator[bytes]:
    from papersea.server.storage.hosts import Hindrance, NotThere
    from papersea.server.tables.erasing import measured_record

    if table is not None:
        yield _line("table", await store.whole_table(table))
    elif person is not None:
        found = await store.export_person(person)
        if not found:
            raise NotThere(Hindrance.NO_PERSON, id=person)
        yield msgspec.json.encode(found)
    elif about == "games":
        async for game in store.every_game():
            yield _line("game", game)
    else:
        yield HEADER
        is_all = about == "records"
        async for game in store.every_game() if is_all else store.measured_games():
            yield (game.record if is_all else measured_record(game)).encode()


def _line(kind: str, value: object) -> bytes:
    return msgspec.json.encode({"papersea": _VERSION, "kind": kind, kind: value})


@click.command("import", cls=Command)
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--missing", is_flag=True)
@click.option(
    "--keep-names",
    is_flag=True,
)
@acting_options
def import_command(host: Host, file: Path, reason: str, *, missing: bool, keep_names: bool) -> None:
    """Put exported tables and finished games of FILE into a house."""
    with file_told(file):
        tables, games = _read(file)
    act = host.act("import", file.name, reason)

    async def put(store: HostStore) -> tuple[int, int]:
        there = set(await store.known_games([game.id for game in games]))
        wanted = [game for game in games if not missing or game.id not in there]
        is_new = [not missing or await store.table(each.code) is None for each in tables]
        new = [each for each, is_wanted in zip(tables, is_new, strict=True) if is_wanted]
        await _check_new(store, new, [game.id for game in wanted])
        if wanted:
            known = await _known(store, (seat.person for game in wanted for seat in game.seats))
            await store.put_back_games(
                [_game(game, known, keeps_names=keep_names) for game in wanted], act
            )
        for each in new:
            await _put_table(store, each, act, keeps_names=keep_names)
        return len(new), len(wanted)

    count, games_count = host.run(put)
    host.show(
        {"tables": count, "games": games_count},
        [said("imported", tables=count, games=games_count)],
    )


def _read(file: Path) -> tuple[list[WholeTable], list[FinishedGame]]:
    """Everything is read before anything is done."""
    from papersea.answers.games import FinishedGame
    from papersea.server.storage.moving import WholeTable

    tables: list[WholeTable] = []
    games: list[FinishedGame] = []
    with file.open("rb") as lines:
        for number, line in enumerate(lines, 1):
            try:
                match msgspec.json.decode(line):
                    case {"papersea": 1, "kind": "table", "table": table}:
                        tables.append(msgspec.convert(table, WholeTable))
                    case {"papersea": 1, "kind": "game", "game": game}:
                        games.append(msgspec.convert(game, FinishedGame))
                    case _:
                        raise msgspec.ValidationError(said("not-an-export"))
            except (msgspec.MsgspecError, UnicodeDecodeError) as error:
                raise click.ClickException(
                    said("bad-line", file=str(file), line=number, problem=str(error))
                ) from None
    for each in tables:
        _check_log(each)
    for game in games:
        _check_record(game)
    return tables, games


def _check_log(table: WholeTable) -> None:
    from papersea.protocol.codec import decode_log
    from papersea.table.table import Table

    try:
        Table.read(table.code, decode_log(line.body for line in table.lines))
    except Exception as error:  # whatever it is, such a table is not let in
        raise click.ClickException(
            said("unreadable-table", code=table.code, problem=str(error))
        ) from None


def _check_record(game: FinishedGame) -> None:
    from papersea.record.jsonline import parse_line

    try:
        parse_line(game.record)
    except ValueError as error:
        problem = said("unreadable-game", id=game.id, problem=str(error))
        raise click.ClickException(problem) from None


async def _check_new(store: HostStore, tables: Iterable[WholeTable], games: list[str]) -> None:
    from papersea.server.storage.hosts import AlreadyThere, Hindrance

    there = await store.known_games(games)
    there += [each.code for each in tables if await store.table(each.code) is not None]
    if there:
        raise AlreadyThere(Hindrance.NOTHING_IMPORTED, ids=", ".join(there[:10]))


async def _known(store: HostStore, people: Iterable[str | None]) -> frozenset[str]:
    return await store.known_people([each for each in people if each is not None])


def _game(game: FinishedGame, known: frozenset[str], *, keeps_names: bool) -> FinishedGame:
    """As it is put back: ids are those of people who exist. It is measured no more, for they may
    have changed their minds since."""
    from papersea.server.tables.erasing import Anonymiser

    strangers = {s.seat for s in game.seats if s.person is not None and s.person not in known}
    seats = tuple(
        replace(s, person=None, name=s.name if keeps_names else "") if s.seat in strangers else s
        for s in game.seats
    )
    if not strangers or keeps_names:
        return replace(game, seats=seats, is_measured=False)
    record = Anonymiser(()).record(game.record, strangers)
    return replace(game, seats=seats, record=record, is_measured=False)


async def _put_table(store: HostStore, table: WholeTable, act: Act, *, keeps_names: bool) -> None:
    from papersea.server.tables.erasing import Anonymiser

    known = await _known(store, (each.person for each in table.attendance))
    strangers = [each.person for each in table.attendance if each.person not in known]
    changes: dict[str, Any] = {
        "attendance": tuple(each for each in table.attendance if each.person in known)
    }
    if strangers and not keeps_names:
        eraser = Anonymiser(strangers)
        changes["lines"] = tuple(replace(e, body=eraser.entry(e.body)) for e in table.lines)
        changes["listing"] = eraser.listing(table.listing)
    await store.put_back_table(replace(table, **changes), replace(act, about=table.code))
