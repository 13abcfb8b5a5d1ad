"""What really happened is never ruled out by what came to light later."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from papersea.cards import CARDS, Card, index_of
from papersea.events import Picked, Stole
from papersea.game import Game
from papersea.knowledge import script as lines
from papersea.knowledge.script import ANY_CARD, EVEN, NO_CARD, Script, new_scripts
from papersea.knowledge.seen import Knowledge, follow
from papersea.rules.options import Options
from papersea.rules.records import record_at
from papersea.view import View
from tests.players.beliefs import MANNERS, kind_of, moments
from tests.sizes import sized

SEEDS = sized((0, 51), (0, 1, 51))
"""In the last one, copies of a card go openly from a pile in doubt."""
Secret = tuple[int, Card]
"""How deep it lay in a pile (0 for a theft), and which card it was."""


def true_secrets(game: Game, view: View, seen: Knowledge) -> Iterator[Secret]:
    """What the seat did not see of its round, in order."""
    depths = iter(seen.depths)
    round_ = game.history[len(game.history) - len(view.history) :]
    for truth, told in zip(round_, view.history, strict=True):
        match truth, told:
            case Stole(card=card), Stole(card=None):
                assert card is not None
                yield 0, card
            case Picked(card=card, position=position), Picked(card=None):
                assert card is not None
                assert position is not None
                if next(depths) is None:
                    yield position - 1, card
            case _:
                pass


class Check:
    """The lines of a script, told with the true secrets."""

    def __init__(self, game: Game, view: View) -> None:
        assert view.seat is not None
        seen = follow(view, view.seat)
        self.script = record_at(Script, new_scripts(1), 0)
        seen.write(self.script)
        self.secrets = list(true_secrets(game, view, seen))
        self.piles: list[list[int]] = [[], []]
        self.told = 0

    def run(self) -> None:
        for number in range(self.script.lines):
            self.follow(number)
        assert self.told == len(self.secrets)
        for instance in (*self.piles[0], *self.piles[1]):
            assert self.script.gone[instance] == lines.MAX_LINES

    def follow(self, number: int) -> None:
        script = self.script
        whose, first, second = script.whose[number], script.first[number], script.second[number]
        match script.what[number]:
            case lines.LAID_ON:
                self.piles[whose].append(first)
            case lines.TAKEN:
                assert self.leave(whose, 0, number) == first
                assert self.top(whose) == second
            case lines.OWN_PICK:
                self.leave(whose, first, number)
            case lines.SEEN:
                cards = [script.instance[instance] for instance in reversed(self.piles[whose])]
                assert cards == list(script.seen[first : first + second])
            case lines.PICKED:
                depth, card = self.next_secret()
                assert script.present[self.piles[whose][-1 - depth]] < number
                assert self.leave(whose, depth, number) == index_of(card)
                assert first in (ANY_CARD, self.top(whose))
            case lines.MOVED:
                self.next_secret()
            case _:
                pass

    def next_secret(self) -> Secret:
        depth, card = self.secrets[self.told]
        assert EVEN + self.script.weight[self.told * len(CARDS) + index_of(card)] > 0
        self.told += 1
        return depth, card

    def leave(self, pile: int, depth: int, number: int) -> int:
        instance = self.piles[pile].pop(-1 - depth)
        assert self.script.gone[instance] >= number
        return self.script.instance[instance]

    def top(self, pile: int) -> int:
        return self.script.instance[self.piles[pile][-1]] if self.piles[pile] else NO_CARD


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("number", [2, 3, 4])
@pytest.mark.parametrize("edition", ["classic", "es"])
def test_the_truth_is_never_ruled_out(edition: str, number: int, manner: str) -> None:
    for seed in SEEDS:
        game = Game(Options.of(edition), number, seed=seed)
        for view in moments(game, manner, seed, sized(0.1, 0.3)):
            kind = kind_of(view)
            if kind.has_unseen_pick or kind.has_unseen_theft:
                Check(game, view).run()
