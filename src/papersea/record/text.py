"""Reading the text form of a record: a header, then line by line decks, turns and a result."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from papersea.fair import parse_proof
from papersea.moves import parse_seat
from papersea.position import parse_position
from papersea.problems import NotationError, Wrong
from papersea.record.errors import UnreadableRecord, on_line
from papersea.record.names import QUOTED, parse_names
from papersea.record.notation import parse_deck, parse_result, parse_turns
from papersea.record.values import VERSION, Record, Round, check_version
from papersea.rules.options import parse_options

_HEADER_AS_IN: Final = f"papersea {VERSION} classic 2 players, A first"
_HEADER = re.compile(r"papersea\s+(\d{1,6})\b\s*(.*)")
_TABLE = re.compile(r"(\S+)\s+([2-4])\s+players,\s+(\S)\s+first")
_BEFORE_COMMENT = re.compile(rf'(?:[^;"]|{QUOTED}|")*')


@dataclass(frozen=True, slots=True)
class RecordLine:
    """What a line says, without its comment."""

    number: int
    text: str


def parse_record(text: str) -> Record:
    """Read one game; ``UnreadableRecord`` names the line and what was expected there."""
    games = list(split_games(text))
    if len(games) != 1:
        lines = [game[0].number for game in games]
        wrong = NotationError(Wrong.NOT_ONE_GAME, expected=_HEADER_AS_IN, count=len(games))
        raise UnreadableRecord(wrong, lines[1] if lines else None)
    return read_game(games[0])


def split_games(text: str) -> Iterator[Sequence[RecordLine]]:
    """The lines of each game, from its header on."""
    game: list[RecordLine] = []
    for number, whole in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        found = _BEFORE_COMMENT.match(whole)
        line = RecordLine(number, found[0].strip() if found else "")
        if game and _HEADER.match(line.text):
            yield game
            game = []
        if line.text:
            game.append(line)
    if game:
        yield game


def read_game(lines: Sequence[RecordLine]) -> Record:
    """Read the lines of one game."""
    header, *others = lines
    with on_line(header.number):
        record = _read_header(header)
    for line in others:
        with on_line(line.number):
            record = _add(record, line)
    if not record.rounds:
        raise UnreadableRecord(NotationError(Wrong.NOTHING_BELOW), lines[-1].number)
    return record


def _read_header(line: RecordLine) -> Record:
    found = _HEADER.fullmatch(line.text)
    if not found:
        raise NotationError(Wrong.RECORD_HEADER, expected=_HEADER_AS_IN)
    check_version(int(found[1]))
    table = _TABLE.fullmatch(found[2])
    if not table:
        raise NotationError(Wrong.RECORD_HEADER, expected=_HEADER_AS_IN)
    options, players, first = table.groups()
    return Record(
        parse_options(options), int(players), parse_seat(first), rounds=(), line=line.number
    )


def _add(record: Record, line: RecordLine) -> Record:
    word, _, rest = line.text.partition(" ")
    if record.result is not None:
        raise NotationError(Wrong.AFTER_RESULT, text=word)
    match word:
        case "names" if not (record.names or record.rounds):
            return replace(record, names=parse_names(rest.strip()))
        case "fair" if record.fair is None and not record.rounds:
            return replace(record, fair=parse_proof(rest))
        case "position" if not record.rounds:
            start = parse_position(rest)
            return replace(record, start=start, rounds=(Round(None, line=line.number),))
        case "deck":
            begun = Round(parse_deck(rest), line=line.number)
            return replace(record, rounds=(*record.rounds, begun))
        case "result" if record.rounds:
            return replace(record, result=parse_result(rest, line.number))
        case _ if record.rounds:
            return _add_turns(record, line)
        case _:
            raise NotationError(Wrong.NO_BEGINNING, text=word)


def _add_turns(record: Record, line: RecordLine) -> Record:
    if not re.match(r"\S:(\s|$)", line.text):
        word = line.text.split()[0]
        raise NotationError(Wrong.UNREADABLE_LINE, text=word)
    *before, last = record.rounds
    turns = (*last.turns, *parse_turns(line.text, line.number))
    return replace(record, rounds=(*before, replace(last, turns=turns)))
