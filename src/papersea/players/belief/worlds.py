"""What a seat can believe: complete worlds that agree with everything it has seen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from papersea.cards import CARDS
from papersea.events import RoundStarted
from papersea.game import Played
from papersea.knowledge.script import (
    GAMES,
    WORLD_GAME,
    WORLDS,
    Determinisation,
    Script,
    Scripts,
    Worlds,
    new_scripts,
    new_worlds,
)
from papersea.knowledge.seen import Knowledge, follow
from papersea.knowledge.set_up import sum_up
from papersea.moves import Step
from papersea.players.belief.likelihood import begin_believing, go_on_believing
from papersea.players.belief.retelling import retell
from papersea.players.belief.sampling import sample_worlds
from papersea.players.policy.judgement import Judgement, policies_of
from papersea.position import Position, seen_position
from papersea.rules.records import record_at
from papersea.rules.settings import write_options
from papersea.rules.state import Games, State, game_at, new_games
from papersea.setting_up import lay_known
from papersea.translate import deck_of, drawn_cards, hand_of, pile_of
from papersea.view import View

TRIES: Final = 20_000
"""How often a world is begun anew before it is given up."""


@dataclass(frozen=True, slots=True)
class World:
    """One of the worlds that a seat may be in, every card in its place.

    ``start`` and ``played`` tell the round from its deal (both are empty for a round that was
    set up): played again, it shows the seat exactly what it has seen.
    """

    now: Position
    start: Position | None
    played: tuple[Played, ...]


class NoWorld(AssertionError):
    """No world was found that agrees with a view: a broken promise of ours."""


class Belief:
    """A seat's knowledge, laid out for the kernel.

    ``games[0]`` holds what the seat sees, ``games[1]`` the world sampled last; behind it is room
    for playouts.
    """

    def __init__(self, view: View, *, reads: bool = False) -> None:
        self._view = view
        self._knowledge = _known_from(view)
        self.scripts: Scripts = new_scripts(1)
        self.worlds: Worlds = new_worlds(WORLDS)
        self.games: Games = new_games(GAMES)
        script = record_at(Script, self.scripts, 0)
        self._knowledge.write(script)
        if reads and _is_dealt(view):
            self._knowledge.write_deeds(script)
        self._lay_base()

    def _lay_base(self) -> None:
        view = self._view
        write_options(game_at(self.games, 0), view.options, len(view.seats))
        seen = seen_position(view)
        hands = tuple(hand if seat == view.seat else () for seat, hand in enumerate(seen.hands))
        left, right = self._knowledge.piles.exact or ((), ())
        piles = (tuple(CARDS[card] for card in left), tuple(CARDS[card] for card in right))
        lay_known(self.games, replace(seen, hands=hands, piles=piles))

    def imagine(self, seed: int) -> None:
        """Sample a world into ``games[1]``; what is sampled next follows from the same seed."""
        if not sample_worlds(self.scripts, self.worlds, self.games, seed, 1, TRIES):
            raise NoWorld(f"nothing agrees with what {self._view.seat} has seen")

    def sample(self, seed: int) -> World:
        """A world; every one that agrees with the view can come up."""
        self.imagine(seed)
        view, now = self._view, self._now()
        if not _is_dealt(view):
            return World(now, None, ())
        choices = record_at(Determinisation, self.worlds, 0)
        start, played = retell(view, now, self._knowledge, choices)
        return World(now, start, played)

    def _now(self) -> Position:
        """What lies on the table of the world sampled last."""
        state, seen = game_at(self.games, 1), seen_position(self._view)
        return replace(
            seen,
            hands=tuple(hand_of(state, seat) for seat in range(seen.players)),
            piles=(pile_of(state, 0), pile_of(state, 1)),
            deck=deck_of(state),
            drawn=drawn_cards(state) if seen.step is Step.KEEP else None,
        )


def plain_worlds(view: View, count: int, seed: int) -> Iterator[State]:
    """So many worlds, every deal that agrees with the view as likely as any other. Each takes the
    place of the one before. The same arguments give the same worlds."""
    belief = Belief(view)
    for number in range(count):
        belief.imagine(seed + number)
        yield game_at(belief.games, WORLD_GAME)


def believed_worlds(view: View, judgement: Judgement, count: int, seed: int) -> Iterator[State]:
    """So many worlds, those likelier in which others who judge so did what the seat has seen.
    Each takes the place of the one before. The same arguments give the same worlds."""
    belief = Belief(view, reads=True)
    arrays = (belief.scripts, belief.worlds, belief.games, policies_of(judgement, judgement, 0))
    for number in range(count):
        if not (
            go_on_believing(*arrays, TRIES) if number else begin_believing(*arrays, seed, TRIES)
        ):
            raise NoWorld(f"nothing agrees with what {view.seat} has seen")
        yield game_at(belief.games, WORLD_GAME)


def _known_from(view: View) -> Knowledge:
    if view.seat is None:
        raise ValueError("only a seat believes something: this is a spectator's view")
    if view.step is Step.OVER:
        raise ValueError("the game is over: there is nothing left to believe")
    return follow(view, view.seat) if _is_dealt(view) else sum_up(view, view.seat)


def _is_dealt(view: View) -> bool:
    """Whether the history begins with a deal; that of a round that was set up does not."""
    return bool(view.history) and isinstance(view.history[0], RoundStarted)
