"""One game at a time for Gymnasium: against opponents of the catalogue, or against oneself."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

from papersea.extras import needs

with needs("envs"):
    import gymnasium
    import numpy as np
    import numpy.typing as npt
    from gymnasium.spaces import Space

from papersea.batch import MAX_DECISIONS, Episode
from papersea.envs.pictures.modes import MODES, Picture, check_mode, draw, show
from papersea.envs.spaces import LegalActions, Mask, observation_space
from papersea.envs.table import Table
from papersea.envs.witness import Witness
from papersea.moves import Seat
from papersea.players import Player
from papersea.players.catalogue import parse_entrant
from papersea.players.styles import Rung
from papersea.rules.options import Options
from papersea.rules.settings import MAX_SEED

Bytes = npt.NDArray[np.uint8]
LEARNER = Seat(0)
"""The seat whose choices are asked for, whoever begins."""
_SEARCHING = frozenset({Rung.EXPERT, Rung.MASTER})
"""Who keeps a tree of thoughts, too large to go along with a copy."""


class SelfPlayEnv(gymnasium.Env[Bytes, np.int64]):
    """Every seat is the learner's: what is seen is what the seat to move knows.

    The reward is for the seat that has just moved; at the end of an episode ``info["returns"]``
    is what it was worth to each seat. ``info["action_mask"]`` has a 1 for each legal action, and
    ``info["seat"]`` is to move. An illegal action loses the episode. ``observation`` is the
    version of what is seen.
    """

    action_space: LegalActions
    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        players: int = 2,
        options: str | Options = "classic",
        *,
        episode: str | Episode = Episode.MATCH,
        max_decisions: int = MAX_DECISIONS,
        observation: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self._table = Table(
            options, players, episode=episode, max_decisions=max_decisions, observation=observation
        )
        self._witness: Witness | None = None
        self.render_mode = check_mode(render_mode)
        self.observation_space: Space[Any] = observation_space(players, observation)
        self.action_space = LegalActions(self.action_masks)

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.action_space.follow(self.action_masks)

    def action_masks(self) -> Mask:
        """A 1 for each legal action, under the name that some learners ask for."""
        return self._table.mask(self._table.seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """A new episode: with a seed the game that ``Game`` plays from it."""
        super().reset(seed=seed)
        game_seed = int(self.np_random.integers(MAX_SEED)) if seed is None else seed
        self._table.begin(game_seed)
        self._witness = Witness(self._table, game_seed) if self._needs_witness else None
        self._seat_others()
        return self._seen(self._looker)

    def step(self, action: np.int64) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        table, mover, number = self._table, self._looker, operator.index(action)
        if number in table.legal:
            table.play(number)
            self._let_others_play()
        elif table.legal:
            table.forfeit()
        has_ended = table.is_over or table.is_cut
        observation, info = self._seen(mover if has_ended else self._looker)
        if has_ended:
            info["returns"] = np.array(table.returns())
        return observation, table.returns()[mover], table.is_over, table.is_cut, info

    def _seen(self, seat: Seat) -> tuple[Bytes, dict[str, Any]]:
        if self.render_mode == "human" and self._witness:
            show(self._witness.view(seat))
        info = {"action_mask": self._table.mask(seat), "seat": int(self._table.seat)}
        return self._table.observation(seat), info

    @property
    def _looker(self) -> Seat:
        """Whose eyes the learner looks through."""
        return self._table.seat

    @property
    def _needs_witness(self) -> bool:
        return self.render_mode is not None

    def _seat_others(self) -> None:
        """There is nobody else."""

    def _let_others_play(self) -> None:
        """There is nobody else."""

    def render(self) -> Any:
        """The table as the learner sees it, in the form of the render mode."""
        picture: Picture = None
        if self.render_mode and self._witness:
            picture = draw(self._witness.view(self._looker), self.render_mode)
        return picture


class OpponentEnv(SelfPlayEnv):
    """The learner has seat 0; the others are opponents: ``otter``, ``orca@500p``, or one name for
    each seat. Who starts is drawn."""

    def __init__(
        self,
        opponent: str | Sequence[str] = "otter",
        players: int = 2,
        options: str | Options = "classic",
        *,
        episode: str | Episode = Episode.MATCH,
        max_decisions: int = MAX_DECISIONS,
        observation: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__(
            players,
            options,
            episode=episode,
            max_decisions=max_decisions,
            observation=observation,
            render_mode=render_mode,
        )
        names = [opponent] * (players - 1) if isinstance(opponent, str) else list(opponent)
        if len(names) != players - 1:
            raise ValueError(f"{players - 1} opponents wanted, not {len(names)}")
        self._entrants = [parse_entrant(name) for name in names]
        self._others: list[Player] = []

    def __getstate__(self) -> dict[str, Any]:
        searching = [str(one) for one in self._entrants if one.opponent.rung in _SEARCHING]
        if self._others and searching:
            raise TypeError(f"no copy of an episode against {searching[0]}: copy before a reset")
        return self.__dict__

    @property
    def _looker(self) -> Seat:
        return LEARNER

    @property
    def _needs_witness(self) -> bool:
        return True

    def _seat_others(self) -> None:
        self._others = [
            entrant.opponent.seated(int(self.np_random.integers(MAX_SEED)))
            for entrant in self._entrants
        ]
        self._let_others_play()

    def _let_others_play(self) -> None:
        table, witness = self._table, self._witness
        assert witness is not None, "opponents look at views"
        while table.legal and table.seat != LEARNER:
            other = table.seat - 1
            view = witness.view(table.seat)
            move = self._others[other].choose(view, self._entrants[other].budget)
            table.play(witness.action(move))
