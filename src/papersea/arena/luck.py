"""How much of a game's result was luck, by its record: what the arena takes off.

At every turn of chance (a deal, two cards from the deck, a card that is fished or stolen) the
learned network tells what the outcome was worth beside the mean of what it could have been. By
construction that is nothing on average, so results without it are as true as with it.
"""

from __future__ import annotations

from typing import Final

from papersea.game import Played
from papersea.players.search.match import match_values
from papersea.players.value.luck import expect, worth_now
from papersea.players.value.network import Scratch, new_scratches
from papersea.players.value.player import learned_net
from papersea.record import Moment, Record, moments
from papersea.rules.records import record_at
from papersea.rules.state import State, game_at, new_games
from papersea.translate import legal_actions, move_of

_TIMES: Final = 24
"""So often chance is tried anew at each turn."""


def luck_of(record: Record, seed: int) -> tuple[float, ...]:
    """By seat: how much of a win chance brought, in all. The first deal is not counted: it is the
    same for all who play it. With cards that no network knows, there is no telling."""
    if learned_net(record.players) is None:
        return (0.0,) * record.players
    walk = _Walk(record.players, seed)
    for moment in moments(record, seed=0):
        walk.come_to(moment)
    return tuple(walk.luck)


class _Walk:
    """From move to move of one game."""

    def __init__(self, players: int, seed: int) -> None:
        self._seed = seed
        self._before, self._now = new_games(3), new_games(3)
        self._scratches = new_scratches(1)
        self._net = learned_net(players)
        self.luck = [0.0] * players

    def come_to(self, moment: Moment) -> None:
        moment.game.write_into(self._now, 0)
        before, now = game_at(self._before, 0), game_at(self._now, 0)
        if moment.played is not None and _was_chance(moment.played, before, now):
            self._count(moment.played, before)
        moment.game.write_into(self._before, 0)

    def _count(self, played: Played, before: State) -> None:
        match = match_values(before.players, before.target)
        scratch = record_at(Scratch, self._scratches, 0)
        scratch.cell, scratch.cells = match.cell, match.cells
        arrays = (self._scratches, self._net, match.values, played.seat)
        actions = legal_actions(before)
        action = next(each for each in actions if move_of(before, each) == played.move)
        self._seed += _TIMES
        worth_now(self._now, *arrays)
        luck = scratch.best
        expect(self._before, *arrays, action, self._seed, _TIMES)
        luck -= scratch.best
        for seat in range(before.players):
            is_own = seat == played.seat
            self.luck[seat] += luck if is_own else -luck / (before.players - 1)


def _was_chance(played: Played, before: State, now: State) -> bool:
    is_dealt = now.round_number != before.round_number
    return is_dealt or now.deck_size != before.deck_size or played.stolen is not None
