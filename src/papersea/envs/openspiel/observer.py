"""What OpenSpiel's observers show of a node: strings for all, tensors for those that learn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from papersea.cards import format_cards
from papersea.envs.layout import most_by_place
from papersea.envs.openspiel.node import Node
from papersea.envs.openspiel.rows import COLUMNS, MOST, rows_of
from papersea.envs.openspiel.setting import Setting
from papersea.envs.openspiel.telling import tell, tell_own, this_round
from papersea.events import seen_by
from papersea.game import game_state
from papersea.moves import Seat, format_seat
from papersea.position import seen_position
from papersea.rules import codes
from papersea.rules.batch import look, look_back
from papersea.rules.records import copy_records, new_array
from papersea.view import View

Tensor = npt.NDArray[np.float32]

_MOST: Final = np.array(MOST, np.float32)
_SHOWN_AS: Final = {codes.STEALING: codes.ROBBING, codes.DEALING: codes.OVER}
"""Where chance decides, the step that a view shows."""


def view_from(node: Node, seat: Seat | None) -> View:
    """The node as a seat sees it, or a spectator (``None``)."""
    games, state = node.games, node.state
    if state.step in _SHOWN_AS:
        games = copy_records(games)
        state = games[0]
        state.step = _SHOWN_AS[state.step]
    history = (seen_by(event, seat) for event in this_round(node.log))
    return View.of(game_state(games, state, seat), node.setting.options, history)


def _seen(node: Node, seat: Seat) -> str:
    return f"{format_seat(seat)} {seen_position(view_from(node, seat))}"


def _public(node: Node, seat: Seat) -> str:
    return str(seen_position(view_from(node, None)))


def _private(node: Node, seat: Seat) -> str:
    view = view_from(node, seat)
    return f"{format_seat(seat)} {format_cards(view.own.known)} {format_cards(view.drawn or ())}"


def _seen_so_far(node: Node, seat: Seat) -> str:
    """Searches ask for it at every step: only what is new is told."""
    count, text = node.told.get(seat, (0, format_seat(seat)))
    if count < len(node.log):
        text = " ".join([text, *[tell(event, seat) for event in node.log[count:]]])
        node.told[seat] = (len(node.log), text)
    return text


def _public_so_far(node: Node, seat: Seat) -> str:
    return " ".join(tell(event, None) for event in node.log)


def _private_so_far(node: Node, seat: Seat) -> str:
    told = filter(None, (tell_own(event, seat) for event in node.log))
    return f"{format_seat(seat)} {' '.join(told)}"


_NOBODY: Final = pyspiel.PrivateInfoType.NONE
_OWN: Final = pyspiel.PrivateInfoType.SINGLE_PLAYER
_STRINGS: Final[dict[tuple[bool, Any, bool], Callable[[Node, Seat], str]]] = {
    (True, _OWN, False): _seen,
    (True, _NOBODY, False): _public,
    (False, _OWN, False): _private,
    (True, _OWN, True): _seen_so_far,
    (True, _NOBODY, True): _public_so_far,
    (False, _OWN, True): _private_so_far,
}


class Observer:
    """OpenSpiel's ``PyObserver``: ``tensor`` as a whole, ``dict`` its named parts.

    ``player`` is one-hot, ``observation`` the bytes of all our environments, each divided by the
    most that can stand there, and with perfect recall ``round`` holds what the seat has seen of
    this round, row by row. Earlier rounds are in the string only: of them, the scores matter.
    Version 1 of the observation has such rows itself, so there is no ``round`` beside it.
    """

    def __init__(self, setting: Setting, kind: Any, parameters: Any) -> None:
        if parameters:
            raise ValueError(f"observers of papersea have no parameters: {parameters}")
        wanted = (kind.public_info, kind.private_info, kind.perfect_recall)
        if wanted not in _STRINGS:
            raise ValueError(f"papersea has no observer for {kind}")
        self._string = _STRINGS[wanted]
        self._players = setting.players
        self.tensor: Tensor | None = None
        self.dict: dict[str, Tensor] = {}
        if kind.public_info and kind.private_info == _OWN:
            self._lay_out(setting, has_recall=kind.perfect_recall)

    def _lay_out(self, setting: Setting, *, has_recall: bool) -> None:
        self._version = setting.version
        self._most = np.array(most_by_place(setting.players, setting.version), np.float32)
        self._bytes = new_array("u1", len(self._most))
        shapes: dict[str, tuple[int, ...]] = {
            "player": (setting.players,),
            "observation": self._most.shape,
        }
        if has_recall and not setting.version:
            shapes["round"] = (setting.most_rows, len(COLUMNS))
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        start = 0
        for name, shape in shapes.items():
            end = start + int(np.prod(shape))
            self.dict[name] = self.tensor[start:end].reshape(shape)
            start = end

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player sees of a state over the tensor."""
        if self.tensor is None:
            return
        node: Node = state.node
        if player >= self._players or node.setting.players != self._players:
            raise ValueError(f"player {player} of {node.setting.players}, seen as {self._players}")
        if node.setting.version != self._version:
            raise ValueError(f"version {node.setting.version}, seen as {self._version}")
        player = max(player, 0)  # asked for the shape alone, OpenSpiel names nobody
        self.dict["player"][:] = np.arange(self._players) == player
        if self._version:
            look_back(node.games, 0, player, node.histories, 0, self._bytes)
        else:
            look(node.games, 0, player, self._bytes)
        self.dict["observation"][:] = self._bytes.array / self._most
        if "round" in self.dict:
            seat = Seat(player)
            events = this_round(node.log)
            rows = [row for event in events for row in rows_of(event, seat, self._players)]
            table = self.dict["round"]
            table[len(rows) :] = 0
            if rows:
                table[: len(rows)] = np.array(rows, np.float32) / _MOST

    def string_from(self, state: Any, player: int) -> str:
        return self._string(state.node, Seat(player))
