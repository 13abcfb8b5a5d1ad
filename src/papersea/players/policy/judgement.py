"""How an opponent judges cards and calls: numbers in points, and how a style bends them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from papersea.cards import Kind
from papersea.players.policy.weights import PLACES, Policies, Weights, new_policies
from papersea.players.styles import Style
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.records import record_at, write_numbers

Numbers = tuple[float, ...]

_SETS: Final = (Kind.SHELL, Kind.OCTOPUS, Kind.PENGUIN, Kind.SAILOR)
_MULTIPLIERS: Final = (Kind.LIGHTHOUSE, Kind.SHOAL, Kind.PENGUIN_COLONY, Kind.CAPTAIN)
_THIEVES: Final = (Kind.SWIMMER, Kind.SHARK, Kind.CRAB)

# For a kind that nobody has tuned yet.
_UNTUNED: Final = (0.5,) * PLACES
_UNFEARED: Final = 0.1


@dataclass(frozen=True)
class Judgement:
    """The kernel's ``Weights``, by kind and name; see there for what each number means."""

    promise: Mapping[Kind, Numbers]
    colour: float
    horizon: Numbers
    draw: Numbers
    deny: Mapping[Kind, float]
    crab_from: float
    estimate: Numbers
    last_chance: Numbers
    stop: Numbers
    calls: Numbers = ()
    """What was learned about calls; empty if the lead decides."""
    reading: Numbers = ()
    """How likely such a player's choices are; empty if nobody reads them."""
    table: Sequence[int] = ()
    """What was learned of moves, by what they look like; empty if cards are judged by the numbers
    above."""

    def leaning(self, style: Style) -> Judgement:
        """The same with a style: a style of zeros changes nothing."""
        promise = dict(self.promise)
        for kind in (*_SETS, *_MULTIPLIERS):
            promise[kind] = tuple(each + 0.6 * style.collector for each in promise[kind])
        for kind in _THIEVES:
            promise[kind] = tuple(each + 0.5 * style.thief for each in promise[kind])
        bold, *others = self.last_chance
        late, *rest = self.stop
        return replace(
            self,
            promise=promise,
            crab_from=self.crab_from - 0.6 * style.thief,
            deny={kind: fear * (1 + 0.5 * style.thief) for kind, fear in self.deny.items()},
            last_chance=(bold - 0.8 * style.risk, *others),
            stop=(late + 0.8 * style.risk, *rest),
        )

    def write(self, weights: Weights) -> None:
        """Lay the numbers down where the kernel reads them."""
        for number, kind in enumerate(Kind):
            promise = self.promise.get(kind, _UNTUNED)
            write_numbers(weights.promise, promise, number * PLACES)
            weights.deny[number] = self.deny.get(kind, _UNFEARED)
        weights.colour, weights.crab_from = self.colour, self.crab_from
        write_numbers(weights.horizon, self.horizon)
        write_numbers(weights.draw, self.draw)
        write_numbers(weights.estimate, self.estimate)
        write_numbers(weights.last_chance, self.last_chance)
        write_numbers(weights.stop, self.stop)
        weights.has_learned = int(bool(self.calls))
        write_numbers(weights.calls, self.calls)
        write_numbers(weights.reading, self.reading)
        weights.has_table = int(bool(self.table))
        write_numbers(weights.table, self.table)


def policies_of(own: Judgement, others: Judgement, seat: int) -> Policies:
    """The policies at a table, as one seat imagines them."""
    policies = new_policies()
    for number in range(MAX_PLAYERS):
        (own if number == seat else others).write(record_at(Weights, policies, number))
    return policies


@cache
def tuned() -> Judgement:
    """Good judgement: found by playing policies against each other (`papersea.training.tuning`)."""
    text = files("papersea.players.policy").joinpath("tuned.json").read_text("utf-8")
    return _read(json.loads(text))


def _read(fields: dict[str, Any]) -> Judgement:
    return Judgement(
        promise={Kind(kind): tuple(promise) for kind, promise in fields["promise"].items()},
        deny={Kind(kind): fear for kind, fear in fields["deny"].items()},
        colour=fields["colour"],
        crab_from=fields["crab_from"],
        **{
            name: tuple(fields[name])
            for name in ("horizon", "draw", "estimate", "last_chance", "stop")
        },
    )


def _pairs(single: float, second: float) -> Numbers:
    return (single, second) * (PLACES // 2)


PLAIN: Final = Judgement(
    promise={
        **dict.fromkeys((Kind.CRAB, Kind.BOAT, Kind.FISH), _pairs(0.5, 0.8)),
        **dict.fromkeys((Kind.SWIMMER, Kind.SHARK), (0.5,) * PLACES),
        **dict.fromkeys(_MULTIPLIERS, (0.6,) * PLACES),
        Kind.SHELL: (0.9, 0.7, 0.6, 0.4, 0.2, 0.0),
        Kind.OCTOPUS: (1.1, 0.9, 0.7, 0.4, 0.1, 0.0),
        Kind.PENGUIN: (0.6, 0.5, 0.2, 0.0, 0.0, 0.0),
        Kind.SAILOR: (0.9, 0.3, 0.0, 0.0, 0.0, 0.0),
        Kind.MERMAID: (1.5, 1.5, 2.0, 0.0, 0.0, 0.0),
    },
    colour=0.2,
    horizon=(0.3, 1.0),
    draw=(1.2, 1.6),
    deny=dict.fromkeys(Kind, _UNFEARED) | {Kind.MERMAID: 1.0, Kind.OCTOPUS: 0.4},
    crab_from=0.8,
    estimate=(0.9, 0.6, 0.0),
    last_chance=(4.0, 1.0, 0.0, 0.0),
    stop=(-0.5, -0.3, 1.0, -0.3),
)
"""How someone judges who has played a few times: by eye, and with too few bets."""

FIRST_TIME: Final = replace(
    PLAIN,
    promise={
        **PLAIN.promise,
        Kind.SHELL: (2.0, 2.0, 2.0, 1.5, 1.0, 0.0),
        Kind.OCTOPUS: (2.2, 2.2, 2.0, 1.5, 1.0, 0.0),
        Kind.PENGUIN: (1.5, 1.5, 1.0, 0.0, 0.0, 0.0),
        Kind.SAILOR: (1.8, 1.0, 0.0, 0.0, 0.0, 0.0),
        Kind.MERMAID: (0.5, 0.5, 1.0, 0.0, 0.0, 0.0),
    },
    draw=(0.6, 0.8),
    deny=dict.fromkeys(Kind, 0.0),
    last_chance=(6.0, 1.0, 0.0, 0.0),
    stop=(2.5, 0.0, 0.5, 0.0),
)
"""Loves what shines, thinks of no one else, and calls too late."""
