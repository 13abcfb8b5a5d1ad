"""One episode by numbers: what the adapters for a single game have in common."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from papersea.extras import needs
from papersea.problems import Wrong

with needs("envs"):
    import numpy as np
    import numpy.typing as npt

from papersea.batch import MAX_DECISIONS, Episode, IllegalAction, check_cap
from papersea.envs.layout import check_version
from papersea.envs.returns import NOTHING, round_returns, win_returns
from papersea.moves import Seat
from papersea.rules import codes
from papersea.rules.batch import look, look_back, order_drawn, step_and_note
from papersea.rules.entries import start, step
from papersea.rules.options import OptionError, Options, parse_options
from papersea.rules.recall import new_histories, observed_size
from papersea.rules.records import new_array
from papersea.rules.settings import check_seed, write_options
from papersea.rules.state import game_at, new_games
from papersea.score import has_all_mermaids
from papersea.translate import hand_of, legal_actions, part, rules_of, seats_in

Bytes = npt.NDArray[np.uint8]


def read_options(options: str | Options) -> Options:
    """Options, or their text form."""
    if isinstance(options, Options):
        return options
    if not isinstance(options, str):
        raise OptionError(Wrong.OPTIONS_NOT_TEXT, text=repr(options))
    return parse_options(options)


class Table:
    """A game whose moves are action numbers. It waits for ``begin``. ``observation`` is the
    version of what its seats see."""

    def __init__(
        self,
        options: str | Options = "classic",
        players: int = 2,
        *,
        episode: str | Episode = Episode.MATCH,
        max_decisions: int = MAX_DECISIONS,
        observation: int = 0,
    ) -> None:
        self.options, self.players = read_options(options), players
        self.episode, self.max_decisions = Episode(episode), check_cap(max_decisions)
        self._games = new_games(1)
        self.state = game_at(self._games, 0)
        write_options(self.state, self.options, players)
        self.version = check_version(observation)
        self._histories = new_histories(1)
        self._seen = new_array("u1", observed_size(observation, players))
        self.decisions = 0
        self._loser: Seat | None = None
        self.legal: list[int] = []
        """What the seat to move may play: nothing once the episode has ended."""
        self.tell: Callable[[int], None] | None = None
        """Hears of every legal action before it is played."""

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "state"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.state = game_at(self._games, 0)  # it looks into the copy's own memory

    def begin(self, seed: int) -> None:
        """A new episode: the same game that ``Game`` plays from this seed."""
        start(self._games, 0, check_seed(seed))
        self.decisions = 0
        self._loser = None
        self._settle()

    def _settle(self) -> None:
        while self.state.step > codes.OVER and not self._has_round_ended:
            self._step(codes.NONE)
        order_drawn(self.state)
        self.legal = [] if self.is_over or self.is_cut else legal_actions(self.state)

    def _step(self, action: int) -> None:
        if self.version:
            step_and_note(self._games, 0, action, self._histories, 0)
        else:
            step(self._games, 0, action)

    @property
    def _has_round_ended(self) -> bool:
        state = self.state
        return (
            self.episode is Episode.ROUND and state.step == codes.DEALING and state.round_number > 0
        )

    @property
    def seat(self) -> Seat:
        """Whose move it is; at the end, whose it was last."""
        return Seat(self.state.turn)

    @property
    def is_over(self) -> bool:
        return self.state.step >= codes.OVER or self._loser is not None

    @property
    def is_cut(self) -> bool:
        """Whether the episode has reached its cap without an end."""
        return self.decisions >= self.max_decisions and not self.is_over

    def play(self, action: int) -> None:
        """One action; an illegal one raises ``IllegalAction`` and changes nothing."""
        number = operator.index(action)
        if number not in self.legal:
            raise IllegalAction(0, number)
        if self.tell:
            self.tell(number)
        self._step(number)
        self.decisions += 1
        self._settle()

    def forfeit(self) -> None:
        """The seat to move gives the episode up: a win that all others share."""
        self._loser = self.seat
        self.legal = []

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """A 1 for each legal action of the seat: none unless it is to move."""
        mask = np.zeros(codes.ACTIONS, np.int8)
        if seat == self.state.turn:
            mask[self.legal] = 1
        return mask

    def observation(self, seat: int) -> Bytes:
        """What the seat knows."""
        if self.version:
            look_back(self._games, 0, seat, self._histories, 0, self._seen)
        else:
            look(self._games, 0, seat, self._seen)
        seen: Bytes = self._seen.array.copy()
        return seen

    def returns(self) -> list[float]:
        """What the episode was worth to each seat; nothing before it is over, or if it was cut."""
        state = self.state
        if not self.is_over:
            return [NOTHING] * self.players
        if self._loser is not None:
            others = [seat for seat in range(self.players) if seat != self._loser]
            return win_returns(others, self.players)
        if self.episode is Episode.ROUND and not self._has_mermaids:
            return round_returns(part(state.gain, 0, self.players), state.target)
        return win_returns(seats_in(state.winners), self.players)

    @property
    def _has_mermaids(self) -> bool:
        return any(
            has_all_mermaids(hand_of(self.state, seat), rules_of(self.state, seat))
            for seat in range(self.players)
        )
