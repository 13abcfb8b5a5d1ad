"""Two ways to the same knowledge: from a seat's events, and from what the rules remember of it,
which a view tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from papersea.cards import CARDS, DECK
from papersea.game import Game
from papersea.knowledge import script as lines
from papersea.knowledge.script import Script, new_scripts
from papersea.knowledge.seen import follow, in_sight
from papersea.rules.options import Options
from papersea.rules.records import record_at
from papersea.translate import hand_of
from papersea.view import View
from tests.players.beliefs import RELUCTANT, SIMPLE, UNIFORM, kind_of, moments
from tests.sizes import sized

SEEDS = sized(range(2), range(20))


class Known(NamedTuple):
    """What can be said without a doubt: which cards are nowhere in sight, and of each other seat
    what it certainly holds and how many cards beside."""

    unseen: Counter[int]
    held: dict[int, Counter[int]]
    hidden: Counter[int]


def known_by(script: Script, players: int) -> Known:
    """The lines of a script without secrets, told to their end."""
    unseen = Counter({card: int(script.pool[card]) for card in range(len(CARDS))})
    held: dict[int, Counter[int]] = {seat: Counter() for seat in range(players)}
    hidden: Counter[int] = Counter()
    for number in range(script.lines):
        what, seat = script.what[number], int(script.whose[number])
        card, count = int(script.first[number]), int(script.second[number])
        if what == lines.GAINED:
            held[seat][card] += 1
        elif what == lines.HIDDEN:
            hidden[seat] += 1
        elif what == lines.SHOWN:
            came_to_light = count - held[seat][card]
            unseen[card] -= came_to_light
            hidden[seat] -= came_to_light
            held[seat][card] = count
        else:
            assert what in (lines.LEFT, lines.ROBBED), "nothing was taken unseen"
            is_known = held[seat][card] > 0
            held[seat][card] -= is_known
            hidden[seat] -= not is_known
            unseen[card] -= not is_known
    return Known(+unseen, {seat: +cards for seat, cards in held.items()}, +hidden)


def from_events(view: View) -> Known:
    assert view.seat is not None
    script = record_at(Script, new_scripts(1), 0)
    follow(view, view.seat).write(script)
    return known_by(script, len(view.seats))


def from_memory(view: View) -> Known:
    others = {seat: told for seat, told in enumerate(view.seats) if seat != view.seat}
    held = {seat: Counter(map(CARDS.index, told.known)) for seat, told in others.items()}
    return Known(
        Counter(map(CARDS.index, (Counter(DECK) - in_sight(view)).elements())),
        {seat: held.get(seat, Counter()) for seat in range(len(view.seats))},
        +Counter({seat: told.hand_size - len(told.known) for seat, told in others.items()}),
    )


def without_secrets(game: Game, manner: str, seed: int) -> Iterator[View]:
    for view in moments(game, manner, seed, 0.3):
        kind = kind_of(view)
        if not kind.has_unseen_pick and not kind.has_unseen_theft:
            yield view


@pytest.mark.parametrize("manner", [UNIFORM, RELUCTANT, SIMPLE])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_events_and_memory_tell_the_same_where_nothing_was_taken_unseen(
    players: int, manner: str
) -> None:
    looked = 0
    for seed in SEEDS:
        game = Game(Options(), players, seed=seed)
        for view in without_secrets(game, manner, seed):
            told = from_events(view)
            assert told == from_memory(view)
            for seat, cards in told.held.items():
                assert cards <= Counter(map(CARDS.index, hand_of(game._state, seat)))
            looked += 1
    assert looked > 10
