"""Version 1 of an observation is all that a seat has seen, and nothing else: two histories that a
seat can tell apart never give equal bytes, and two that it cannot always do."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("pyspiel")

from papersea.envs.layout import ROWS, observation_parts
from papersea.envs.openspiel.explicit import Explicit
from papersea.envs.openspiel.node import CHANCE, OVER, Node
from papersea.envs.openspiel.observer import _seen_so_far
from papersea.envs.openspiel.setting import Setting
from papersea.envs.seen_rows import RoundSeen
from papersea.envs.table import Table
from papersea.envs.witness import Witness
from papersea.events import Picked, Searched, Stole
from papersea.moves import Seat
from papersea.rules import codes, recall
from papersea.rules.batch import look_back
from papersea.rules.options import Options
from papersea.rules.recall import observed_size
from papersea.rules.records import new_array
from tests.properties.games import options, players
from tests.sizes import examples, sized

NODES = sized(1200, 60_000)
"""Of each tree."""


def seen_from(node: Node, seat: int) -> bytes:
    count = node.setting.players
    seen = new_array("u1", observed_size(1, count))
    look_back(node.games, 0, seat, node.histories, 0, seen)
    return bytes(seen.memory)


@pytest.mark.parametrize(
    "parameters",
    [
        {"deck": "CdCdCkFdApAo", "opening": "AFdAo", "round_only": True},
        {"deck": "CdCdCkCyApAoKaFd", "opening": "AApAo"},
        {"deck": "WdSdCdCdApAo", "opening": "AApAo", "round_only": True},
        {"deck": "FdFdBdBdApAo", "max_decisions": 12},
        {"deck": "CdCdCkCyWdSdAp", "players": 3, "opening": "ACkAp", "max_decisions": 20},
        {"deck": "CdCdCkCyWdSdApAoKaFd", "players": 4, "round_only": True},
        {"deck": "ApAoKaHkFd", "max_decisions": 16},
    ],
    ids=lambda parameters: parameters["deck"],
)
def test_bytes_are_equal_where_what_a_seat_has_seen_is_and_nowhere_else(
    parameters: dict[str, Any],
) -> None:
    """In trees of small games, branch by branch: what the seat has seen, word by word, beside the
    bytes, in both directions."""
    root = Explicit(Setting.read(parameters | {"observation": 1}))
    dice = random.Random(1)
    waiting: list[Node] = [root.copy()]
    told_by: dict[tuple[int, bytes], str] = {}
    bytes_of: dict[tuple[int, str], bytes] = {}
    nodes = met = 0
    kinds: set[type] = set()
    while waiting and nodes < NODES:
        # Mostly deep, so that rounds end; now and then another branch.
        node = waiting.pop(-1 if dice.random() < 0.9 else dice.randrange(len(waiting)))
        actions = [] if node.player == OVER else choices(node)
        dice.shuffle(actions)
        if dice.random() < 0.7:
            actions.sort(key=lambda action: codes.LAY <= action < codes.END)  # those first
        if node.player != CHANCE:
            nodes += 1
            kinds |= {type(event) for event in node.log}
            for seat in range(root.setting.players):
                seen, told = seen_from(node, seat), _seen_so_far(node, Seat(seat))
                met += (seat, told) in bytes_of
                assert told_by.setdefault((seat, seen), told) == told
                assert bytes_of.setdefault((seat, told), seen) == seen
        for action in actions:
            child = node.copy()
            child.apply(action, random.Random)
            waiting.append(child)
    assert met, "no two histories look the same to a seat: that would prove little"
    deck = parameters["deck"]
    assert ("Cd" not in deck) or {Searched, Picked} <= kinds
    assert ("Wd" not in deck) or Stole in kinds


@examples(12)
@given(options, players, st.integers(0, 10_000))
def test_the_rows_and_the_piles_follow_from_what_was_seen(
    rules: Options, count: int, seed: int
) -> None:
    """Row by row for every seat, told from the events of its view; and the piles are remembered as
    these events say, whatever crabs have taken unseen."""
    table = Table(rules, count, max_decisions=300, observation=1)
    table.begin(seed)
    witness = Witness(table, seed)
    places = {part.name: part.places for part in observation_parts(count, 1)}
    dice = random.Random(seed)
    while table.legal:
        for seat in range(count):
            seen, view = table.observation(seat), witness.view(Seat(seat))
            told = RoundSeen(Seat(seat), count, view.history)
            rows = seen[places["history"]].reshape(-1, recall.WIDTH)
            assert rows[: len(told.rows)].tolist() == [list(row) for row in reversed(told.rows)]
            assert not rows[len(told.rows) :].any()
            assert tuple(map(tuple, told.piles.values())) == tuple(
                pile.remembered for pile in view.piles
            )
            assert seen[places["before"]].any() == (view.round > 1)
        table.play(loves_crabs(dice, table.legal))


def loves_crabs(dice: random.Random, legal: list[int]) -> int:
    """Long rounds with many duos, in which piles are looked through."""
    calm = [action for action in legal if action not in (codes.STOP, codes.LAST_CHANCE)]
    duos = [action for action in calm if codes.LAY <= action < codes.SEARCH]
    return dice.choice(duos or calm or legal)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_whole_round_has_room(count: int) -> None:
    """However long it is: its first row is still there at the end."""
    places = {part.name: part.places for part in observation_parts(count, 1)}
    longest = 0
    for seed in range(sized(10, 500)):
        table = Table(players=count, episode="round", observation=1)
        table.begin(seed)
        dice = random.Random(seed)
        while table.legal:
            table.play(loves_crabs(dice, table.legal))
        for seat in range(count):
            rows = table.observation(seat)[places["history"]].reshape(-1, recall.WIDTH)
            used = np.flatnonzero(rows[:, 0])
            assert rows[used[-1], 0] == recall.DEALT
            longest = max(longest, len(used))
    assert 40 < longest < recall.MOST_ROWS


def test_earlier_rounds_are_told_apart_by_whoever_saw_a_difference() -> None:
    """One player keeps two cards in this order or in the other, which the other never sees."""
    (own, others), (own_again, others_again) = (
        after_a_void_round(*cards) for cards in (("Ap", "Ao"), ("Ao", "Ap"))
    )
    assert own != own_again
    assert others == others_again
    assert any(others)


def after_a_void_round(first: str, second: str) -> list[bytes]:
    """What both seats have of it once the next one is dealt. Of each two cards that A draws the
    named one is kept; B takes what A has discarded."""
    setting = Setting.read({"deck": "ApAoKaHkFdFd", "opening": "AFdFd", "observation": 1})
    node = Explicit(setting).copy()
    words = ["D", first, "Ka", f"{first}-L", ".", "L", ".", "D", second, "Hk", f"{second}-L", "."]
    for word in words:
        names = {node.name_of(node.player, action): action for action in choices(node)}
        node.apply(names[word], random.Random)
    while node.player == CHANCE:
        node.apply(choices(node)[0], random.Random)
    assert node.state.round_number == 2
    before = observation_parts(2, 1)[-1].places
    return [seen_from(node, seat)[before.start : before.stop] for seat in range(2)]


def choices(node: Node) -> list[int]:
    if node.player == CHANCE:
        return [outcome for outcome, _ in node.outcomes()]
    return node.legal()


def test_every_kind_of_row_has_a_name() -> None:
    assert len(ROWS) == recall.ROW_KINDS
    assert [getattr(recall, name.upper()) for name in ROWS] == [*range(1, len(ROWS) + 1)]
