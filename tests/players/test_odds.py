"""How likely a bet holds: the same as played out on the table, and certain where it is certain."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from itertools import chain, pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean

import pytest

from papersea.cards import DECK, Kind, parse_cards
from papersea.events import RoundScored
from papersea.game import Game
from papersea.moves import LastChance, Seat, Step
from papersea.players.odds.bets import bet_odds, lay_question, percent_of
from papersea.players.odds.last_turns import DEALT_GAME, ask_chase, deal_world
from papersea.players.odds.reach import new_chases
from papersea.players.odds.situation import ImpossibleSituation, Mistake, Situation
from papersea.players.policy.actions import ask_policy
from papersea.players.policy.judgement import policies_of, tuned
from papersea.position import Position
from papersea.rules import codes
from papersea.rules.entries import step
from papersea.rules.options import Options
from papersea.rules.state import Games, game_at
from papersea.rules.ways import COMPILED
from papersea.translate import deck_of, events_of, hand_of, laid_by, move_of, pile_of
from tests.clauses import clause
from tests.sizes import sized

SEVEN = "OyOgOvPpHy"
TEN = "OyOgOvOlPpHy"
SURE = "OlOyOgOvOr HdHlHkHyHgHr PvPaPp Yg ApAoKa Mw"
"""Nobody has more, and nobody can win by all four mermaids."""
FAIR = "OyOgOvOlOr HdHlHkHy ApAo"
"""So many points that even a large hand may not have more."""
PLAYED = Path(__file__).with_name("played_bets.jsonl")
SURENESS = 4.5
"""Standard errors: about one in 150,000."""


def asked(
    cards: str, *others: int, laid: tuple[str, ...] = (), tops: str = "", deck: int | None = None
) -> Situation:
    open_ = tuple(map(parse_cards, laid))
    return Situation(parse_cards(cards), others, open_, parse_cards(tops), deck)


def position(situation: Situation, seed: int) -> Position:
    """A world on a real table, just before the call."""
    games, unknowns = lay_question(situation)
    deal_world(games, unknowns, seed)
    state = game_at(games, DEALT_GAME)
    seats = range(1 + len(situation.others))
    return Position(
        options=Options(),
        scores=(0,) * len(seats),
        round=1,
        turn=Seat(0),
        step=Step.DUO,
        closer=None,
        hands=tuple(hand_of(state, seat) for seat in seats),
        tables=tuple(laid_by(state, seat) for seat in seats),
        piles=(pile_of(state, 0), pile_of(state, 1)),
        deck=deck_of(state),
    )


def holds_on_the_table(situation: Situation, seed: int) -> bool:
    """Play the bet out on a game with the same policy."""
    game, chases = Game.set_up(position(situation, seed), seed=seed), new_chases()
    events = game.play(LastChance())
    while not any(isinstance(event, RoundScored) for event in events) and not game.is_over:
        action = ask_chase(game._games, 0, chases)
        events = game.play(move_of(game._state, action))
    return any(isinstance(event, RoundScored) and event.bet_won for event in events)


@clause("R3", "R4", "R6", "R7")
@pytest.mark.parametrize(
    "situation",
    [
        asked(SEVEN, 6),
        asked(SEVEN, 4, 6, laid=("CyCd", "")),
        asked(TEN, 7, 6, 8, laid=("", "BdBl", "WdSl"), tops="MwHk", deck=12),
        asked(TEN, 9, tops="FdFl", deck=30),
        asked(SEVEN, 7, 5, deck=0, laid=("FdFlFkFyCdCl", "BdBlBkByCyCy"), tops="Hd"),
    ],
)
def test_the_odds_are_those_of_the_table(situation: Situation) -> None:
    worlds, games = sized(5_000, 20_000) if COMPILED else 200, sized(200, 600)
    odds = bet_odds(situation, worlds=worlds)
    share = sum(holds_on_the_table(situation, seed) for seed in range(games)) / games
    error = sqrt(odds.error**2 + max(share * (1 - share), 0.01) / games)
    assert abs(odds.chance - share) < SURENESS * error


@clause("R6")
@pytest.mark.parametrize("others", [(0,), (5,), (3, 3, 3)])
def test_a_hand_that_nobody_can_beat_is_certain(others: tuple[int, ...]) -> None:
    odds = bet_odds(asked(SURE, *others))
    assert odds.chance == 1.0
    assert odds.expected == odds.won == odds.points + odds.bonus


@clause("R7")
def test_a_bet_against_more_points_on_the_table_is_lost() -> None:
    odds = bet_odds(asked(SEVEN, 0, laid=("CdCdClClCkCgCyCy BdBdBlBlBkBkByBy",)))
    assert odds.chance == 0.0
    assert odds.expected == odds.lost == odds.bonus


@pytest.mark.parametrize(
    ("won", "percent"),
    [(0, 0), (1, 1), (500, 12), (2000, 50), (3940, 98), (3988, 99), (3999, 99), (4000, 100)],
)
def test_nothing_is_called_certain_that_was_not_so_in_every_world(won: int, percent: int) -> None:
    assert percent_of(won, 4000) == percent


def test_the_margin_is_the_sampling_error_in_percent() -> None:
    odds = bet_odds(asked(SEVEN, 6))
    assert odds.margin == round(196 * odds.error, 1) > 0


@pytest.mark.parametrize("situation", [asked(SEVEN, 26, deck=0), asked(SURE, 9, 9, 9, deck=2)])
def test_every_card_is_in_one_place_of_a_world(situation: Situation) -> None:
    for seed in range(50):
        world = position(situation, seed)
        dealt = chain(*world.hands, *chain(*world.tables), *world.piles, world.deck)
        assert Counter(dealt) == Counter(DECK)


def test_even_who_holds_nearly_all_cards_is_not_dealt_all_mermaids() -> None:
    for seed in range(20):
        hand = position(asked(SEVEN, 50, deck=0), seed).hands[1]
        assert sum(card.kind is Kind.MERMAID for card in hand if card) < 4


@pytest.mark.skipif(not COMPILED, reason="takes many worlds")
def test_bets_in_games_that_were_played_hold_about_as_often_as_the_odds_say() -> None:
    """Of bots' games, as ``tools/odds_calibration.py`` has recorded them."""
    recorded = [json.loads(line) for line in PLAYED.read_text().splitlines()]
    assert len(recorded) > 200
    gaps = []
    for each in recorded:
        held = each.pop("held")
        cards, others = each.pop("cards"), each.pop("others")
        gaps.append(bet_odds(asked(cards, *others, **each), worlds=sized(60, 300)).chance - held)
    assert abs(fmean(gaps)) < 0.035


@clause("R2", "R6", "R7", "E1")
def test_the_three_outcomes_are_those_of_the_rules() -> None:
    odds = bet_odds(asked(SEVEN, 4))
    assert (odds.points, odds.bonus) == (7, 2)
    assert (odds.stop, odds.won, odds.lost) == (7, 9, 2)
    assert odds.lost < odds.expected < odds.won


def test_more_opponents_never_make_it_likelier() -> None:
    for cards, deck in ((SEVEN, 39), (TEN, 38)):  # with eight cards on the piles
        chances = [
            bet_odds(asked(cards, *(6,) * more, 6, deck=deck - 6 * more)) for more in (0, 1, 2)
        ]
        for fewer, more in pairwise(chances):
            assert more.chance < fewer.chance + SURENESS * (fewer.error + more.error)


def test_more_cards_in_a_hand_never_make_it_likelier() -> None:
    chances = [bet_odds(asked(TEN, held, deck=25)) for held in (10, 11, 12, 13, 14)]
    for fewer, more in pairwise(chances):
        assert more.chance < fewer.chance + SURENESS * (fewer.error + more.error)


def test_the_same_question_has_the_same_answer() -> None:
    situation = asked(SEVEN, 6, 5)
    assert bet_odds(situation, seed=3) == bet_odds(situation, seed=3)
    assert bet_odds(situation, seed=3) != bet_odds(situation, seed=4)


def beaten(situation: Situation, worlds: int, *, by_policy: bool) -> int:
    """How many bets are lost to opponents who chase them, or to the policy of the bots."""
    games, unknowns = lay_question(situation)
    policies, chases = policies_of(tuned(), tuned(), 0), new_chases()
    game = game_at(games, DEALT_GAME)

    def action(games: Games) -> int:
        if game.step >= codes.DECISIONS:
            return codes.NONE
        if by_policy:
            return ask_policy(games, DEALT_GAME, policies)
        return ask_chase(games, DEALT_GAME, chases)

    won = 0
    for seed in range(worlds):
        deal_world(games, unknowns, seed)
        while game.step < codes.DECISIONS or game.step == codes.STEALING:
            step(games, DEALT_GAME, action(games))
        won += any(isinstance(each, RoundScored) and each.bet_won for each in events_of(game))
    return worlds - won


@pytest.mark.parametrize("situation", [asked(SEVEN, 6), asked(TEN, 9, 8), asked(TEN, 6, 7, 6)])
def test_opponents_chase_a_bet_better_than_bots_at_play(situation: Situation) -> None:
    worlds = sized(500, 1500) if COMPILED else 100
    chased = beaten(situation, worlds, by_policy=False)
    assert chased >= beaten(situation, worlds, by_policy=True)


INTERPRETED = (((8, 7, 8), 15), ((16, 16), 0), ((26,), 0))
"""How many cards the others hold, and the deck."""
INTERPRETED_WORLDS = sized(10, 30)


@pytest.mark.skipif(not COMPILED, reason="needs both ways to compare them")
def test_compiled_and_interpreted_odds_are_the_same() -> None:
    program = (
        "import json; from papersea.cards import parse_cards\n"
        "from papersea.players.odds.bets import bet_odds\n"
        "from papersea.players.odds.situation import Situation\n"
        f"cards, worlds = parse_cards({FAIR!r}), {INTERPRETED_WORLDS}\n"
        f"asked = [Situation(cards, others, deck=deck) for others, deck in {INTERPRETED!r}]\n"
        "print(json.dumps([[bet_odds(each, worlds=worlds, seed=seed).chance for seed in range(3)]"
        " for each in asked]))"
    )
    said = subprocess.check_output(
        [sys.executable, "-c", program], env=os.environ | {"PAPERSEA_KERNEL": "python"}, text=True
    )
    chances = [
        [
            bet_odds(asked(FAIR, *others, deck=deck), worlds=INTERPRETED_WORLDS, seed=seed).chance
            for seed in range(3)
        ]
        for others, deck in INTERPRETED
    ]
    assert json.loads(said) == chances


def test_a_deck_that_is_not_told_is_guessed() -> None:
    for situation in (asked(SEVEN, 0), asked(SEVEN, 6, 5), asked(SURE, 13, 13, 13)):
        told = situation.with_players + sum(situation.pile_sizes) + situation.deck_size
        assert told == len(DECK)
        assert situation.deck_size >= 0
    assert 25 < asked(SEVEN, 6, 6).deck_size < 35


@pytest.mark.parametrize(
    ("mistake", "arguments"),
    [
        (Mistake.WRONG_OPPONENTS, {"others": ()}),
        (Mistake.WRONG_OPPONENTS, {"others": (1, 1, 1, 1)}),
        (Mistake.WRONG_HAND, {"others": (-1,)}),
        (Mistake.WRONG_HAND, {"others": (10**9,)}),
        (Mistake.WRONG_TABLES, {"laid": ("", "")}),
        (Mistake.WRONG_TOPS, {"tops": "CdClCk"}),
        (Mistake.NOT_DUOS, {"laid": ("CyCdBd",)}),
        (Mistake.NOT_DUOS, {"laid": ("MwMw",)}),
        (Mistake.TOO_MANY_CARDS, {"tops": "Oy"}),
        (Mistake.MORE_THAN_ALL, {"others": (57,)}),
        (Mistake.FOUR_MERMAIDS, {"cards": f"{SEVEN} 4xMw"}),
        (Mistake.FOUR_MERMAIDS, {"others": (53,)}),
        (Mistake.TOO_FEW_POINTS, {"cards": "OyOgHy"}),
        (Mistake.TOO_FEW_POINTS, {"cards": ""}),
        (Mistake.WRONG_DECK, {"deck": -1}),
        (Mistake.WRONG_DECK, {"deck": 54}),
        (Mistake.WRONG_DECK, {"deck": 20}),
    ],
)
def test_an_impossible_question_is_refused(mistake: Mistake, arguments: dict[str, object]) -> None:
    given: dict[str, object] = {"cards": SEVEN, "others": (5,), **arguments}
    cards, others = given.pop("cards"), given.pop("others")
    with pytest.raises(ImpossibleSituation) as refused:
        asked(cards, *others, **given)  # type: ignore[arg-type, misc]
    assert refused.value.mistake is mistake
    assert refused.value.code == mistake.name.lower()
    assert "{" not in str(refused.value)


@clause("C2")
def test_too_many_cards_are_named() -> None:
    with pytest.raises(ImpossibleSituation, match="3 × Cd is too many: the deck holds 2"):
        asked(f"{SEVEN}CdCd", 5, laid=("CdCy",))
