"""Who sits at a table: opponents by name or by rung, and what each is called there."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from papersea.players.catalogue import OPPONENTS, Opponent, find_opponent
from papersea.players.styles import Rung

Wanted = Opponent | Rung
"""A certain opponent, or anyone of a rung."""

USUAL_RUNG: Final = Rung.CASUAL
"""Who sits down when nobody is asked for."""


def parse_wanted(name: str, find: Callable[[str], Opponent] = find_opponent) -> Wanted:
    """Read ``orca`` or ``expert``, in any case; an unknown name raises ``NotationError``. ``find``
    may know more than the catalogue."""
    for rung in Rung:
        if name.lower() == rung.value:
            return rung
    return find(name)


def choose_company(wanted: Sequence[Wanted], count: int) -> tuple[Opponent, ...]:
    """So many opponents, those that are wanted first and in their order.

    Seats that are left go to the rung of the last one. Whoever comes from a rung is its first
    personality that is not at the table yet, as long as there is one.
    """
    assert len(wanted) <= count, "there is a seat for everybody who is wanted"
    last = wanted[-1] if wanted else USUAL_RUNG
    rung = last if isinstance(last, Rung) else last.rung
    seats = [*wanted, *[rung] * (count - len(wanted))]
    seated = Counter(each for each in seats if isinstance(each, Opponent))
    return tuple(each if isinstance(each, Opponent) else _next_of(each, seated) for each in seats)


def _next_of(rung: Rung, seated: Counter[Opponent]) -> Opponent:
    personalities = [opponent for opponent in OPPONENTS if opponent.rung is rung]
    chosen = min(personalities, key=lambda opponent: seated[opponent])
    seated[chosen] += 1
    return chosen


def table_names(company: Sequence[Opponent]) -> tuple[str, ...]:
    """What to call them: ``Orca``, and a second one ``Orca 2``."""
    before: Counter[Opponent] = Counter()
    names = []
    for opponent in company:
        before[opponent] += 1
        number = before[opponent]
        names.append(proper_name(opponent) if number == 1 else f"{proper_name(opponent)} {number}")
    return tuple(names)


def proper_name(opponent: Opponent) -> str:
    """The same in every language; that of a bot that is not ours is as it was given."""
    return opponent.name.capitalize() if opponent in OPPONENTS else opponent.name


def find_named(name: str) -> Opponent | None:
    """Who has this name at a table; ``None`` if no opponent has."""
    plain = without_number(name)
    return next((each for each in OPPONENTS if proper_name(each) == plain), None)


def without_number(name: str) -> str:
    """``Orca 2`` is an ``Orca``."""
    return re.sub(r" [2-9]\Z", "", name)
