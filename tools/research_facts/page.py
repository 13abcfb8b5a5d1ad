"""The page, column by column: each is one number of players in one manner of play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from statistics import fmean, quantiles
from typing import Final

from papersea.arena.intervals import Interval, Sample, mean_interval, rate_interval
from papersea.rules.options import MAX_PLAYERS, MIN_PLAYERS
from tools.research_facts.playing import LOOKS, Ending, Manner, Match, play_matches

MATCHES: Final = 300
COLUMNS: Final = tuple(
    (players, manner) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1) for manner in Manner
)
Matches = Sequence[Match]
Numbers = Sequence[float]


@dataclass(frozen=True, slots=True)
class Fact:
    """A row of a table: its name, and how its cell is filled."""

    name: str
    of: Callable[[Matches], str]


def _mean(number: Callable[[Match], float], digits: int = 1) -> Callable[[Matches], str]:
    """A mean over matches, with its 95 % interval."""

    def cell(matches: Matches) -> str:
        return _margin(mean_interval(Sample([[number(match) for match in matches]])), digits)

    return cell


def _ratio(
    number: Callable[[Match], float], each: Callable[[Match], float], digits: int = 2
) -> Callable[[Matches], str]:
    """So many for each of something that matches have more or fewer of."""
    return lambda matches: _margin(mean_interval(_by_match(number, each, matches)), digits)


def _by_match(
    number: Callable[[Match], float], each: Callable[[Match], float], matches: Matches
) -> Sample:
    """What each match adds to a ratio: matches, not what is counted in them, are independent."""
    rate = sum(map(number, matches)) / sum(map(each, matches))
    mean = fmean(map(each, matches))
    return Sample([[rate + (number(match) - rate * each(match)) / mean for match in matches]])


def _spread(numbers: Callable[[Match], Iterable[float]]) -> Callable[[Matches], str]:
    """The middle, and where nine in ten lie."""

    def cell(matches: Matches) -> str:
        found = list(chain.from_iterable(map(numbers, matches)))
        twentieths = quantiles(found, n=20, method="inclusive")
        return f"{twentieths[9]:.0f} ({twentieths[0]:.0f} to {twentieths[-1]:.0f})"

    return cell


def _share(ending: Ending) -> Callable[[Matches], str]:
    """Of all rounds; Wilson's interval says something of what was never seen, too."""

    def cell(matches: Matches) -> str:
        sample = _by_match(lambda match: match.endings[ending], _rounds, matches)
        share = rate_interval(sample)
        return f"{share.mean:.1%}, {share.low:.1%} to {share.high:.1%}"

    return cell


def _margin(interval: Interval, digits: int) -> str:
    return f"{interval.mean:.{digits}f} ± {interval.high - interval.mean:.{digits}f}"


def _decisions(match: Match) -> int:
    return len(match.legal)


def _rounds(match: Match) -> int:
    return match.rounds


LENGTH: Final = (
    Fact("rounds in a match", _mean(_rounds)),
    Fact("turns in a match", _mean(lambda match: match.turns)),
    Fact("decisions in a match", _mean(_decisions)),
    Fact("of these with a choice", _mean(lambda match: len(match.choices))),
    Fact("decisions in a match, nine in ten", _spread(lambda match: [len(match.legal)])),
    Fact("turns in a round", _ratio(lambda match: match.turns, _rounds, 1)),
    Fact("decisions in a round", _ratio(_decisions, _rounds, 1)),
)
BRANCHING: Final = (
    Fact("legal moves", _ratio(lambda match: sum(match.legal), _decisions)),
    Fact(
        "legal moves where there is a choice",
        _ratio(lambda match: sum(match.choices), lambda match: len(match.choices)),
    ),
    Fact(
        "most legal moves that were seen",
        lambda matches: str(max(max(match.legal) for match in matches)),
    ),
    Fact("lines of play, log 10", _mean(lambda match: match.magnitude)),
)
HIDDEN: Final = (
    Fact("possible hands, log 10", _ratio(lambda match: sum(match.hands), lambda m: len(m.hands))),
    Fact("nine in ten, log 10", _spread(lambda match: match.hands)),
    Fact("the most, log 10", lambda matches: f"{max(max(m.hands) for m in matches):.1f}"),
)
SCORES: Final = (
    Fact("the winner's score", _spread(lambda match: match.won_with)),
    Fact("the others' scores", _spread(lambda match: match.lost_with)),
    Fact("points of a seat in a round", _spread(lambda match: match.gains)),
    Fact("the same on average", _ratio(lambda match: sum(match.gains), lambda m: len(m.gains))),
    *(Fact(f"rounds that end by {ending.value}", _share(ending)) for ending in Ending),
)
FACTS: Final = (*LENGTH, *BRANCHING, *HIDDEN, *SCORES)


def column(players: int, manner: Manner) -> list[str]:
    """The cells of a column, from the top of the page to its end."""
    matches = list(play_matches(players, manner, MATCHES))
    return [fact.of(matches) for fact in FACTS]


def page() -> str:
    columns = [column(*each) for each in COLUMNS]
    rows = iter(zip(*columns, strict=True))
    lines = list(_heading())
    for title, note, facts in (
        ("How long", _LENGTH, LENGTH),
        ("How many moves", _BRANCHING, BRANCHING),
        ("How much is hidden", _HIDDEN, HIDDEN),
        ("How it is scored", _SCORES, SCORES),
    ):
        lines += ["", f"## {title}", "", note, ""]
        header = ["", *(f"{players} players, {manner.value}" for players, manner in COLUMNS)]
        lines += [_line(header), _line(["---", *["--:"] * len(COLUMNS)])]
        lines += [_line([fact.name, *next(rows)]) for fact in facts]
    return "\n".join(lines) + "\n"


def _heading() -> Iterator[str]:
    yield "# What kind of game it is"
    yield ""
    yield (
        f"Of {MATCHES} matches by the classic rules each, match i from seed i; written by "
        "`python -m tools.research_facts`. *Random* takes every legal move alike, *policy* is the "
        "expert's judgement without its search; all seats play the same. ± is a 95 % interval over "
        "matches. In parentheses: where nine in ten lie."
    )


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


_LENGTH: Final = (
    "A turn ends with its player's word: that it is over, STOP or LAST CHANCE. A decision is a "
    "move that somebody makes; many have no alternative."
)
_BRANCHING: Final = (
    "Of each decision. Lines of play: the product of the numbers of legal moves along a match, of "
    "which the mean of the logarithm is told; chance comes on top."
)
_HIDDEN: Final = (
    f"At one decision in {LOOKS}, the size of the information set of whoever is to move: in how "
    "many ways the cards that the seat has not located can fill the others' hands. Copies are "
    "alike. It is counted from the observation, exactly; where crabs have taken cards unseen it is "
    "an upper bound. The order of the deck, which chance decides later "
    "([decision 20](decisions/0020-the-game-tree.md)), is left out, and likelihood is not weighed."
)
_SCORES: Final = (
    "Rounds end by what was called, by an empty deck (void), or by four mermaids; shares have 95 % "
    "intervals."
)
