"""A table with people at it, ready to play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.web.houses import Deal, House
from tests.web.playing import Player


def seat(house: House, people: Sequence[Player], deal: Deal, **settings: Any) -> str:
    """Everybody sits down, named by their seats, and the game begins. The code of the table."""
    host, *others = people
    for person, letter in zip(people, "ABCD", strict=False):
        person.sign_in(letter)
    players = settings.pop("players", len(people))
    code = host.open_table(players=players, starts_when_full=True, **settings)
    house.dealer.stack(code, deal)
    for person in people:
        person.open(f"/t/{code}")
    for person in others:
        person.press(person.button("waiting-sit"))
        person.sees(person.button("waiting-leave").or_(person.button("table-menu")))
    return code
