"""Many games at once, in arrays: step them all, and fill in what each player to move knows."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from papersea.rules import codes
from papersea.rules.jit import clear_bytes, entry, jit, rare, row_of, unchecked, whole
from papersea.rules.legal import check_seat
from papersea.rules.observe import OBSERVATION_SIZES, fill_observation, observation_size
from papersea.rules.play import advance, begin_game, begin_match
from papersea.rules.records import (
    ByteRows,
    Bytes,
    DoubleRows,
    Doubles,
    Flags,
    SmallRows,
    Wholes,
    new_array,
)
from papersea.rules.scoring import has_all_mermaids
from papersea.rules.state import Games, State

Array = Any

ALL_LEGAL: Final = -1


class Arrays(NamedTuple):
    """What is told of every game: one row each. ``allowed`` is the same as ``masks``, out of
    reach of the caller's own mistakes; all from ``terminated`` on is about an episode that has
    just ended, and is cleared by the caller."""

    observations: Array
    masks: Array
    allowed: Array
    seats: Array
    decisions: Array
    terminated: Array
    truncated: Array
    rewards: Array
    returns: Array
    winners: Array
    finals: Array


def new_arrays(count: int, players: int) -> Arrays:
    size = observation_size(players)
    return Arrays(
        observations=new_array("u1", count, size),
        masks=new_array("i1", count, codes.ACTIONS),
        allowed=new_array("i1", count, codes.ACTIONS),
        seats=new_array("u1", count),
        decisions=new_array("i8", count),
        terminated=new_array("b1", count),
        truncated=new_array("b1", count),
        rewards=new_array("f8", count),
        returns=new_array("f8", count, players),
        winners=new_array("u1", count),
        finals=new_array("u1", count, size),
    )


def _order_drawn(game: State) -> None:
    """The lower one of two drawn cards is the first, so that an observation, which counts copies,
    tells which card each action keeps."""
    if game.step == codes.KEEPING and game.drawn[0] > game.drawn[1]:
        first = game.drawn[0]
        game.drawn[0] = game.drawn[1]
        game.drawn[1] = first


order_drawn = _order_drawn
"""For one game from Python."""
order_drawn_compiled = unchecked(_order_drawn)
"""For the kernel."""


@entry
def begin_games(
    games: Games,
    seeds: Wholes,
    observations: ByteRows,
    masks: SmallRows,
    allowed: SmallRows,
    seats: Bytes,
    decisions: Wholes,
) -> None:
    """A first episode in every game, from its seed."""
    check_rows(games, observations, masks, allowed, seats, decisions)
    if len(seeds) < len(games):
        raise IndexError("fewer rows than games")
    for index in range(len(games)):
        game = games[index]
        begin_game(game, whole(seeds[index]))
        advance(game, codes.NONE)
        decisions[index] = 0
        show(game, row_of(observations, index), row_of(masks, index), row_of(allowed, index))
        seats[index] = game.turn


# Arrays one by one: a tuple of them costs Python four microseconds a call.
@entry
def step_games(
    games: Games,
    actions: Wholes,
    max_decisions: int,
    is_round: int,
    observations: ByteRows,
    masks: SmallRows,
    allowed: SmallRows,
    seats: Bytes,
    decisions: Wholes,
    terminated: Flags,
    truncated: Flags,
    rewards: Doubles,
    returns: DoubleRows,
    winners: Bytes,
    finals: ByteRows,
) -> int:
    """One action in every game. An episode that ends writes how, what it was worth, and what
    whoever moved last saw; another begins. If an action is illegal nothing is played, and the
    game's index returned; else ``ALL_LEGAL``, less the number of episodes that have ended."""
    check_rows(games, observations, masks, allowed, seats, decisions)
    check_ends(games, actions, terminated, truncated, rewards, returns, winners, finals)
    for index in range(len(games)):
        action = whole(actions[index])
        if action < 0 or action >= codes.ACTIONS:
            return index
        if allowed[index, action] == 0:
            return index
    ended = 0
    for index in range(len(games)):
        game = games[index]
        mover = game.turn
        if terminated[index] or truncated[index]:
            forget_end(index, terminated, truncated, rewards, row_of(returns, index), winners)
        advance(game, whole(actions[index]))
        decisions[index] += 1
        order_drawn_compiled(game)
        if game.step >= codes.OVER:
            settle(game, is_round)
        if game.step >= codes.OVER or decisions[index] >= max_decisions:
            ended += 1
            decisions[index] = 0
            end_episode(
                game,
                mover,
                is_round,
                index,
                terminated,
                truncated,
                rewards,
                returns,
                winners,
                finals,
            )
        show(game, row_of(observations, index), row_of(masks, index), row_of(allowed, index))
        seats[index] = game.turn
    return ALL_LEGAL - ended


@jit
def check_rows(
    games: Games, observations: Array, masks: Array, allowed: Array, seats: Array, decisions: Array
) -> None:
    """There must be room for what every game tells: nobody looks where it is written."""
    rows = min(len(observations), len(masks), len(allowed), len(seats), len(decisions))
    if rows < len(games):
        raise IndexError("fewer rows than games")
    if min(masks.shape[1], allowed.shape[1]) < codes.ACTIONS:
        raise IndexError("the masks are too short")
    check_observations(games, observations)


@jit
def check_ends(
    games: Games,
    actions: Array,
    terminated: Array,
    truncated: Array,
    rewards: Array,
    returns: Array,
    winners: Array,
    finals: Array,
) -> None:
    """The same for how episodes end."""
    rows = min(len(actions), len(terminated), len(truncated), len(rewards), len(winners))
    if min(rows, len(returns), len(finals)) < len(games):
        raise IndexError("fewer rows than games")
    for index in range(len(games)):
        if returns.shape[1] < games[index].players:
            raise IndexError("the returns are too short")
    check_observations(games, finals)


@jit
def check_observations(games: Games, observations: Array) -> None:
    for index in range(len(games)):
        if observations.shape[1] < OBSERVATION_SIZES[games[index].players]:
            raise IndexError("the observation is too short")


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
def forget_end(
    index: int, terminated: Array, truncated: Array, rewards: Array, returns: Array, winners: Array
) -> None:
    """How the last episode ended is told until the next action."""
    terminated[index] = False
    truncated[index] = False
    rewards[index] = 0.0
    winners[index] = 0
    for seat in range(len(returns)):
        returns[seat] = 0.0


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
    winners: Array,
    finals: Array,
) -> None:
    """Write down how it ended, and deal for another."""
    if game.step >= codes.OVER:
        terminated[index] = True
        winners[index] = game.winners if game.step == codes.OVER else 0
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
def look(games: Games, index: int, seat: int, observation: Bytes) -> None:
    """What a seat of one game knows."""
    game = games[index]
    check_seat(game, seat)
    if len(observation) < OBSERVATION_SIZES[game.players]:
        raise IndexError("the observation is too short")
    fill_observation(game, seat, observation)
