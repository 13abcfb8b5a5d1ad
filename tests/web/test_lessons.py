"""The lessons: each is walked to its end, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from papersea.lessons import LESSONS, Lesson
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
from tests.web.checks import check_axe, check_fits, check_targets
from tests.web.conftest import Visit
from tests.web.hands import Finger
from tests.web.playing import Player

TUTOR = "Sprat"
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
        expect(self.said).to_contain_text(self.player.words.part(key, name=TUTOR))

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
        with self.page.expect_response("**/api/lessons/*") as answer:
            self._play(text)
        assert answer.value.ok

    def _play(self, text: str) -> None:
        press, sheet = self.page.keyboard.press, self.page.locator("dialog[open]")
        match parse_move(text):
            case DrawTwo():
                press("d")
            case TakeTop(pile) | Search(pile):
                press(KEYS[pile])
            case Keep(card, pile):
                self.page.locator(f'.drawn [data-card="{card}"] button').click()
                if self.page.locator(".places .is-lifted").count():
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


@pytest.mark.parametrize("language", languages())
def test_every_lesson_is_walked_to_its_end(visit: Visit, language: str) -> None:
    player = visit(Finger(), language=language)
    learner = Learner(player)
    player.open("/learn")
    player.page.locator("main a.primary").click()
    for place, lesson in enumerate(LESSONS.values(), 1):
        expect(player.page.locator("h1")).to_contain_text(
            player.words.part(f"lesson-{lesson.name}")
        )
        learner.walks(lesson)
        check_fits(player.page)
        if place == 1:
            check_targets(player.page)
            check_axe(player.page)
        learner.said.locator("a.primary").click()
    expect(player.page.locator("li .is-done")).to_have_count(len(LESSONS))
