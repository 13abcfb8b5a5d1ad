"""What each call would bring, told before it is made (T8, R2, R6 to R9)."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from papersea.cards import Kind
from papersea.events import Counted, RoundScored, RoundStarted, RoundVoid, Settlement
from papersea.game import Game
from papersea.moves import LastChance, LayDuo, Move, Stop
from papersea.score import share_of
from papersea.view import Prospect
from tests.clauses import clause
from tests.positions import (
    SEVEN,
    last_chance,
    low_deck,
    most_drawn,
    stop,
    table,
    tables_with,
    view_of,
)
from tests.properties.games import choose, games
from tests.sizes import examples

REACHES = [(players, in_reach) for players in (2, 3, 4) for in_reach in (True, False)]
VOID = tables_with(deck_out_after_call="void")


@clause("E1", "R2", "R6", "R7", "R8")
def test_every_way_in_which_a_call_may_end_is_told() -> None:
    game = table(["Oy Og Ov Pp Hy", "Hl Hk Hd Cl"], scores=(10, 5))
    outlook = view_of(game, "A").outlook
    assert outlook is not None
    assert (outlook.points, outlook.bonus) == (7, 2)
    assert outlook.stop == Prospect(Settlement.STOP, Counted.POINTS, 7, 17, "R2")
    assert outlook.last_chance == (
        Prospect(Settlement.WON, Counted.BOTH, 9, 19, "R6"),
        Prospect(Settlement.LOST, Counted.BONUS, 2, 12, "R7"),
    )


@clause("K9", "R6")
def test_a_mermaid_counts_among_the_points_of_a_call() -> None:
    outlook = view_of(table([f"{SEVEN} Mw", ""]), "A").outlook
    assert outlook is not None
    assert (outlook.points, outlook.stop.gain) == (8, 8)


@clause("T8", "R3", "Q11")
def test_nobody_is_told_what_they_cannot_call() -> None:
    assert view_of(table(["Ap Ao Pv", ""]), "A").outlook is None
    last_turn = table([SEVEN, "Oy Og Ov Pp Pa"], turn="B", closer="A")
    assert view_of(last_turn, "B").outlook is None


@clause("Q14", "T8")
def test_only_the_player_whose_turn_it_is_is_told() -> None:
    game = table([SEVEN, "Oy Og Ov Pp Pa", ""])
    assert view_of(game, "A").outlook is not None
    assert [view_of(game, observer).outlook for observer in "BC-"] == [None] * 3


@clause("T8")
@examples(60)
@given(games())
def test_whoever_may_close_is_told(game: Game) -> None:
    view = game.view(game.turn)
    if Stop() in view.legal:
        assert view.outlook is not None
    assert (view.outlook is not None) >= (LastChance() in view.legal)


@clause("R2", "R6", "R7", "R9")
@examples(150)
@given(games(most_steps=250), st.integers(0, 2**32), st.sampled_from([Stop(), LastChance()]))
def test_a_call_ends_in_one_of_the_ways_that_were_told(game: Game, seed: int, call: Move) -> None:
    """What was told holds, whatever the others have and do."""
    view, caller = game.view(game.turn), game.turn
    if call not in view.legal:
        return
    assert view.outlook is not None
    told = [view.outlook.stop] if call == Stop() else view.outlook.last_chance
    randomness = random.Random(seed)
    events = list(game.play(call))
    while not game.is_over and not any(isinstance(event, RoundStarted) for event in events):
        events += game.play(choose(game, randomness, reluctance=0))
    scored = next((each for each in events if isinstance(each, RoundScored)), None)
    if scored is not None:
        gain, total = scored.gains[caller], scored.scores[caller]
        ended = {(each.counted, each.gain, each.total, each.clause) for each in told}
        assert (scored.counted[caller], gain, total, scored.clause) in ended
        assert scored.points[caller] == view.outlook.points
    elif any(isinstance(event, RoundVoid) for event in events):
        (void,) = (each for each in told if each.settlement is Settlement.VOID)
        assert (void.counted, void.gain, void.total) == (Counted.NOTHING, 0, view.own.score)
    assert all(each.settlement is Settlement.VOID for each in told) == (
        call == LastChance() and view.is_last_chance_void
    )


# R9: the deck may run out in the last turns


def may_be_void(game: Game) -> bool:
    outlook = view_of(game, "A").outlook
    assert outlook is not None
    return outlook.bet(Settlement.VOID) is not None


def empty_deck(game: Game) -> None:
    """LAST CHANCE, and then everybody draws all they can."""
    game.play(LastChance())
    while game.round == 1 and not game.is_over:
        game.play(min(game.legal_moves(), key=_eagerness))


def _eagerness(move: Move) -> int:
    """Boats and fish before the end of a turn, and any other duo never."""
    if isinstance(move, LayDuo):
        return 0 if move.first.kind in (Kind.BOAT, Kind.FISH) else 2
    return 1


@clause("R9", "T3", "K4", "K5", "deck_out_after_call")
@pytest.mark.parametrize("options", VOID)
@pytest.mark.parametrize(("players", "in_reach"), REACHES)
def test_a_deck_that_the_others_can_empty_is_told(
    players: int, *, in_reach: bool, options: str
) -> None:
    most = most_drawn(players, in_reach=in_reach)
    low, enough = (
        low_deck(players, size, in_reach=in_reach, options=options) for size in (most, most + 1)
    )
    assert may_be_void(low)
    assert not may_be_void(enough)


@clause("R9", "T3", "K4", "K5", "deck_out_after_call")
@pytest.mark.parametrize("options", VOID)
@pytest.mark.parametrize(("players", "in_reach"), REACHES)
def test_they_can_indeed_and_not_a_card_more(players: int, *, in_reach: bool, options: str) -> None:
    most = most_drawn(players, in_reach=in_reach)
    for size, has_scored in ((most, False), (most + 1, True)):
        game = low_deck(players, size, in_reach=in_reach, options=options)
        empty_deck(game)
        assert any(isinstance(event, RoundScored) for event in game.history) == has_scored
        assert any(isinstance(event, RoundVoid) for event in game.history) != has_scored


@clause("R9", "Q13", "deck_out_after_call")
@pytest.mark.parametrize("options", tables_with(deck_out_after_call="scored"))
def test_where_a_bet_is_scored_all_the_same_no_deck_is_low(options: str) -> None:
    assert not may_be_void(low_deck(2, 1, in_reach=True, options=options))


@clause("R9")
@pytest.mark.parametrize("options", tables_with(deck_out_after_call="void", deck_out="end_of_turn"))
def test_with_an_empty_deck_a_bet_is_void_and_nothing_else(options: str) -> None:
    outlook = view_of(low_deck(3, 0, in_reach=True, options=options), "A").outlook
    assert outlook is not None
    assert [each.settlement for each in outlook.last_chance] == [Settlement.VOID]


# What counted, told with the scored round


@clause("R2", "R6", "R7")
def test_a_scored_round_says_what_counted_and_by_which_clause() -> None:
    stopped = stop(SEVEN, ["Oy Og"])
    assert (stopped.counted, stopped.clause) == ((Counted.POINTS,) * 2, "R2")
    won = last_chance(SEVEN, ["Oy Og", "Ka"])
    assert (won.counted, won.clause) == ((Counted.BOTH, Counted.BONUS, Counted.BONUS), "R6")
    lost = last_chance(SEVEN, ["Oy Og Ov Pp Pa", "Ka"])
    assert (lost.counted, lost.clause) == ((Counted.BONUS, Counted.POINTS, Counted.POINTS), "R7")


@clause("R2", "R6", "R7", "R9")
@pytest.mark.parametrize(
    ("settlement", "own", "others"),
    [
        (Settlement.STOP, 9, 9),
        (Settlement.WON, 13, 4),
        (Settlement.LOST, 4, 9),
        (Settlement.VOID, 0, 0),
    ],
)
def test_what_cards_of_nine_points_and_a_bonus_of_four_bring(
    settlement: Settlement, own: int, others: int
) -> None:
    assert share_of(settlement, 9, 4).gain == own
    assert share_of(settlement, 9, 4, is_closer=False).gain == others
