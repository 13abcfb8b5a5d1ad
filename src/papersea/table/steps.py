"""The one way through a table: what is chosen, then all that follows by itself, entry by entry.

Nothing here reads or writes anything. Whoever drives it makes each entry safe before the next one
is asked for, and tells everybody (`viewing.news`): a server in its database, tests and tools in a
list.
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from papersea.table.commands import AnyCommand
from papersea.table.deciding import decide
from papersea.table.facts import AnyFact, Entry
from papersea.table.following import NOBODY, Away, due
from papersea.table.places import Person
from papersea.table.table import Table

Clock = Callable[[], float]
Choose = Callable[[Table, float], AnyFact | None]
"""What is to happen at a table as it is now; nothing, if that is known already."""
Steps = Generator[Entry, bool, int]
"""Entries that have happened to the table in memory. The driver answers whether each is safe; if
not, somebody else has taken its number, and the table is by then as it really is. In the end, the
number up to which everything has happened."""


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
        yield _happen(table(), fact, now)


def _happen(table: Table, fact: AnyFact, now: float) -> Entry:
    entry = table.next_entry(fact, now)
    table.apply(entry)
    return entry


def run(table: Table, choose: Choose, clock: Clock, away: Away = NOBODY) -> list[Entry]:
    """All the way, where everything is safe at once."""

    def here() -> Table:
        return table

    return [*_drive(chosen(here, choose, clock)), *_drive(following(here, clock, away))]


def _drive(steps: Steps) -> Generator[Entry]:
    try:
        yield next(steps)
        while True:
            yield steps.send(True)
    except StopIteration:
        return
