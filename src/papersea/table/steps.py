"""The one way through a table: what is chosen, then all that follows by itself, entry by entry.

Nothing here reads or writes anything. Whoever drives it makes each entry safe when it comes, and
tells everybody (`viewing.news`) when that is said: a server with its database, tests and tools with
a list. So all of them hear the same, at the same moments.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Final

from papersea.table.commands import AnyCommand
from papersea.table.deciding import decide
from papersea.table.facts import AnyFact, Entry
from papersea.table.following import NOBODY, Away, due
from papersea.table.table import Person, Table

Clock = Callable[[], float]
Choose = Callable[[Table, float], AnyFact | None]
"""What is to happen at a table as it is now; nothing, if that is known already."""
TELL: Final = None
Steps = Generator[Entry | None, bool, int]
"""Entries that have happened to the table in memory. The driver answers whether each is safe; if
not, somebody else has taken its number, and the table is by then as it really is. After one that is
safe comes ``TELL``: everybody is told now. In the end, the number up to which everything has
happened."""


def asked(who: Person, command: AnyCommand) -> Choose:
    """What a person wants; ``Refused`` if it may not be."""
    return lambda table, now: decide(table, who, command, now)


def chosen(table: Callable[[], Table], choose: Choose, clock: Clock) -> Steps:
    """One entry, chosen again until it is safe."""
    while True:
        now = clock()
        fact = choose(table(), now)
        if fact is None:
            return table().number
        entry = _happen(table(), fact, now)
        if (yield entry):
            yield TELL
            return entry.number


def following(
    table: Callable[[], Table],
    clock: Clock,
    away: Away = NOBODY,
    waits: Callable[[AnyFact], bool] = lambda _: False,
) -> Steps:
    """What follows by itself, until nothing does or it has to wait."""
    while True:
        now = clock()
        fact = due(table(), now, away)
        if fact is None or waits(fact):
            return table().number
        if (yield _happen(table(), fact, now)):
            yield TELL


def _happen(table: Table, fact: AnyFact, now: float) -> Entry:
    entry = table.next_entry(fact, now)
    table.apply(entry)
    return entry


def run(
    table: Table,
    choose: Choose,
    clock: Clock,
    away: Away = NOBODY,
    tell: Callable[[], None] = lambda: None,
) -> list[Entry]:
    """All the way, where everything is safe at once."""

    def here() -> Table:
        return table

    entries: list[Entry] = []
    for steps in (chosen(here, choose, clock), following(here, clock, away)):
        for step in _safely(steps):
            if step is TELL:
                tell()
            else:
                entries.append(step)
    return entries


def _safely(steps: Steps) -> Iterator[Entry | None]:
    try:
        yield next(steps)
        while True:
            yield steps.send(True)
    except StopIteration:
        return
