"""Many games at once, in arrays: step them all, and fill in what each player to move knows."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from papersea.rules import codes
from papersea.rules.jit import clear_bytes, entry, jit, rare, row_of, unchecked, whole
from papersea.rules.legal import check_move, check_seat
from papersea.rules.observe import OBSERVATION_SIZES, fill_observation
from papersea.rules.play import advance, begin_game, begin_match
from papersea.rules.recall import (
    Histories,
    History,
    add_recalled,
    note_events,
    observed_size,
    play_and_note,
    size_of_version,
)
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
FORFEIT: Final = -1
"""In place of an action, where that is allowed: whoever is to move loses the episode."""
_HAS_ENDED: Final = -1
"""So many decisions has a game whose next step only begins another episode."""


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


def new_arrays(count: int, players: int, version: int = 0) -> Arrays:
    size = observed_size(version, players)
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
    version: int,
    histories: Histories,
    observations: ByteRows,
    masks: SmallRows,
    allowed: SmallRows,
    seats: Bytes,
    decisions: Wholes,
) -> None:
    """A first episode in every game, from its seed."""
    check_rows(games, version, histories, observations, masks, allowed, seats, decisions)
    if len(seeds) < len(games):
        raise IndexError("fewer rows than games")
    for index in range(len(games)):
        game = games[index]
        history = histories[index if version > 0 else 0]
        begin_game(game, whole(seeds[index]))
        go_on(game, codes.NONE, version, history)
        decisions[index] = 0
        seen = row_of(observations, index)
        show(game, version, history, seen, row_of(masks, index), row_of(allowed, index))
        seats[index] = game.turn


# Arrays one by one: a tuple of them costs Python four microseconds a call.
@entry
def step_games(
    games: Games,
    actions: Wholes,
    max_decisions: int,
    is_round: int,
    waits: int,
    forfeits: int,
    version: int,
    histories: Histories,
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
    whoever moved last saw; another begins at once or, if it ``waits``, with the next step, whose
    action counts for nothing. If an action is illegal nothing is played, and the game's index
    returned; else ``ALL_LEGAL``, less the number of episodes that have ended. ``FORFEIT`` is legal
    if it ``forfeits``."""
    check_rows(games, version, histories, observations, masks, allowed, seats, decisions)
    check_ends(games, version, actions, terminated, truncated, rewards, returns, winners, finals)
    for index in range(len(games)):
        action = whole(actions[index])
        if decisions[index] == _HAS_ENDED or (action == FORFEIT and forfeits == 1):
            continue
        if action < 0 or action >= codes.ACTIONS:
            return index
        if allowed[index, action] == 0:
            return index
    ended = 0
    for index in range(len(games)):
        game = games[index]
        history = histories[index if version > 0 else 0]
        action = whole(actions[index])
        mover = game.turn
        if terminated[index] or truncated[index]:
            forget_end(index, terminated, truncated, rewards, row_of(returns, index), winners)
        seen, mask, legal = (
            row_of(observations, index),
            row_of(masks, index),
            row_of(allowed, index),
        )
        if decisions[index] == _HAS_ENDED:
            decisions[index] = 0
            begin_again(game, version, history)
        else:
            loser = mover if action == FORFEIT else codes.NOBODY
            decisions[index] += 1
            if loser == codes.NOBODY:
                go_on(game, action, version, history)
                order_drawn_compiled(game)
                if game.step >= codes.OVER:
                    settle(game, is_round, version, history)
            if (
                loser != codes.NOBODY
                or game.step >= codes.OVER
                or decisions[index] >= max_decisions
            ):
                ended += 1
                end_episode(
                    game,
                    mover,
                    loser,
                    is_round,
                    index,
                    terminated,
                    truncated,
                    rewards,
                    returns,
                    winners,
                )
                observe(game, mover, version, history, row_of(finals, index))
                if waits == 1:
                    decisions[index] = _HAS_ENDED
                    observe(game, mover, version, history, seen)
                    allow_all(mask, legal)
                    seats[index] = mover
                    continue
                decisions[index] = 0
                begin_again(game, version, history)
        show(game, version, history, seen, mask, legal)
        seats[index] = game.turn
    return ALL_LEGAL - ended


@jit
def go_on(game: State, action: int, version: int, history: History) -> None:
    """One step, which is remembered if an observation tells of it."""
    if version > 0:
        play_and_note(game, action, history)
    else:
        advance(game, action)


@rare
def begin_again(game: State, version: int, history: History) -> None:
    """Deal for another episode."""
    begin_match(game)
    go_on(game, codes.NONE, version, history)


@jit
def check_rows(
    games: Games,
    version: int,
    histories: Histories,
    observations: Array,
    masks: Array,
    allowed: Array,
    seats: Array,
    decisions: Array,
) -> None:
    """There must be room for what every game tells: nobody looks where it is written."""
    rows = min(len(observations), len(masks), len(allowed), len(seats), len(decisions))
    if rows < len(games):
        raise IndexError("fewer rows than games")
    check_histories(version, len(games), histories)
    if min(masks.shape[1], allowed.shape[1]) < codes.ACTIONS:
        raise IndexError("the masks are too short")
    check_observations(games, version, observations)


@jit
def check_histories(version: int, count: int, histories: Histories) -> None:
    """Version 0 needs one, which nobody writes to."""
    if version < 0 or version > 1:
        raise ValueError("there is no such version")
    if len(histories) < (count if version > 0 else min(count, 1)):
        raise IndexError("fewer histories than games")


@jit
def check_ends(
    games: Games,
    version: int,
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
    check_observations(games, version, finals)


@jit
def check_observations(games: Games, version: int, observations: Array) -> None:
    for index in range(len(games)):
        if observations.shape[1] < size_of_version(version, games[index].players):
            raise IndexError("the observation is too short")


@jit
def observe(game: State, seat: int, version: int, history: History, observation: Array) -> None:
    """What a seat knows."""
    fill_observation(game, seat, observation)
    if version > 0:
        add_recalled(game, seat, history, observation)


@unchecked
def show(
    game: State, version: int, history: History, observation: Array, mask: Array, allowed: Array
) -> None:
    """What the player to move knows, and which moves are legal: once for the caller, and once
    out of reach of the caller's own mistakes."""
    observe(game, game.turn, version, history, observation)
    clear_bytes(mask, codes.ACTIONS)
    clear_bytes(allowed, codes.ACTIONS)
    for number in range(game.legal_count):
        action = whole(game.legal[number])
        mask[action] = 1
        allowed[action] = 1


@unchecked
def allow_all(mask: Array, allowed: Array) -> None:
    """Where an action counts for nothing, any will do."""
    for action in range(codes.ACTIONS):
        mask[action] = 1
        allowed[action] = 1


@rare
def settle(game: State, is_round: int, version: int, history: History) -> None:
    """Let chance decide until a player has to, or the episode is over."""
    while game.step > codes.OVER and not (is_round == 1 and game.step == codes.DEALING):
        go_on(game, codes.NONE, version, history)


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
    loser: int,
    is_round: int,
    index: int,
    terminated: Array,
    truncated: Array,
    rewards: Array,
    returns: Array,
    winners: Array,
) -> None:
    """Write down how it ended."""
    if loser != codes.NOBODY:
        game.winners = (1 << game.players) - 1 - (1 << loser)
        terminated[index] = True
        winners[index] = game.winners
        share_win(game, row_of(returns, index))
        rewards[index] = returns[index, mover]
    elif game.step >= codes.OVER:
        terminated[index] = True
        winners[index] = game.winners if game.step == codes.OVER else 0
        write_returns(game, row_of(returns, index), is_round)
        rewards[index] = returns[index, mover]
    else:
        truncated[index] = True


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
    else:
        share_win(game, returns)


@jit
def share_win(game: State, returns: Array) -> None:
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
def step_and_note(games: Games, index: int, action: int, histories: Histories, where: int) -> None:
    """Play a legal move, or let the game's own generator decide; all seats remember it."""
    check_move(games[index], action)
    play_and_note(games[index], action, histories[where])


@entry
def note_chance(games: Games, index: int, histories: Histories, where: int) -> None:
    """All seats remember what chance from outside has decided."""
    note_events(games[index], histories[where])


@entry
def look_back(
    games: Games, index: int, seat: int, histories: Histories, where: int, observation: Bytes
) -> None:
    """What a seat of one game knows, in version 1."""
    game = games[index]
    check_seat(game, seat)
    if len(observation) < size_of_version(1, game.players):
        raise IndexError("the observation is too short")
    observe(game, seat, 1, histories[where], observation)


@entry
def look(games: Games, index: int, seat: int, observation: Bytes) -> None:
    """What a seat of one game knows."""
    game = games[index]
    check_seat(game, seat)
    if len(observation) < OBSERVATION_SIZES[game.players]:
        raise IndexError("the observation is too short")
    fill_observation(game, seat, observation)
