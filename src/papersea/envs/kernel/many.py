"""Many episodes at once, in arrays: step them all, and fill in what each player to move knows."""

from __future__ import annotations

from typing import Any

from papersea.envs.kernel.ordering import order_drawn_compiled
from papersea.envs.kernel.rows import row_of
from papersea.rules import codes
from papersea.rules.batch import ALL_LEGAL
from papersea.rules.jit import clear_bytes, entry, jit, rare, unchecked, whole
from papersea.rules.observe import fill_observation
from papersea.rules.play import advance, begin_game, begin_match
from papersea.rules.scoring import has_all_mermaids
from papersea.rules.state import Games, State

Array = Any
"""A NumPy array, or lists in the same shape where rules are interpreted."""


@entry
def begin_many(
    games: Games,
    seeds: Array,
    observations: Array,
    masks: Array,
    allowed: Array,
    seats: Array,
    decisions: Array,
) -> None:
    """A first episode in every game, from its seed."""
    for index in range(len(games)):
        game = games[index]
        begin_game(game, whole(seeds[index]))
        advance(game, codes.NONE)
        decisions[index] = 0
        show(game, row_of(observations, index), row_of(masks, index), row_of(allowed, index))
        seats[index] = game.turn


# Arrays one by one: a tuple of them costs Python four microseconds a call.
@entry
def step_many(
    games: Games,
    actions: Array,
    observations: Array,
    masks: Array,
    allowed: Array,
    seats: Array,
    decisions: Array,
    max_decisions: int,
    is_round: int,
    terminated: Array,
    truncated: Array,
    rewards: Array,
    returns: Array,
    finals: Array,
) -> int:
    """One action in every game. An episode that ends writes how, what it was worth, and what
    whoever moved last saw; another begins. If an action is illegal nothing is played, and the
    game's index returned."""
    for index in range(len(games)):
        action = whole(actions[index])
        if action < 0 or action >= codes.ACTIONS:
            return index
        if allowed[index, action] == 0:
            return index
    for index in range(len(games)):
        game = games[index]
        mover = game.turn
        advance(game, whole(actions[index]))
        decisions[index] += 1
        order_drawn_compiled(game)
        if game.step >= codes.OVER:
            settle(game, is_round)
        if game.step >= codes.OVER or decisions[index] >= max_decisions:
            decisions[index] = 0
            end_episode(
                game, mover, is_round, index, terminated, truncated, rewards, returns, finals
            )
        show(game, row_of(observations, index), row_of(masks, index), row_of(allowed, index))
        seats[index] = game.turn
    return ALL_LEGAL


@unchecked
def show(game: State, observation: Array, mask: Array, allowed: Array) -> None:
    """What the player to move knows, and which moves are legal: once for the caller, and once
    out of reach of the caller's own mistakes."""
    fill_observation(game, game.turn, observation)
    clear_bytes(mask, codes.ACTIONS)
    clear_bytes(allowed, codes.ACTIONS)
    for number in range(game.legal_count):
        action = whole(game.legal[number])
        mask[action] = 1
        allowed[action] = 1


@rare
def settle(game: State, is_round: int) -> None:
    """Let chance decide until a player has to, or the episode is over."""
    while game.step > codes.OVER and not (is_round == 1 and game.step == codes.DEALING):
        advance(game, codes.NONE)


@rare
def end_episode(
    game: State,
    mover: int,
    is_round: int,
    index: int,
    terminated: Array,
    truncated: Array,
    rewards: Array,
    returns: Array,
    finals: Array,
) -> None:
    """Write down how it ended, and deal for another."""
    if game.step >= codes.OVER:
        terminated[index] = True
        write_returns(game, row_of(returns, index), is_round)
        rewards[index] = returns[index, mover]
    else:
        truncated[index] = True
    fill_observation(game, mover, row_of(finals, index))
    begin_match(game)
    advance(game, codes.NONE)


@jit
def write_returns(game: State, returns: Array, is_round: int) -> None:
    """As ``envs.returns`` has it: a share of the win, or points by the target."""
    if is_round == 1 and not has_mermaids(game):
        total = 0
        for seat in range(game.players):
            total += whole(game.gain[seat])
        for seat in range(game.players):
            gain = whole(game.gain[seat])
            returns[seat] = (gain - (total - gain) / (game.players - 1)) / game.target
        return
    count = 0
    for seat in range(game.players):
        count += game.winners >> seat & 1
    for seat in range(game.players):
        share = (game.winners >> seat & 1) / count
        returns[seat] = (game.players * share - 1.0) / (game.players - 1)


@jit
def has_mermaids(game: State) -> bool:
    """Whether somebody has won with all mermaids."""
    for seat in range(game.players):
        if has_all_mermaids(game, seat):
            return True
    return False


@entry
def look(games: Games, index: int, seat: int, observation: Array) -> None:
    """What a seat of one game knows."""
    fill_observation(games[index], seat, observation)
