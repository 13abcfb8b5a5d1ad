"""A sample of everything that the kernel is asked: run by ``tests.kernel.twice``, call by call.

These are not collected by themselves: other tests tell whether the answers are right.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from papersea.arena.deals import Deal
from papersea.arena.luck import luck_of
from papersea.batch import Batch
from papersea.cards import parse_cards
from papersea.envs.table import Table
from papersea.game import CLASSIC, Game
from papersea.moves import Seat
from papersea.players.belief.worlds import Belief, believed_worlds, plain_worlds
from papersea.players.budget import Playouts
from papersea.players.ladder.policy_players import Habits, LookAheadPlayer, PolicyPlayer
from papersea.players.ladder.seating import MASTERLY
from papersea.players.odds.bets import bet_odds, lay_question
from papersea.players.odds.last_turns import DEALT_GAME, ask_chase, deal_world
from papersea.players.odds.reach import new_chases
from papersea.players.odds.situation import Situation
from papersea.players.policy.judgement import policies_of, tuned
from papersea.players.policy.learned import master_judgement
from papersea.players.policy.matches import play_policies
from papersea.players.search.expert import SearchPlayer
from papersea.players.search.match import work_out
from papersea.players.value.player import ValuePlayer, learned_net
from papersea.record import Record
from papersea.rules import codes
from papersea.rules.batch import look, note_chance
from papersea.rules.entries import ask, decide, start, step
from papersea.rules.observe import observation_size
from papersea.rules.options import Edition, parse_options
from papersea.rules.playout import MANNERS, play_random
from papersea.rules.recall import new_histories
from papersea.rules.records import new_array
from papersea.rules.settings import write_options
from papersea.rules.state import game_at, new_games
from papersea.scorepad.settling import new_game, settle_round
from papersea.scorepad.values import CountedHand, Ending
from papersea.training.calling import watch
from papersea.training.config import CallsConfig, GrowingConfig, PracticeConfig
from papersea.training.growing import Grower
from papersea.training.limit import Cheater
from papersea.training.practising import Practice
from papersea.training.reading import FIRST_GUESS, rounds_of
from papersea.view import View
from tests.kernel.astray import all_calls, call
from tests.players.beliefs import RELUCTANT, SIMPLE, moments
from tests.sizes import sized

SEEDS = sized(4, 1000)
VIEWS = sized(4, 334)
"""For each number of players."""
players = pytest.mark.parametrize("players", [2, 3, 4])


def views(players: int, count: int) -> Iterator[View]:
    """What somebody sees at so many moments of games, by whoever has some sense or closes rarely.
    It is their turn: who chooses for others asks for moves that are none in most worlds."""
    found = 0
    for seed in range(count):
        manner = (SIMPLE, RELUCTANT)[seed % 2]
        for view in moments(Game(CLASSIC, players, seed=seed), manner, seed, sized(0.05, 0.2)):
            if found == count:
                return
            if view.turn == view.seat:
                found += 1
                yield view


@players
@pytest.mark.parametrize("manner", range(len(MANNERS)))
def test_random_games(players: int, manner: int) -> None:
    games = new_games(1)
    for seed in range(SEEDS):
        edition = list(Edition)[seed % len(Edition)]
        write_options(game_at(games, 0), parse_options(edition.value), players)
        play_random(games, 0, seed, 300, manner)
        for seat in range(players):
            look(games, 0, seat, new_array("u1", observation_size(players)))
            for question in range(8):
                ask(games, 0, question, seat)


@players
def test_games_with_chance_from_outside(players: int) -> None:
    for seed in range(sized(1, 50)):
        dice = random.Random(seed)
        game = Game(CLASSIC, players, chance=Deal(1, seed), seed=seed)
        while not game.is_over:
            game.play(dice.choice(game.legal_moves()))
            game.view(game.turn)
        half = Game(CLASSIC, players, seed=seed)
        for _ in range(12):
            half.play(dice.choice(half.legal_moves()))
        laid = Game.set_up(half.position(), seed=seed)
        laid.reshuffle(seed)
        laid.play(laid.legal_moves()[0])
        laid.score(Seat(0))


def test_cards_that_cannot_be_stolen() -> None:
    games = new_games(1)
    game = game_at(games, 0)
    write_options(game, CLASSIC, 2)
    for seed in range(sized(3, 100)):
        play_random(games, 0, seed, 40, 0)
        while game.step not in (codes.STEALING, codes.OVER):
            step(games, 0, game.legal[seed % game.legal_count] if game.legal_count else codes.NONE)
        for card in (-1, *range(60), 2**62):
            try:
                decide(new_games(1) if game.step == codes.DEALING else games, 0, card)
            except ValueError:
                continue
            break


def test_rounds_of_the_score_pad() -> None:
    for number, how in enumerate(Ending):
        counted = [CountedHand(7 + number, 3), CountedHand(9, 2), CountedHand(4, None)]
        settle_round(new_game(CLASSIC, 3), how, Seat(number % 3), counted)


def test_places_that_there_are_not() -> None:
    games = new_games(1)
    for index in (1, -2, 2**40):
        with pytest.raises(IndexError):
            step(games, index, codes.DRAW)


@players
def test_whole_matches_and_the_table_of_their_scores(players: int) -> None:
    policies = policies_of(master_judgement(players), tuned(), 0)
    play_policies(CLASSIC, players, policies, 1, sized(3, 1000))
    work_out(players, CLASSIC.points_to_win(players), 5, sized(30, 400))


@players
def test_worlds(players: int) -> None:
    for seed, view in enumerate(views(players, VIEWS)):
        list(plain_worlds(view, 2, seed))
        list(believed_worlds(view, master_judgement(players), 3, seed))


@players
def test_policies_and_look_aheads(players: int) -> None:
    feeling = PolicyPlayer(1, tuned(), Habits())
    looking = LookAheadPlayer(1, tuned())
    for view in views(players, VIEWS):
        feeling.choose(view, Playouts(1))
        looking.choose(view, Playouts(1))


@players
def test_searches(players: int) -> None:
    expert = SearchPlayer(1, tuned())
    master = SearchPlayer(2, master_judgement(players), manner=MASTERLY)
    for view in views(players, VIEWS):
        expert.choose(view, Playouts(40))
        master.choose(view, Playouts(40))


@players
def test_searches_by_value_and_luck(players: int) -> None:
    glancing, thinking = ValuePlayer(1, turns=0), ValuePlayer(2)
    for view in views(players, VIEWS):
        glancing.choose(view, Playouts(1))
        thinking.choose(view, Playouts(10))
    game = Game(CLASSIC, players, seed=players)
    for _ in range(sized(30, 300)):
        game.play(game.legal_moves()[0])
    luck_of(Record.of(game), 1)


def test_practising(tmp_path: Path) -> None:
    for watched in (0, 1):
        config = PracticeConfig(2, turns=1, moments=20, watched=watched, tried_every=1, trial=1)
        list(Practice(config, tmp_path / str(watched)).learn())


def test_growing(tmp_path: Path) -> None:
    config = GrowingConfig(2, turns=1, samples=64, batch=32, watched=0, tried_every=1, trial=1)
    list(Grower(config, tmp_path).grow())


@pytest.mark.parametrize(
    "asked",
    [
        Situation(parse_cards("OyOgOvPpHy"), (6,), (), (), None),
        Situation(
            parse_cards("OyOgOvOlPpHy"),
            (7, 6, 8),
            tuple(map(parse_cards, ("", "BdBl", "WdSl"))),
            parse_cards("MwHk"),
            12,
        ),
    ],
)
def test_bets(asked: Situation) -> None:
    for seed in range(sized(2, 500)):
        bet_odds(asked, worlds=sized(20, 100), seed=seed)
        games, unknowns = lay_question(asked)
        chases = new_chases()
        deal_world(games, unknowns, seed)
        game = game_at(games, DEALT_GAME)
        while game.step < codes.DECISIONS or game.step == codes.STEALING:
            is_choice = game.step < codes.DECISIONS
            action = ask_chase(games, DEALT_GAME, chases) if is_choice else codes.NONE
            step(games, DEALT_GAME, action)


@players
@pytest.mark.parametrize("episode", ["match", "round"])
def test_batches(players: int, episode: str) -> None:
    dice = np.random.default_rng(players)
    for version in (0, 1):
        terms: dict[str, Any] = {"episode": episode, "max_decisions": 90, "observation": version}
        batch = Batch(8, players, seed=players, waits=bool(version), illegal="loses", **terms)
        for number in range(sized(100, 5000)):
            chosen = [int(dice.choice(np.flatnonzero(mask))) for mask in batch.masks]
            batch.step([*chosen[1:], chosen[0]] if number % 50 == 49 else chosen)


@players
def test_what_seats_remember(players: int) -> None:
    table = Table(players=players, observation=1)
    for seed in range(sized(2, 200)):
        dice = random.Random(seed)
        table.begin(seed)
        while table.legal and table.decisions < 150:
            for seat in range(players):
                table.observation(seat)
            duos = [each for each in table.legal if codes.LAY <= each < codes.SEARCH]
            table.play(dice.choice(duos or table.legal))
    games, histories = new_games(1), new_histories(1)
    write_options(game_at(games, 0), CLASSIC, players)
    start(games, 0, 1)
    game_at(games, 0).starter = players - 1
    decide(games, 0, codes.NONE)  # as the deck lies
    note_chance(games, 0, histories, 0)


def test_learning() -> None:
    watch(CallsConfig(players=2, seed=1, rows=sized(1, 20), playouts=5), 0, ())
    game = Game(CLASSIC, 3, seed=5)
    while not game.is_over:
        game.play(game.legal_moves()[-1])
    rounds_of([Record.of(game)]).explained(FIRST_GUESS)


@players
def test_whoever_sees_all_cards(players: int) -> None:
    for seed in range(sized(1, 5)):
        game = Game(CLASSIC, players, seed=seed)
        for _ in range(7):
            game.play(game.legal_moves()[-1])
        for net in (None, learned_net(players)):
            Cheater(seed, sees_deck=bool(seed % 2), net=net).choose(game, Playouts(20))


@players
def test_a_belief_of_whoever_reads(players: int) -> None:
    for view in views(players, 2):
        Belief(view, reads=True).imagine(1)


def test_calls_that_have_gone_astray() -> None:
    for _, entry, arguments in all_calls():
        call(entry, arguments)


def test_what_differs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a result, in memory and in what is raised: else all of this would prove nothing."""
    from tests.kernel import twice
    from tests.kernel.twice import Differ, compared

    monkeypatch.setattr(twice, "BOOKS", [])  # no other kernel has this entry

    def points(games: Any, number: int) -> int:
        game_at(games, 0).points[1] = number
        return 5

    def more_points(games: Any, number: int) -> int:
        return points(games, number + 1)

    def another_result(games: Any, number: int) -> int:
        return points(games, number) + 1

    def fails(games: Any, number: int) -> int:
        points(games, number)
        raise IndexError(number)

    assert compared("points", points, points)(new_games(1), 7) == 5
    for other in (more_points, another_result, fails):
        with pytest.raises(Differ, match="points"):
            compared("points", points, other)(new_games(1), 7)
    with pytest.raises(IndexError):
        compared("points", fails, fails)(new_games(1), 7)
