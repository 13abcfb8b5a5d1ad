"""What must be true after everything: in storage, and in what everybody was told."""

from __future__ import annotations

from collections import Counter

from papersea.client import ErrorCode
from papersea.protocol.codec import decode_entry
from papersea.protocol.messages import Snapshot
from papersea.record import verify
from papersea.record.jsonline import parse_line
from papersea.server.storage import Store
from papersea.table.commands import AddSalt, AnyCommand, ComeBack, Play, Rematch, Resign, Say, Start
from papersea.table.facts import (
    AnyFact,
    CameBack,
    Entry,
    Moved,
    RematchWanted,
    Resigned,
    Said,
    Salted,
    Started,
    StartWanted,
)
from papersea.table.table import Table
from papersea.table.viewing import shown
from tests.server.kill.players import PlayedTable, Player


async def check_table(store: Store, played: PlayedTable) -> int:
    """Log, acknowledgements, what was heard, and the archive; how many games were finished."""
    log = await read_log(store, played.code)
    for player in played.players:
        _check_acknowledged(log, player)
        _check_heard(log, player)
    _check_nothing_doubled(log, played)
    return await _check_filed(store, log, played)


async def read_log(store: Store, code: str) -> list[Entry]:
    """Without a gap."""
    lines = (await store.read(code)).lines
    assert [line.number for line in lines] == list(range(1, len(lines) + 1))
    entries = [decode_entry(line.body) for line in lines]
    assert [entry.number for entry in entries] == [line.number for line in lines]
    return entries


def _check_acknowledged(log: list[Entry], player: Player) -> None:
    """Every command is there under the number that its sender was told."""
    for number, command in player.acknowledged:
        assert number <= len(log), "what was acknowledged is durable"
        assert log[number - 1].fact in _facts(command, player), (number, command)


def _facts(command: AnyCommand, player: Player) -> tuple[AnyFact, ...]:
    """What the command may have made happen."""
    seat = player.client.seat
    assert seat is not None
    match command:
        case Play(move):
            return (Moved(seat, move),)
        case AddSalt(salt):
            return (Salted(seat, salt),)
        case Start():
            return (Started(), StartWanted())
        case Rematch():
            return (RematchWanted(seat),)
        case Resign():
            return (Resigned(seat),)
        case ComeBack():
            return (CameBack(seat),)
        case Say(phrase):
            return (Said(seat, phrase),)
        case _:
            raise AssertionError("players do nothing else")


def _check_heard(log: list[Entry], player: Player) -> None:
    """From the first fresh view to the end of the log, each happening once and in order."""
    number = 0
    for delivered in player.heard:
        if isinstance(delivered, Snapshot):
            assert number <= delivered.number <= len(log)
            number = delivered.number
            continue
        assert number, "a fresh view comes first"
        for happening in delivered:
            number += 1
            entry = log[number - 1]
            assert happening.number == number, "nothing is missed, nothing comes twice"
            assert (happening.at, happening.fact) == (entry.at, shown(entry.fact))
    assert number == len(log), "everybody has heard of everything"


def _check_nothing_doubled(log: list[Entry], played: PlayedTable) -> None:
    """Every move of a person is one that they sent, acknowledged once or not at all."""
    told = Counter(number for number, _ in played.acknowledged())
    assert set(told.values()) <= {1}
    unclear = Counter(
        fact
        for player in played.players
        for command, code in player.unclear
        for fact in _facts(command, player)
        if code is not ErrorCode.WRONG_PHASE or isinstance(command, Play)
    )
    for entry in log:
        match entry.fact:
            case Moved(by_bot=False) if entry.number not in told:
                assert unclear[entry.fact] > 0, entry
                unclear[entry.fact] -= 1
            case _:
                pass


async def _check_filed(store: Store, log: list[Entry], played: PlayedTable) -> int:
    """Every game that ended is in the archive, once, and proves that its cards were not chosen."""
    table = Table(played.code)
    commitments: dict[str, str] = {}
    for entry in log:
        table.apply(entry)
        if table.finished is not None:
            commitments[table.finished.id] = table.commitment
    for id_, commitment in commitments.items():
        filed = await store.game(id_)
        assert filed is not None, f"{id_} is filed"
        assert filed.code == played.code
        verify(parse_line(filed.record), commitment)
    for player in played.players:
        person = player.client.person
        assert person is not None
        games = await store.games_of(person, 1000)
        assert sorted(game.id for game in games) == sorted(commitments)
        if table.settings.is_rated:
            rating = await store.rating(person, table.settings.players)
            own = [seat for game in games for seat in game.seats if seat.person == person]
            counted = sum(seat.after is not None for seat in own)
            assert (rating.games if rating else 0) == counted, "rated once for each game"
            assert sum(seat.unrated is not None for seat in own) == len(own) - counted, "or not"
    return len(commitments)
