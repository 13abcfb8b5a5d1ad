"""Which rated games count, for whom, and by how much: decided here alone, from facts and nothing
else. Why it is so: docs/decisions/0036-ratings.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from papersea.answers.people import Rating
from papersea.protocol.messages import Unrated
from papersea.server.settings import RatingRules
from papersea.server.storage.values import DAY, Company, Meeting, Rated

_HOUR: Final = 3600.0


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody in a rated game. ``owner``: whose program or companion they are. ``since``: when
    they came here first. ``places``: where they came from while they sat here, comparable within
    the game. ``gave_up``: in the first round, before there was much to be seen."""

    person: str
    rank: int = 1
    is_program: bool = False
    owner: str | None = None
    since: float = 0.0
    places: frozenset[int] = frozenset()
    gave_up: bool = False


@dataclass(frozen=True, slots=True)
class Count:
    """``against``: those whose result against somebody counts for them; if nobody's does, ``why``
    not."""

    against: frozenset[str]
    why: Unrated | None = None


def counts(
    players: Sequence[Player], met: Sequence[Meeting], at: float, rules: RatingRules
) -> dict[str, Count]:
    """For each of them, if the game ends at that time. ``met``: their rated games of the day
    before."""
    if (why := _void(players, rules)) is not None:
        return {each.person: Count(frozenset(), why) for each in players}
    return {each.person: _count(each, players, met, at, rules) for each in players}


def _void(players: Sequence[Player], rules: RatingRules) -> Unrated | None:
    """Two who may be one, or help each other, spoil the game for all."""
    if len({each.is_program for each in players}) > 1:
        return Unrated.PROGRAM
    for one, other in combinations(players, 2):
        is_one_owner = (one.owner or one.person) == (other.owner or other.person)
        if is_one_owner or (rules.apart and not one.places.isdisjoint(other.places)):
            return Unrated.TOGETHER
    return None


def _count(
    one: Player, players: Sequence[Player], met: Sequence[Meeting], at: float, rules: RatingRules
) -> Count:
    others = [each for each in players if each.person != one.person]
    reasons = {each.person: _reason(one, each, met, at, rules) for each in others}
    against = frozenset(person for person, why in reasons.items() if why is None)
    if against:
        return Count(against)
    found = {why for why in reasons.values() if why is not None}
    return Count(against, next((why for why in _TOLD_FIRST if why in found), Unrated.GONE))


_TOLD_FIRST: Final = (Unrated.SHORT, Unrated.OFTEN, Unrated.NEW)


def _reason(
    one: Player, other: Player, met: Sequence[Meeting], at: float, rules: RatingRules
) -> Unrated | None:
    """Why a result against another one does not count for somebody."""
    if other.gave_up:
        return Unrated.SHORT
    if _is_used_up(one.person, other.person, met, at, rules):
        return Unrated.OFTEN
    return Unrated.NEW if at - other.since < rules.newcomer_hours * _HOUR else None


def _is_used_up(
    one: str, other: str, met: Sequence[Meeting], at: float, rules: RatingRules
) -> bool:
    """So many games of two people count in a day; none after one of them has given one up in its
    first round, which so counts once, and is no way to choose among first rounds."""
    together = [each for each in met if {one, other} <= each.people and each.at > at - DAY]
    if any(not each.gave_up.isdisjoint((one, other)) for each in together):
        return True
    counted = sum(not each.changed.isdisjoint((one, other)) for each in together)
    return counted >= rules.games_a_day


def rated(players: Sequence[Player], company: Company, at: float, rules: RatingRules) -> Rated:
    """What a game that ended then does to ratings. Each new one comes from the results that count
    for its owner: where all do, that is what one rating of the whole game would give."""
    after: dict[str, Rating] = {}
    unrated: dict[str, str] = {}
    for person, count in counts(players, company.met, at, rules).items():
        if count.why is not None:
            unrated[person] = count.why.value
            continue
        one = next(each for each in players if each.person == person)
        new = _rating(one, [each for each in players if each.person in count.against], company)
        old = company.ratings.get(person)
        if one.gave_up and new.mu > (_FIRST if old is None else old.mu):
            unrated[person] = Unrated.SHORT.value  # others gave up later, and had less
        else:
            after[person] = new
    return Rated(after, unrated)


_FIRST: Final = 25.0
"""The rating of somebody who has none yet, as openskill has it."""


def _rating(one: Player, others: Sequence[Player], company: Company) -> Rating:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    everybody = sorted((one, *others), key=lambda each: each.person)
    known = [company.ratings.get(each.person) for each in everybody]
    teams = [
        [model.rating() if old is None else model.rating(mu=old.mu, sigma=old.sigma)]
        for old in known
    ]
    new_teams = model.rate(teams, ranks=[each.rank for each in everybody])
    place = everybody.index(one)
    (new,), old = new_teams[place], known[place]
    return Rating(new.mu, new.sigma, 1 + (old.games if old else 0))
