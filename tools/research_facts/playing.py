"""Whole matches, and what is counted in them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from math import log10
from typing import Any, Final

from papersea.events import GameEnded, RoundScored, RoundVoid
from papersea.players.policy.actions import ask_policy
from papersea.players.policy.judgement import policies_of, tuned
from papersea.rules import codes
from papersea.rules.batch import look
from papersea.rules.entries import start, step
from papersea.rules.observe import observation_size
from papersea.rules.options import Options
from papersea.rules.records import new_array
from papersea.rules.settings import write_options
from papersea.rules.state import game_at, new_games
from papersea.translate import events_of, legal_actions, part, seats_in
from tools.research_facts.hidden import possible_hands

LOOKS: Final = 20
"""One decision in so many is asked how many hands are possible."""


class Manner(Enum):
    """How everybody at the table plays."""

    RANDOM = "random"
    POLICY = "policy"


class Ending(Enum):
    """How a round ends."""

    STOP = "STOP"
    BET_WON = "LAST CHANCE, won"
    BET_LOST = "LAST CHANCE, lost"
    VOID = "void"
    MERMAIDS = "four mermaids"


@dataclass
class Match:
    """What one match was like."""

    legal: list[int] = field(default_factory=list)
    """How many moves each decision could choose from."""
    turns: int = 0
    hands: list[float] = field(default_factory=list)
    """Log 10 of how many hands the others might have held, at some of the decisions."""
    endings: Counter[Ending] = field(default_factory=Counter)
    gains: list[int] = field(default_factory=list)
    """Of every seat in every round that was scored."""
    won_with: list[int] = field(default_factory=list)
    lost_with: list[int] = field(default_factory=list)

    @property
    def rounds(self) -> int:
        return self.endings.total()

    @property
    def choices(self) -> list[int]:
        """Where there was more than one move."""
        return [count for count in self.legal if count > 1]

    @property
    def magnitude(self) -> float:
        """Log 10 of how many lines of play there are that are like this one."""
        return sum(map(log10, self.legal))


def play_matches(players: int, manner: Manner, count: int) -> Iterator[Match]:
    """The same every time: match i is dealt from seed i."""
    games = new_games(1)
    write_options(game_at(games, 0), Options.of("classic"), players)
    choose = _chooser(games, manner)
    return (_play(games, seed, choose) for seed in range(count))


def _chooser(games: Any, manner: Manner) -> Callable[[random.Random, list[int]], int]:
    if manner is Manner.RANDOM:
        return lambda dice, legal: legal[int(dice.random() * len(legal))]
    policies = policies_of(tuned(), tuned(), 0)
    return lambda dice, legal: legal[0] if len(legal) == 1 else int(ask_policy(games, 0, policies))


def _play(games: Any, seed: int, choose: Callable[[random.Random, list[int]], int]) -> Match:
    state, match, dice = game_at(games, 0), Match(), random.Random(seed)
    seen = new_array("u1", observation_size(state.players))
    start(games, 0, seed)
    while state.step != codes.OVER:
        if state.step > codes.OVER:
            step(games, 0, codes.NONE)
        else:
            legal = legal_actions(state)
            if len(match.legal) % LOOKS == seed % LOOKS:
                look(games, 0, state.turn, seen)
                match.hands.append(log10(possible_hands(seen.array, state.players)))
            action = choose(dice, legal)
            match.legal.append(len(legal))
            match.turns += action >= codes.END
            step(games, 0, action)
        if state.step in (codes.OVER, codes.DEALING):
            _end_round(match, state)
    winners, scores = seats_in(state.winners), part(state.score, 0, state.players)
    for seat, score in enumerate(scores):
        (match.won_with if seat in winners else match.lost_with).append(score)
    return match


def _end_round(match: Match, state: Any) -> None:
    for event in events_of(state):
        match event:
            case RoundScored(bet_won=None):
                match.endings[Ending.STOP] += 1
                match.gains += event.gains
            case RoundScored(bet_won=is_won):
                match.endings[Ending.BET_WON if is_won else Ending.BET_LOST] += 1
                match.gains += event.gains
            case RoundVoid():
                match.endings[Ending.VOID] += 1
            case GameEnded(by_mermaids=True):
                match.endings[Ending.MERMAIDS] += 1
            case _:
                pass
