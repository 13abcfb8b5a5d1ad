"""Whole games inside the kernel: every seat searches, or plays by its policy."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, Final

from papersea.knowledge.recall import recall
from papersea.knowledge.script import GAMES, SEEN_GAME, Scripts, Worlds
from papersea.players.policy.actions import policy_action
from papersea.players.policy.weights import Policies
from papersea.players.search.root import Roots, Values, best_move, forget, think
from papersea.players.search.tree import Edges
from papersea.rules import codes
from papersea.rules.dice import seed_random
from papersea.rules.jit import entry, jit, rare, whole
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.play import advance, begin_game
from papersea.rules.records import KernelRecord, Numbers, copy_record
from papersea.rules.scoring import (
    mermaid_points,
    mixed_points,
    multiplier_points,
    series_points,
)
from papersea.rules.state import Games, State
from papersea.rules.tables import COLOURS, FACTOR, KINDS, MERMAID, MIXED, PAIRED_SECOND

REAL_GAME: Final = GAMES
"""Where the game itself stands, behind the room for a search."""

# How a round ends.
STOPPED: Final = codes.STOPPED
BET_WON: Final = codes.BET_WON
BET_LOST: Final = codes.BET_LOST
NOBODY_SCORED: Final = codes.UNSCORED
FOUR_MERMAIDS: Final = 4

_TRIES: Final = 1000
_OTHER_CHANCE: Final = 1 << 40
"""Worlds must not be dealt as the game itself was."""


class RoundRow(KernelRecord):
    """What is told of a round that has ended."""

    game: Annotated[int, "i4"]
    starter: Annotated[int, "i4"]
    closer: Annotated[int, "i4"]
    ending: Annotated[int, "i4"]
    turns: Annotated[int, "i4"]
    deck: Annotated[int, "i4"]
    winners: Annotated[int, "i4"]  # of the game, one bit a seat; 0 while it goes on
    points: Annotated[Numbers, "i4", MAX_PLAYERS]
    bonus: Annotated[Numbers, "i4", MAX_PLAYERS]
    gain: Annotated[Numbers, "i4", MAX_PLAYERS]
    worth: Annotated[Numbers, "i4", KINDS]  # what each kind brought to all seats


RoundRows = MutableSequence[RoundRow]


@entry
def play_games(
    games: Games,
    scripts: Scripts,
    worlds: Worlds,
    roots: Roots,
    edges: Edges,
    policies: Policies,
    values: Values,
    playouts: int,
    seed: int,
    count: int,
    rows: RoundRows,
) -> int:
    """So many games from the seeds that follow, with so many playouts for a move. Writes a row
    for every round while there is room, and returns their number."""
    game = games[REAL_GAME]
    written = 0
    for number in range(count):
        begin_game(game, seed + number)
        seed_random(worlds[0], _OTHER_CHANCE + seed + number)
        turns = 0
        while game.step != codes.OVER:
            action = codes.NONE
            if game.step < codes.DECISIONS:
                action = decide_move(
                    games, scripts, worlds, roots, edges, policies, values, playouts
                )
                turns += action >= codes.END
            starter = game.starter
            advance(game, action)  # chance, too, can end it: the fourth mermaid may be stolen
            if game.step == codes.OVER or game.step == codes.DEALING:
                if written < len(rows):
                    tell_round(game, rows[written], seed + number, starter, turns)
                    written += 1
                turns = 0
    return written


@rare
def decide_move(
    games: Games,
    scripts: Scripts,
    worlds: Worlds,
    roots: Roots,
    edges: Edges,
    policies: Policies,
    values: Values,
    playouts: int,
) -> int:
    """What a search finds for the seat whose turn it is, from what that seat knows."""
    game, root = games[REAL_GAME], roots[0]
    if game.legal_count == 1:
        return whole(game.legal[0])
    if playouts == 0:
        return policy_action(game, policies[game.turn])
    copy_record(games, REAL_GAME, SEEN_GAME)
    forget(root, edges)
    if not recall(scripts[0], games[SEEN_GAME], whole(game.turn)):
        return policy_action(game, policies[game.turn])
    root.seat = game.turn
    think(scripts, worlds, games, roots, edges, policies, values, playouts, _TRIES)
    if root.playouts == 0:
        return policy_action(game, policies[game.turn])
    return whole(root.action[best_move(root)])


@rare
def tell_round(game: State, row: RoundRow, number: int, starter: int, turns: int) -> None:
    row.game = number
    row.starter = starter
    row.closer = game.closer
    row.ending = ending_of(game)
    is_cut_short = row.ending == FOUR_MERMAIDS  # within a turn (Q12), and nothing is scored
    row.turns = turns + is_cut_short
    row.deck = game.deck_size
    row.winners = game.winners if game.step == codes.OVER else 0
    for kind in range(KINDS):
        row.worth[kind] = 0
    for seat in range(game.players):
        row.points[seat] = game.points[seat]
        row.bonus[seat] = game.bonus[seat]
        row.gain[seat] = 0 if is_cut_short else whole(game.gain[seat])
        for kind in range(KINDS):
            row.worth[kind] += points_by_kind(game, seat, kind)


@jit
def ending_of(game: State) -> int:
    ending = FOUR_MERMAIDS
    for number in range(game.events):
        event = game.event[number]
        if event & 0xFF == codes.ROUND_VOID:
            ending = NOBODY_SCORED
        elif event & 0xFF == codes.ROUND_SCORED:
            ending = whole(event >> 16 & 0xFF)
    return ending


@jit
def points_by_kind(game: State, seat: int, kind: int) -> int:
    """What the cards of a kind bring to a seat; swimmers and sharks together at the shark."""
    base = seat * KINDS
    if kind == MERMAID:
        return mermaid_points(game.colours, seat * COLOURS, whole(game.kinds[base + MERMAID]))
    for pairing in MIXED:
        if kind == PAIRED_SECOND[pairing]:
            return mixed_points(game.kinds, base, pairing)
    if FACTOR[kind] > 0:
        return multiplier_points(game.kinds, base, kind)
    return series_points(game.kinds, base, kind)
