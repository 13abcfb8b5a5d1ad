"""The game and its states as OpenSpiel's algorithms know them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final

import pyspiel

from papersea.envs.openspiel.explicit import Explicit
from papersea.envs.openspiel.node import CHANCE, OVER, Node, Outcomes
from papersea.envs.openspiel.observer import Observer
from papersea.envs.openspiel.resampling import Resampler
from papersea.envs.openspiel.sampled import Sampled
from papersea.envs.openspiel.setting import PARAMETERS, Setting
from papersea.envs.returns import return_bounds
from papersea.moves import Seat
from papersea.rules import codes
from papersea.rules.options import MAX_PLAYERS, MIN_PLAYERS
from papersea.rules.settings import MAX_SEED
from papersea.rules.tables import DIFFERENT

NAME: Final = "papersea"


def _game_type(*, is_sampled: bool) -> Any:
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=NAME,
        long_name="papersea",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if is_sampled else modes.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MAX_PLAYERS,
        min_num_players=MIN_PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


GAME_TYPE: Final = _game_type(is_sampled=False)


class PaperseaGame(pyspiel.Game):  # type: ignore[misc]
    """papersea by its parameters (``setting.PARAMETERS``)."""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        self.setting = setting = Setting.read(given)
        least, most = return_bounds(setting.episode, setting.players, setting.target)
        seed = given.get("rng_seed", PARAMETERS["rng_seed"])
        self.dice = random.Random(None if seed < 0 else seed)
        self.root = Sampled(setting) if setting.is_sampled else Explicit(setting)
        info = pyspiel.GameInfo(
            num_distinct_actions=codes.ACTIONS,
            max_chance_outcomes=DIFFERENT,
            num_players=setting.players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=setting.most_decisions,
        )
        super().__init__(_game_type(is_sampled=setting.is_sampled), info, given)

    def max_chance_nodes_in_history(self) -> int:
        return self.setting.most_chances

    def new_initial_state(self) -> PaperseaState:
        return PaperseaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.setting, kind, params)


class PaperseaState(pyspiel.State):  # type: ignore[misc]
    """A node of the game's tree. What OpenSpiel copies, pickles and writes down is ``node``."""

    node: Node

    __slots__ = ("__dict__", "_resamplers")

    def __init__(self, game: PaperseaGame) -> None:
        super().__init__(game)
        self.node = game.root  # until the first move: OpenSpiel's clones begin so, too

    def current_player(self) -> int:
        return self.node.player

    def is_terminal(self) -> bool:
        return self.node.player == OVER

    def is_chance_node(self) -> bool:
        return self.node.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel's own, which asks in several steps who is to move."""
        node = self.node
        if node.player == CHANCE:
            return [outcome for outcome, _ in node.outcomes()]
        return node.legal() if player in (None, node.player) else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal()

    def chance_outcomes(self) -> Outcomes:
        return self.node.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.node.is_root:
            self.node = self.node.copy()
        self.node.apply(action, self._dice)

    def _dice(self) -> random.Random:
        dice: random.Random = self.get_game().dice
        return dice

    def _action_to_string(self, player: int, action: int) -> str:
        return self.node.name_of(player, action)

    def returns(self) -> list[float]:
        return self.node.returns()

    def __str__(self) -> str:
        return str(self.node)

    def resample_from_infostate(self, player: int, sampler: Any) -> PaperseaState:
        """A state of a world in which the player has seen just the same.

        ``sampler`` returns random numbers from 0 to 1. Where it stands, a state keeps what it
        has worked out of a player's belief."""
        seed = int(sampler() * MAX_SEED)
        resampler = self._resampler(Seat(player))
        other: PaperseaState = resampler.sample(seed)
        return other

    def _resampler(self, seat: Seat) -> Resampler:
        kept: dict[tuple[Seat, int], Resampler] = getattr(self, "_resamplers", {})
        key = (seat, self.node.moves)
        if key not in kept:
            self._resamplers = kept = {key: Resampler(self, seat)}
        return kept[key]


pyspiel.register_game(GAME_TYPE, PaperseaGame)
