"""The ways into the encoding from Python, one game at a time."""

from __future__ import annotations

from typing import Any

import numpy as np

from papersea.encoding.actions import name_of
from papersea.encoding.places import MOST_ON, SEEN_ROOM, fill_places
from papersea.rules.jit import entry
from papersea.rules.state import Games, new_numbers


@entry
def write_places(games: Games, index: int, seat: int, places: Any, seen: Any) -> int:
    """Write the places that are on for a seat; returns how many there are."""
    return fill_places(games[index], seat, places, seen)


@entry
def ask_name(games: Games, index: int, action: int) -> int:
    """How a learned player names a legal action."""
    return name_of(games[index], action)


def places_on(games: Games, index: int, seat: int) -> list[int]:
    """The places that are on for a seat, sorted."""
    places = np.zeros(MOST_ON, np.uint16)
    count = write_places(games, index, seat, places, new_numbers(SEEN_ROOM))
    return sorted(int(place) for place in places[:count])
