"""Other worlds in which a seat has seen just the same, for searches over information sets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NoReturn

from papersea.cards import CARDS, COPIES, index_of
from papersea.envs.openspiel.node import CHANCE, Node
from papersea.envs.openspiel.observer import view_from
from papersea.envs.openspiel.sampled import Sampled
from papersea.game import Played
from papersea.knowledge.script import Script
from papersea.moves import Seat
from papersea.players.belief.worlds import Belief, World
from papersea.rules.records import record_at
from papersea.translate import move_of


class Resampler:
    """Worlds for one seat at one decision of an episode."""

    def __init__(self, state: Any, seat: Seat) -> None:
        node: Node = state.node
        if node.player < 0:
            raise ValueError("worlds are sampled where a player is to move")
        self._belief = Belief(view_from(node, seat))
        self._leave_out(node)
        is_sampled = isinstance(node, Sampled)
        self._opening = _sampled_opening(state) if is_sampled else _opening(state)

    def _leave_out(self, node: Node) -> None:
        """A smaller deck: the belief knows the whole one."""
        script = record_at(Script, self._belief.scripts, 0)
        for number, (card, copies) in enumerate(zip(CARDS, node.setting.copies, strict=True)):
            script.pool[number] -= COPIES[card] - copies
            script.pool_size -= COPIES[card] - copies

    def sample(self, seed: int) -> Any:
        """A state of another world; the same seed gives the same. Its history is that of the
        world, unless chance is sampled: then it is the one that was played."""
        world = self._belief.sample(seed)
        other = self._opening.clone()
        if isinstance(other.node, Sampled):
            _tell_sampled(other.node, world)
        else:
            for action in _actions(other.node, world):
                other.apply_action(action)
        return other


def _opening(state: Any) -> Any:
    """The round after its deal, played again from the first move."""
    opening = state.get_game().new_initial_state()
    for action in state.history()[: state.node.dealt]:
        opening.apply_action(action)
    return opening


def _sampled_opening(state: Any) -> Any:
    """The same where moves alone do not say how chance decided."""
    opening = state.clone()
    opening.node = state.node.opening.copy()
    opening.node.opening = state.node.opening
    return opening


def _actions(node: Node, world: World) -> Iterator[int]:
    """A world's round from its deal on, as ``node`` is taken along it."""
    cards = iter(_deck_of(world))
    for played in world.played:
        yield _action(node, played)
        while node.player == CHANCE:
            yield next(cards) if played.stolen is None else index_of(played.stolen)


def _tell_sampled(node: Sampled, world: World) -> None:
    node.lay_deck(_deck_of(world))
    for played in world.played:
        node.apply(_action(node, played), _no_dice)
        if played.stolen is not None:
            node.stolen = index_of(played.stolen)
            node.apply(0, _no_dice)


def _deck_of(world: World) -> list[int]:
    assert world.start is not None, "a round that was dealt can be told"
    return [index_of(card) for card in world.start.deck if card is not None]


def _action(node: Node, played: Played) -> int:
    moves = {move_of(node.state, action): action for action in node.legal()}
    return moves[played.move]


def _no_dice() -> NoReturn:
    raise AssertionError("a world says how chance decided")
