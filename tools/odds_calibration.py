"""Measure how often bets hold beside how often the odds say so.

``python -m tools.odds_calibration`` lets bots play and stops in every round where somebody may
first bet, and where somebody does. There ``bet_odds`` is asked with all that the seat sees; then
the bet is made with the hands as they are, against the same chasing opponents, over several orders
of the deck. The gap is what was predicted less what held, with a 95 % interval over rounds.
``--record FILE`` keeps the situations for a test.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

from papersea.cards import format_cards
from papersea.events import RoundScored
from papersea.game import Game
from papersea.moves import LastChance, Move
from papersea.players import Player
from papersea.players.catalogue import parse_entrant
from papersea.players.ladder.simple import SimplePlayer
from papersea.players.odds.bets import bet_odds
from papersea.players.odds.last_turns import ask_chase
from papersea.players.odds.reach import new_chases
from papersea.players.odds.situation import Situation
from papersea.rules import codes
from papersea.rules.entries import step
from papersea.rules.options import Options
from papersea.rules.records import copy_record
from papersea.rules.state import game_at
from papersea.translate import events_of

SIMPLE: Final = "simple"
TABLES: Final = ("simple:2", "simple:3", "simple:4", "heron:2", "heron:3", "heron:4", "orca@100p:3")
_ORDERS: Final = 24
_WORLDS: Final = 1000
_SURE: Final = 1.96


@dataclass(frozen=True)
class Moment:
    """When somebody could bet, and how often that would have held."""

    first: bool
    called: bool
    asked: Situation
    held: float


def moments(bot: str, players: int, seed: int) -> Iterator[Moment]:
    """Of games without an end."""
    while True:
        yield from _play(Game(Options(), players, seed=seed), bot, seed)
        seed += 1


def _play(game: Game, bot: str, seed: int) -> Iterator[Moment]:
    seats = [_seated(bot, players_seed) for players_seed in range(seed, seed + game.players)]
    budget = parse_entrant("heron" if bot == SIMPLE else bot).budget
    seen = 0
    while not game.is_over:
        view = game.view(game.turn)
        move: Move = seats[game.turn].choose(view, budget)
        if LastChance() in view.legal and not view.is_last_chance_void:
            first, called = seen < game.round, move == LastChance()
            seen = game.round
            if first or called:
                yield Moment(first, called, Situation.of(view), _held(game, seed))
        game.play(move)


def _seated(bot: str, seed: int) -> Player:
    return SimplePlayer(seed) if bot == SIMPLE else parse_entrant(bot).opponent.seated(seed)


def _held(game: Game, seed: int) -> float:
    """How often the bet holds with these hands, over orders of the deck."""
    games, chases, dice = deepcopy(game._games), new_chases(), random.Random(seed)
    state, won = game_at(games, 1), 0
    for _ in range(_ORDERS):
        copy_record(games, source=0, target=1)
        deck = [int(state.deck[place]) for place in range(state.deck_size)]
        for place, card in enumerate(dice.sample(deck, len(deck))):
            state.deck[place] = card
        step(games, 1, codes.LAST_CHANCE)
        while state.step < codes.DECISIONS or state.step == codes.STEALING:
            is_choice = state.step < codes.DECISIONS
            step(games, 1, ask_chase(games, 1, chases) if is_choice else codes.NONE)
        won += any(isinstance(each, RoundScored) and each.bet_won for each in events_of(state))
    return won / _ORDERS


def as_json(moment: Moment) -> str:
    asked = moment.asked
    told = {
        "cards": format_cards(asked.cards),
        "others": asked.others,
        "laid": ["".join(map(str, table)) for table in asked.laid],
        "tops": "".join(map(str, asked.tops)),
        "deck": asked.deck,
        "held": round(moment.held, 3),
    }
    return json.dumps(told)


def row(table: str, name: str, kept: list[Moment]) -> str:
    predicted = [bet_odds(each.asked, worlds=_WORLDS).chance for each in kept]
    gaps = [chance - each.held for chance, each in zip(predicted, kept, strict=True)]
    gap, error = fmean(gaps), _SURE * stdev(gaps) / sqrt(len(gaps))
    bot, players = table.split(":")
    return (
        f"| {bot} | {players} | {name} | {len(kept)} | {fmean(predicted):.1%} | "
        f"{fmean(each.held for each in kept):.1%} | {100 * gap:+.1f} ± {100 * error:.1f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", default=TABLES, help="BOT:PLAYERS")
    parser.add_argument("--moments", type=int, default=400, help="at each table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--record", type=Path, help="write the situations here")
    told = parser.parse_args()
    lines: list[str] = []
    print("| bots | players | moment | rounds | predicted | held | gap in points |")
    print("|---|---|---|---|---|---|---|")
    for table in told.tables:
        bot, players = table.split(":")
        played = list(islice(moments(bot, int(players), told.seed), told.moments))
        lines += (as_json(each) for each in played if each.first)
        for name, kept in (
            ("first", [each for each in played if each.first]),
            ("called", [each for each in played if each.called]),
        ):
            if len(kept) > 1:
                print(row(table, name, kept), flush=True)
    if told.record:
        told.record.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
