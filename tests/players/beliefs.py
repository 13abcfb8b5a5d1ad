"""What the tests of belief share: worlds played again, and games stopped at many moments."""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from papersea import cards
from papersea.cards import DECK, Card, format_cards
from papersea.events import Picked, Stole, TurnAgain, TurnEnded
from papersea.game import Game, Played
from papersea.moves import EndTurn, LastChance, LayDuo, Move, Pick, Seat, Step, Stop, parse_seat
from papersea.players.belief.worlds import Belief, World
from papersea.players.budget import Playouts
from papersea.players.ladder.simple import SimplePlayer
from papersea.rules.ways import COMPILED
from papersea.view import View

UNIFORM = "uniform"
RELUCTANT = "reluctant"
CURIOUS = "curious"
SIMPLE = "simple"
MANNERS = (UNIFORM, RELUCTANT, CURIOUS, SIMPLE)
"""Any move; the same, but rounds are rarely closed, so that decks run out; the same again, with
all that is taken unseen: crabs, thefts, and what lies deep in a pile; or with some sense."""
MOST_MOVES = 600


class Retold:
    """Chance that lets the same cards be stolen again; the deck lies already."""

    def __init__(self, played: Sequence[Played]) -> None:
        self._stolen = iter([each.stolen for each in played if each.stolen])

    def first_player(self, players: int) -> Seat:
        raise AssertionError("the round has begun")

    def deck(self, round_number: int) -> Sequence[Card]:
        raise AssertionError("the round goes on")

    def stolen(self, victim: Seat, hand: Sequence[Card]) -> Card:
        return next(self._stolen)


def play_again(world: World) -> Game:
    """A world's round, from its deal to now."""
    assert world.start is not None, "a round that was set up has no deal"
    game = Game.set_up(world.start, chance=Retold(world.played))
    for each in world.played:
        game.play(each.move, each.seat)
    return game


def check_world(world: World, view: View) -> None:
    """Played again, the world shows the seat all that it has seen, and it ends as it says."""
    assert Counter(world.now.cards()) == Counter(DECK)
    game = play_again(world)
    assert game.view(view.seat) == replace(view, history=view.history[1:])
    assert game.position() == world.now


def choose(game: Game, manner: str, randomness: random.Random) -> Move:
    if manner == SIMPLE:
        player = SimplePlayer(randomness.getrandbits(32))
        return player.choose(game.view(game.turn), Playouts(1))
    legal = game.legal_moves()
    if manner == CURIOUS and randomness.random() < 0.8:
        legal = tuple(filter(_is_unseen, legal)) or legal
    move = randomness.choice(legal)
    is_call = isinstance(move, Stop | LastChance)
    return EndTurn() if is_call and manner != UNIFORM and randomness.random() < 0.9 else move


def _is_unseen(move: Move) -> bool:
    """Whether others are left to guess what it takes."""
    if isinstance(move, LayDuo):
        return move.first.kind in (cards.Kind.CRAB, cards.Kind.SWIMMER)
    return isinstance(move, Pick) and move.position > 1


def moments(game: Game, manner: str, seed: int, every: float) -> Iterator[View]:
    """What some seat sees, now and then while a game is played to its end."""
    randomness = random.Random(seed)
    for _ in range(MOST_MOVES):
        if game.is_over:
            return
        if randomness.random() < every:
            yield game.view(Seat(randomness.randrange(game.players)))
        game.play(choose(game, manner, randomness))


@dataclass(frozen=True)
class Kind:
    """What makes a moment like another one, as far as belief goes."""

    step: Step
    is_own_turn: bool
    is_called: bool
    is_turn_again: bool
    has_unseen_pick: bool
    has_unseen_theft: bool


def kind_of(view: View) -> Kind:
    events = view.history
    turn = next((n for n in range(len(events), 0, -1) if isinstance(events[n - 1], TurnEnded)), 0)
    return Kind(
        view.step,
        is_own_turn=view.seat == view.turn,
        is_called=view.closer is not None,
        is_turn_again=any(isinstance(event, TurnAgain) for event in events[turn:]),
        has_unseen_pick=any(isinstance(each, Picked) and each.card is None for each in events),
        has_unseen_theft=any(isinstance(each, Stole) and each.card is None for each in events),
    )


def believed(view: View, count: int = 200) -> Iterator[World]:
    """Worlds from the first so many seeds."""
    belief = Belief(view)
    return (belief.sample(seed) for seed in range(count))


def hands_of(seat: str, view: View, count: int = 200) -> set[str]:
    """What a seat holds in those worlds."""
    return {_format(world.now.hands[parse_seat(seat)]) for world in believed(view, count)}


def piles_in(view: View, count: int = 200) -> set[str]:
    """How the piles lie in those worlds, as ``BdHl/Cy``."""
    return {"/".join(map(_format, world.now.piles)) for world in believed(view, count)}


def _format(some: Sequence[Card | None]) -> str:
    return format_cards([card for card in some if card is not None])


def told_worlds() -> list[str]:
    """Some worlds of some games as texts, to compare compiled with interpreted ones."""
    return [
        f"{world.start} {' '.join(str(each.move) for each in world.played)} {world.now}"
        for players in (2, 3, 4)
        for view in moments(Game(players=players, seed=players), RELUCTANT, players, 0.03)
        for world in believed(view, 2)
    ]


if __name__ == "__main__":
    assert not COMPILED, "the other process samples the compiled worlds"
    sys.stdout.write(json.dumps(told_worlds()))
