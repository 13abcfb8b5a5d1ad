"""Whole games in real browsers, by mouse, by touch and by keys, to the result."""

from __future__ import annotations

from tests.sizes import soak
from tests.web.conftest import Visit
from tests.web.games import BET_LOST, BY_POINTS, EVERY_DUO
from tests.web.hands import Finger, Keyboard, Mouse
from tests.web.houses import House
from tests.web.seating import seat


def test_two_play_a_whole_game_by_mouse(open_house: House, visit: Visit) -> None:
    """With every kind of duo, a STOP, and four mermaids at the end."""
    a, b = visit(Mouse()), visit(Mouse())
    seat(open_house, [a, b], EVERY_DUO.deal)
    EVERY_DUO.play({"A": a, "B": b}, lambda: b.reads("ended-stop", you="no", name="A"))
    for person in (a, b):
        person.sees_result()
    a.reads("told-mermaids", you="yes", name="A")
    b.reads("told-mermaids", you="no", name="A")


@soak
def test_three_play_a_whole_game_with_fingers_on_phones(open_house: House, visit: Visit) -> None:
    """A bet that is won, and a game that is won by points."""
    people = [visit(Finger()) for _ in range(3)]
    seat(open_house, people, BY_POINTS.deal)
    BY_POINTS.play(dict(zip("ABC", people, strict=True)), lambda: people[1].reads("ended-bet-won"))
    for person in people:
        person.sees_result()


@soak
def test_one_of_four_plays_a_whole_game_by_keys_alone(open_house: House, visit: Visit) -> None:
    """Every kind of duo, a theft from one of three, and a bet that is lost."""
    a = visit(Keyboard())
    code = seat(open_house, [a], BET_LOST.deal, players=4)
    robots = {name: open_house.robot(code, name) for name in "BCD"}
    BET_LOST.play({"A": a, **robots}, lambda: a.reads("ended-bet-lost"))
    a.sees_result()
