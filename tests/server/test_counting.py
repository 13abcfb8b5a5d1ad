"""Which rated games count: from facts to ratings, whoever tries to win some alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from papersea.answers.people import PersonKind, Rating
from papersea.server.settings import RatingRules
from papersea.server.storage.values import DAY, Company, Meeting, StoredPerson
from papersea.server.tables.counting import Player, counts, rated
from tests.sizes import examples

RULES = RatingRules()
NOW = 1000 * DAY
HERE, THERE, ELSEWHERE = (frozenset({place}) for place in (1, 2, 3))

ADA = Player("ada", 1, places=HERE)
BOB = Player("bob", 2, places=THERE)
CYD = Player("cyd", 3, places=ELSEWHERE)


def why(*players: Player, met: Sequence[Meeting] = (), rules: RatingRules = RULES) -> list[str]:
    """For each of them, why the game does not count; nothing where it does."""
    found = counts(players, met, NOW, rules)
    reasons = [found[each.person].why for each in players]
    return ["" if each is None else each.value for each in reasons]


def ratings_after(*players: Player, met: Sequence[Meeting] = ()) -> dict[str, Rating]:
    return dict(rated(players, Company({}, {}, tuple(met)), NOW, RULES).after)


def played(*people: str, ago: float = 60.0, gave_up: str = "", counted: bool = True) -> Meeting:
    changed = frozenset(people) if counted else frozenset[str]()
    return Meeting(NOW - ago, frozenset(people), changed, frozenset({gave_up} - {""}))


def test_a_game_between_two_who_are_apart_counts_for_both() -> None:
    assert why(ADA, BOB) == ["", ""]
    after = ratings_after(ADA, BOB)
    assert after["ada"].mu > 25 > after["bob"].mu


def test_nothing_counts_where_two_come_from_one_address() -> None:
    assert why(ADA, replace(BOB, places=HERE)) == ["together"] * 2
    on_the_way = replace(BOB, places=THERE | HERE)
    assert why(ADA, on_the_way) == ["together"] * 2, "at any time of the game"
    assert why(ADA, on_the_way, CYD) == ["together"] * 3, "two could help each other against Cyd"
    assert why(ADA, on_the_way, rules=RatingRules(apart=0)) == ["", ""]


def test_who_belongs_to_one_person_is_never_apart() -> None:
    companion = replace(BOB, owner="ada")
    for rules in (RULES, RatingRules(apart=0)):
        assert why(ADA, companion, rules=rules) == ["together"] * 2
        assert why(replace(CYD, owner="ada"), companion, rules=rules) == ["together"] * 2


def test_programs_are_rated_among_themselves() -> None:
    robot = replace(BOB, is_program=True, owner="eve")
    assert why(ADA, robot) == ["program"] * 2
    assert why(ADA, CYD, robot) == ["program"] * 3
    assert why(robot, replace(CYD, is_program=True, owner="fay")) == ["", ""]
    assert why(robot, replace(CYD, is_program=True, owner="eve")) == ["together"] * 2


def test_who_is_new_changes_their_own_rating_alone() -> None:
    new = replace(BOB, since=NOW - DAY + 1)
    assert why(ADA, new) == ["new", ""]
    assert why(replace(ADA, since=NOW), new) == ["new", "new"]
    assert why(ADA, new, CYD) == ["", "", ""]
    among_three = ratings_after(ADA, new, CYD)
    assert among_three["ada"] == ratings_after(ADA, CYD)["ada"], "as if Bob had not been there"
    assert why(ADA, replace(BOB, since=NOW - DAY)) == ["", ""]
    assert why(ADA, new, rules=RatingRules(newcomer_hours=0)) == ["", ""]


def test_three_games_of_the_same_two_count_in_a_day() -> None:
    three = [played("ada", "bob", ago=each) for each in (1.0, 3600.0, DAY - 1)]
    assert why(ADA, BOB, met=three[:2]) == ["", ""]
    assert why(ADA, BOB, met=three) == ["often", "often"]
    assert why(ADA, BOB, CYD, met=three) == ["", "", ""], "Cyd is somebody else"
    assert why(ADA, BOB, met=[*three[:2], played("ada", "bob", ago=DAY)]) == ["", ""]
    assert why(ADA, BOB, met=[*three[:2], played("ada", "cyd")]) == ["", ""]
    assert why(ADA, BOB, met=[*three[:2], played("ada", "bob", counted=False)]) == ["", ""]


def test_who_gives_up_in_the_first_round_loses_and_nobody_wins() -> None:
    quick = replace(BOB, gave_up=True)
    assert why(ADA, quick) == ["short", ""]
    after = ratings_after(ADA, quick)
    assert after.keys() == {"bob"}
    assert after["bob"].mu < 25
    among_three = ratings_after(ADA, quick, replace(CYD, rank=2))
    assert among_three["ada"] == ratings_after(ADA, replace(CYD, rank=2))["ada"]


def test_after_that_no_game_of_these_two_counts_for_a_day() -> None:
    """So it does not count twice, and nobody gives up bad beginnings until a good one comes."""
    given_up = played("ada", "bob", gave_up="bob")
    assert why(ADA, BOB, met=[given_up]) == ["often", "often"]
    assert why(ADA, replace(BOB, gave_up=True), met=[given_up]) == ["short", "often"]
    assert why(ADA, BOB, CYD, met=[given_up]) == ["", "", ""]
    assert why(ADA, BOB, met=[replace(given_up, at=NOW - DAY)]) == ["", ""]


def test_who_gave_up_first_gains_nothing_from_who_did_later() -> None:
    first = replace(ADA, rank=2, gave_up=True)
    later = replace(BOB, rank=3)
    winner = replace(CYD, rank=1, since=NOW)
    found = rated((first, later, winner), Company({}, {}), NOW, RULES)
    assert "ada" not in found.after
    assert found.unrated["ada"] == "short"


def test_where_others_have_deleted_themselves_nothing_counts() -> None:
    assert why(ADA) == ["gone"]


people = st.integers(2, 4).flatmap(
    lambda number: st.tuples(
        st.just(number),
        st.lists(st.integers(1, 4), min_size=number, max_size=number),
        st.lists(
            st.tuples(st.floats(0.0, 50.0), st.floats(0.5, 8.4)), min_size=number, max_size=number
        ),
    )
)


@examples(60)
@given(people)
def test_where_all_count_it_is_one_rating_of_the_whole_game(
    found: tuple[int, list[int], list[tuple[float, float]]],
) -> None:
    number, ranks, known = found
    players = [Player(f"{n}", ranks[n], places=frozenset({n})) for n in range(number)]
    ratings = {f"{n}": Rating(*known[n], games=3) for n in range(number)}
    after = rated(players, Company({}, ratings), NOW, RULES).after
    model = PlackettLuce()
    teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in known]
    for n, (whole,) in enumerate(model.rate(teams, ranks=list(ranks))):
        assert after[f"{n}"].mu == pytest.approx(whole.mu)
        assert after[f"{n}"].sigma == pytest.approx(whole.sigma)
        assert after[f"{n}"].games == 4


@dataclass
class World:
    """A house of guests and programs, as storage keeps it, whose clock anybody may wait for."""

    rules: RatingRules = RULES
    now: float = NOW
    people: dict[str, StoredPerson] = field(default_factory=dict)
    ratings: dict[str, Rating] = field(default_factory=dict)
    met: list[Meeting] = field(default_factory=list)

    def come(self, name: str, owner: str | None = None, *, is_program: bool = False) -> None:
        kind = PersonKind.BOT if is_program else PersonKind.PERSON
        self.people[name] = StoredPerson(name, name, "en", self.now, self.now, kind, owner)

    def play(self, ranks: dict[str, int], places: dict[str, int], gave_up: Sequence[str]) -> None:
        players = [
            Player(
                name,
                rank,
                self.people[name].kind is PersonKind.BOT,
                self.people[name].owner,
                self.people[name].created_at,
                frozenset({places[name]}),
                name in gave_up,
            )
            for name, rank in ranks.items()
        ]
        company = Company(self.people, self.ratings, tuple(self.met))
        found = rated(players, company, self.now, self.rules)
        self.ratings |= found.after
        quick = frozenset(gave_up) & ranks.keys()
        self.met.append(Meeting(self.now, frozenset(ranks), frozenset(found.after), quick))


steps = st.lists(
    st.tuples(
        st.sampled_from(("guest", "companion", "program", "game", "day")),
        st.integers(0, 9),
        st.lists(st.integers(0, 9), min_size=2, max_size=4, unique=True),
        st.permutations(range(1, 5)),
        st.integers(0, 15),
    ),
    max_size=40,
)


@examples(200)
@given(steps)
def test_one_address_raises_no_rating_whatever_it_does(
    deeds: list[tuple[str, int, list[int], list[int], int]],
) -> None:
    """Any guests, companions and programs, in any order, on any days, whoever wins or gives up."""
    world = World()
    world.come("first")
    for kind, one, several, ranks, quits in deeds:
        names = list(world.people)
        match kind:
            case "guest":
                world.come(f"guest {len(names)}")
            case "companion" | "program":
                owner = names[one % len(names)]
                world.come(f"{kind} {len(names)}", owner, is_program=kind == "program")
            case "day":
                world.now += DAY * (1 + one)
            case _:
                seated = sorted({names[each % len(names)] for each in several})
                gave_up = [each for n, each in enumerate(seated) if quits >> n & 1]
                ranked = dict(zip(seated, ranks, strict=False))
                world.play(ranked, dict.fromkeys(seated, 1), gave_up)
    assert world.ratings == {}


@pytest.mark.parametrize("is_quick", [True, False])
def test_with_a_second_address_a_day_brings_three_wins_at_most(*, is_quick: bool) -> None:
    """A farmer at home, and a friend on the telephone who always loses."""
    world = World()
    world.come("farmer")
    world.come("friend")
    world.now += DAY
    for _ in range(100):
        world.play(
            {"farmer": 1, "friend": 2},
            {"farmer": 1, "friend": 2},
            ["friend"] if is_quick else [],
        )
        world.now += 60
    assert world.ratings["friend"].games == (1 if is_quick else 3)
    assert ("farmer" in world.ratings) is not is_quick


def test_throwaway_guests_are_worth_nothing() -> None:
    """From a hundred addresses, each once."""
    world = World()
    world.come("farmer")
    world.now += DAY
    for number in range(100):
        guest = f"guest {number}"
        world.come(guest)
        world.play({"farmer": 1, guest: 2}, {"farmer": 1, guest: 2 + number}, [])
    assert "farmer" not in world.ratings


@examples(100)
@given(st.lists(st.tuples(st.booleans(), st.booleans(), st.integers(0, 2)), max_size=30))
def test_giving_up_early_raises_nobody(games: list[tuple[bool, bool, int]]) -> None:
    """Whoever gives a first round up never has more for it, and neither have the others."""
    world = World()
    for name in ("ada", "bob"):
        world.come(name)
    world.now += DAY
    for is_swapped, is_quick, hours in games:
        winner, loser = ("bob", "ada") if is_swapped else ("ada", "bob")
        before = dict(world.ratings)
        world.play({winner: 1, loser: 2}, {winner: 1, loser: 2}, [loser] if is_quick else [])
        world.now += 3600 * hours
        if is_quick:
            assert world.ratings.get(winner) == before.get(winner)
            old = before[loser].mu if loser in before else 25.0
            assert loser not in world.ratings or world.ratings[loser].mu <= old
