"""Learn what situations are worth by playing against oneself: the kernel's part.

A network that learns has real numbers where the one that plays has whole ones; its table has the
same rows (see ``players/value/network.py``).
"""

from __future__ import annotations

import math
from collections.abc import MutableSequence
from typing import Annotated, Any, Final

from papersea.players.policy.actions import policy_action
from papersea.players.policy.weights import Policies, Reals
from papersea.players.search.match_table import match_value
from papersea.players.search.tree import is_considered
from papersea.players.value.after import UNKNOWN, best_by_value, enter_after, worth_after
from papersea.players.value.network import (
    NARROW,
    WIDE,
    Scratch,
    Scratches,
    chance_by,
    check_net,
    sum_up,
)
from papersea.players.value.slots import LAST, MOST_SLOTS, SLOT_COUNT, START
from papersea.rules import codes
from papersea.rules.dice import random_below, random_word
from papersea.rules.jit import entry, jit, rare, row_of, unchecked, whole
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.play import advance, begin_game
from papersea.rules.real_numbers import exponential
from papersea.rules.records import (
    ByteRows,
    Doubles,
    KernelRecord,
    Numbers,
    ShortRows,
    SingleRows,
    Singles,
    Wholes,
    new_records,
)
from papersea.rules.state import Games, State

MOST_STEPS: Final = 256
"""Of one seat in a round that are noted."""
_WORDS: Final = 4294967296.0


class School(KernelRecord):
    """How games are played that one learns from, and the round that is being played."""

    by_policy: Annotated[float, "f8"]  # the share of moves that are the policy's
    at_random: Annotated[float, "f8"]  # the share that is anybody's
    warmth: Annotated[float, "f8"]  # how far a move may look better or worse than it does
    patience: Annotated[float, "f8"]  # 1: what came of a round counts; 0: the next thought
    share: Annotated[float, "f8"]  # of steps that become samples
    variety: Annotated[float, "f8"]  # the share of matches with options of any edition
    alone: Annotated[int, "i8"]  # 1 if only one seat of a match learns, among frozen ones
    learner: Annotated[int, "i8"]
    lengths: Annotated[Numbers, "i8", MAX_PLAYERS]
    worths: Annotated[Reals, "f8", MAX_PLAYERS * MOST_STEPS]


class Pupil(KernelRecord):
    """Room to learn from one sample."""

    inputs: Annotated[Numbers, "i8", MOST_SLOTS]
    sums: Annotated[Reals, "f8", WIDE]
    hidden: Annotated[Reals, "f8", NARROW]
    missed: Annotated[float, "f8"]  # squares of what was missed, summed up
    seen: Annotated[int, "i8"]


Schools = MutableSequence[School]
Pupils = MutableSequence[Pupil]


def new_schools() -> Schools:
    return new_records(School, 1)


def new_pupils() -> Pupils:
    return new_records(Pupil, 1)


@jit
def random_part(game: State) -> float:
    return random_word(game) / _WORDS


@entry
def play_samples(
    games: Games,
    scratches: Scratches,
    schools: Schools,
    policies: Policies,
    net: ShortRows,
    frozen: ShortRows,
    values: Singles,
    seed: int,
    steps: ByteRows,
    samples: ByteRows,
    targets: Singles,
) -> int:
    """Play matches until the samples are full; how many decisions that took. ``games``: one that is
    played, and one to spoil; ``steps``: room for those of a round."""
    game, school = games[0], schools[0]
    check_net(whole(game.players), net)
    check_net(whole(game.players), frozen)
    slots = SLOT_COUNT[game.players]
    if steps.shape[0] < MAX_PLAYERS * MOST_STEPS or steps.shape[1] != slots:
        raise IndexError("there is no room for steps")
    if samples.shape[1] != slots or len(targets) < samples.shape[0]:
        raise IndexError("there is no room for samples")
    made = 0
    decisions = 0
    begin_match(game, school, seed)
    while made < samples.shape[0]:
        if game.step == codes.OVER:
            begin_match(game, school, random_word(game))
        action = codes.NONE
        if game.step < codes.DECISIONS:
            action = whole(game.legal[0])
            if game.legal_count > 1:
                if school.alone == 1 and game.turn != school.learner:
                    action = best_by_value(games, 0, 1, scratches[0], frozen, values)
                else:
                    decisions += 1
                    action = choose_and_note(
                        games, scratches[0], school, policies, net, values, steps
                    )
        was_dealt = game.step != codes.DEALING
        advance(game, action)
        if was_dealt and (game.step == codes.OVER or game.step == codes.DEALING):
            for seat in range(game.players):
                worth = match_value(game, seat, scratches[0].cell, scratches[0].cells, values)
                made = note_round(game, school, seat, worth, steps, samples, targets, made)
    return decisions


@rare
def begin_match(game: State, school: School, seed: int) -> None:
    """With options of the classic game, or of any edition."""
    begin_game(game, seed)
    game.deck_out = 0
    game.deck_out_after_call = 0
    game.last_chance_steals = 0
    if random_part(game) < school.variety:
        game.deck_out = random_below(game, 2)
        game.deck_out_after_call = random_below(game, 2)
        game.last_chance_steals = random_below(game, 2)
    school.learner = random_below(game, game.players)
    for seat in range(game.players):
        school.lengths[seat] = 0


@rare
def choose_and_note(
    games: Games,
    scratch: Scratch,
    school: School,
    policies: Policies,
    net: Any,
    values: Any,
    steps: Any,
) -> int:
    """A move, and what it leaves among the steps of its seat."""
    game = games[0]
    seat = whole(game.turn)
    scratch.has_sums = 0
    best = -2.0
    chosen = whole(game.legal[0])
    for number in range(game.legal_count):
        if is_considered(game, number):
            action = whole(game.legal[number])
            worth = worth_after(games, 0, 1, action, scratch, net, values)
            worth += school.warmth * (random_part(game) + random_part(game) - 1.0)
            if worth > best:
                best = worth
                chosen = action
    if random_part(game) < school.at_random:
        chosen = whole(game.legal[random_below(game, game.legal_count)])
    elif random_part(game) < school.by_policy:
        chosen = policy_action(game, policies[seat])
    worth = enter_after(games, 0, 1, chosen, scratch, values)
    length = whole(school.lengths[seat])
    if worth == UNKNOWN and length < MOST_STEPS:
        sum_up(scratch, SLOT_COUNT[game.players], net)
        row = seat * MOST_STEPS + length
        for slot in range(SLOT_COUNT[game.players]):
            steps[row, slot] = scratch.slots[slot] - START[game.players * MOST_SLOTS + slot]
        school.worths[row] = chance_by(scratch, net)
        school.lengths[seat] = length + 1
    return chosen


@rare
def note_round(
    game: State,
    school: School,
    seat: int,
    worth: float,
    steps: Any,
    samples: Any,
    targets: Any,
    made: int,
) -> int:
    """What came of the steps of a seat, from the last to the first, as samples; how many there are
    by then."""
    for back in range(school.lengths[seat]):
        row = seat * MOST_STEPS + whole(school.lengths[seat]) - 1 - back
        if made < samples.shape[0] and random_part(game) < school.share:
            for slot in range(SLOT_COUNT[game.players]):
                samples[made, slot] = steps[row, slot]
            targets[made] = worth
            made += 1
        worth = school.worths[row] + school.patience * (worth - school.worths[row])
    school.lengths[seat] = 0
    return made


@entry
def add_gradient(
    pupils: Pupils,
    players: int,
    weights: SingleRows,
    samples: ByteRows,
    targets: Singles,
    order: Wholes,
    begin: int,
    end: int,
    slopes: SingleRows,
) -> None:
    """Add to the slopes what the samples from ``begin`` to ``end`` in this order say."""
    pupil = pupils[0]
    check_net(players, weights)
    check_net(players, slopes)
    slots = SLOT_COUNT[players]
    if samples.shape[1] != slots:
        raise IndexError("the samples are for another number of players")
    if begin < 0 or end > len(order) or len(targets) < samples.shape[0]:
        raise IndexError("there are not so many samples")
    for number in range(begin, end):
        row = order[number]
        if row < 0 or row >= samples.shape[0]:
            raise IndexError("there is no such sample")
        for slot in range(slots):
            place = players * MOST_SLOTS + slot
            pupil.inputs[slot] = START[place] + min(whole(samples[row, slot]), LAST[place])
        missed = think(pupil, slots, weights) - targets[row]
        pupil.missed += missed * missed
        pupil.seen += 1
        spread(pupil, slots, weights, missed, slopes)


@unchecked
def think(pupil: Pupil, slots: int, weights: Any) -> float:
    """The chance that the network gives. All is worked out in double precision, whichever way the
    kernel runs, and only what is kept is single."""
    bottom = weights.shape[0]
    always = row_of(weights, bottom - 3 - WIDE)
    for unit in range(WIDE):
        pupil.sums[unit] = always[unit]
    for slot in range(slots):
        on = row_of(weights, pupil.inputs[slot])
        for unit in range(WIDE):
            pupil.sums[unit] += on[unit]
    always = row_of(weights, bottom - 2)
    for unit in range(NARROW):
        pupil.hidden[unit] = always[unit]
    for source in range(WIDE):
        strength = pupil.sums[source]
        if strength > 0.0:
            row = row_of(weights, bottom - 2 - WIDE + source)
            for unit in range(NARROW):
                pupil.hidden[unit] += strength * row[unit]
    last = row_of(weights, bottom - 1)
    total = float(last[NARROW])
    for unit in range(NARROW):
        if pupil.hidden[unit] > 0.0:
            total += pupil.hidden[unit] * last[unit]
    return 1.0 / (1.0 + exponential(-total))


@unchecked
def spread(pupil: Pupil, slots: int, weights: Any, missed: float, slopes: Any) -> None:
    """The gradient of one sample, backwards through the layers."""
    bottom = weights.shape[0]
    last = row_of(weights, bottom - 1)
    into = row_of(slopes, bottom - 1)
    into[NARROW] += missed
    always = row_of(slopes, bottom - 2)
    for unit in range(NARROW):
        if pupil.hidden[unit] > 0.0:
            into[unit] += missed * pupil.hidden[unit]
            pupil.hidden[unit] = missed * last[unit]
            always[unit] += pupil.hidden[unit]
        else:
            pupil.hidden[unit] = 0.0
    for source in range(WIDE):
        strength = pupil.sums[source]
        back = 0.0
        if strength > 0.0:
            row = row_of(weights, bottom - 2 - WIDE + source)
            into = row_of(slopes, bottom - 2 - WIDE + source)
            for unit in range(NARROW):
                back += pupil.hidden[unit] * row[unit]
            for unit in range(NARROW):
                into[unit] += strength * pupil.hidden[unit]
        pupil.sums[source] = back
    always = row_of(slopes, bottom - 3 - WIDE)
    for unit in range(WIDE):
        always[unit] += pupil.sums[unit]
    for slot in range(slots):
        into = row_of(slopes, pupil.inputs[slot])
        for unit in range(WIDE):
            into[unit] += pupil.sums[unit]


@entry
def step_weights(
    weights: SingleRows,
    slopes: SingleRows,
    others: SingleRows,
    means: SingleRows,
    squares: SingleRows,
    averages: SingleRows,
    rates: Doubles,
) -> None:
    """One step of Adam along two gradients together, which are forgotten then. ``rates``: of
    learning (corrected for the mean's beginning), one over samples, the correction of the squares,
    and of averaging."""
    if len(rates) < 4:
        raise IndexError("there are four rates")
    for each in (slopes, others, means, squares, averages):
        if each.shape[0] != weights.shape[0] or each.shape[1] != weights.shape[1]:
            raise IndexError("all tables have the same rows")
    for number in range(weights.shape[0]):
        move_row(
            row_of(weights, number),
            row_of(slopes, number),
            row_of(others, number),
            row_of(means, number),
            row_of(squares, number),
            row_of(averages, number),
            rates,
        )


@unchecked
def move_row(
    weights: Any, slopes: Any, others: Any, means: Any, squares: Any, averages: Any, rates: Any
) -> None:
    for number in range(len(weights)):
        # Each single number is multiplied by a double one first, so that no sum is a single one.
        slope = slopes[number] * rates[1] + others[number] * rates[1]
        slopes[number] = 0.0
        others[number] = 0.0
        means[number] += 0.1 * (slope - means[number])
        squares[number] += 0.001 * (slope * slope - squares[number])
        size = math.sqrt(squares[number] * rates[2]) + 1e-8
        weights[number] -= rates[0] * means[number] / size
        averages[number] += rates[3] * weights[number] - rates[3] * averages[number]


@entry
def play_duel(
    games: Games,
    scratches: Scratches,
    policies: Policies,
    net: ShortRows,
    rival: ShortRows,
    values: Singles,
    seed: int,
    seats: int,
    rivals: int,
) -> int:
    """A match: seats whose bit is set play by the network, those in ``rivals`` by the other one,
    all others by the policy. Returns who has won, one bit a seat."""
    game = games[0]
    check_net(whole(game.players), net)
    check_net(whole(game.players), rival)
    if (seats | rivals) >> game.players != 0:
        raise ValueError("there are not so many seats")
    begin_game(game, seed)
    while game.step != codes.OVER:
        action = codes.NONE
        if game.step < codes.DECISIONS:
            action = whole(game.legal[0])
            if game.legal_count > 1:
                if seats >> game.turn & 1:
                    action = best_by_value(games, 0, 1, scratches[0], net, values)
                elif rivals >> game.turn & 1:
                    action = best_by_value(games, 0, 1, scratches[0], rival, values)
                else:
                    action = policy_action(game, policies[game.turn])
        advance(game, action)
    return game.winners
