"""Our game for OpenSpiel is our game: the same rules, secrets kept, bounds that hold."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

from papersea.batch import IllegalAction  # noqa: E402
from papersea.cards import DECK, Card, index_of, parse_cards  # noqa: E402
from papersea.envs.openspiel import SMALL  # noqa: E402
from papersea.envs.openspiel.node import CHANCE  # noqa: E402
from papersea.envs.openspiel.observer import view_from  # noqa: E402
from papersea.envs.openspiel.rows import rows_of  # noqa: E402
from papersea.envs.openspiel.telling import this_round  # noqa: E402
from papersea.events import Drew, DrewLast, Event, Fished, RoundStarted, Stole  # noqa: E402
from papersea.game import Game  # noqa: E402
from papersea.moves import Seat  # noqa: E402
from papersea.problems import NotationError  # noqa: E402
from papersea.rules import codes  # noqa: E402
from papersea.rules.options import Options  # noqa: E402
from papersea.translate import move_of  # noqa: E402
from tests.envs.playing import load, play, walk  # noqa: E402
from tests.sizes import soak  # noqa: E402

PLAYERS = (2, 3, 4)


class Told:
    """Chance that decides as it did in an episode."""

    def __init__(self, log: Sequence[Event]) -> None:
        self._starter = next(event.starter for event in log if isinstance(event, RoundStarted))
        self._decks: list[list[Card]] = []
        self._stolen = (event.card for event in log if isinstance(event, Stole))
        for event in log:
            match event:
                case RoundStarted(tops=tops):
                    self._decks.append(list(tops))
                case Drew(cards=cards):
                    self._decks[-1] += cards or ()
                case DrewLast(card=card) | Fished(card=card) if card is not None:
                    self._decks[-1].append(card)

    def first_player(self, players: int) -> Seat:
        return self._starter

    def deck(self, round_number: int) -> Sequence[Card]:
        seen = self._decks[round_number - 1] if round_number <= len(self._decks) else []
        return [*seen, *(Counter(DECK) - Counter(seen)).elements()]

    def stolen(self, victim: Seat, hand: Sequence[Card]) -> Card:
        card = next(self._stolen)
        assert card is not None
        return card


@pytest.mark.parametrize("chance", ["explicit", "sampled"])
@pytest.mark.parametrize(("players", "edition"), [(2, "classic"), (3, "es"), (4, "pl")])
def test_it_agrees_with_the_rules_move_by_move(players: int, edition: str, chance: str) -> None:
    """Legal moves, every seat's view with its history, and how it ends."""
    is_sampled = chance == "sampled"
    spiel = load(players=players, edition=edition, sampled=is_sampled, max_decisions=120)
    nodes = []
    for state in walk(spiel, seed=players):
        nodes.append(state.node.copy())
    log = nodes[-1].log
    game = Game(Options.of(edition), players, chance=Told(log))
    for node, action in zip(nodes, state.history(), strict=False):
        if node.player == CHANCE:
            continue
        moves = {action: move_of(node.state, action) for action in node.legal()}
        assert tuple(moves.values()) == game.legal_moves()
        for seat in map(Seat, range(players)):
            assert view_from(node, seat) == game.view(seat)
        game.play(moves[action])
    assert game.history[: len(log)] == log
    assert len(log) > 100


@pytest.mark.parametrize(
    "parameters",
    [
        {"players": 2},
        {"players": 3, "edition": "es"},
        {"players": 4},
        {"players": 2, "deck": "CdCdCkWdSdFdFdMwMwApAo"},
        {"players": 3, "sampled": True},
        {"players": 2, "observation": 1},
        {"players": 3, "observation": 1, "sampled": True},
        {"players": 4, "observation": 1, "deck": "CdCdCkCyWdSdBdBdApAoKaFdFdHk"},
    ],
    ids=str,
)
def test_a_resampled_state_shows_the_player_the_same(parameters: dict[str, Any]) -> None:
    """String, tensor and moves are equal, while hidden cards differ; and it can be played on."""
    game = load(round_only=True, **parameters)
    dice = random.Random(1)
    worlds = 0
    steps = 1 if "deck" in parameters else 4
    for number, state in enumerate(walk(game, seed=5)):
        if state.is_chance_node() or state.is_terminal() or number % steps:
            continue
        player = number // steps % game.num_players()
        other = state.resample_from_infostate(player, dice.random)
        for ask in ("information_state", "observation"):
            for form in ("string", "tensor"):
                look = f"{ask}_{form}"
                assert getattr(other, look)(player) == getattr(state, look)(player)
        assert other.current_player() == state.current_player()
        if player == state.current_player():
            assert other.legal_actions() == state.legal_actions()
        if not parameters.get("sampled"):
            again = game.new_initial_state()
            for action in other.history():
                again.apply_action(action)
            assert str(again) == str(other)
        worlds += str(other) != str(state)
        assert play_on(other, dice).is_terminal()
    assert worlds


def play_on(state: Any, dice: random.Random) -> Any:
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def test_no_world_is_sampled_where_chance_decides() -> None:
    with pytest.raises(ValueError, match="where a player is to move"):
        load().new_initial_state().resample_from_infostate(0, random.random)


def never_close(dice: random.Random, state: Any) -> int:
    """Long rounds: nobody calls or draws two while there is something else to do."""
    moves = state.legal_actions()
    calm = [move for move in moves if move not in (codes.STOP, codes.LAST_CHANCE, codes.DRAW)]
    duos = [move for move in calm if codes.LAY <= move < codes.SEARCH]
    return int(dice.choice(duos or calm or moves))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("deck", ["", "CdCdCkCyFdFdBdBdBlBlWdSdWlSl"], ids=["whole", "small"])
def test_a_round_stays_within_its_bounds(players: int, deck: str) -> None:
    game = load(players=players, deck=deck, round_only=True)
    for seed in range(8):
        state = play(game, seed, never_close)
        chances = sum(item.player == CHANCE for item in state.full_history())
        assert state.node.decisions <= game.max_game_length()
        assert chances <= game.max_chance_nodes_in_history()
        assert state.node.decisions + chances <= game.max_history_length()
        for seat in map(Seat, range(players)):
            rows = [rows_of(event, seat, players) for event in this_round(state.node.log)]
            assert sum(map(len, rows)) <= state.node.setting.most_rows


def test_an_episode_is_cut_at_its_cap_and_worth_nothing() -> None:
    game = load(max_decisions=10)
    state = play(game, seed=1)
    assert game.max_game_length() == state.node.decisions == 10
    assert state.returns() == [0, 0]
    assert state.legal_actions() == []


def test_chance_is_as_likely_as_there_are_copies() -> None:
    state = load(deck="CdCdApKa").new_initial_state()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    state.apply_action(1)
    outcomes = {state.action_to_string(card): chance for card, chance in state.chance_outcomes()}
    assert outcomes == {"Cd": 0.5, "Ap": 0.25, "Ka": 0.25}


def test_two_cards_that_are_drawn_together_have_no_order() -> None:
    states = []
    for cards in ("ApKa", "KaAp"):
        state = pyspiel.load_game("papersea(deck=CdCdApKa,opening=ACdCd)").new_initial_state()
        for word in ("D", cards[:2], cards[2:]):
            state.apply_action(state.string_to_action(word))
        states.append(state)
    first, second = states
    assert first.information_state_string(0) == second.information_state_string(0)
    assert [*map(first.action_to_string, first.legal_actions())] == ["Ap-L", "Ap-R", "Ka-L", "Ka-R"]


def test_sampled_chance_keeps_by_number_as_well() -> None:
    game = load(sampled=True, rng_seed=3)
    for seed in range(10):
        state = game.new_initial_state()
        randomness = random.Random(seed)
        while not state.is_terminal() and state.move_number() < 60:
            if state.is_chance_node():
                state.apply_action(0)
                continue
            kept = [
                index_of(parse_cards(state.action_to_string(action)[:2])[0])
                for action in state.legal_actions()
                if codes.KEEP <= action < codes.KEEP + 4
            ]
            assert kept == sorted(kept), "the lower card is the first"
            state.apply_action(randomness.choice(state.legal_actions()))


def test_an_illegal_action_changes_nothing() -> None:
    state = pyspiel.load_game("papersea(opening=ACdCd)").new_initial_state()
    before = str(state)
    with pytest.raises(IllegalAction):
        state.apply_action(codes.END)
    assert (str(state), state.history()) == (before, [])


def test_sampled_chance_follows_its_seed() -> None:
    games = [load(sampled=True, rng_seed=7, round_only=True) for _ in range(2)]
    assert str(play(games[0], seed=1)) == str(play(games[1], seed=1))
    assert len({str(play(games[0], seed=1)) for _ in range(2)}) == 2


def test_a_state_with_a_long_history_is_pickled() -> None:
    state = next(state for state in walk(load(), seed=3) if len(state.history()) > 120)
    again = pickle.loads(pickle.dumps(state))
    assert again.information_state_string(1) == state.information_state_string(1)
    assert again.history() == state.history()


@pytest.mark.parametrize(
    "parameters",
    [
        {"players": 5},
        {"edition": "xx"},
        {"deck_out": "sometimes"},
        {"deck": "CdCdCd"},
        {"deck": "CdCd"},
        {"opening": "C"},
        {"opening": "AMwMwMw"},
        {"opening": "A", "sampled": True},
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused(parameters: dict[str, Any]) -> None:
    with pytest.raises(NotationError):
        load(**parameters)


@pytest.mark.parametrize(("players", "player"), [(2, 2), (4, 0)])
def test_nobody_sees_from_a_seat_or_in_a_room_that_is_not_there(players: int, player: int) -> None:
    """The kernel trusts both: it would read and write beside them."""
    observer = load(players=2).make_py_observer()
    with pytest.raises(ValueError, match="version 1, seen as 0"):
        observer.set_from(load(players=2, observation=1).new_initial_state(), 0)
    with pytest.raises(ValueError, match=f"player {player} of {players}, seen as 2"):
        observer.set_from(load(players=players).new_initial_state(), player)


def test_mcts_and_ismcts_play() -> None:
    """OpenSpiel's own searches, unchanged."""
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    dice = np.random.RandomState(3)
    rollout = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
    for players in PLAYERS:
        game = load(players=players, round_only=True)
        bots: list[Any] = [
            ismcts.ISMCTSBot(game, rollout, 2.0, max_simulations=3, random_state=dice)
            for _ in range(players - 1)
        ]
        bots.append(mcts.MCTSBot(game, 2.0, 2, rollout, random_state=dice))
        last = play(game, 1, partial(_ask_bots, bots))
        assert sum(last.returns()) == pytest.approx(0)


def _ask_bots(bots: list[Any], dice: random.Random, state: Any) -> int:
    return int(bots[state.current_player()].step(state))


@soak  # in every run tests/envs/test_pages.py lets CFR play the example of docs/research.md
def test_cfr_lowers_exploitability() -> None:
    from open_spiel.python.algorithms import cfr, exploitability
    from open_spiel.python.policy import UniformRandomPolicy

    game = pyspiel.load_game(SMALL)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(2):
        solver.evaluate_and_update_policy()
    worth = exploitability.exploitability(game, solver.average_policy())
    assert worth < exploitability.exploitability(game, UniformRandomPolicy(game)) / 2
    assert len(solver.average_policy().state_lookup) == 612
