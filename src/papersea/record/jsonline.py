"""A record as one line of JSON, and what can be saved of a line that was cut off."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import islice
from typing import Final, TypeVar

from papersea.cards import format_cards
from papersea.fair import parse_proof
from papersea.moves import format_seat, parse_seat
from papersea.position import parse_position
from papersea.problems import NotationError, Wrong
from papersea.record.errors import UnreadableRecord, on_line
from papersea.record.notation import parse_deck, parse_result, parse_turns
from papersea.record.values import VERSION, Record, Round, check_version
from papersea.rules.options import check_players, parse_options

Value = TypeVar("Value")
Fields = dict[str, object]

_KINDS: Final = {str: "a text", int: "a number", list: "a list", dict: "an object"}
_CLOSING: Final = {"{": "}", "[": "]"}
_SIGN: Final = re.compile(r'\\.|["\s{}\[\]]')
_DEEPEST: Final = 4
"""The moves of a round are a text, in an object, in a list, in an object."""
_TRIES: Final = 32
"""Behind a cut in a whole record, the last word that can be kept is never so many words away."""


def format_line(record: Record) -> str:
    """The record in one line, without the line's end."""
    fields: Fields = {
        "options": str(record.options),
        "players": record.players,
        "first": format_seat(record.first),
    }
    if record.names:
        fields["names"] = record.names
    if record.fair is not None:
        fields["fair"] = str(record.fair)
    if record.start is not None:
        fields["position"] = str(record.start)
    fields["rounds"] = [_round_fields(round_) for round_ in record.rounds]
    if record.result is not None:
        fields["result"] = str(record.result)
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


def _round_fields(round_: Round) -> Fields:
    deck = {} if round_.deck is None else {"deck": format_cards(round_.deck)}
    return {**deck, "moves": " ".join(map(str, round_.turns))}


def parse_line(text: str, line: int | None = None) -> Record:
    """Read a record from its line; ``UnreadableRecord`` says what is wrong with it."""
    with on_line(line):
        fields = _expect(dict, "a game", load(text))
        record = _read(fields, line)
        _check_all_read(fields)
        return record


def load(text: str) -> object:
    """JSON, however broken it is, or a ``NotationError``."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotationError(Wrong.NOT_JSON, detail=str(error)) from error


def _read(fields: Fields, line: int | None) -> Record:
    # A file says it in its first line; a line alone, as in a database, where it is not the first.
    check_version(_take(int, "version", fields, VERSION))
    names = [_expect(str, "a name", name) for name in _take(list, "names", fields, [])]
    fair = _take(str, "fair", fields, "")
    start = _take(str, "position", fields, "")
    result = _take(str, "result", fields, "")
    return Record(
        options=parse_options(_take(str, "options", fields)),
        players=check_players(_take(int, "players", fields)),
        first=parse_seat(_take(str, "first", fields)),
        names=tuple(names),
        fair=parse_proof(fair) if fair else None,
        start=parse_position(start) if start else None,
        rounds=tuple(_read_rounds(_take(list, "rounds", fields), line)),
        result=parse_result(result, line) if result else None,
        line=line,
    )


def _read_rounds(rounds: list[object], line: int | None) -> Iterator[Round]:
    for each in rounds:
        fields = _expect(dict, "a round", each)
        deck = parse_deck(_take(str, "deck", fields)) if "deck" in fields else None
        yield Round(deck, parse_turns(_take(str, "moves", fields), line), line)
        _check_all_read(fields)


def _take(kind: type[Value], name: str, fields: Fields, default: Value | None = None) -> Value:
    return _expect(kind, name, fields.pop(name, default))


def _expect(kind: type[Value], name: str, value: object) -> Value:
    if type(value) is not kind:
        expected = _KINDS[kind]
        raise NotationError(
            Wrong.WRONG_FIELD, field=name, expected=expected, kind=expected.split()[-1]
        )
    return value


def _check_all_read(fields: Fields) -> None:
    if fields:
        raise NotationError(Wrong.UNKNOWN_FIELD, fields=", ".join(map(repr, fields)))


def is_cut(text: str) -> bool:
    """Whether something is still open at the end of what may have been a record."""
    closing = ""
    for found in _SIGN.finditer(text):
        closing = _closing_after(found[0], closing)
        if len(closing) > _DEEPEST:
            return False
    return bool(closing)


def salvage(text: str, line: int | None = None) -> Record | None:
    """The game up to the last whole move before the cut; ``None`` if no round had begun."""
    for closed in islice(_closed(text), _TRIES):
        try:
            record = parse_line(closed, line)
        except UnreadableRecord:
            continue
        return record if record.rounds else None
    return None


def _closed(text: str) -> Iterator[str]:
    """The text up to each word's end, the last first, with whatever is open there closed."""
    ends: list[tuple[int, str]] = []
    closing = ""
    for found in _SIGN.finditer(text):
        closing = _closing_after(found[0], closing)
        ends.append((found.start() if found[0].isspace() else found.end(), closing))
    return (text[:end] + rest for end, rest in reversed(ends))


def _closing_after(sign: str, closing: str) -> str:
    is_quoted = closing.startswith('"')
    if sign == '"':
        return closing[1:] if is_quoted else sign + closing
    if is_quoted:
        return closing
    return _CLOSING.get(sign, "") + (closing[1:] if sign in ("}", "]") else closing)
