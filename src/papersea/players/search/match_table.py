"""What a round is worth: the chance to win the match from any score.

Gains of imagined rounds are drawn once; the chance to win from a score is then the mean over
the scores that one more round leads to, worked out from the highest scores down.
"""

from __future__ import annotations

from typing import Any, Final

from papersea.players.policy.actions import policy_action
from papersea.players.policy.weights import Policies
from papersea.rules import codes
from papersea.rules.dice import random_below
from papersea.rules.jit import entry, jit, unchecked, whole
from papersea.rules.play import advance, begin_game
from papersea.rules.records import Singles, WholeRows, Wholes
from papersea.rules.state import Games, State

MOST_GAINED: Final = 1 << 31
"""Far more than any round brings, and sums of it are whole numbers still."""


@entry
def play_rounds(games: Games, seed: int, policies: Policies, cell: int, gains: WholeRows) -> None:
    """Fill ``gains[round, seat]`` (and in its last column who won by mermaids) with rounds that
    were scored, in cells of so many points, by ``policies``."""
    game = games[0]
    if cell < 1:
        raise ValueError("a cell has at least one point")
    if gains.shape[1] <= game.players:
        raise IndexError("the gains are too short")
    begin_game(game, seed)
    number = 0
    while number < gains.shape[0]:
        if game.step == codes.OVER:
            begin_game(game, random_below(game, 1 << 30))
        if game.step == codes.DEALING:
            game.starter = codes.NOBODY  # any seat may start: the table knows no order
        action = codes.NONE
        if game.step < codes.DECISIONS:
            action = policy_action(game, policies[game.turn])
        was_dealt = game.step != codes.DEALING
        advance(game, action)
        has_ended = game.step == codes.OVER or game.step == codes.DEALING
        if was_dealt and has_ended and note_gains(game, cell, gains, number):
            number += 1


@jit
def note_gains(game: State, cell: int, gains: Any, number: int) -> bool:
    """False for a round in which nobody scored: it changes nothing."""
    total = 0
    is_mermaids = (
        game.step == codes.OVER and game.event[game.events - 1] >> 8 & 0xFF != codes.NOBODY
    )
    gains[number, game.players] = codes.NOBODY
    for seat in range(game.players):
        gains[number, seat] = (
            0 if is_mermaids else (whole(game.gain[seat]) + random_below(game, cell)) // cell
        )
        total += gains[number, seat]
        if is_mermaids and game.winners >> seat & 1:
            gains[number, game.players] = seat
    return is_mermaids or total > 0


@entry
def solve_match(
    gains: WholeRows, players: int, cells: int, scores: Wholes, values: Singles
) -> None:
    """Fill ``values`` with the chance of the first seat to win, for every score below the
    target; the last seat's score counts fastest in the index. ``scores``: room for one a seat."""
    check_match(gains, players, cells, scores, values)
    for place in range(values.shape[0] - 1, -1, -1):
        rest = place
        for seat in range(players - 1, -1, -1):
            scores[seat] = rest % cells
            rest //= cells
        total = 0.0
        for number in range(gains.shape[0]):
            total += value_after(gains, number, players, cells, scores, values)
        values[place] = total / gains.shape[0]


@jit
def check_match(gains: Any, players: int, cells: int, scores: Any, values: Any) -> None:
    """Whatever rounds bring leads to a place in ``values`` or beyond the target."""
    if players < 1 or cells < 1 or len(gains) < 1:
        raise ValueError("a match has players, cells and rounds")
    if gains.shape[1] <= players or len(scores) < players:
        raise IndexError("there is no room for so many players")
    room = len(values)
    for _ in range(players):
        room //= cells
    if room < 1:
        raise IndexError("there is no room for so many cells")
    for number in range(len(gains)):
        for seat in range(players):
            if gains[number, seat] < 0 or gains[number, seat] > MOST_GAINED:
                raise ValueError("no round brings so much")


@unchecked
def value_after(
    gains: Any, number: int, players: int, cells: int, scores: Any, values: Any
) -> float:
    winner = gains[number, players]
    if winner != codes.NOBODY:
        return 1.0 if winner == 0 else 0.0
    place = 0
    best = 0
    for seat in range(players):
        score = scores[seat] + gains[number, seat]
        best = max(best, score)
        place = place * cells + score
    if best < cells:
        return whole_value(values, place)
    own = scores[0] + gains[number, 0]
    if own < best:
        return 0.0
    sharing = 1
    for seat in range(1, players):
        if scores[seat] + gains[number, seat] == best:
            if gains[number, seat] > gains[number, 0]:
                return 0.0
            if gains[number, seat] == gains[number, 0]:
                sharing += 1
    return 1.0 / sharing


@unchecked
def whole_value(values: Any, place: int) -> float:
    return float(values[place])


@jit
def match_value(game: State, seat: int, cell: int, cells: int, values: Any) -> float:
    """A seat's chance to win the match, between rounds or at the end."""
    if game.step == codes.OVER:
        winners = 0
        for other in range(game.players):
            winners += game.winners >> other & 1
        return (game.winners >> seat & 1) / winners
    place = 0
    for left in range(game.players):
        score = whole(game.score[(seat + left) % game.players])
        place = place * cells + score // cell
    return float(values[place])
