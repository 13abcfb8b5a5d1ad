"""Many games at once in NumPy arrays, for learning programs: no copies, no Python per game."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from papersea.rules import codes
from papersea.rules.batch import ALL_LEGAL, new_allowed, start_games, step_games
from papersea.rules.observe import observation_size
from papersea.rules.options import OptionError, Options
from papersea.rules.settings import check_seed, write_options
from papersea.rules.state import game_at, new_games

Bytes = npt.NDArray[np.uint8]


class IllegalAction(ValueError):
    """An action that is not legal in one of the games; no game was changed."""

    def __init__(self, game: int, action: int) -> None:
        super().__init__(f"action {action} is not legal in game {game}")
        self.game = game
        self.action = action


class Batch:
    """Games of the same options and number of players, each from its own seed.

    After every step ``seats`` says who is to move in each game, ``observations`` what they
    know (``papersea.rules.observe.layout`` names the places), ``masks`` which actions are
    legal, and ``winners`` (one bit a seat) who has just won; that game has started anew. The
    arrays are always the same objects, overwritten in place. What an action number means is in
    ``papersea.rules.codes``; ``Game`` speaks of moves instead.
    """

    def __init__(
        self, count: int, players: int = 2, options: Options | None = None, *, seed: int = 0
    ) -> None:
        if count < 1:
            raise OptionError(f"a batch has at least one game, not {count}")
        self._games = new_games(count)
        for index in range(count):
            write_options(game_at(self._games, index), options or Options(), players)
        self.seats: Bytes = np.zeros(count, np.uint8)
        self.observations: Bytes = np.zeros((count, observation_size(players)), np.uint8)
        self.masks: Bytes = np.zeros((count, codes.ACTIONS), np.uint8)
        self.winners: Bytes = np.zeros(count, np.uint8)
        check_seed(seed)
        seeds = np.arange(seed, check_seed(seed + count), dtype=np.int64)
        self._allowed = new_allowed(count)
        start_games(self._games, seeds, self.observations, self.masks, self._allowed, self.seats)

    def __len__(self) -> int:
        return len(self._games)

    def step(self, actions: Sequence[int] | npt.NDArray[np.integer]) -> None:
        """Play one action in every game; an illegal one raises and changes nothing."""
        chosen = np.asarray(actions)
        if chosen.shape != self.seats.shape or chosen.dtype.kind not in "iu":
            raise ValueError(f"{len(self)} whole numbers wanted, one action for each game")
        chosen = chosen.astype(np.int64)
        illegal = step_games(
            self._games,
            chosen,
            self.observations,
            self.masks,
            self._allowed,
            self.seats,
            self.winners,
        )
        if illegal != ALL_LEGAL:
            raise IllegalAction(illegal, int(chosen[illegal]))
