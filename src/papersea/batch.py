"""Many games at once in NumPy arrays, for learning programs: no copies, no Python per game."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from enum import Enum
from typing import Any, Final

try:
    import numpy as np
    import numpy.typing as npt
except ImportError as problem:
    raise ImportError("many games at once need NumPy: pip install numpy") from problem

from papersea.problems import Wrong
from papersea.rules.batch import ALL_LEGAL, FORFEIT, begin_games, new_arrays, step_games
from papersea.rules.options import OptionError, Options
from papersea.rules.recall import new_histories
from papersea.rules.records import new_array
from papersea.rules.settings import check_seed, write_options
from papersea.rules.state import game_at, new_games

Array = npt.NDArray[Any]
Bytes = npt.NDArray[np.uint8]

MAX_DECISIONS: Final = 4096
"""After so many decisions an episode is cut and worth nothing to anybody: rounds can be void
again and again, so a match has no longest length of its own."""


def check_cap(decisions: int) -> int:
    """How many decisions an episode may have: a whole number, and one at least."""
    try:
        cap = operator.index(decisions)
    except TypeError:
        cap = 0
    if cap < 1:
        raise ValueError(f"an episode has at least one decision, not {decisions!r}")
    return cap


class Episode(Enum):
    """What an episode is: a match to its end, or one round of it."""

    MATCH = "match"
    ROUND = "round"

    @classmethod
    def _missing_(cls, value: object) -> None:
        choices = " or ".join(repr(each.value) for each in cls)
        raise ValueError(f"an episode is {choices}, not {value!r}")


class Illegal(Enum):
    """What becomes of an action that is not legal: it is refused with ``IllegalAction`` and no game
    is changed; whoever chose it loses the episode; or a legal one is drawn in its place."""

    REFUSED = "refused"
    LOSES = "loses"
    RANDOM = "random"

    @classmethod
    def _missing_(cls, value: object) -> None:
        choices = " or ".join(repr(each.value) for each in cls)
        raise ValueError(f"an illegal action is {choices}, not {value!r}")


class IllegalAction(ValueError):
    """An action that is not legal in one of the games; no game was changed."""

    def __init__(self, game: int, action: int) -> None:
        super().__init__(f"action {action} is not legal in game {game}")
        self.game = game
        self.action = action


class Batch:
    """Games of the same options and number of players, each from its own seed; without a seed
    they wait for ``begin``.

    After every step ``seats`` says who is to move in each game, ``observations`` what they
    know (``papersea.rules.observe.layout`` names the places) and ``masks`` which actions are
    legal. Of an episode that has just ended ``terminated`` or ``truncated`` (after so many
    decisions) says so, ``returns`` what it was worth to each seat, ``rewards`` the same for
    whoever moved last, ``finals`` what they then saw, and ``winners`` (one bit a seat) who has
    won the match; the next one has begun, or begins with the next step if the batch ``waits``: that
    step's action counts for nothing. Unless illegal actions are refused, ``illegal`` tells where
    there was one in the last step. The arrays are always the same objects, overwritten in place.
    What an action number means is in ``papersea.rules.codes``, with the lower one of two drawn
    cards first; ``Game`` speaks of moves instead. ``observation`` is the version of what is seen.
    """

    def __init__(
        self,
        count: int,
        players: int = 2,
        options: Options | None = None,
        *,
        seed: int | None = 0,
        episode: str | Episode = Episode.MATCH,
        max_decisions: int = MAX_DECISIONS,
        observation: int = 0,
        illegal: str | Illegal = Illegal.REFUSED,
        waits: bool = False,
    ) -> None:
        if count < 1:
            raise OptionError(Wrong.WRONG_COUNT, count=count)
        self._games = new_games(count)
        for index in range(count):
            write_options(game_at(self._games, index), options or Options(), players)
        self._is_round = int(Episode(episode) is Episode.ROUND)
        self._max_decisions = check_cap(max_decisions)
        self._waits, self._illegal = int(waits), Illegal(illegal)
        self._version = observation
        self._histories = new_histories(count if observation else 1)
        self._arrays = new_arrays(count, players, observation)
        self._dice = np.random.default_rng(0)
        self.illegal = np.zeros(count, np.bool_)
        self._chosen = new_array("i8", count)
        self._look()
        self.has_ended = False
        """Whether any episode has ended in the last step."""
        if seed is not None:
            self.begin(check_seed(seed))

    def _look(self) -> None:
        """Show the kernel's memory as arrays."""
        arrays = self._arrays
        self._actions: npt.NDArray[np.int64] = self._chosen.numpy()
        self.seats: Bytes = arrays.seats.numpy()
        self.observations: Bytes = arrays.observations.numpy()
        self.masks: npt.NDArray[np.int8] = arrays.masks.numpy()
        self.terminated: npt.NDArray[np.bool_] = arrays.terminated.numpy()
        self.truncated: npt.NDArray[np.bool_] = arrays.truncated.numpy()
        self.rewards: Array = arrays.rewards.numpy()
        self.returns: Array = arrays.returns.numpy()
        self.winners: Bytes = arrays.winners.numpy()
        self.finals: Bytes = arrays.finals.numpy()
        self._allowed: npt.NDArray[np.int8] = arrays.allowed.numpy()
        self._decisions: npt.NDArray[np.int64] = arrays.decisions.numpy()

    def __getstate__(self) -> dict[str, Any]:
        own = {name: kept for name, kept in vars(self).items() if not isinstance(kept, np.ndarray)}
        return own | {"illegal": self.illegal}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._look()  # into the copy's own memory

    def __len__(self) -> int:
        return len(self._games)

    def begin(self, seeds: int | Sequence[int] | npt.NDArray[np.int64]) -> None:
        """A first episode in every game: game i from seed + i, or each from its own."""
        if isinstance(seeds, int | np.integer):
            first = check_seed(int(seeds))
            check_seed(first + len(self) - 1)
            seeds = first + np.arange(len(self), dtype=np.int64)
        chosen = np.asarray(seeds, np.int64)
        if chosen.shape != self.seats.shape or (chosen < 0).any():
            raise ValueError(f"{len(self)} seeds wanted, one for each game, none below 0")
        self._actions[:] = chosen
        begin_games(self._games, self._chosen, self._version, self._histories, *self._arrays[:5])
        self._dice = np.random.default_rng(chosen)
        self.illegal[:] = False
        for array in (self.terminated, self.truncated, self.rewards, self.returns, self.winners):
            array.fill(0)
        self.has_ended = False

    def step(self, actions: Sequence[int] | npt.NDArray[np.integer]) -> None:
        """Play one action in every game; an illegal one raises and changes nothing."""
        chosen = np.asarray(actions)
        if chosen.shape != self.seats.shape or chosen.dtype.kind not in "iu":
            raise ValueError(f"{len(self)} whole numbers wanted, one action for each game")
        self._actions[:] = chosen
        if self._illegal is not Illegal.REFUSED:
            self._replace_illegal()
        found = step_games(
            self._games,
            self._chosen,
            self._max_decisions,
            self._is_round,
            self._waits,
            int(self._illegal is Illegal.LOSES),
            self._version,
            self._histories,
            *self._arrays,
        )
        if found >= 0:
            raise IllegalAction(found, int(chosen[found]))
        self.has_ended = found < ALL_LEGAL

    def _replace_illegal(self) -> None:
        """Another number in place of every action that is not legal."""
        allowed, actions = self._allowed, self._actions
        within = np.clip(actions, 0, allowed.shape[1] - 1)
        self.illegal[:] = (allowed[np.arange(len(self)), within] == 0) | (within != actions)
        self.illegal &= self._decisions >= 0  # where another episode begins any action will do
        if self._illegal is Illegal.LOSES:
            actions[self.illegal] = FORFEIT
        else:
            legal = allowed[self.illegal]
            actions[self.illegal] = (self._dice.random(legal.shape) * legal).argmax(axis=1)
