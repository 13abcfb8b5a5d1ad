"""What a round is worth: the chance to win the match from any score, by who starts the next round.

From the highest scores down, rounds are played from every score: its chance is the mean of what
they lead to. How a round is played depends on the scores, most of all when it may be the last.
"""

from __future__ import annotations

from typing import Any, Final

from papersea.players.policy.actions import policy_action
from papersea.players.policy.weights import Policies
from papersea.rules import codes
from papersea.rules.jit import entry, jit, rare, whole
from papersea.rules.play import advance, begin_game
from papersea.rules.records import DoubleRows, Doubles, Singles, Wholes
from papersea.rules.state import Games, State

_SETTLING: Final = 40
"""Rounds without points may follow each other: more of them than this change nothing."""


@entry
def solve_match(
    games: Games,
    seed: int,
    policies: Policies,
    rounds: int,
    cell: int,
    cells: int,
    scores: Wholes,
    ahead: DoubleRows,
    values: Singles,
) -> None:
    """Fill ``values`` with the chance of the first seat to win, by who starts and for every score
    below the target; the last seat's score counts fastest in the index. From each of them so many
    rounds are played, with the same luck from all: so neighbours do not differ by chance.
    ``scores`` and ``ahead``: room for a number a seat, and for three times as many rows of them."""
    game = games[0]
    players = whole(game.players)
    if rounds < 1 or cell < 1 or cell > game.target:
        raise ValueError("a match has rounds, and cells of some points")
    size = check_match(players, cells, scores, ahead, values)
    for total in range(players * (cells - 1), -1, -1):
        for place in range(size):
            if enter_scores(players, cells, place, scores) == total:
                if is_first_turned(players, cells, place, scores):
                    for starter in range(players):
                        look_ahead(
                            game,
                            seed,
                            policies,
                            rounds,
                            starter,
                            cell,
                            cells,
                            scores,
                            ahead,
                            values,
                        )
                    settle(players, cells, scores, ahead, values, size)


@jit
def check_match(players: int, cells: int, scores: Any, ahead: Any, values: Any) -> int:
    """All scores have a place in ``values``. Returns how many there are for each starter."""
    if players < 1 or cells < 1:
        raise ValueError("a match has players and cells")
    if len(scores) < players or ahead.shape[0] < 3 * players or ahead.shape[1] < players:
        raise IndexError("there is no room for so many players")
    room = len(values) // players
    for _ in range(players):
        room //= cells
    if room < 1:
        raise IndexError("there is no room for so many cells")
    size = 1
    for _ in range(players):
        size *= cells
    return size


@jit
def enter_scores(players: int, cells: int, place: int, scores: Any) -> int:
    """Which scores a place stands for, in cells, and how many that are together."""
    total = 0
    for seat in range(players - 1, -1, -1):
        scores[seat] = place % cells
        total += place % cells
        place //= cells
    return total


@jit
def place_of(players: int, cells: int, scores: Any, seat: int) -> int:
    """The place of scores as a seat counts them: from its own leftwards."""
    place = 0
    for left in range(players):
        place = place * cells + whole(scores[(seat + left) % players])
    return place


@jit
def is_first_turned(players: int, cells: int, place: int, scores: Any) -> bool:
    """Scores that are the same but for where they begin are solved together: once."""
    for seat in range(1, players):
        if place_of(players, cells, scores, seat) < place:
            return False
    return True


@rare
def look_ahead(
    game: State,
    seed: int,
    policies: Policies,
    rounds: int,
    starter: int,
    cell: int,
    cells: int,
    scores: Any,
    ahead: Any,
    values: Any,
) -> None:
    """Play rounds from these scores. Fills two rows of ``ahead``: what they are worth to each seat
    as far as they lead to higher scores, and how often they lead back to these, by who starts then.
    """
    players = whole(game.players)
    again = players + starter
    for seat in range(players):
        ahead[starter, seat] = 0.0
        ahead[again, seat] = 0.0
    begin_game(game, seed)
    for _ in range(rounds):
        game.step = codes.DEALING
        game.starter = starter
        game.winners = 0
        for seat in range(players):
            game.score[seat] = scores[seat] * cell
        advance(game, codes.NONE)
        while game.step < codes.DECISIONS or game.step == codes.STEALING:
            action = codes.NONE
            if game.step < codes.DECISIONS:
                action = policy_action(game, policies[game.turn])
            advance(game, action)
        # The table holds nothing yet at these scores themselves.
        for seat in range(players):
            ahead[starter, seat] += match_value(game, seat, cell, cells, values) / rounds
        if game.step != codes.OVER:
            ahead[again, game.starter] += share_left(game, cell, cells, scores) / rounds


@jit
def share_left(game: State, cell: int, cells: int, scores: Any) -> float:
    """How near the game's scores are to those that it came from, as ``match_value`` counts."""
    share = 1.0
    for seat in range(game.players):
        score = whole(game.score[seat])
        if score // cell != scores[seat]:
            return 0.0
        if scores[seat] < cells - 1:
            share *= 1.0 - (score % cell) / cell
    return share


@jit
def settle(players: int, cells: int, scores: Any, ahead: Any, values: Any, size: int) -> None:
    """The chances at some scores, where that of each starter may depend on the others."""
    for starter in range(players):
        for seat in range(players):
            ahead[2 * players + starter, seat] = 1.0 / players
    for _ in range(_SETTLING):
        for starter in range(players):
            for seat in range(players):
                total = ahead[starter, seat]
                for following in range(players):
                    place = 2 * players + following
                    total += ahead[players + starter, following] * ahead[place, seat]
                ahead[2 * players + starter, seat] = total
    for starter in range(players):
        for seat in range(players):
            place = (starter - seat) % players * size + place_of(players, cells, scores, seat)
            values[place] = ahead[2 * players + starter, seat]


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
