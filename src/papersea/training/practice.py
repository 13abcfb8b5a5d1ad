"""Learn what moves are worth by trying all of them: the kernel's part.

In matches that a policy plays against itself, every move of a moment is played out with the same
cards to come.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, Any, Final

from papersea.players.policy.actions import policy_action
from papersea.players.policy.by_table import is_tried_by_table, places_of
from papersea.players.policy.places import MOST_PLACES, TABLE
from papersea.players.policy.weights import Policies, Reals
from papersea.players.search.match_table import match_value
from papersea.players.search.tree import is_considered
from papersea.rules import codes
from papersea.rules.dice import random_below, random_word, seed_random, shuffle_left
from papersea.rules.jit import entry, jit, rare, row_of, whole
from papersea.rules.play import advance, begin_game
from papersea.rules.real_numbers import exponential
from papersea.rules.records import (
    Doubles,
    KernelRecord,
    Numbers,
    Singles,
    WholeRows,
    copy_record,
    new_records,
)
from papersea.rules.state import Games, State

_WORDS: Final = 4294967296.0
ROOM: Final = codes.MAX_LEGAL, MOST_PLACES
"""For the places of all moves."""


class Lesson(KernelRecord):
    """How one learns, and the moment that is learned from."""

    cell: Annotated[int, "i8"]  # points in a cell of the match table
    cells: Annotated[int, "i8"]
    rate: Annotated[float, "f8"]  # how far a moment moves what was learned
    share: Annotated[float, "f8"]  # of moments that are learned from
    at_random: Annotated[float, "f8"]  # the share of moves that is anybody's
    liking: Annotated[float, "f8"]  # how sharply moves are chosen by leads; 0: leads are learned
    moves: Annotated[int, "i8"]
    action: Annotated[Numbers, "i8", codes.MAX_LEGAL]
    count: Annotated[Numbers, "i8", codes.MAX_LEGAL]  # of places
    total: Annotated[Reals, "f8", codes.MAX_LEGAL]  # what they add up to
    worth: Annotated[Reals, "f8", codes.MAX_LEGAL]  # what came of the move
    step: Annotated[Reals, "f8", codes.MAX_LEGAL]


Lessons = MutableSequence[Lesson]


def new_lessons() -> Lessons:
    return new_records(Lesson, 1)


@jit
def random_part_of(game: State) -> float:
    return random_word(game) / _WORDS


@entry
def practise(
    games: Games,
    lessons: Lessons,
    policies: Policies,
    values: Singles,
    seed: int,
    moments: int,
    table: Doubles,
    places: WholeRows,
) -> int:
    """Play until so many moments were learned from; how many decisions that took. ``games``: one
    that is played, one with other cards to come, and one to try moves in."""
    game, lesson = games[0], lessons[0]
    if len(table) < TABLE:
        raise IndexError("the table is too small")
    if places.shape[0] < codes.MAX_LEGAL or places.shape[1] < MOST_PLACES:
        raise IndexError("there is no room for places")
    done = 0
    decisions = 0
    begin_game(game, seed)
    while done < moments:
        if game.step == codes.OVER:
            begin_game(game, random_word(game))
        action = codes.NONE
        if game.step < codes.DECISIONS:
            action = policy_action(game, policies[game.turn])
            if game.legal_count > 1:
                decisions += 1
                if is_tried_by_table(game) and random_part_of(game) < lesson.share:
                    try_moves(games, lesson, policies, values)
                    learn_from(game, lesson, table, places)
                    done += 1
                if random_part_of(game) < lesson.at_random:
                    action = whole(game.legal[random_below(game, game.legal_count)])
        advance(game, action)
    return decisions


@rare
def try_moves(games: Games, lesson: Lesson, policies: Policies, values: Any) -> None:
    """What comes of every move, with the same cards to come, others than the game has in store."""
    game = games[0]
    copy_record(games, 0, 1)
    seed_random(games[1], random_word(game))
    shuffle_left(games[1])
    lesson.moves = 0
    for number in range(game.legal_count):
        if is_considered(game, number):
            move = whole(lesson.moves)
            lesson.action[move] = game.legal[number]
            copy_record(games, 1, 2)
            following = games[2]
            advance(following, whole(game.legal[number]))
            while following.step < codes.DECISIONS or following.step == codes.STEALING:
                action = codes.NONE
                if following.step < codes.DECISIONS:
                    action = policy_action(following, policies[following.turn])
                advance(following, action)
            lesson.worth[move] = match_value(
                following, whole(game.turn), lesson.cell, lesson.cells, values
            )
            lesson.moves = move + 1


@rare
def learn_from(game: State, lesson: Lesson, table: Any, places: Any) -> None:
    """Move the numbers at the places of every move."""
    for move in range(lesson.moves):
        row = row_of(places, move)
        lesson.count[move] = places_of(game, whole(lesson.action[move]), row)
        lesson.total[move] = 0.0
        for number in range(lesson.count[move]):
            lesson.total[move] += table[row[number]]
    if lesson.liking > 0.0:
        step_by_liking(lesson)
    else:
        step_by_leads(lesson)
    for move in range(lesson.moves):
        row = row_of(places, move)
        for number in range(lesson.count[move]):
            table[row[number]] += lesson.rate * lesson.step[move]


@jit
def step_by_leads(lesson: Lesson) -> None:
    """Towards what each move brought above the mean of all."""
    mean, usual = 0.0, 0.0
    for move in range(lesson.moves):
        mean += lesson.worth[move] / lesson.moves
        usual += lesson.total[move] / lesson.moves
    for move in range(lesson.moves):
        lead = lesson.worth[move] - mean
        lesson.step[move] = lead - (lesson.total[move] - usual)


@jit
def step_by_liking(lesson: Lesson) -> None:
    """Along the slope of what is won by whoever chooses moves by how much they are liked."""
    most = lesson.total[0]
    for move in range(1, lesson.moves):
        most = max(most, lesson.total[move])
    shares, won = 0.0, 0.0
    for move in range(lesson.moves):
        lesson.step[move] = exponential((lesson.total[move] - most) * lesson.liking)
        shares += lesson.step[move]
        won += lesson.step[move] * lesson.worth[move]
    for move in range(lesson.moves):
        lesson.step[move] *= (lesson.worth[move] - won / shares) / shares
