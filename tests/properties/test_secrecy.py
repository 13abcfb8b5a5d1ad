"""A view depends on what the seat has seen, and on nothing else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence

from hypothesis import assume, given
from hypothesis import strategies as st

from papersea.cards import Card
from papersea.events import Event, seen_by
from papersea.game import Game
from papersea.moves import Pick, Seat
from papersea.rules.options import Options
from papersea.translate import legal_actions, move_of
from tests.clauses import clause
from tests.properties.games import choose, decks, games, options, players
from tests.sizes import examples

Seen = tuple[Event, ...]


class Scripted:
    """Chance from one deck for every round; thefts take the same place in a hand."""

    def __init__(self, deck: Sequence[Card], starter: int) -> None:
        self._deck = deck
        self._starter = starter
        self._thefts = random.Random(starter)

    def first_player(self, players: int) -> Seat:
        return Seat(self._starter % players)

    def deck(self, round_number: int) -> Sequence[Card]:
        return self._deck

    def stolen(self, victim: Seat, hand: Sequence[Card]) -> Card:
        return hand[self._thefts.randrange(len(hand))]


def exchanged(deck: Sequence[Card], first: int, second: int) -> list[Card]:
    other = list(deck)
    other[first], other[second] = other[second], other[first]
    return other


def play_alike(truth: Game, other: Game, randomness: random.Random) -> tuple[Seen, Seen] | None:
    """Play the same choice in both games (the first card drawn is the first card drawn, be it
    what it may), or nothing if the other game does not have it. Crabs take another card."""
    state, other_state = truth._state, other._state
    move = choose(truth, randomness, reluctance=0.9)
    action = next(a for a in legal_actions(state) if move_of(state, a) == move)
    if isinstance(move, Pick):
        action = randomness.choice(legal_actions(other_state))
    if action not in legal_actions(other_state):
        return None
    return truth.play(move), other.play(move_of(other_state, action))


@clause("T6", "Q7", "Q8", "Q9", "Q14", "Q18")
@examples(80)
@given(options, players, decks, st.data(), st.integers(0, 2**32))
def test_whoever_saw_the_same_knows_the_same(
    rules: Options, number: int, deck: list[Card], data: st.DataObject, seed: int
) -> None:
    """Two cards change places, and thefts and crabs take other cards. As long as a seat sees
    the same events, all that its view holds must be the same, memory and all."""
    first, second = data.draw(st.tuples(st.integers(2, 40), st.integers(2, 57)))
    assume(deck[first] != deck[second])
    truth = Game(rules, number, chance=Scripted(deck, seed % 4))
    other = Game(
        rules, number, chance=Scripted(exchanged(deck, first, second), seed % 4 + 4 * number)
    )
    observers: list[Seat | None] = [None, *map(Seat, range(number))]
    randomness = random.Random(seed)
    while observers and not truth.is_over and len(truth.rounds) == 1:
        played = play_alike(truth, other, randomness)
        if played is None:
            return
        observers = [
            seat for seat in observers if as_seen(played[0], seat) == as_seen(played[1], seat)
        ]
        for seat in observers:
            assert truth.view(seat) == other.view(seat)


def as_seen(events: Seen, seat: Seat | None) -> list[Event]:
    return [seen_by(event, seat) for event in events]


@given(games())
def test_what_a_seat_remembers_is_true(game: Game) -> None:
    truth = game.position()
    for seat in (None, *map(Seat, range(game.players))):
        view = game.view(seat)
        for hand, seen in zip(truth.hands, view.seats, strict=True):
            assert not Counter[object](seen.known) - Counter[object](hand)
            assert seen.hand is None or Counter(seen.hand) == Counter(hand)
        for pile, remembered in zip(truth.piles, view.piles, strict=True):
            left: Iterator[object] = iter(remembered.remembered)
            assert all(card in left for card in pile), "a pile is what is remembered, with gaps"
            assert remembered.gone == len(remembered.remembered) - len(pile)


@clause("T6", "Q14")
@given(games())
def test_a_view_shows_no_hidden_card(game: Game) -> None:
    for seat in map(Seat, range(game.players)):
        view = game.view(seat)
        assert view.drawn is None or seat == game.turn
        assert not view.legal or seat == game.turn
        for other, seen in enumerate(view.seats):
            if other != seat and seen.hand is not None:
                assert view.closer is not None, "only a call shows a hand"
