"""What a seat can believe: complete worlds that agree with everything it has seen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from papersea.cards import CARDS
from papersea.events import RoundStarted
from papersea.game import Played
from papersea.players.kernel.belief import sample_worlds
from papersea.players.kernel.script import Script, Scripts, Worlds, new_scripts, new_worlds
from papersea.players.kernel.script import World as Choices
from papersea.players.retelling import retell
from papersea.players.seen import Seen, seen_in
from papersea.position import Position, seen_position
from papersea.rules.records import record_at
from papersea.rules.settings import write_options
from papersea.rules.state import Games, game_at, new_games
from papersea.setting_up import lay_known
from papersea.translate import deck_of, drawn_cards, hand_of, pile_of
from papersea.view import Step, View

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

    ``games[0]`` holds what the seat sees, ``games[1]`` the world sampled last.
    """

    def __init__(self, view: View) -> None:
        self._view = view
        self._seen: Seen = seen_in(view)
        self.scripts: Scripts = new_scripts(1)
        self.worlds: Worlds = new_worlds(1)
        self.games: Games = new_games(2)
        self._seen.write(record_at(Script, self.scripts, 0))
        self._lay_base()

    def _lay_base(self) -> None:
        view = self._view
        write_options(game_at(self.games, 0), view.options, len(view.seats))
        seen = seen_position(view)
        hands = tuple(hand if seat == view.seat else () for seat, hand in enumerate(seen.hands))
        left, right = self._seen.piles.exact or ((), ())
        piles = (tuple(CARDS[card] for card in left), tuple(CARDS[card] for card in right))
        lay_known(self.games, replace(seen, hands=hands, piles=piles))

    def sample(self, seed: int) -> World:
        """A world; every one that agrees with the view can come up."""
        if not sample_worlds(self.scripts, self.worlds, self.games, seed, 1, TRIES):
            raise NoWorld(f"nothing agrees with what {self._view.seat} has seen")
        view, now = self._view, self._now()
        if not isinstance(view.history[0] if view.history else None, RoundStarted):
            return World(now, None, ())
        choices = record_at(Choices, self.worlds, 0)
        start, played = retell(view, now, self._seen, choices)
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
