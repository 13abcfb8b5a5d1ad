"""A learned player's network: two hidden layers over the places that are on and over the move
that the policy suggests, then how good the seat's chances are and how much each move is to be
liked. So it learns where to differ from the policy, and not the policy once more.

Several networks of one shape lie side by side, so that games can seat different ones.
"""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

import numpy as np

from papersea.encoding.actions import NAMES, name_of
from papersea.encoding.places import (
    MOST_ON,
    OTHER_SIZE,
    OTHERS_AT,
    SEEN_ROOM,
    fill_places,
    places_size,
    put,
)
from papersea.players.kernel.policy import policy_action
from papersea.players.kernel.tree import is_considered
from papersea.players.kernel.weights import Weights
from papersea.rules import codes
from papersea.rules.jit import jit, rare, unchecked, whole
from papersea.rules.state import State

Array = Any

HABIT: Final = 0.5
"""How much more the network must like another move than the policy's. Of 0 and this one, the
better in matches."""


class Networks(NamedTuple):
    """Weights as 32-bit floats; the first index says which network."""

    first: Array  # [network, place or suggested move, unit]
    first_bias: Array
    second: Array  # [network, unit of the first layer, unit]
    second_bias: Array
    liking: Array  # [network, name of a move, unit of the second layer]
    liking_bias: Array
    chance: Array  # [network, unit of the second layer]
    chance_bias: Array  # [network]


class Room(NamedTuple):
    """What one thread computes in."""

    places: Array
    seen: Array
    first: Array
    second: Array
    liking: Array  # of each considered move
    action: Array  # each considered move


def input_size(players: int) -> int:
    """Of a network: the places, then a name for the move that the policy suggests."""
    return places_size(players) + NAMES


def new_room(networks: Networks) -> Room:
    return blank_room(networks.first.shape[2], networks.second.shape[2])


def blank_room(first: int = 1, second: int = 1) -> Room:
    """For so many units; without any, to collect what is known."""
    return Room(
        places=np.zeros(MOST_ON, np.uint16),
        seen=np.zeros(SEEN_ROOM, np.uint8),
        first=np.zeros(first, np.float32),
        second=np.zeros(second, np.float32),
        liking=np.zeros(codes.MAX_LEGAL, np.float32),
        action=np.zeros(codes.MAX_LEGAL, np.int64),
    )


@jit
def fill_room(game: State, weights: Weights, room: Room) -> int:
    """What the seat to move knows, and the move that the policy suggests to it; returns how many
    places are on."""
    on = fill_places(game, game.turn, room.places, room.seen)
    suggested = name_of(game, policy_action(game, weights))
    return put(room.places, on, OTHERS_AT + (game.players - 1) * OTHER_SIZE + suggested)


@rare
def look(game: State, weights: Weights, networks: Networks, which: int, room: Room) -> int:
    """Let a network look at what the seat to move knows; returns how many places are on."""
    on = fill_room(game, weights, room)
    run_layers(networks, which, room, on)
    return on


@unchecked
def run_layers(networks: Networks, which: int, room: Room, on: int) -> None:
    units = room.first.shape[0]
    for unit in range(units):
        room.first[unit] = networks.first_bias[which, unit]
    number = 0
    while number + 1 < on:  # two at a time: half as often through the sums
        place, other = whole(room.places[number]), whole(room.places[number + 1])
        for unit in range(units):
            room.first[unit] += (
                networks.first[which, place, unit] + networks.first[which, other, unit]
            )
        number += 2
    if number < on:
        place = whole(room.places[number])
        for unit in range(units):
            room.first[unit] += networks.first[which, place, unit]
    deeper = room.second.shape[0]
    for unit in range(deeper):
        room.second[unit] = networks.second_bias[which, unit]
    for source in range(units):
        strength = room.first[source]
        if strength > 0:
            for unit in range(deeper):
                room.second[unit] += strength * networks.second[which, source, unit]
    for unit in range(deeper):
        room.second[unit] = max(room.second[unit], np.float32(0))


@unchecked
def chance_seen(networks: Networks, which: int, room: Room) -> float:
    """The seat's chance to win the match, of what the network has looked at."""
    total = float(networks.chance_bias[which])
    for unit in range(room.second.shape[0]):
        total += room.second[unit] * networks.chance[which, unit]
    return 1.0 / (1.0 + math.exp(-total))


@jit
def like_moves(game: State, networks: Networks, which: int, room: Room) -> int:
    """How much each considered move is liked, of what the network has looked at; returns how
    many moves there are."""
    count = 0
    for number in range(game.legal_count):
        action = whole(game.legal[number])
        if is_considered(game, number) and not is_named(game, room, count, action):
            room.action[count] = action
            room.liking[count] = liking_of(networks, which, room, name_of(game, action))
            count += 1
    return count


@jit
def is_named(game: State, room: Room, count: int, action: int) -> bool:
    """Whether the pick of such a card is among the moves so far: the uppermost stands for all."""
    if game.step == codes.PICKING:
        for number in range(count):
            if name_of(game, whole(room.action[number])) == name_of(game, action):
                return True
    return False


@unchecked
def liking_of(networks: Networks, which: int, room: Room, name: int) -> float:
    total = networks.liking_bias[which, name]
    for unit in range(room.second.shape[0]):
        total += room.second[unit] * networks.liking[which, name, unit]
    return float(total)


@unchecked
def most_liked(room: Room, count: int) -> int:
    """Which of the moves is liked most."""
    best = 0
    for number in range(1, count):
        if room.liking[number] > room.liking[best]:
            best = number
    return best


@jit
def lean_to_policy(game: State, weights: Weights, room: Room, count: int) -> None:
    """The policy's move is liked a little more: the network is never quite sure."""
    suggested = name_of(game, policy_action(game, weights))
    for number in range(count):
        if name_of(game, whole(room.action[number])) == suggested:
            room.liking[number] += HABIT


@jit
def network_action(
    game: State, weights: Weights, networks: Networks, which: int, room: Room
) -> int:
    """The move that a network likes most."""
    if game.legal_count == 1:
        return whole(game.legal[0])
    look(game, weights, networks, which, room)
    count = like_moves(game, networks, which, room)
    lean_to_policy(game, weights, room, count)
    return whole(room.action[most_liked(room, count)])


@jit
def judged_action(game: State, weights: Weights, networks: Networks, room: Room) -> int:
    """The policy's move; but whether to close is for the network to judge."""
    action = policy_action(game, weights)
    if action < codes.STOP:
        return action
    look(game, weights, networks, 0, room)
    count = like_moves(game, networks, 0, room)
    return whole(room.action[most_liked(room, count)])
