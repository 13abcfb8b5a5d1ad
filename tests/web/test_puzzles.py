"""A puzzle is solved in the browser, its answer stays with the server until then, and what was
answered is remembered."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from playwright.sync_api import Response, expect

from papersea.analysis.judging import percent_of
from papersea.moves import Seat, Steal
from papersea.puzzles import Puzzle, Theme, load_shelf
from papersea.puzzles.rounds import view_of
from tests.sizes import sized
from tests.web.checks import check_axe, check_fits, check_targets
from tests.web.conftest import Visit
from tests.web.hands import Finger
from tests.web.playing import Player
from tests.web.test_lessons import Learner

SHELF = load_shelf()
SECRETS = ("chance", "alternatives", "reasons")


class Solver(Learner):
    """Answers puzzles by keys and taps."""

    def solves(self, puzzle: Puzzle, *, is_right: bool = True) -> None:
        move = puzzle.best if is_right else puzzle.next_best.move
        if puzzle.theme is Theme.PICK:
            self.player.press(self.player.button("now-pick"))
        if puzzle.theme is Theme.STEAL:
            self.page.locator(".others .rob").nth(victims(puzzle).index(move)).click()
        self.plays(move)
        chance = next(each.chance for each in puzzle.weights if each.move == move)
        verdict = self.page.locator(".verdict.is-right" if is_right else ".verdict:not(.is-right)")
        expect(verdict).to_contain_text(str(percent_of(chance)))


def victims(puzzle: Puzzle) -> list[str]:
    """As they sit around the table, from the left on."""
    view = view_of(puzzle)
    around = [Seat((view.turn + step) % puzzle.players) for step in range(1, puzzle.players)]
    return [str(Steal(seat)) for seat in around if seat in view.victims]


def puzzle_at(player: Player) -> Puzzle:
    found = SHELF.find(player.page.url.rpartition("/")[2].partition("?")[0])
    assert found is not None, player.page.url
    return found


@pytest.mark.parametrize("language", sized(["ru"], ["en", "ru"]))
def test_the_puzzle_of_the_day_is_solved_and_the_next_one_missed(
    visit: Visit, language: str
) -> None:
    player = visit(Finger(), language=language, permissions=["clipboard-read", "clipboard-write"])
    solver, page = Solver(player), player.page
    heard: list[Response] = []

    def hear(response: Response) -> None:
        heard.append(response)

    page.on("response", hear)
    player.open("/puzzles")
    player.press(player.link("puzzles-today-solve"))
    expect(solver.said).to_be_visible()
    told = [each.text() for each in heard if "/api/puzzles" in each.url]
    assert not any(f'"{secret}"' in text for secret in SECRETS for text in told)
    daily = [each.json()["daily"] for each in heard if each.url.endswith("/api/puzzles")][-1]
    today = SHELF.find(daily)
    assert today is not None
    check_fits(page)
    solver.solves(today)
    player.sees(player.text("puzzles-streak", days=1))
    check_fits(page)
    check_targets(page)
    check_axe(page)
    player.press(player.button("puzzle-share"))
    player.reads("link-copied")
    shared = page.evaluate("() => navigator.clipboard.readText()").splitlines()
    assert [shared[0][:8], *shared[1:]] == [
        "papersea",
        f"✓ {player.words('puzzle-share-right')}",
        player.words("puzzles-streak", days=1),
        f"{player.address}/puzzles/{today.id}",
    ]
    page.reload()
    expect(page.locator(".verdict.is-right")).to_be_visible()
    player.press(player.link("puzzle-next"))
    expect(solver.said).to_be_visible()
    missed = puzzle_at(player)
    solver.solves(missed, is_right=False)
    moves = page.locator(".answer ol > li")
    expect(moves).to_have_count(len(missed.weights))
    moves.last.get_by_role("button").click()
    expect(moves.last.get_by_role("button")).to_have_attribute("aria-expanded", "true")
    player.press(player.button("try-again"))
    solver.solves(missed)  # which is practice: the answer was told
    player.open("/puzzles")
    player.reads("puzzles-today-right")
    player.reads("puzzles-all-solved", solved=1, count=len(SHELF.puzzles))


def test_puzzles_of_every_theme_can_be_answered(visit: Visit) -> None:
    player = visit(Finger())
    for theme in Theme:
        puzzle = next(each for each in SHELF.puzzles if each.theme is theme)
        player.open(f"/puzzles/{puzzle.id}")
        player.reads(f"puzzle-ask-{theme.value}")
        Solver(player).solves(puzzle)


def test_a_week_is_about_something_and_one_goes_through_puzzles_of_it(visit: Visit) -> None:
    player = visit(Finger())
    page, week = player.page, SHELF.idea_of_week(datetime.now(UTC).date())
    those = [each for each in SHELF.puzzles if each.idea is week]
    player.open("/puzzles")
    player.reads("puzzles-week")
    player.reads(f"puzzle-idea-{week.value}")
    ideas = page.locator(".ideas li")
    expect(ideas).to_have_count(len({each.idea for each in SHELF.puzzles}))
    check_fits(page)
    check_targets(page)
    check_axe(page)
    solver = Solver(player)
    page.locator("[aria-labelledby=week] a").click()
    expect(page).to_have_url(f"{player.address}/puzzles/{those[0].id}?idea={week.value}")
    expect(solver.said).to_be_visible()
    solver.solves(those[0])
    player.press(player.link("puzzle-next"))
    expect(page).to_have_url(f"{player.address}/puzzles/{those[1].id}?idea={week.value}")


def test_an_old_link_opens_its_puzzle_and_what_was_solved_stays_solved(visit: Visit) -> None:
    player = visit(Finger())
    gone = next(each for each in SHELF.former if not SHELF.has(each) and each.theme is Theme.DRAW)
    solver = Solver(player)
    player.open(f"/puzzles/{gone.id}")
    expect(solver.said).to_be_visible()
    solver.solves(gone)
    player.reads("puzzle-former")
    player.reads("judged-by", judge="Orca")
    player.open("/puzzles")
    player.reads("puzzles-gone", count=1)
    player.reads("puzzles-all-solved", solved=0, count=len(SHELF.puzzles))
