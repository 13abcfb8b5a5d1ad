"""A fixed suite that bots are measured by, so that others can cite the number.

Opponents, deals, seeds and budgets belong to the suite's version and never change with it. All of
our opponents think in playouts, so that a slow or busy machine gives the same results.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict, dataclass
from importlib.metadata import version
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from papersea.arena.deals import derived_seed
from papersea.arena.intervals import Interval
from papersea.arena.plan import Plan
from papersea.arena.running import Watch, Workers, run
from papersea.players.budget import Budget, Playouts
from papersea.players.catalogue import Entrant, parse_entrant
from papersea.players.guard import Patience

USUAL_BUDGET: Final[Budget] = Playouts(1000)
"""Of a bot that names none."""
REFERENCE: Final = Path(__file__).with_name("reference.json")
"""The score cards of our ladder."""


@dataclass(frozen=True, slots=True)
class Part:
    """A bot against one of ours: with two players alone, with more among copies of it."""

    opponent: str
    players: int
    games: int

    def __str__(self) -> str:
        return f"{self.players}-{self.opponent}"

    def plan(self, bot: Entrant, seed: int) -> Plan:
        entrants = (bot, parse_entrant(self.opponent))
        alone = (0, *[1] * (self.players - 1))
        own = derived_seed(seed, str(self))
        return Plan(entrants, self.players, self.games, own, pairings=(alone,))


@dataclass(frozen=True, slots=True)
class Suite:
    """What a bot is measured by. With another version the numbers are others."""

    version: int
    seed: int
    parts: tuple[Part, ...]


SUITE: Final = Suite(
    1,
    1,
    (
        Part("driftwood@1p", 2, 60),
        Part("sprat@1p", 2, 60),
        Part("gull@1p", 2, 60),
        Part("heron@1p", 2, 60),
        Part("orca@200p", 2, 60),
        Part("kraken@400p", 2, 60),
        Part("heron@1p", 4, 40),
    ),
)
"""The one that is measured by today."""


@dataclass(frozen=True, slots=True)
class PartScore:
    """A bot's share of wins in a part, and the same with luck taken off; ``games`` in which it was
    alone of its kind. Nobody plays against themselves: that is par."""

    opponent: str
    players: int
    games: int
    wins: Interval
    adjusted: Interval

    @property
    def par(self) -> float:
        return 1 / self.players


@dataclass(frozen=True, slots=True)
class ScoreCard:
    """``score``: the mean over all parts with two players of the share of wins, luck taken off;
    1/2 is what equals would have."""

    suite: int
    papersea: str
    bot: str
    parts: tuple[PartScore, ...]

    @property
    def score(self) -> Interval:
        pairs = [each.adjusted for each in self.parts if each.players == 2]
        mean = fmean(each.mean for each in pairs)
        half = sqrt(sum((each.high - each.mean) ** 2 for each in pairs)) / len(pairs)
        return Interval(mean, mean - half, mean + half)

    def as_fields(self) -> dict[str, Any]:
        """For JSON."""
        return {**asdict(self), "score": asdict(self.score)}

    @classmethod
    def of_fields(cls, fields: Mapping[str, Any]) -> ScoreCard:
        """From JSON."""
        parts = tuple(
            PartScore(
                each["opponent"],
                each["players"],
                each["games"],
                Interval(**each["wins"]),
                Interval(**each["adjusted"]),
            )
            for each in fields["parts"]
        )
        return cls(fields["suite"], fields["papersea"], fields["bot"], parts)


Watching = Callable[[Plan], AbstractContextManager[Watch | None]]
"""Around a part: who is told of its games."""


def run_benchmark(
    bot: Entrant,
    suite: Suite = SUITE,
    *,
    directory: str | os.PathLike[str] | None = None,
    workers: Workers | None = None,
    patience: Patience | None = None,
    watching: Watching = lambda _: nullcontext(None),
) -> ScoreCard:
    """Play what is still to be played of the suite. Each part is an arena, whose folder is in the
    directory: whatever holds for an arena holds for it."""
    scores = []
    for part in suite.parts:
        if str(bot) == part.opponent:
            par = Interval(1 / part.players, 1 / part.players, 1 / part.players)
            scores.append(PartScore(part.opponent, part.players, 0, par, par))
            continue
        plan = part.plan(bot, suite.seed)
        with watching(plan) as watch:
            results = run(
                plan,
                directory=None if directory is None else Path(directory) / str(part),
                workers=workers,
                patience=patience,
                watch=watch,
            )
        own = results.of(str(bot))
        assert own.adjusted is not None, "luck was told"
        scores.append(PartScore(part.opponent, part.players, own.games, own.win_rate, own.adjusted))
    return ScoreCard(suite.version, version("papersea"), str(bot), tuple(scores))


def reference_cards() -> Iterator[ScoreCard]:
    """Of our ladder, the weakest first; made by ``python -m tools.benchmark ladder``."""
    for each in json.loads(REFERENCE.read_text(encoding="utf-8")):
        yield ScoreCard.of_fields(each)
