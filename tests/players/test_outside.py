"""Bots that are not ours: how they are found, made and told apart from what is none."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from papersea.game import Game
from papersea.players import outside
from papersea.players.budget import Milliseconds, Playouts
from papersea.players.catalogue import find_opponent, parse_entrant
from papersea.players.outside import GROUP, OutsideOpponent, find_any, installed, load
from papersea.problems import NotationError, Wrong

BOTS = '''
"""Bots for tests."""
from random import Random

made = []

class First:
    """Takes the first move.

    And says no more."""
    def choose(self, view, budget):
        return view.legal[0]

class Seeded:
    def __init__(self, *, seed):
        made.append(seed)
        self.chance = Random(seed)
    def choose(self, view, budget):
        return self.chance.choice(view.legal)

def last(view, budget):
    return view.legal[-1]

def maker(seed, depth=3):
    return Seeded(seed=seed)

class Outer:
    class Inner(First):
        pass

class Deaf:
    pass

class Needy:
    def __init__(self, network):
        pass

def broken(seed):
    raise OSError("no network\\nhere")

number = 7
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where somebody has written bots, and is now."""
    (tmp_path / "shore_bots.py").write_text(BOTS, encoding="utf-8")
    (tmp_path / "rotten_bots.py").write_text("import no_such_thing_at_all", encoding="utf-8")
    (tmp_path / "leaving_bots.py").write_text("raise SystemExit('bye')", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*__import__("sys").path])
    outside._found.cache_clear()
    yield tmp_path
    outside._found.cache_clear()
    __import__("sys").modules.pop("shore_bots", None)


@pytest.mark.parametrize("name", ["First", "Seeded", "last", "maker", "Outer.Inner"])
def test_a_class_a_maker_or_a_function_is_a_bot(folder: Path, name: str) -> None:
    opponent = find_any(f"shore_bots:{name}")
    assert opponent.name == f"shore_bots:{name}"
    view = Game(seed=1).view(Game(seed=1).turn)
    chosen = [opponent.seated(5).choose(view, Playouts(1)) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in view.legal


def test_each_seat_of_each_game_has_one_of_its_own_by_the_seed(folder: Path) -> None:
    opponent = find_any("shore_bots:Seeded")
    made = __import__("shore_bots").made
    made.clear()
    view = Game(seed=1).view(Game(seed=1).turn)
    player = opponent.seated(41)
    assert not made, "it is made when it is first asked"
    for _ in range(3):
        player.choose(view, Playouts(1))
    assert made == [41]


def test_entrants_have_budgets_and_can_be_sent_to_other_processes(folder: Path) -> None:
    entrant = parse_entrant("shore_bots:First@20ms")
    assert (str(entrant), entrant.budget) == ("shore_bots:First@20ms", Milliseconds(20))
    assert pickle.loads(pickle.dumps(entrant)) == entrant
    assert parse_entrant("shore_bots:First", budget=Playouts(3)).budget == Playouts(3)


@pytest.mark.parametrize(
    ("name", "wrong", "said"),
    [
        ("shore_bots:Deaf", Wrong.OUTSIDE_NO_PLAYER, "expected a class with choose"),
        ("shore_bots:Needy", Wrong.OUTSIDE_NO_PLAYER, "shore_bots:Needy is no bot"),
        ("shore_bots:number", Wrong.OUTSIDE_NO_PLAYER, "shore_bots:number is no bot"),
        ("shore_bots:broken", Wrong.OUTSIDE_FAILED, "OSError: no network here"),
        ("shore_bots:Nobody", Wrong.OUTSIDE_NO_NAME, "shore_bots has no Nobody"),
        ("rotten_bots:X", Wrong.OUTSIDE_FAILED, "No module named 'no_such_thing_at_all'"),
        ("leaving_bots:X", Wrong.OUTSIDE_FAILED, "SystemExit: bye"),
        ("no_such_bots:X", Wrong.OUTSIDE_NO_MODULE, "there is no module no_such_bots"),
        ("no.such.bots:X", Wrong.OUTSIDE_NO_MODULE, "there is no module no.such.bots"),
        ("shore_bots:", Wrong.OUTSIDE_NOT_NAMED, "expected module:name"),
        ("../shore_bots:First", Wrong.OUTSIDE_NOT_NAMED, "expected module:name"),
        ("driftwod", Wrong.UNKNOWN_OPPONENT_CLOSE, "did you mean driftwood?"),
    ],
)
def test_what_is_no_bot_is_said_to_be_none(
    folder: Path, name: str, wrong: Wrong, said: str
) -> None:
    with pytest.raises(NotationError) as refused:
        parse_entrant(name)
    assert refused.value.wrong is wrong
    assert said in str(refused.value)


def test_names_that_come_from_elsewhere_run_nothing(folder: Path) -> None:
    """A server looks into the catalogue alone."""
    with pytest.raises(NotationError) as refused:
        find_opponent("shore_bots:First")
    assert refused.value.wrong is Wrong.UNKNOWN_OPPONENT


def test_packages_offer_bots_by_name(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offered = [
        EntryPoint("Tidy", "shore_bots:First", GROUP),
        EntryPoint("orca", "shore_bots:last", GROUP),
        EntryPoint("twice", "shore_bots:First", GROUP),
        EntryPoint("twice", "shore_bots:last", GROUP),
        EntryPoint("gone", "no_such_bots:X", GROUP),
    ]
    monkeypatch.setattr(outside, "entry_points", lambda group: offered if group == GROUP else [])
    names = [each.name for each in installed()]
    assert names == ["gone", "tidy", "twice", "twice"], "ours keep their names"
    tidy = find_any("TIDY")
    assert isinstance(tidy, OutsideOpponent)
    assert (tidy.name, tidy.target, tidy.line) == (
        "tidy",
        "shore_bots:First",
        "Takes the first move.",
    )
    assert find_any("orca") == find_opponent("orca")
    for name, wrong in (
        ("twice", Wrong.OUTSIDE_TWICE),
        ("gone", Wrong.OUTSIDE_NO_MODULE),
        ("tidi", Wrong.UNKNOWN_OPPONENT_CLOSE),
    ):
        with pytest.raises(NotationError) as refused:
            find_any(name)
        assert refused.value.wrong is wrong
    assert load(tidy) is tidy
