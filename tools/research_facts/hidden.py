"""How much a seat does not know: the hands that the others may hold."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt

from papersea.cards import CARDS, COPIES
from papersea.rules.observe import layout

Bytes = npt.NDArray[np.uint8]


def possible_hands(observation: Bytes, players: int) -> float:
    """In how many ways the cards that the seat has not located can fill the others' hands.

    Copies of a card are alike, and a hand has no order. Where crabs have taken cards unseen, all
    cards that may be among them count as not located, so that the number is an upper bound.
    """
    places = layout(players)

    def part(name: str) -> npt.NDArray[np.int64]:
        return observation[places[name].start : places[name].stop].astype(np.int64)

    left = np.array([COPIES[card] for card in CARDS])
    left -= part("hand") + part("table") + part("drawn")
    hidden = []
    for other in range(1, players):
        left -= part(f"known_{other}") + part(f"table_{other}")
        hidden.append(int(part(f"hand_size_{other}")[0] - part(f"known_{other}").sum()))
    for pile in ("left", "right"):
        left -= _located(part(f"{pile}_pile"), *map(part, (f"{pile}_top", f"{pile}_gone")))
    return ways_to_fill(left.tolist(), hidden)


def _located(lying: Any, top: Any, gone: Any) -> npt.NDArray[np.int64]:
    """What surely lies in a pile: all of it, or only its top."""
    surely = lying if gone[0] == 0 else np.zeros_like(lying)
    if gone[0] and top[0]:
        surely[top[0] - 1] = 1
    return np.asarray(surely)


def ways_to_fill(copies: Sequence[int], hands: Sequence[int]) -> float:
    """So many different hands of these sizes can be dealt together from copies of each card."""
    ways = np.zeros([size + 1 for size in hands])
    ways[(0,) * len(hands)] = 1
    for count in filter(None, copies):
        after = np.zeros_like(ways)
        for given in _shares(count, len(hands)):
            to = tuple(slice(number, None) for number in given)
            room = zip(given, hands, strict=True)
            after[to] += ways[tuple(slice(max(0, size + 1 - number)) for number, size in room)]
        ways = after
    return float(ways[tuple(hands)])


@cache
def _shares(count: int, hands: int) -> list[tuple[int, ...]]:
    """How many of so many copies go to each hand; the rest goes to none."""
    given = product(range(count + 1), repeat=hands)
    return [each for each in given if sum(each) <= count]
