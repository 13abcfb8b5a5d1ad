"""What a round is worth: the chance to win the match from any score, by who starts the next round.

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
from papersea.rules.records import DoubleRows, Doubles, Singles, WholeRows, Wholes
from papersea.rules.state import Games, State

MOST_GAINED: Final = 1 << 31
"""Far more than any round brings, and sums of it are whole numbers still."""
BESIDE_GAINS: Final = 3
"""A row of ``gains`` is what each seat gained, from whoever started leftwards; then who won by
mermaids and who starts next, both counted from whoever started; then how often that happened."""
_SETTLING: Final = 40
"""Rounds without points may follow each other: more of them than this change nothing."""


@entry
def play_rounds(games: Games, seed: int, policies: Policies, cell: int, gains: WholeRows) -> None:
    """Fill the rows of ``gains`` with rounds by ``policies``, in cells of so many points."""
    game = games[0]
    if cell < 1:
        raise ValueError("a cell has at least one point")
    if gains.shape[1] < game.players + BESIDE_GAINS:
        raise IndexError("the gains are too short")
    begin_game(game, seed)
    for number in range(gains.shape[0]):
        if game.step == codes.OVER:
            begin_game(game, random_below(game, 1 << 30))
        advance(game, codes.NONE)
        starter = whole(game.turn)
        while game.step < codes.DECISIONS or game.step == codes.STEALING:
            action = codes.NONE
            if game.step < codes.DECISIONS:
                action = policy_action(game, policies[game.turn])
            advance(game, action)
        note_gains(game, starter, cell, gains, number)


@jit
def note_gains(game: State, starter: int, cell: int, gains: Any, number: int) -> None:
    """What the round has brought that has just ended."""
    players = whole(game.players)
    is_mermaids = (
        game.step == codes.OVER and game.event[game.events - 1] >> 8 & 0xFF != codes.NOBODY
    )
    gains[number, players] = codes.NOBODY
    gains[number, players + 1] = (game.starter - starter) % players
    gains[number, players + 2] = 1
    for left in range(players):
        seat = (starter + left) % players
        gain = 0 if is_mermaids else whole(game.gain[seat]) + random_below(game, cell)
        gains[number, left] = gain // cell
        if is_mermaids and game.winners >> seat & 1:
            gains[number, players] = left


@entry
def solve_match(
    gains: WholeRows, players: int, cells: int, scores: Wholes, ahead: DoubleRows, values: Singles
) -> None:
    """Fill ``values`` with the chance of the first seat to win, by who starts and for every score
    below the target; the last seat's score counts fastest in the index. ``scores`` and ``ahead``:
    room for a number a seat, and for a row a seat of one number more than there are seats."""
    size = check_match(gains, players, cells, scores, ahead, values)
    for place in range(size - 1, -1, -1):
        rest = place
        for seat in range(players - 1, -1, -1):
            scores[seat] = rest % cells
            rest //= cells
        for starter in range(players):
            look_ahead(gains, players, starter, cells, scores, ahead, values, size)
            values[starter * size + place] = 1.0 / players
        settle(players, ahead, values, place, size)


@jit
def check_match(gains: Any, players: int, cells: int, scores: Any, ahead: Any, values: Any) -> int:
    """Whatever rounds bring leads to a place in ``values`` or beyond the target. Returns how many
    places there are for each starter."""
    if players < 1 or cells < 1 or len(gains) < 1:
        raise ValueError("a match has players, cells and rounds")
    if gains.shape[1] < players + BESIDE_GAINS or len(scores) < players:
        raise IndexError("there is no room for so many players")
    if ahead.shape[0] < players or ahead.shape[1] <= players:
        raise IndexError("there is no room to look ahead")
    room = len(values) // players
    for _ in range(players):
        room //= cells
    if room < 1:
        raise IndexError("there is no room for so many cells")
    for number in range(len(gains)):
        for seat in range(players):
            if gains[number, seat] < 0 or gains[number, seat] > MOST_GAINED:
                raise ValueError("no round brings so much")
        if gains[number, players + 2] < 1:
            raise ValueError("what has been noted has happened")
    size = 1
    for _ in range(players):
        size *= cells
    return size


@jit
def look_ahead(
    gains: Any,
    players: int,
    starter: int,
    cells: int,
    scores: Any,
    ahead: Any,
    values: Any,
    size: int,
) -> None:
    """Fill the starter's row of ``ahead``: first what rounds are worth that somebody scores in,
    then how often nobody does, by who starts next. Those lead back to the same scores."""
    rounds = total = 0.0
    for number in range(players + 1):
        ahead[starter, number] = 0.0
    for number in range(gains.shape[0]):
        times = float(gains[number, players + 2])
        rounds += times
        if is_blank(gains, number, players):
            ahead[starter, 1 + next_starter(gains, number, players, starter)] += times
        else:
            worth = value_after(gains, number, players, starter, cells, scores, values, size)
            total += times * worth
    ahead[starter, 0] = total
    for number in range(players + 1):
        ahead[starter, number] /= rounds


@jit
def settle(players: int, ahead: Any, values: Any, place: int, size: int) -> None:
    """The chances at one place, where each may depend on the others."""
    for _ in range(_SETTLING):
        for starter in range(players):
            total = ahead[starter, 0]
            for following in range(players):
                total += ahead[starter, 1 + following] * values[following * size + place]
            values[starter * size + place] = total


@unchecked
def is_blank(gains: Any, number: int, players: int) -> bool:
    """Whether the round has left the match as it was, but for who starts."""
    total = 0
    for seat in range(players):
        total += gains[number, seat]
    return total == 0 and gains[number, players] == codes.NOBODY


@unchecked
def next_starter(gains: Any, number: int, players: int, starter: int) -> int:
    return whole(starter + gains[number, players + 1]) % players


@unchecked
def value_after(
    gains: Any,
    number: int,
    players: int,
    starter: int,
    cells: int,
    scores: Any,
    values: Any,
    size: int,
) -> float:
    """What a round that ``starter`` has started makes of the first seat's chance."""
    winner = gains[number, players]
    if winner != codes.NOBODY:
        return 1.0 if (starter + winner) % players == 0 else 0.0
    place = 0
    best = 0
    left = -starter % players
    for seat in range(players):
        score = scores[seat] + gains[number, left]
        best = max(best, score)
        place = place * cells + score
        left += 1
        if left == players:
            left = 0
    if best < cells:
        following = next_starter(gains, number, players, starter)
        return whole_value(values, following * size + place)
    gained = gains[number, -starter % players]
    if scores[0] + gained < best:
        return 0.0
    sharing = 1
    for seat in range(1, players):
        other = gains[number, (seat - starter) % players]
        if scores[seat] + other == best:
            if other > gained:
                return 0.0
            if other == gained:
                sharing += 1
    return 1.0 / sharing


@unchecked
def whole_value(values: Any, place: int) -> float:
    return float(values[place])


@jit
def match_value(game: State, seat: int, cell: int, cells: int, values: Any) -> float:
    """A seat's chance to win the match, between rounds or at the end. A cell's value is that of
    its lowest score: what lies between two is shared out among them."""
    if game.step == codes.OVER:
        winners = 0
        for other in range(game.players):
            winners += game.winners >> other & 1
        return (game.winners >> seat & 1) / winners
    corners = 1 if cell == 1 else 1 << game.players
    total = 0.0
    for corner in range(corners):
        share = 1.0
        place = (game.starter - seat) % game.players
        for left in range(game.players):
            score = whole(game.score[(seat + left) % game.players])
            low = score // cell
            part = (score - low * cell) / cell
            if corner >> left & 1:
                share *= part
                low = min(low + 1, cells - 1)
            else:
                share *= 1.0 - part
            place = place * cells + low
        if share > 0.0:
            total += share * values[place]
    return total


@entry
def ask_chances(games: Games, cell: int, cells: int, values: Singles, chances: Doubles) -> None:
    """Fill ``chances`` with those of all seats, between rounds."""
    game = games[0]
    if cell < 1 or cells < 1:
        raise ValueError("a cell has at least one point")
    for seat in range(game.players):
        chances[seat] = match_value(game, seat, cell, cells, values)
