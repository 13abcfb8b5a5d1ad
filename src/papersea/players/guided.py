"""Players that have learned by playing: the network alone, or search with it."""

from __future__ import annotations

import random
import time
from functools import partial
from typing import Final

from papersea.moves import Move
from papersea.players.belief import TRIES, Belief, NoWorld
from papersea.players.budget import Budget
from papersea.players.judgement import minds_of, tuned
from papersea.players.kernel.guided import begin_mastery, feel, master
from papersea.players.kernel.network import Networks, new_room
from papersea.players.kernel.script import SEEN_GAME
from papersea.players.kernel.search import Thought, new_thoughts
from papersea.players.match import match_values
from papersea.players.memory import lay_memory
from papersea.players.networks import check_players
from papersea.players.racing import Weighed, race, set_up_thought
from papersea.rules.records import record_at
from papersea.rules.state import game_at
from papersea.translate import move_of
from papersea.view import View

_TURNS: Final = 2
"""The network is asked how the seat stands when its second turn from now begins."""
_DOUBT: Final = 0.5


def believe(view: View) -> Belief:
    """What the seat knows, and what it knows that the others know."""
    belief = Belief(view)
    lay_memory(game_at(belief.games, SEEN_GAME), view)
    return belief


class IntuitivePlayer:
    """Plays what its network likes most, without search; the same seed and views give the same
    moves."""

    def __init__(self, seed: int, networks: Networks) -> None:
        self._random = random.Random(seed)
        self._networks = networks
        self._minds = minds_of(tuned(), tuned(), 0)
        self._thoughts, _ = new_thoughts(1)

    def choose(self, view: View, budget: Budget) -> Move:
        check_players(self._networks, len(view.seats))
        belief = believe(view)
        begin_mastery(belief.worlds, self._thoughts, self._random.getrandbits(62))
        arrays = (belief.scripts, belief.worlds, belief.games)
        room = new_room(self._networks)
        action = feel(*arrays, self._networks, room, self._minds, TRIES)
        if action < 0:
            raise NoWorld(f"nothing agrees with what seat {view.seat} has seen")
        return move_of(game_at(belief.games, SEEN_GAME), action)


class GuidedPlayer:
    """Races its moves through worlds, a few turns deep, and asks its network how it stands then.

    ``weighed`` tells afterwards what it thought, the policy's move first. The same seed, views
    and playouts give the same moves.
    """

    def __init__(self, seed: int, networks: Networks) -> None:
        self._random = random.Random(seed)
        self._networks = networks
        self._minds = minds_of(tuned(), tuned(), 0)
        self._thoughts, _ = new_thoughts(1)
        self._thought = record_at(Thought, self._thoughts, 0)
        self.weighed: tuple[Weighed, ...] = ()

    def choose(self, view: View, budget: Budget) -> Move:
        began = time.perf_counter()
        assert view.seat is not None, "only a seat chooses"
        check_players(self._networks, len(view.seats))
        belief, match = believe(view), match_values(len(view.seats), view.target)
        set_up_thought(self._thought, match, doubt=_DOUBT)
        self._thought.seat = view.seat
        begin_mastery(belief.worlds, self._thoughts, self._random.getrandbits(62))
        go_on = partial(
            master,
            belief.scripts,
            belief.worlds,
            belief.games,
            self._thoughts,
            self._networks,
            new_room(self._networks),
            self._minds,
            match.values,
            _TURNS,
        )
        chosen, self.weighed = race(belief, self._thought, budget, began, go_on)
        return self.weighed[chosen].move
