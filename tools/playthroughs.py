"""Golden playthroughs: a record, and below it all that happens when it is played back.

    python tools/playthroughs.py          write tests/golden/*.txt again from their records

A rule that changes by accident changes these pages, and a reader sees in plain text how.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from itertools import groupby
from pathlib import Path
from typing import Final

from msgspec.structs import asdict

from papersea.cards import Card, format_cards
from papersea.events import Event, RoundStarted
from papersea.game import Game
from papersea.moves import Seat, Stop, format_seat
from papersea.position import seen_position
from papersea.record import Record, Round, Turn, parse_record, replay
from papersea.rules.options import parse_options

GOLDEN: Final = Path(__file__).parents[1] / "tests" / "golden"
LINE: Final = "-" * 40

# The first round of a game in which nobody says STOP: rules, players, seed.
NEW: Final = {
    "classic-2": ("classic", 2, 11),
    "classic-3": ("classic", 3, 12),
    "pl-4": ("pl", 4, 13),
    "es-2": ("es", 2, 14),
    "es-3": ("es", 3, 15),
    "at-once-4": ("classic,deck_out=at_once", 4, 16),
}


def page(record: Record) -> str:
    """A record and its playthrough: moves, events, and at each turn who sees what."""
    return "\n".join([str(record), LINE, *_lines(record)]) + "\n"


def _lines(record: Record) -> Iterator[str]:
    played = [each for turn in record.rounds[0].turns for each in turn.played]
    before: list[Event] = []
    for count in range(len(played) + 1):
        game = replay(_prefix(record, count), seed=0)
        if count:
            yield f"{format_seat(played[count - 1].seat)} {played[count - 1].move}"
        for event in game.history[len(before) :]:
            if not (count and isinstance(event, RoundStarted)):  # the next deal is not recorded
                yield f"    {format_event(event)}"
        if count and str(played[count - 1].move) == ".":
            yield from _sights(game)
        before = game.history


def _prefix(record: Record, count: int) -> Record:
    """The record as it was after so many moves of its only round."""
    played = [each for turn in record.rounds[0].turns for each in turn.played][:count]
    turns = tuple(
        Turn(seat, tuple(group)) for seat, group in groupby(played, key=lambda each: each.seat)
    )
    return replace(record, rounds=(Round(record.rounds[0].deck, turns),), result=None)


def _sights(game: Game) -> Iterator[str]:
    yield f"  = {game.position()}"
    for seat in map(Seat, range(game.players)):
        yield f"  {format_seat(seat)} {seen_position(game.view(seat))}"


def format_event(event: Event) -> str:
    """An event as a line: its name, then what it says."""
    facts = (f"{name}={_fact(fact)}" for name, fact in asdict(event).items())
    return " ".join([type(event).__name__, *facts])


def _fact(fact: object) -> str:
    match fact:
        case None:
            return "-"
        case Enum():
            return str(fact.value)
        case tuple() if fact and isinstance(fact[0], Card):
            return format_cards(fact)
        case tuple():
            return ",".join(map(_fact, fact)) or "-"
        case _:
            return str(fact)


def new_record(rules: str, players: int, seed: int) -> Record:
    """A random first round."""
    game = Game(parse_options(rules), players, seed=seed)
    choose = random.Random(seed)
    while len(game.rounds) == 1 and not game.is_over:
        game.play(choose.choice([move for move in game.legal_moves() if move != Stop()]))
    record = Record.of(game)
    return replace(record, rounds=record.rounds[:1], result=None)


def write_all() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for name, new in NEW.items():
        path = GOLDEN / f"{name}.txt"
        is_there = path.exists()
        record = parse_record(path.read_text().split(LINE)[0]) if is_there else new_record(*new)
        path.write_text(page(record))


if __name__ == "__main__":
    write_all()
