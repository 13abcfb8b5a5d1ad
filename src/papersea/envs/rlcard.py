"""papersea for RLCard: importing this registers it, ``rlcard.make("papersea")``.

What can be configured has the prefix that RLCard gives to a game's own settings::

    rlcard.make("papersea", {"seed": 7, "game_num_players": 3, "game_options": "es"})
"""

from __future__ import annotations

import operator
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final

from papersea.extras import needs

with needs("rlcard"):
    import numpy as np
    import numpy.typing as npt
    from rlcard.envs import Env
    from rlcard.envs.registration import register

from papersea.batch import MAX_DECISIONS, Episode
from papersea.cards import format_cards
from papersea.envs.layout import most_by_place
from papersea.envs.table import Table
from papersea.rules import codes
from papersea.rules.settings import MAX_SEED
from papersea.translate import deck_of, hand_of, move_of, pile_of

NAME: Final = "papersea"
"""As ``rlcard.make`` knows it."""
DEFAULTS: Final[dict[str, Any]] = {
    "game_num_players": 2,
    "game_options": "classic",  # an edition with its changes: "es,target=double"
    "game_episode": Episode.MATCH.value,  # or "round"
    "game_max_decisions": MAX_DECISIONS,
    "game_observation": 0,  # its version
}
"""What ``config`` may change."""

State = dict[str, Any]
"""What RLCard hands to an agent: see ``PaperseaEnv``."""


class RlcardGame:
    """What RLCard calls a game: it deals, steps, and takes steps back.

    An action is its number, or the text of a move for agents that ``use_raw``: ``Cy-L``.
    """

    def __init__(self, config: Mapping[str, Any]) -> None:
        self.table = Table(
            config["game_options"],
            config["game_num_players"],
            episode=config["game_episode"],
            max_decisions=config["game_max_decisions"],
            observation=config["game_observation"],
        )
        self.allow_step_back = False
        self.np_random = np.random.RandomState()  # RLCard sets its own
        self.seed = 0
        self._played: list[int] = []

    def init_game(self) -> tuple[State, int]:
        self.seed = int(self.np_random.randint(0, MAX_SEED, dtype=np.int64))
        self._played = []
        self.table.begin(self.seed)
        return self.get_state(self.get_player_id()), self.get_player_id()

    def step(self, action: int | str) -> tuple[State, int]:
        number = self._number(action) if isinstance(action, str) else operator.index(action)
        self.table.play(number)
        self._played.append(number)
        return self.get_state(self.get_player_id()), self.get_player_id()

    def _number(self, text: str) -> int:
        moves = {str(move_of(self.table.state, number)): number for number in self.table.legal}
        if text not in moves:
            raise ValueError(f"{text!r} is not among the legal moves: {' '.join(moves)}")
        return moves[text]

    def step_back(self) -> bool:
        """One decision back, with the same chance to come; not before the first one."""
        if not self._played:
            return False
        self._played.pop()
        self.table.begin(self.seed)
        for number in self._played:
            self.table.play(number)
        return True

    def get_state(self, player_id: int) -> State:
        """What a player knows and, if it is to move, what it may do."""
        table = self.table
        legal = table.legal if player_id == table.seat else []
        moves = [str(move_of(table.state, number)) for number in legal]
        return {"observation": table.observation(player_id), "legal": legal, "moves": moves}

    def get_player_id(self) -> int:
        return self.table.seat

    def get_num_players(self) -> int:
        return self.table.players

    @staticmethod
    def get_num_actions() -> int:
        return codes.ACTIONS

    def is_over(self) -> bool:
        """Also where an episode is cut."""
        return self.table.is_over or self.table.is_cut


class PaperseaEnv(Env):  # type: ignore[misc]
    """The environment that ``rlcard.make`` returns.

    ``obs`` is the observation of all our environments with each byte divided by the most that can
    stand there, ``raw_obs`` the bytes themselves; ``legal_actions`` and ``raw_legal_actions`` name
    the same moves by number and by text. What others did is only in what the seat has seen of it.
    """

    def __init__(self, config: dict[str, Any]) -> None:
        unknown = {key for key in config if key.startswith("game_")} - set(DEFAULTS)
        if unknown:
            raise ValueError(f"papersea has no {', '.join(sorted(unknown))}: {', '.join(DEFAULTS)}")
        self.name = NAME
        self.default_game_config = DEFAULTS
        self.game = RlcardGame(DEFAULTS | config)
        super().__init__(config)
        self._most = np.array(most_by_place(self.num_players, self.game.table.version), np.float32)
        self.state_shape = [[len(self._most)] for _ in range(self.num_players)]
        self.action_shape = [None] * self.num_players

    def _extract_state(self, state: State) -> State:
        return {
            "obs": state["observation"] / self._most,
            "legal_actions": OrderedDict.fromkeys(state["legal"]),
            "raw_obs": state["observation"],
            "raw_legal_actions": state["moves"],
        }

    def _decode_action(self, action_id: int) -> int:
        return operator.index(action_id)

    def _get_legal_actions(self) -> list[int]:
        return self.game.table.legal

    def get_payoffs(self) -> npt.NDArray[np.float64]:
        return np.array(self.game.table.returns())

    def get_perfect_information(self) -> dict[str, Any]:
        """Every card in its place, hidden or not."""
        state, seats = self.game.table.state, range(self.num_players)
        return {
            "hands": [format_cards(hand_of(state, seat)) for seat in seats],
            "piles": [format_cards(pile_of(state, pile)) for pile in range(codes.PILES)],
            "deck": format_cards(deck_of(state)),
            "scores": [int(state.score[seat]) for seat in seats],
            "current_player": self.get_player_id(),
            "legal_actions": self._get_legal_actions(),
        }


register(env_id=NAME, entry_point=f"{__name__}:{PaperseaEnv.__name__}")
