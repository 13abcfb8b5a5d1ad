"""The lessons: walked to their end, one after the other."""

from __future__ import annotations

import re
from itertools import takewhile
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from papersea.lessons import EXAMPLES, LESSONS, Lesson
from papersea.moves import (
    DrawTwo,
    EndTurn,
    Keep,
    LastChance,
    LayDuo,
    Pick,
    Pile,
    Search,
    Steal,
    Stop,
    TakeTop,
    parse_move,
)
from papersea.texts import languages
from tests.sizes import sized, soak
from tests.web.checks import check_axe, check_fits, check_targets
from tests.web.conftest import Visit
from tests.web.hands import Finger
from tests.web.houses import Deal, house
from tests.web.playing import Player
from tests.web.wording import pattern

TUTOR = "Sprat"
FIRST_OF_LAST = list(LESSONS.values())[-2]
WALKED = sized([*LESSONS.values()][:1] + [*LESSONS.values()][-2:], [*LESSONS.values()])
"""That each can be walked at all is proved without a page, in tests/lessons."""
KEYS = {Pile.LEFT: "1", Pile.RIGHT: "2"}


class Learner:
    """Walks through lessons by keys, as quickly as they answer."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page

    @property
    def said(self) -> Locator:
        return self.page.locator(".said")

    def reads(self, key: str) -> None:
        text = self.player.words.part(key, name=TUTOR)
        expect(self.said).to_contain_text(text)

    def hears(self, *keys: str) -> None:
        """One of these remarks, by the words before its card."""
        begun = []
        for key in keys:
            one, other = (self.player.words(key, card=card, count=1) for card in ("Cy", "Sl"))
            same = takewhile(lambda both: both[0] == both[1], zip(one, other, strict=False))
            begun.append(pattern("".join(letter for letter, _ in same), whole=False).pattern)
        expect(self.said).to_contain_text(re.compile("|".join(begun)))

    def walks(self, lesson: Lesson) -> None:
        for number, scene in enumerate(lesson.scenes, 1):
            for task, wanted in enumerate(scene.tasks, 1):
                key = f"lesson-{lesson.name}-{number}-{task}"
                self.reads(key)
                for moves in wanted.moves:
                    self.plays(moves[0])
                if task == len(scene.tasks):
                    self._sees_the_end()
                self.reads(f"{key}.done")
            if number < len(lesson.scenes):
                self.said.locator("button.primary").click()

    def plays(self, text: str) -> None:
        self.player.settles()
        self._play(text)
        self.player.settles()

    def _play(self, text: str) -> None:
        press, sheet = self.page.keyboard.press, self.page.locator("dialog[open]")
        match parse_move(text):
            case DrawTwo():
                press("d")
            case TakeTop(pile) | Search(pile):
                press(KEYS[pile])
            case Keep(card, pile):
                self.page.locator(f'.drawn [data-card="{card}"] button').click()
                self.player.settles()  # an empty pile takes the other card by itself
                if self.page.locator(".drawn").count():
                    press(KEYS[pile])
            case LayDuo(first):
                self.page.locator(f'.duo:has([href="#icon-{first.kind.value}"])').click()
            case Pick(position):
                sheet.locator("li button").nth(position - 1).click()
            case Steal():
                sheet.locator("li button").first.click()
            case EndTurn():
                press("e")
            case Stop() | LastChance():
                press(text[0].lower())
                sheet.locator("button.primary").press("Enter")

    def _sees_the_end(self) -> None:
        """Where a scene ends with its round, that is looked at, and gone on from."""
        following = self.page.locator("dialog[open] [data-next]")
        expect(following.or_(self.said.locator(".primary"))).to_be_visible()
        if following.count():
            following.click()


@pytest.mark.parametrize("language", sized(("en",), languages()))
def test_lessons_are_walked_to_their_end(visit: Visit, language: str) -> None:
    player = visit(Finger(), language=language)
    learner = Learner(player)
    player.open("/learn")
    player.page.locator("main a.primary").click()
    for place, lesson in enumerate(WALKED):
        if lesson is FIRST_OF_LAST:
            player.open(f"/learn/{lesson.name}")
        expect(player.page.locator("h1")).to_contain_text(
            player.words.part(f"lesson-{lesson.name}")
        )
        learner.walks(lesson)
        check_fits(player.page)
        if place == 0:
            check_targets(player.page)
            check_axe(player.page)
        learner.said.locator("a.primary").click()
    expect(player.page.locator("li .is-done")).to_have_count(len(WALKED))


def test_a_lesson_explains_what_is_not_possible_and_survives_a_reload(visit: Visit) -> None:
    player = visit(Finger())
    learner = Learner(player)
    player.open("/learn/draw")
    learner.reads("lesson-draw-1-1")
    learner.plays("L")
    learner.reads("lesson-draw-1-1.not")
    learner.plays("D")
    learner.reads("lesson-draw-1-2")
    player.troubles.expect("status of 400")
    player.page.keyboard.press("e")
    expect(player.problem.get_by_role("link")).to_have_attribute("href", "/rules#T3")
    player.page.reload()
    learner.reads("lesson-draw-1-2")
    learner.plays("Cy-L")
    learner.reads("lesson-draw-1-3")


@soak
def test_the_examples_of_the_rulebook_can_be_played(visit: Visit) -> None:
    player = visit(Finger())
    for lesson in EXAMPLES.values():
        player.open(f"/learn/{lesson.name}")
        Learner(player).walks(lesson)


def test_in_a_first_game_the_bot_says_what_matters(
    visit: Visit, client: Path, tmp_path: Path
) -> None:
    with house(tmp_path, client=client, thinkers=1) as running:
        running.dealer.otherwise = Deal()
        player = visit(Finger(), address=running.address)
        learner = Learner(player)
        player.open("/learn")
        player.page.locator("#game button").click()
        expect(learner.said).to_contain_text(f"{TUTOR}:")
        player.waits_for_turn()
        player.page.keyboard.press("d")
        learner.hears("coach-keep", "coach-keep-any")
        player.page.locator(".drawn button").first.click()
        player.page.locator(".places .is-lifted").first.click()
        learner.hears("coach-end")
        player.page.keyboard.press("e")
        learner.hears("coach-kept", "coach-took")
        player.waits_for_turn()
        learner.said.get_by_role("button").click()
        expect(learner.said).to_have_count(0)
        player.page.reload()
        player.waits_for_turn()
        expect(learner.said).to_have_count(0)
        player.leaves()
