"""Calls every entry of the kernel with numbers that mean nothing and blocks that are too short:

    PAPERSEA_KERNEL=python python -m tests.kernel.astray [MODULE ...]

A call that is right is done again with one argument after the other gone astray. What comes of each
is printed, a line of JSON, after a line that names it: whoever reads on finds the one at which the
process has died. MODULE: how the names of entries begin that are called; else all are.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from functools import cache
from importlib import import_module
from inspect import signature
from typing import Any, Final

from papersea.cards import DECK, Kind, index_of, parse_cards
from papersea.game import CLASSIC, Game
from papersea.knowledge.script import new_worlds
from papersea.moves import Seat
from papersea.players.belief.worlds import Belief
from papersea.players.budget import Playouts
from papersea.players.ladder.simple import SimplePlayer
from papersea.players.odds.bets import lay_question
from papersea.players.odds.last_turns import DEALT_GAME, deal_world
from papersea.players.odds.reach import new_chases
from papersea.players.odds.situation import Situation
from papersea.players.policy.judgement import policies_of, tuned
from papersea.players.policy.places import TABLE
from papersea.players.policy.weights import CALL_INPUTS
from papersea.players.search.expert import PLAIN_MANNER, set_up_root
from papersea.players.search.match import MatchValues
from papersea.players.search.root import begin_search, new_roots
from papersea.players.value.network import WIDE, new_scratches, rows_of
from papersea.players.value.slots import SLOTS
from papersea.record import Record
from papersea.rules import codes
from papersea.rules.batch import begin_games, new_arrays
from papersea.rules.entries import place, start, step
from papersea.rules.in_force import PLAIN
from papersea.rules.jit import ENTRIES
from papersea.rules.observe import observation_size
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.recall import new_histories, observed_size
from papersea.rules.records import Array, KernelRecord, Records, arrays_of, new_array
from papersea.rules.settings import write_options
from papersea.rules.state import Games, game_at, new_games
from papersea.rules.tables import COLOURS, DIFFERENT, GROUPS, KINDS, MAX_PILE, MERMAIDS
from papersea.setting_up import lay_known
from papersea.training.practice import ROOM, new_lessons
from papersea.training.reading import rounds_of
from papersea.training.values import MOST_STEPS, new_pupils, new_schools
from papersea.view import View
from tests.kernel.comparing import written
from tests.sizes import sized

PLAYERS: Final = 2
AMOUNTS: Final = ("count", "decisions", "moments", "playouts", "rounds", "tries", "turns")
"""What takes the longer, the more it is: nothing is out of range, but nobody waits for it."""

_ALL_WRONG: Final = (
    *(-1, -2, 1, 2, 3, MAX_PLAYERS, MAX_PLAYERS + 1, 7, 8, KINDS, DIFFERENT, len(GROUPS)),
    *(codes.ACTIONS - 1, codes.ACTIONS, 200, 255, 256, 2**31, 2**32, 2**40, 2**62, 2**63 - 1),
    *(-(2**31), -(2**40), -(2**62), -(2**63)),
)
_MOST_WRONG: Final = (-1, 2, 3, MAX_PLAYERS + 1, DIFFERENT, codes.ACTIONS, 255, 2**40, 2**63 - 1)
WRONG: Final = sized((*_MOST_WRONG, -(2**63)), _ALL_WRONG)

NEVER_WRONG: Final = ("seed", "sees_deck")
SOME: Final = sized((-1, 2**40, -(2**63)), WRONG)
"""For those: whatever follows from a number is done, and takes plain Python its time."""

Arguments = list[Any]


def begun(moves: int = 0, room: int = 1) -> Games:
    """A game after so many first legal moves, in room for so many games."""
    games = new_games(room)
    game = game_at(games, 0)
    write_options(game, CLASSIC, PLAYERS)
    start(games, 0, 1)
    step(games, 0, codes.NONE)
    for _ in range(moves):
        step(games, 0, game.legal[0])
    return games


def dealt(step_: int) -> Games:
    """A game that waits for chance: for a deal, or for what is stolen."""
    games = begun()
    game = game_at(games, 0)
    game.step, game.victim = step_, 1 - game.turn
    return games


@cache
def view() -> View:
    """What the seat whose turn it is sees in the middle of a round."""
    game = Game(CLASSIC, PLAYERS, seed=3)
    players = [SimplePlayer(seed) for seed in range(PLAYERS)]
    for _ in range(12):
        game.play(players[game.turn].choose(game.view(game.turn), Playouts(1)))
    return game.view(game.turn)


@cache
def record() -> Record:
    game = Game(CLASSIC, PLAYERS, seed=5)
    while not game.is_over:
        game.play(game.legal_moves()[-1])
    return Record.of(game)


def policies() -> Any:
    return policies_of(tuned(), tuned(), 0)


def believing(*, reads: bool = False) -> Arguments:
    belief = Belief(view(), reads=reads)
    return [belief.scripts, belief.worlds, belief.games]


def sampling() -> Arguments:
    return [*believing(), 1, 2, 100]


def looking_ahead() -> Arguments:
    return [*believing(), policies(), 2, 100]


def searching() -> Arguments:
    """A table of the match that is as small as can be: whoever looks beside it finds nothing."""
    belief = Belief(view())
    roots, edges = new_roots(64)
    cells = 2
    cell = -(-view().target // cells)
    set_up_root(roots[0], MatchValues(cell, cells, 0.0, None), PLAIN_MANNER)
    assert view().seat is not None
    roots[0].seat = view().seat or Seat(0)
    begin_search(belief.worlds, roots, edges, 1)
    size = PLAYERS * cells**PLAYERS
    values = new_array("f4", size)
    for number in range(size):
        values[number] = number / size
    return [belief.scripts, belief.worlds, belief.games, roots, edges, policies(), values, 4, 100]


@cache
def some_numbers(width: str, rows: int) -> bytes:
    """For a table of weights, made once."""
    small = (number * 37 % 401 - 200 for number in range(rows * WIDE))
    if width == "f4":
        return array("f", (number / 2000 for number in small)).tobytes()
    return array("h", small).tobytes()


def net() -> Any:
    """A network of small numbers that differ."""
    rows = rows_of(PLAYERS)
    return arrays_of("i2", 2)(rows, WIDE, memory=bytearray(some_numbers("i2", rows)))


def small_table() -> Any:
    """Of the match, as small as can be: one cell."""
    values = new_array("f4", PLAYERS)
    values[0], values[1] = 0.5, 0.25
    return values


def judging() -> Arguments:
    scratches = new_scratches(1)
    scratches[0].cell, scratches[0].cells = view().target, 1
    return [scratches, net(), small_table()]


def searching_by_value(turns: int) -> Arguments:
    scripts, worlds, games, roots, *_ = searching()
    roots[0].cell, roots[0].cells = view().target, 1
    return [scripts, worlds, games, roots, *judging(), turns, 1, 100]


def shortly() -> Games:
    """A match that ends with the first points."""
    games = begun(0, 2)
    game_at(games, 0).target = 1
    return games


def playing_samples() -> Arguments:
    schools = new_schools()
    school = schools[0]
    school.warmth, school.patience, school.share, school.variety = 0.1, 0.5, 0.5, 0.5
    school.at_random = school.by_policy = 0.2
    scratches, network, table = judging()
    steps = new_array("u1", MAX_PLAYERS * MOST_STEPS, SLOTS[PLAYERS])
    samples, targets = new_array("u1", 5, SLOTS[PLAYERS]), new_array("f4", 5)
    nets = [network, net()]
    return [shortly(), scratches, schools, policies(), *nets, table, 1, steps, samples, targets]


def adding_gradients() -> Arguments:
    rows = rows_of(PLAYERS)
    weights = arrays_of("f4", 2)(rows, WIDE, memory=bytearray(some_numbers("f4", rows)))
    slopes = new_array("f4", rows, WIDE)
    samples, targets, order = (
        new_array("u1", 3, SLOTS[PLAYERS]),
        new_array("f4", 3),
        new_array("i8", 3),
    )
    order[0], order[1], targets[2] = 2, 1, 0.7
    return [new_pupils(), PLAYERS, weights, samples, targets, order, 0, 3, slopes]


def cheating() -> Arguments:
    return cheating_for(0)


def cheating_by_value() -> Arguments:
    return cheating_for(1)


def cheating_for(turns: int) -> Arguments:
    _, worlds, games, roots, edges, *others = searching()
    *_, scratches, net, _, _, playouts, tries = searching_by_value(turns)
    lay_known(games, Game(CLASSIC, PLAYERS, seed=1).position())
    roots[0].seat = games[0].turn
    policies, values, *_ = others
    by_value = [scratches, net, turns]
    return [worlds, games, roots, edges, policies, values, *by_value, 0, playouts, tries]


def bets() -> tuple[Any, Any]:
    return lay_question(Situation(parse_cards("OyOgOvPpHy"), (6,), (), (), None))


def chasing() -> Arguments:
    games, unknowns = bets()
    deal_world(games, unknowns, 1)
    return [games, DEALT_GAME, new_chases()]


def explaining() -> Arguments:
    rounds = rounds_of([record()])
    return [rounds.scripts, new_worlds(1), rounds.games, policies(), new_array("f8", 1)]


def solving() -> Arguments:
    cells = 2
    room = [new_array("i8", PLAYERS), new_array("f8", 3 * PLAYERS, PLAYERS)]
    values = new_array("f4", PLAYERS * cells**PLAYERS)
    return [begun(), 1, policies(), 2, 20, cells, *room, values]


def asking_chances() -> Arguments:
    """In the middle of two cells."""
    games = begun()
    game = game_at(games, 0)
    game.step = codes.DEALING
    game.score[0], game.score[1] = 7, 25
    values = new_array("f4", PLAYERS * 2**PLAYERS)
    values[0] = values[5] = 0.5
    return [games, 20, 2, values, new_array("f8", PLAYERS)]


def beginning_games(version: int = 0) -> Arguments:
    games = new_games(3)
    for number in range(3):
        write_options(game_at(games, number), CLASSIC, PLAYERS)
    seeds = new_array("i8", 3)
    arrays = new_arrays(3, PLAYERS, version)
    return [games, seeds, version, new_histories(3), *arrays[: len(arrays) - 6]]


def stepping_games(version: int = 0, waits: int = 0, forfeits: int = 0) -> Arguments:
    """At the last decision of an episode: all that can be written is written."""
    games, seeds, _, histories, *_ = beginning_games(version)
    arrays = new_arrays(3, PLAYERS, version)
    begin_games(games, seeds, version, histories, *arrays[: len(arrays) - 6])
    actions = new_array("i8", 3)
    for number in range(3):
        actions[number] = game_at(games, number).legal[0]
    return [games, actions, 1, 0, waits, forfeits, version, histories, *arrays]


def counting(kind: int = 2, colour: int = 3) -> Arguments:
    """So many of a kind, and of a colour."""
    kinds, held, laid = (new_array("u1", KINDS) for _ in range(3))
    colours = new_array("u1", COLOURS)
    for number in range(KINDS):
        kinds[number] = held[number] = kind
    for number in range(COLOURS):
        colours[number] = colour
    return [kinds, held, laid, colours, PLAIN, new_array("u1", KINDS + MERMAIDS + 1)]


def crowded() -> Games:
    """Seat 0 has all crabs in hand, and a pile is full."""
    games = begun()
    place(games, 0, codes.CLEAR, 0, 0)
    for card in DECK:
        if card.kind is Kind.CRAB:
            place(games, 0, codes.IN_HAND, 0, index_of(card))
    for _ in range(MAX_PILE):
        place(games, 0, codes.ON_PILE, 0, DIFFERENT - 1)
    return games


def practising() -> Arguments:
    lessons = new_lessons()
    lesson = lessons[0]
    lesson.cell, lesson.cells, lesson.share, lesson.rate = 1, 1, 1.0, 0.01
    games = new_games(3)
    for number in range(3):
        write_options(game_at(games, number), CLASSIC, PLAYERS)
        game_at(games, number).target = 1
    room = [new_array("f8", TABLE), new_array("i8", *ROOM)]
    return [games, lessons, policies(), small_table(), 1, 2, *room]


SOUND: Final[dict[str, Sequence[Callable[[], Arguments]]]] = {
    "papersea.rules.entries.start": [lambda: [begun(), 0, 1]],
    "papersea.rules.entries.step": [
        lambda: [begun(), 0, codes.DRAW],
        lambda: [begun(1), 0, codes.KEEP],
        lambda: [begun(2), 0, codes.END],
        lambda: [dealt(codes.DEALING), 0, codes.NONE],
        lambda: [dealt(codes.OVER), 0, codes.NONE],
    ],
    "papersea.rules.entries.decide": [
        lambda: [dealt(codes.DEALING), 0, codes.NONE],
        lambda: [dealt(codes.STEALING), 0, 0],
    ],
    "papersea.rules.entries.reshuffle": [lambda: [begun(), 0, 1]],
    "papersea.rules.entries.place": [
        *(
            lambda where=where: [begun(), 0, where, 0, 1]
            for where in (
                *(codes.CLEAR, codes.IN_HAND, codes.ON_TABLE, codes.ON_PILE),
                codes.LIST_MOVES,
            )
        ),
        lambda: [crowded(), 0, codes.IN_HAND, 0, 0],
        lambda: [crowded(), 0, codes.ON_TABLE, 0, 0],
        lambda: [crowded(), 0, codes.ON_PILE, 0, 0],
    ],
    "papersea.rules.entries.ask": [
        lambda question=question: [begun(), 0, question, 0]  # type: ignore[misc]
        for question in range(codes.CAN_CLOSE + 1)
    ],
    "papersea.rules.entries.ask_rules": [lambda: [codes.POINTS_NEEDED, PLAIN]],
    "papersea.rules.entries.settle": [
        lambda ending=ending: [begun(), 0, ending, 0]  # type: ignore[misc]
        for ending in range(codes.BY_MERMAIDS + 1)
    ],
    "papersea.rules.entries.foretell": [
        lambda closer=closer: [codes.BET_WON, closer, 10, 3]  # type: ignore[misc]
        for closer in (False, True)
    ],
    "papersea.rules.entries.explain_points": [
        counting,
        lambda: counting(kind=200),
        lambda: counting(kind=20),
        lambda: counting(colour=255),
    ],
    "papersea.rules.batch.begin_games": [beginning_games, lambda: beginning_games(1)],
    "papersea.rules.batch.step_games": [
        stepping_games,
        lambda: stepping_games(1),
        lambda: stepping_games(1, waits=1, forfeits=1),
    ],
    "papersea.rules.batch.step_and_note": [
        lambda: [begun(), 0, codes.DRAW, new_histories(1), 0],
        lambda: [begun(1), 0, codes.KEEP, new_histories(1), 0],
    ],
    "papersea.rules.batch.note_chance": [lambda: [begun(1), 0, new_histories(1), 0]],
    "papersea.rules.batch.look_back": [
        lambda: [begun(), 0, 0, new_histories(1), 0, new_array("u1", observed_size(1, PLAYERS))]
    ],
    "papersea.rules.batch.look": [
        lambda: [begun(), 0, 0, new_array("u1", observation_size(PLAYERS))]
    ],
    "papersea.rules.playout.play_random": [
        lambda manner=manner: [begun(), 0, 1, 5, manner]  # type: ignore[misc]
        for manner in (0, 1)
    ],
    "papersea.players.policy.actions.ask_policy": [lambda: [begun(), 0, policies()]],
    "papersea.players.policy.actions.ask_call": [
        lambda: [begun(2), 0, policies(), new_array("f8", CALL_INPUTS)]
    ],
    "papersea.players.policy.matches.play_match": [lambda: [begun(), policies(), 1]],
    "papersea.players.ladder.lookahead.look_ahead": [looking_ahead],
    "papersea.players.search.match_table.solve_match": [solving],
    "papersea.players.search.match_table.ask_chances": [asking_chances],
    "papersea.players.search.root.begin_search": [
        lambda: [new_worlds(1), *new_roots(8), 1],
    ],
    "papersea.players.search.root.search": [searching],
    "papersea.players.odds.last_turns.ask_chase": [chasing],
    "papersea.players.odds.last_turns.deal_world": [lambda: [*bets(), 1]],
    "papersea.players.odds.last_turns.count_won": [lambda: [*bets(), new_chases(), 1, 1]],
    "papersea.players.belief.sampling.sample_worlds": [sampling],
    "papersea.players.belief.likelihood.begin_believing": [
        lambda: [*believing(reads=True), policies(), 1, 100]
    ],
    "papersea.players.belief.likelihood.go_on_believing": [
        lambda: [*believing(reads=True), policies(), 100]
    ],
    "papersea.players.belief.likelihood.explain_rounds": [explaining],
    "papersea.training.cheating.cheat": [cheating, cheating_by_value],
    "papersea.players.value.race.search_by_value": [
        lambda: searching_by_value(0),
        lambda: searching_by_value(1),
    ],
    "papersea.players.value.luck.worth_now": [lambda: [begun(2, 3), *judging(), 0]],
    "papersea.players.value.luck.expect": [
        lambda: [begun(2, 3), *judging(), 0, codes.END, 1, 2],
        lambda: [begun(0, 3), *judging(), 1, codes.DRAW, 1, 2],
    ],
    "papersea.training.practice.practise": [practising],
    "papersea.training.values.play_samples": [playing_samples],
    "papersea.training.values.add_gradient": [adding_gradients],
    "papersea.training.values.step_weights": [
        lambda: [*(new_array("f4", 3, WIDE) for _ in range(6)), new_array("f8", 4)]
    ],
    "papersea.training.values.play_duel": [
        lambda: [shortly(), judging()[0], policies(), net(), net(), small_table(), 1, 0, 0]
    ],
}
"""For every entry, calls of which no argument is wrong by itself."""


def shorter(block: Any) -> Iterator[Any]:
    """The same block, but that it ends earlier: what was behind is still there, and is nobody's."""
    if isinstance(block, Array):
        for axis, length in enumerate(block.shape):
            for left in sorted({0, 1, length - 1} - {length}):
                shape = tuple(left if each == axis else n for each, n in enumerate(block.shape))
                yield type(block)(*shape, memory=bytearray(block.memory))
    elif isinstance(block, Records):
        for left in range(min(4, len(block))):
            yield type(block)(bytearray(block.memory), left)
    elif isinstance(block, list):
        for left in range(min(4, len(block))):
            yield deepcopy(block[:left])


def astray(function: Callable[..., Any], sound: Callable[[], Arguments]) -> Iterator[Arguments]:
    """The call itself, and then with one argument after the other changed."""
    yield sound()
    names = list(signature(function).parameters)
    for number, name in enumerate(names):
        given = sound()[number]
        if isinstance(given, bool):
            continue
        if isinstance(given, int):
            some = SOME if name in NEVER_WRONG else WRONG
            wrong = [each for each in some if name not in AMOUNTS or each <= 2]
        else:
            wrong = list(shorter(given))
        for each in wrong:
            arguments = sound()
            arguments[number] = each
            yield arguments


def told(argument: Any) -> Any:
    """A number, or how long a block is."""
    if isinstance(argument, Array):
        return list(argument.shape)
    return argument if isinstance(argument, int) else [len(argument)]


def behind(arguments: Arguments) -> list[bytes]:
    """What lies behind the ends of blocks."""
    blocks = [each for each in arguments if isinstance(each, Records | Array)]
    return [bytes(each.memory[len(written(each)) :]) for each in blocks]


def sum_of(arguments: Arguments) -> int:
    """A checksum of all that is in blocks, whether it lies in memory or in objects."""
    total = 0
    for each in arguments:
        if isinstance(each, Array):
            total = zlib.crc32(written(each), total)
        elif not isinstance(each, int):
            for one in each:
                total = zlib.crc32(repr(fields_of(one)).encode(), total)
    return total


def fields_of(one: Any) -> list[Any]:
    kind: type[KernelRecord] = getattr(one, "_kind", type(one))
    values = ((length, getattr(one, name)) for name, _, *length in kind.fields)
    return [list(value) if length else value for length, value in values]


def call(entry: Callable[..., Any], arguments: Arguments) -> Any:
    """What came of it: a result with all that was written, or what was raised."""
    before = behind(arguments)
    try:
        result = entry(*arguments)
    except Exception as error:
        came: list[Any] = [type(error).__name__]
    else:
        came = [None if result is None else int(result), sum_of(arguments)]
    if behind(arguments) != before:
        came.append("has written behind the end of a block")
    return came


def all_calls(modules: Sequence[str] = ()) -> Iterator[tuple[str, Callable[..., Any], Arguments]]:
    """Each with a name, of entries whose own names begin so."""
    for name, calls in SOUND.items():
        if modules and not name.startswith(tuple(modules)):
            continue
        module, _, short = name.rpartition(".")
        entry = getattr(import_module(module), short)
        function = getattr(ENTRIES[name], "py_func", ENTRIES[name])
        for number, sound in enumerate(calls):
            for arguments in astray(function, sound):
                given = json.dumps([told(each) for each in arguments])
                yield f"{short} {number} {given}", entry, arguments


def main(modules: Sequence[str]) -> None:
    for name, entry, arguments in all_calls(modules):
        sys.stdout.write(f"{name}\n")
        sys.stdout.flush()
        sys.stdout.write(json.dumps(call(entry, arguments)) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
