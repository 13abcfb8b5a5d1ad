"""How good choices are: ``python -m tools.choices kraken@1000p kraken,doubt=1@1000p``.

Masters play. Now and then every move that the seat to move has is weighed by a long search that
knows everybody's cards, though not the deck's order, and then all that are named choose. What a
choice is worth is its lead, by that search, over what the table of the masters would do at once:
so far less depends on luck than in games. Settings of a search stand behind a name: those of
``Manner``. Without any names it tells how leads follow from what the table expects of moves.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import Any, Final

import numpy as np

from papersea.game import CLASSIC, Game
from papersea.moves import Move
from papersea.players import Player
from papersea.players.budget import Budget, Playouts, parse_budget
from papersea.players.catalogue import find_opponent
from papersea.players.ladder.seating import MasterPlayer
from papersea.players.search.expert import PLAIN_MANNER, Manner
from papersea.training.limit import Cheater

_OFTEN: Final = 0.15
_BY: Final = Playouts(200)
_NEAR: Final = 0.1
_KNOWN: Final = 0.02
"""How leads follow is told of moves that a table has not far behind, and whose leads are known so
well: where others are worse is plain anyway."""
_JUDGE: Final = Manner(surety=4.0, scale=1.0)


@dataclass(frozen=True)
class Chooser:
    """An opponent, with other settings perhaps."""

    text: str
    name: str
    settings: dict[str, Any]
    budget: Budget

    @classmethod
    def parse(cls, text: str) -> Chooser:
        called, _, budget = text.partition("@")
        name, *given = called.split(",")
        kinds = {each.name: type(getattr(PLAIN_MANNER, each.name)) for each in fields(Manner)}
        pairs = (each.split("=") for each in given)
        settings = {key: kinds[key](float(value)) for key, value in pairs}
        return cls(text, name, settings, parse_budget(budget))

    def seated(self, seed: int) -> Player:
        player = find_opponent(self.name).seated(seed)
        if self.settings:
            assert isinstance(player, MasterPlayer), "others have no settings"
            player.manner = replace(player.manner, **self.settings)
        return player


@dataclass(frozen=True)
class Moment:
    step: str
    leads: dict[str, float]
    chosen: list[str]
    found: list[tuple[float, float, float]]
    """Of every move but the first thought: what was expected of it, its lead, and the error."""


def moments(
    players: int, count: int, seed: int, playouts: int, choosers: list[Chooser]
) -> Iterator[Moment]:
    found = 0
    for number in range(seed << 20, (seed << 20) + count):
        game, dice = Game(CLASSIC, players, seed=number), random.Random(number)
        seated = [find_opponent("kraken").seated(number + seat) for seat in range(players)]
        while not game.is_over and found < count:
            view = game.view(game.turn)
            if len(view.legal) == 1:
                game.play(view.legal[0])
                continue
            if dice.random() < _OFTEN:
                judge = Cheater(dice.getrandbits(40), sees_deck=False, manner=_JUDGE)
                judge.choose(game, Playouts(playouts))
                weighed = list(zip(judge.expected, judge.weighed, strict=True))
                if len(weighed) > 1:
                    found += 1
                    yield Moment(
                        view.step.value,
                        {str(each.move): each.lead for each in judge.weighed},
                        [_choice(each, game, dice.getrandbits(40)) for each in choosers],
                        [(expected, each.lead, each.error) for expected, each in weighed[1:]],
                    )
            game.play(seated[game.turn].choose(view, _BY))


def _choice(chooser: Chooser, game: Game, seed: int) -> str:
    move: Move = chooser.seated(seed).choose(game.view(game.turn), chooser.budget)
    return str(move)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("choosers", nargs="*", type=Chooser.parse)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--judge", type=int, default=15_000, help="playouts of the long search")
    asked = parser.parse_args()
    rows: list[list[float]] = []
    found: list[tuple[float, float, float]] = []
    steps: list[str] = []
    given = (asked.players, asked.positions, asked.seed, asked.judge, asked.choosers)
    for moment in moments(*given):
        # A duo that does the same in another colour is not weighed apart.
        rows.append([moment.leads.get(each, np.nan) for each in moment.chosen])
        steps.append(moment.step)
        found += moment.found
        if len(rows) % 500 == 0 or len(rows) == asked.positions:
            if asked.choosers:
                _tell(asked.choosers, np.array(rows), np.array(steps))
            else:
                _tell_expected(np.array(found))


def _tell(choosers: list[Chooser], rows: Any, steps: Any) -> None:
    known = ~np.isnan(rows).any(axis=1)
    for step in ("", *sorted(set(steps))):
        chosen = rows[known & ((steps == step) | (step == ""))]
        sys.stdout.write(f"{step or 'all'}: {len(chosen)} positions\n")
        root = np.sqrt(len(chosen))
        for number, chooser in enumerate(choosers):
            gain, gained = chosen[:, number], chosen[:, number] - chosen[:, 0]
            sys.stdout.write(
                f"  {chooser.text:30} gains {gain.mean():7.3%} ± {gain.std() / root:.3%}, "
                f"over the first {gained.mean():7.3%} ± {gained.std() / root:.3%}\n"
            )
    sys.stdout.flush()


def _tell_expected(found: Any) -> None:
    expected, leads, errors = found[(found[:, 0] > -_NEAR) & (found[:, 2] < _KNOWN)].T
    scale = (expected @ leads) / (expected @ expected)
    spread = np.sqrt(max(0.0, np.mean((leads - scale * expected) ** 2) - np.mean(errors**2)))
    sys.stdout.write(f"{len(leads)} moves: scale {scale:.2f}, spread {spread:.3f}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
