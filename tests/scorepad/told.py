"""Score pads for tests: rounds in few words, and whole games of the engine told to a pad."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import chain

from hypothesis import strategies as st

from papersea.cards import parse_cards
from papersea.events import Called, Event, GameEnded, RoundScored, RoundStarted, RoundVoid
from papersea.game import Game
from papersea.moves import Seat
from papersea.rules.options import Target
from papersea.scorepad import CountedHand, Ending, Hand, PadRound, ScorePad, ShownHand
from papersea.terminal.screen.rounds import open_cards
from tests.properties.games import options, play_on, players, seeds

NAMES = ("Ann", "Bo", "Cy", "Di")


def pad(
    *rounds: PadRound, players: int = 2, starter: int = 0, target: str = "standard"
) -> ScorePad:
    return ScorePad(NAMES[:players], Seat(starter), Target(target), rounds)


def hand(said: str | int | tuple[int, int]) -> Hand:
    """Cards, or points, or points and bonus."""
    match said:
        case str():
            return ShownHand(parse_cards(said))
        case int():
            return CountedHand(said)
        case points, bonus:
            return CountedHand(points, bonus)


def stop(by: int, *hands: str | int | tuple[int, int]) -> PadRound:
    return PadRound(Ending.STOP, Seat(by), tuple(map(hand, hands)))


def last_chance(by: int, *hands: str | int | tuple[int, int]) -> PadRound:
    return PadRound(Ending.LAST_CHANCE, Seat(by), tuple(map(hand, hands)))


def deck_out(by: int) -> PadRound:
    return PadRound(Ending.DECK_OUT, Seat(by))


def mermaids(by: int) -> PadRound:
    return PadRound(Ending.MERMAIDS, Seat(by))


def told(game: Game, last_mover: Seat, events: Sequence[Event], dice: random.Random) -> PadRound:
    """A round that has ended, as people tell it: hands as cards, or counted."""
    scored = next((each for each in events if isinstance(each, RoundScored)), None)
    if scored is not None:
        cards = open_cards(events)
        hands = [
            ShownHand(tuple(chain(*cards[Seat(seat)])))
            if dice.random() < 0.5
            else CountedHand(scored.points[seat], scored.bonuses[seat])
            for seat in range(game.players)
        ]
        how = Ending.STOP if scored.bet_won is None else Ending.LAST_CHANCE
        return PadRound(how, scored.closer, tuple(hands))
    if any(isinstance(each, RoundVoid) for each in events):
        callers = [each.seat for each in events if isinstance(each, Called)]
        return PadRound(Ending.DECK_OUT, (*callers, last_mover)[0])
    (winner,) = (each.winners[0] for each in events if isinstance(each, GameEnded))
    return PadRound(Ending.MERMAIDS, winner)


def rounds_of(events: Sequence[Event]) -> list[list[Event]]:
    """The history of a game, cut before every deal."""
    rounds: list[list[Event]] = []
    for event in events:
        if isinstance(event, RoundStarted):
            rounds.append([])
        rounds[-1].append(event)
    return rounds


def written_down(game: Game, seed: int, reluctance: float) -> ScorePad:
    """Play a game at random to its end, and write its rounds on a pad."""
    last_movers: dict[int, Seat] = {}
    seat, number = game.turn, game.round
    for _ in play_on(game, 1_000_000, seed, reluctance):
        last_movers[number] = seat
        seat, number = game.turn, game.round
    dice, rounds = random.Random(seed), rounds_of(game.history)
    first = rounds[0][0]
    assert isinstance(first, RoundStarted)
    written = (told(game, last_movers[at], each, dice) for at, each in enumerate(rounds, 1))
    return ScorePad(NAMES[: game.players], first.starter, game.options.target, tuple(written))


@st.composite
def whole_games(draw: st.DrawFn) -> tuple[Game, ScorePad]:
    """A random game to its end, and the pad on which its rounds were written down."""
    game = Game(draw(options), draw(players), seed=draw(seeds))
    reluctance = draw(st.sampled_from([0.0, 0.5, 0.9, 0.98]))
    return game, written_down(game, draw(st.integers(0, 2**32)), reluctance)
