"""Every lesson is solved, by every way that it accepts."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from papersea.cards import parse_cards, sort_cards
from papersea.events import GameEnded, RoundScored
from papersea.game import Game
from papersea.lessons import EXAMPLES, LESSONS, Lesson, Scene, Unwanted, Walk
from papersea.lessons.lesson import BrokenLesson, parse_lesson
from papersea.lessons.walking import LEARNER
from papersea.moves import parse_move
from papersea.refusals import IllegalMove
from papersea.rulebook import parse_clause_id
from papersea.texts import Texts
from tests.clauses import clause

ROOT = Path(__file__).parents[2]
ALL = {**LESSONS, **EXAMPLES}
SCENES = [
    pytest.param(scene, id=f"{lesson.name}-{number}")
    for lesson in ALL.values()
    for number, scene in enumerate(lesson.scenes, 1)
]
ORDER = [
    "draw", "piles", "crabs", "boats", "theft", "sets", "mermaids", "stop", "last-chance", "bet",
]  # fmt: skip
TAUGHT = {"T3", "T4", "T5", "T8", "K3", "K4", "K5", "K6", "K9", "K11", "K12", "K13", "K14"}
TAUGHT |= {"K16", "R2", "R3", "R6", "R7", "R8", "G1"}


def ways(scene: Scene, made: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every sequence of moves that a scene accepts from beginning to end."""
    walk = walked(scene, made)
    if walk.wanted is None:
        yield made
        return
    for text in walk.wanted or map(str, walk.game.legal_moves()):
        yield from ways(scene, (*made, text))


def walked(scene: Scene, made: tuple[str, ...]) -> Walk:
    walk = Walk(scene)
    for text in made:
        assert parse_move(text) in walk.game.legal_moves(), text
        for _ in walk.play(parse_move(text)):
            pass
    return walk


def ended(lesson: str, scene: int) -> Game:
    (way, *_) = ways(ALL[lesson].scenes[scene])
    return walked(ALL[lesson].scenes[scene], way).game


def only_scored(game: Game) -> RoundScored:
    (scored,) = (event for event in game.history if isinstance(event, RoundScored))
    return scored


def test_the_ten_lessons_come_first_and_in_their_order() -> None:
    assert list(LESSONS)[: len(ORDER)] == ORDER


def test_a_lesson_is_named_like_its_file() -> None:
    names = {path.name for path in files("papersea.lessons").iterdir() if "." in path.name}
    assert {f"lesson-{number:02}-{name}.json" for number, name in enumerate(LESSONS, 1)} <= names
    assert {f"{name}.json" for name in EXAMPLES} <= names


def test_the_lessons_teach_what_a_game_needs() -> None:
    taught = {clause for lesson in LESSONS.values() for clause in lesson.clauses}
    assert taught >= TAUGHT
    for lesson in ALL.values():
        for each in lesson.clauses:
            assert parse_clause_id(each).id == each


@pytest.mark.parametrize("scene", SCENES)
def test_every_way_that_a_scene_accepts_solves_it(scene: Scene) -> None:
    assert scene.tasks
    for way in ways(scene):
        walk = walked(scene, way)
        assert walk.tasks_done == len(scene.tasks)
        assert all(walked(scene, way[:end]).game.turn == LEARNER for end in range(len(way)))


@pytest.mark.parametrize("scene", SCENES)
def test_the_others_reply_until_it_is_the_learners_turn_again(scene: Scene) -> None:
    first = Walk(scene).game.round
    ends = [walked(scene, way) for way in ways(scene)]
    for game in (walk.game for walk in ends):
        assert game.is_over or game.round > first or game.turn == LEARNER, "replies are missing"
    played = max(sum(log.seat != LEARNER for log in walk.game.rounds[0].played) for walk in ends)
    assert played == len(scene.replies), "replies are never made"


@pytest.mark.parametrize("scene", SCENES)
def test_what_is_not_asked_for_is_not_made(scene: Scene) -> None:
    for way in ways(scene):
        for end in range(len(way)):
            walk = walked(scene, way[:end])
            before = walk.game.view(LEARNER)
            for move in walk.game.legal_moves():
                if walk.wanted and str(move) not in walk.wanted:
                    with pytest.raises(Unwanted):
                        next(walk.play(move))
            assert walk.game.view(LEARNER) == before


def test_an_illegal_move_is_refused_by_the_rules() -> None:
    walk = Walk(LESSONS["draw"].scenes[0])
    with pytest.raises(IllegalMove, match="T"):
        next(walk.play(parse_move("STOP")))


@pytest.mark.parametrize("lesson", ALL.values(), ids=lambda lesson: lesson.name)
def test_every_task_says_what_to_do_and_what_came_of_it(lesson: Lesson) -> None:
    texts = Texts.load()
    assert texts.text(f"lesson-{lesson.name}")
    for number, scene in enumerate(lesson.scenes, 1):
        for task in range(1, len(scene.tasks) + 1):
            key = f"lesson-{lesson.name}-{number}-{task}"
            assert texts.text(key, name="Sprat")
            assert texts.text(f"{key}.done", name="Sprat")


@pytest.mark.parametrize(
    ("text", "reason"),
    [(b'{"name":"x","clauses":[],"scenes":[],"hint":1}', "hint"), (b"{", "truncated")],
)
def test_a_file_that_is_no_lesson_is_named(text: bytes, reason: str) -> None:
    with pytest.raises(BrokenLesson, match=f"lesson-x.json: .*{reason}"):
        parse_lesson("lesson-x.json", text)


# What the texts of the lessons say in numbers


def test_collections_and_multipliers() -> None:
    before, after = Walk(LESSONS["sets"].scenes[1]).game, ended("sets", 1)
    assert after.score(LEARNER).points - before.score(LEARNER).points == 3


@clause("G1")
def test_the_lesson_of_four_mermaids_ends_the_game() -> None:
    game = ended("mermaids", 1)
    assert isinstance(game.history[-1], GameEnded)
    assert game.winners == (LEARNER,)


@clause("R2")
def test_the_lesson_of_stop() -> None:
    scored = only_scored(ended("stop", 0))
    assert (scored.bet_won, scored.gains) == (None, (7, 3))


@clause("R6", "R7", "R8")
def test_the_lesson_of_last_chance_won_and_lost() -> None:
    won, lost = only_scored(ended("last-chance", 0)), only_scored(ended("last-chance", 1))
    assert (won.bet_won, won.gains) == (True, (10, 3))
    assert (lost.bet_won, lost.points, lost.gains) == (False, (7, 8), (2, 8))


@clause("E1")
def test_the_first_example_with_either_call() -> None:
    (scene,) = EXAMPLES["example-E1"].scenes
    stop, last = (only_scored(walked(scene, (call,)).game) for call in ("STOP", "LAST"))
    assert (stop.gains, last.gains) == ((7, 4), (9, 2))


@pytest.mark.parametrize("example", ["E1", "E2", "E3", "E4"])
def test_an_example_ends_with_the_cards_that_the_rulebook_shows(example: str) -> None:
    shown = msgspec.json.decode((ROOT / "web" / "src" / "book" / "examples.json").read_bytes())
    name = f"example-{example}"
    is_told = example == "E1"  # the hands before the call, not what is dealt after it
    game = Walk(EXAMPLES[name].scenes[0]).game if is_told else ended(name, 0)
    cards = sort_cards(parse_cards(shown[example][0]["cards"]))
    assert game.view(LEARNER).seats[LEARNER].known == cards


@clause("E2", "E3", "E4")
@pytest.mark.parametrize(
    ("example", "before", "after"), [("E2", 4, 7), ("E3", 7, 10), ("E4", 5, 11)]
)
def test_the_examples_of_counting(example: str, before: int, after: int) -> None:
    (scene,) = EXAMPLES[f"example-{example}"].scenes
    walk = Walk(scene)
    assert walk.game.score(LEARNER).points == before
    game = ended(f"example-{example}", 0)
    assert game.score(LEARNER).points == after
