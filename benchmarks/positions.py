"""The same positions for every way to run the kernel, laid out as a search takes them."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from benchmarks.calls import REPLAYED, played_steps
from benchmarks.expert import middle_views
from papersea.batch import MAX_DECISIONS
from papersea.knowledge.script import Scripts, Worlds
from papersea.players.belief.worlds import TRIES, Belief
from papersea.players.policy.judgement import policies_of, tuned
from papersea.players.policy.weights import Policies
from papersea.players.search.expert import PLAIN_MANNER, set_up_root
from papersea.players.search.match import MatchValues, work_out
from papersea.players.search.root import Root, Roots, new_roots
from papersea.players.search.tree import Edges
from papersea.rules.batch import Arrays, new_arrays
from papersea.rules.options import Options
from papersea.rules.playout import UNIFORM
from papersea.rules.recall import new_histories
from papersea.rules.records import Block, new_array, record_at
from papersea.rules.settings import write_options
from papersea.rules.state import Games, new_games

PLAYERS: Final = 2
PLAYOUTS: Final = 100
"""In each search."""
WORLDS: Final = 100
"""From each position."""
_POSITIONS: Final = 8
_EDGES: Final = 1 << 10
_CELLS, _ROUNDS = 10, 30
"""Of the chances to win: as plain Python has them, so that all ways come to the same."""


@dataclass(frozen=True, slots=True)
class Position:
    """What ``search`` takes, in its order."""

    scripts: Scripts
    worlds: Worlds
    games: Games
    roots: Roots
    edges: Edges
    policies: Policies
    values: Any


@cache
def _chances(target: int) -> MatchValues:
    """Plain Python takes seconds for them, and nobody writes into them."""
    return work_out(PLAYERS, target, _CELLS, _ROUNDS)


def positions() -> Iterator[Position]:
    """In the middle of rounds, always the same ones."""
    for view in middle_views(PLAYERS, _POSITIONS):
        assert view.seat is not None, "somebody is to move"
        belief = Belief(view)
        match = _chances(view.target)
        roots, edges = new_roots(_EDGES)
        root = record_at(Root, roots, 0)
        set_up_root(root, match, PLAIN_MANNER)
        root.seat = view.seat
        policies = policies_of(tuned(), tuned(), view.seat)
        yield Position(
            belief.scripts, belief.worlds, belief.games, roots, edges, policies, match.values
        )


def to_json(count: int) -> str:
    """The same for a program in another language, which has the kernel and nothing else; and room
    for so many games at once."""
    games, many = new_games(1), new_games(count)
    for each in (*games, *many):
        write_options(each, Options(), PLAYERS)
    found = {
        "games": _block(games),
        "positions": [
            [_block(getattr(each, name)) for name in Position.__slots__] for each in positions()
        ],
        "steps": {"seed": REPLAYED, "actions": played_steps(PLAYERS, REPLAYED)},
        "batch": {
            "games": _block(many),
            "seeds": _block(new_array("i8", count)),
            "actions": _block(new_array("i8", count)),
            "histories": _block(new_histories(1)),
            "arrays": list(map(_block, new_arrays(count, PLAYERS))),
            "names": Arrays._fields,
            "maxDecisions": MAX_DECISIONS,
        },
        "manner": UNIFORM,
        "playouts": PLAYOUTS,
        "worlds": WORLDS,
        "tries": TRIES,
        "playoutsAt": Root.offsets["playouts"],
    }
    return json.dumps(found)


def _block(block: Any) -> dict[str, Any]:
    assert isinstance(block, Block), "plain Python has no blocks"
    return {"shape": block.shape, "memory": base64.b64encode(block.memory).decode("ascii")}
