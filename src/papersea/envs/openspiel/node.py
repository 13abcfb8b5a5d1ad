"""A game as a tree: moves of players and outcomes of chance, each a number."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, Self

from papersea.batch import Episode, IllegalAction
from papersea.cards import CARDS
from papersea.envs.openspiel.setting import Setting
from papersea.envs.returns import NOTHING, round_returns, win_returns
from papersea.events import Event, GameEnded, TookTop
from papersea.game import position_of
from papersea.moves import Seat
from papersea.position import Position
from papersea.rules import codes
from papersea.rules.batch import note_chance, step_and_note
from papersea.rules.entries import decide, start, step
from papersea.rules.recall import new_histories
from papersea.rules.records import copy_records
from papersea.rules.settings import write_options
from papersea.rules.state import new_games
from papersea.rules.tables import MAX_PILE
from papersea.translate import PILES, event_of, legal_actions, move_of, part, seats_in

CHANCE: Final = -1
OVER: Final = -4
"""Who moves where no player does, as OpenSpiel numbers them."""

TOPS: Final = 2
"""So many cards are turned up as a round is dealt."""

_PLAIN: Final = frozenset(
    {
        codes.DREW,
        codes.KEPT,
        codes.DREW_LAST,
        codes.DRAW_SKIPPED,
        codes.LAID,
        codes.FISHED,
        codes.TURN_AGAIN,
        codes.STOLE,
        codes.NO_EFFECT,
        codes.TURN_ENDED,
        codes.CALLED,
    }
)
"""Events whose number says it all; what others mean hangs on the state that they came to."""

Outcomes = list[tuple[int, float]]
Dice = Callable[[], random.Random]


class Node(ABC):
    """Where an episode stands. ``player`` is who moves, ``CHANCE`` or ``OVER``."""

    __slots__ = (
        "dealt",
        "decisions",
        "games",
        "histories",
        "is_root",
        "log",
        "moves",
        "player",
        "setting",
        "state",
        "told",
    )

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.games = new_games(1)
        self.histories = new_histories(1)  # what seats remember, if observations tell of it
        self.state = self.games[0]
        write_options(self.state, setting.options, setting.players)
        start(self.games, 0, 0)
        self.is_root = True  # and common to all states that begin here
        self.player = CHANCE
        self.decisions = 0
        self.moves = 0  # of players and chance
        self.dealt = 0  # how many of them there had been when this round's cards lay
        self.log: list[Event] = []  # everything that happened, hidden or not
        self.told: dict[int, tuple[int, str]] = {}  # by seat: how much of it, in what words

    def copy(self) -> Self:
        other = type(self).__new__(type(self))
        other._take_over(self)
        return other

    def _take_over(self, origin: Self) -> None:
        self.games = copy_records(origin.games)
        self.state = self.games[0]
        self.setting, self.is_root = origin.setting, False
        has_recall = self.setting.version > 0
        self.histories = copy_records(origin.histories) if has_recall else origin.histories
        self.player, self.decisions = origin.player, origin.decisions
        self.moves, self.dealt = origin.moves, origin.dealt
        self.log, self.told = origin.log.copy(), origin.told.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __getstate__(self) -> list[tuple[str, Any]]:
        slots = [slot for kind in type(self).__mro__ for slot in getattr(kind, "__slots__", ())]
        return [(slot, getattr(self, slot)) for slot in slots if slot not in ("state", "told")]

    def __setstate__(self, values: list[tuple[str, Any]]) -> None:
        for slot, value in values:
            setattr(self, slot, value)
        self.state = self.games[0]
        self.told = {}

    def legal(self) -> list[int]:
        """The moves of the player, in order; none if it is not a player's turn."""
        return legal_actions(self.state) if self.player >= 0 else []

    def apply(self, action: int, dice: Dice) -> None:
        """Whoever moves, a player or chance; ``dice`` are for chance that is sampled. What cannot
        be raises ``IllegalAction`` and changes nothing."""
        if self.player == CHANCE:
            if not self.can_decide(action):
                raise IllegalAction(0, action)
            self.moves += 1
            self.decide(action, dice)
        else:
            if self.player < 0 or action not in legal_actions(self.state):
                raise IllegalAction(0, action)
            self.moves += 1
            self.decisions += 1
            self.play(action)

    def play(self, action: int) -> None:
        """A player's legal move."""
        self.step(action)
        self.look()

    def step(self, action: int) -> None:
        """A step of the kernel's."""
        if self.setting.version:
            step_and_note(self.games, 0, action, self.histories, 0)
        else:
            step(self.games, 0, action)

    def settle(self, card: int) -> None:
        """What chance has decided: a deal from the deck as it lies, or what is stolen."""
        decide(self.games, 0, card)
        if self.setting.version:
            note_chance(self.games, 0, self.histories, 0)

    @abstractmethod
    def outcomes(self) -> Outcomes:
        """What chance can decide, with the probability of each, in order."""

    @abstractmethod
    def can_decide(self, outcome: int) -> bool:
        """Whether it is one of them."""

    @abstractmethod
    def decide(self, outcome: int, dice: Dice) -> None:
        """A possible outcome of chance."""

    def name_of(self, player: int, action: int) -> str:
        """A move, or what chance decides, in short."""
        return str(move_of(self.state, action))

    def look(self) -> None:
        """Write down what happened, and see who is next."""
        state, log = self.state, self.log
        for number in part(state.event, 0, state.events):
            kind = number & 0xFF
            if kind in _PLAIN:
                log.append(_plain_event(number))
            elif kind == codes.TOOK:
                log.append(self._took(number))
            else:
                log.append(event_of(state, number))
        now = state.step
        if now < codes.OVER:
            is_cut = self.decisions >= self.setting.max_decisions
            self.player = OVER if is_cut else state.turn
        elif now == codes.OVER or (now == codes.DEALING and self._is_round_enough()):
            self.player = OVER
        else:
            self.player = CHANCE
            if now == codes.DEALING:
                self.wait_for_deal()

    def wait_for_deal(self) -> None:  # noqa: B027, sampled chance has nothing to wait for
        """Another round is to be dealt."""

    def _took(self, number: int) -> Event:
        """The commonest event of its sort: what now lies on top is found without a detour."""
        state, pile = self.state, number >> 24
        size = state.pile_size[pile]
        if size == 0 or size != state.pile_length[pile]:
            return event_of(state, number)
        seat, card = Seat(number >> 8 & 0xFF), CARDS[number >> 16 & 0xFF]
        return TookTop(seat, PILES[pile], card, CARDS[state.pile[pile * MAX_PILE + size - 1]])

    def _is_round_enough(self) -> bool:
        return self.setting.episode is Episode.ROUND

    def position(self) -> Position:
        """Everything that lies on the table; where chance is to deal, as it was before."""
        state = self.state
        if state.step > codes.OVER:
            state = copy_records(self.games)[0]
            state.step = codes.OVER
        return position_of(state, self.setting.options)

    def __str__(self) -> str:
        return str(self.position())

    def returns(self) -> list[float]:
        """What the episode was worth to every seat; nothing before it is over."""
        state, players = self.state, self.setting.players
        if self.player != OVER or state.step < codes.OVER:
            return [NOTHING] * players
        last = self.log[-1]
        is_won = isinstance(last, GameEnded) and (last.by_mermaids or not self._is_round_enough())
        if is_won:
            return win_returns(seats_in(state.winners), players)
        return round_returns(part(state.gain, 0, players), self.setting.target)


_BLANK: Final = new_games(1)[0]


@lru_cache(maxsize=1 << 16)
def _plain_event(number: int) -> Event:
    return event_of(_BLANK, number)
