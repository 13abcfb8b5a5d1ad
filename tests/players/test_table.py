"""Policies that play by a table: what is learned of a move is what decides about it."""

from __future__ import annotations

import pytest

from papersea.game import CLASSIC
from papersea.players.policy import learned
from papersea.players.policy.actions import ask_policy
from papersea.players.policy.by_table import is_tried_by_table, places_of
from papersea.players.policy.judgement import policies_of
from papersea.players.policy.learned import learned_table, master_judgement
from papersea.players.policy.places import MOST_PLACES, TABLE
from papersea.players.search.tree import is_considered
from papersea.rules import codes
from papersea.rules.entries import start, step
from papersea.rules.records import new_array
from papersea.rules.settings import write_options
from papersea.rules.state import State, game_at, new_games
from papersea.rules.ways import COMPILED
from papersea.training.practising import trial
from tests.sizes import sized


def worth_of(game: State, action: int, table: list[int]) -> int:
    """By the places that are learned from."""
    places = new_array("i8", MOST_PLACES)
    count = places_of(game, action, places)
    chosen = [int(places[number]) for number in range(count)]
    assert all(0 <= place < TABLE for place in chosen)
    assert len(set(chosen)) == count
    return sum(table[place] for place in chosen)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_move_is_played_whose_places_add_up_to_the_most(players: int) -> None:
    table = list(learned_table(players))
    policies = policies_of(master_judgement(players), master_judgement(players), 0)
    games = new_games(1)
    game = game_at(games, 0)
    write_options(game, CLASSIC, players)
    start(games, 0, 7)
    seen = set()
    for _ in range(sized(400, 4000)):
        action = codes.NONE
        if game.step == codes.OVER:
            break
        if game.step < codes.DECISIONS:
            action = ask_policy(games, 0, policies)
            if is_tried_by_table(game) and game.legal_count > 1:
                seen.add(int(game.step))
                moves = [
                    int(game.legal[number])
                    for number in range(game.legal_count)
                    if is_considered(game, number)
                ]
                worths = {move: worth_of(game, move, table) for move in moves}
                if game.deck_size == 0:
                    worths.pop(codes.LAST_CHANCE, None)
                assert worths[action] == max(worths.values())
        step(games, 0, action)
    assert seen >= {codes.DRAWING, codes.KEEPING, codes.DUO_STEP}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_masters_play_by_a_table_and_former_ones_by_none(players: int) -> None:
    assert len(learned_table(players)) == TABLE
    assert master_judgement(players).table == learned_table(players)
    assert not master_judgement(players, is_former=True).table


@pytest.mark.skipif(not COMPILED, reason="too few games to win more")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_was_learned_wins_more_than_the_tuned_policy(players: int) -> None:
    wins, error = trial(players, list(learned_table(players)), sized(1000, 4000))
    assert wins - 3 * error > 1 / players


def test_a_table_of_other_cards_is_not_played_by() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(learned, "TABLE", TABLE + 1)
        learned.learned_table.cache_clear()
        assert learned.learned_table(2) == ()
    learned.learned_table.cache_clear()
