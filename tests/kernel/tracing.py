"""Play random games and boil them down to numbers: one checksum a game over
every step of it, and how often each rare situation was seen.

Run as a program it prints both, so that a second process can play the same games interpreted.
"""

from __future__ import annotations

import json
import sys
import zlib
from typing import Final

from papersea.rules import codes
from papersea.rules.entries import start, step
from papersea.rules.jit import whole
from papersea.rules.options import Edition, Options, parse_options
from papersea.rules.playout import UNIFORM, random_action
from papersea.rules.settings import write_options
from papersea.rules.state import Games, State, new_games
from papersea.rules.tables import CRAB, FISH, KIND_OF
from papersea.rules.ways import PYTHON, WAY
from tests.sizes import sized

PLAYERS: Final = (2, 3, 4)
GAMES: Final = sized(6, 20)
"""So many games for each number of players and manner."""

MOST_STEPS: Final = 300
"""Play that closes rarely goes on for thousands of steps: enough rounds are in so many. Uniform
play goes on to the end of the game."""

CASES: Final = (
    "R9 void at the end of a turn",
    "R9 void at once",
    "Q1 one card left to draw",
    "Q2 deck empty at a draw",
    "Q3 nothing to draw",
    "Q4 both piles empty and a card to put down",
    "Q6 crabs without a pile",
    "Q6 fish without a deck",
    "Q6 nobody to steal from",
    "Q13 scored with an empty deck",
    "Q15 the last two cards drawn",
    "Q19 void after a call",
    "G1 four mermaids",
    "R6 bet won",
    "R7 bet lost",
    "K3 taken unseen, not from the top",
    "Q5 both piles empty and the deck not",
    "Q16 no theft in a last turn",
    "Q17 one pile of two to look through",
    "Q17 some opponents of several to rob",
    "Q18 void with hands that stay hidden",
    "G2 a game played to its end",
)


def count(seen: list[int], case: int, happened: object) -> None:
    seen[case] += bool(happened)


def count_cases(game: State, seen: list[int]) -> None:
    """Look at what the last step wrote down."""
    is_empty = game.deck_size == 0
    is_called = game.closer != codes.NOBODY
    laid = 0
    drew_two = False
    for number in range(game.events):
        event = whole(game.event[number]) & 0xFF
        detail = whole(game.event[number]) >> 16
        drew_two = drew_two or event == codes.DREW
        if event == codes.LAID:
            laid = KIND_OF[detail & 0xFF]
        is_void = event == codes.ROUND_VOID
        count(seen, 0, is_void and game.deck_out == codes.END_OF_TURN)
        count(seen, 1, is_void and game.deck_out == codes.AT_ONCE)
        count(seen, 2, event == codes.DREW_LAST)
        count(seen, 4, event == codes.DRAW_SKIPPED)
        count(seen, 6, event == codes.NO_EFFECT and laid == CRAB)
        count(seen, 7, event == codes.NO_EFFECT and laid == FISH)
        is_no_theft = event == codes.NO_EFFECT and laid not in (FISH, CRAB)
        is_forbidden = is_called and game.last_chance_steals == codes.NEVER
        count(seen, 8, is_no_theft and not is_forbidden)
        count(seen, 17, is_no_theft and is_forbidden)
        count(seen, 20, is_void and game.shown != (1 << game.players) - 1)
        count(seen, 21, event == codes.GAME_ENDED)
        is_bet = event == codes.ROUND_SCORED and detail & 0xFF != codes.STOPPED
        count(seen, 9, is_bet and is_empty)
        count(seen, 10, is_void and drew_two)
        count(seen, 11, is_void and is_called)
        count(seen, 12, event == codes.GAME_ENDED and game.event[number] >> 8 & 0xFF < 4)
        count(seen, 13, is_bet and detail & 0xFF == codes.BET_WON)
        count(seen, 14, is_bet and detail & 0xFF == codes.BET_LOST)
        count(seen, 15, event == codes.PICKED and detail >> 16 > 0)
    lying = game.pile_size[0] + game.pile_size[1]
    count(seen, 16, game.step == codes.DRAWING and lying == 0 and not is_empty)
    count(seen, 18, game.step == codes.SEARCHING and game.legal_count == 1)
    count(seen, 19, game.step == codes.ROBBING and game.legal_count < game.players - 1)
    count(seen, 3, game.step == codes.DRAWING and is_empty)
    count(seen, 5, game.step == codes.KEEPING and game.pile_size[0] + game.pile_size[1] == 0)


def mix(sum_: int, *numbers: object) -> int:
    return zlib.crc32(repr(numbers).encode(), sum_)


def mix_step(game: State, sum_: int) -> int:
    """All that can be done and has just happened; now and then the whole state."""
    legal = list(game.legal[: game.legal_count])
    sum_ = mix(sum_, game.step, game.turn, game.deck_size, legal, list(game.event[: game.events]))
    if game.step >= codes.OVER or (game.step == codes.DRAWING and game.deck_size & 7 == 0):
        sum_ = mix(sum_, *map(list, (game.hand, game.known, game.points, game.score)))
        for pile in range(codes.PILES):
            start = pile * (len(game.pile) // codes.PILES)
            end = start + game.pile_length[pile]
            sum_ = mix(sum_, list(game.pile[start:end]), list(game.gone[start:end]))
    return sum_


def trace(games: Games, seed: int, manner: int, seen: list[int] | None) -> int:
    """Play one game and return the checksum over its steps."""
    game = games[0]
    start(games, 0, seed)
    sum_ = seed
    steps = 0
    while game.step != codes.OVER and (manner == UNIFORM or steps < MOST_STEPS):
        steps += 1
        action = codes.NONE
        if game.step < codes.DECISIONS:
            action = random_action(game, manner)
        step(games, 0, action)
        if seen is not None:
            count_cases(game, seen)
        sum_ = mix_step(game, mix(sum_, action))
    return sum_


def checksums(options: Options, manner: int, seen: list[int] | None = None) -> list[int]:
    """Of many games by some options, in one manner of play. Editions that play alike get seeds of
    their own, so that no game is played twice."""
    first_seed = 100_000 * list(Edition).index(options.edition)
    sums = []
    for players in PLAYERS:
        games = new_games(1)
        write_options(games[0], options, players)
        seeds = range(first_seed + 1000 * players, first_seed + 1000 * players + GAMES)
        sums += [trace(games, seed, manner, seen) for seed in seeds]
    return sums


def trace_all(options: Options, manner: int) -> dict[str, list[int]]:
    """Checksums and sightings."""
    seen = [0] * len(CASES)
    return {"sums": checksums(options, manner, seen), "seen": seen}


if __name__ == "__main__":
    assert WAY.name == PYTHON, "the other process plays the compiled games"
    traced = {
        f"{rules} {manner}": trace_all(parse_options(rules), int(manner))
        for rules, manner in (word.split(":") for word in sys.argv[1:])
    }
    sys.stdout.write(json.dumps(traced))
