"""The house in a pocket: games in a real browser, with the network cut."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from playwright.sync_api import expect

from papersea.moves import DrawTwo, parse_move
from papersea.site.client import POCKET
from tests.pocket.packed import manifest
from tests.sizes import soak
from tests.web.cables import cable
from tests.web.checks import check_axe, check_fits
from tests.web.conftest import Visit
from tests.web.hands import Finger
from tests.web.houses import House, house
from tests.web.playing import Player
from tests.web.pockets import (
    Pockets,
    at_home,
    begins,
    cut_off,
    game,
    likely,
    number,
    plays_on,
    waits_until_kept,
)
from tests.web.scoring import Scorer
from tests.web.test_lessons import Learner
from tests.web.test_puzzles import SHELF, Solver

MUCH = 20_000_000
"""Bytes: more than all that is kept here."""
WRITE_MUCH = """
async (size) => {
  const opening = indexedDB.open("much");
  opening.onupgradeneeded = () => opening.result.createObjectStore("much");
  await new Promise((resolve) => (opening.onsuccess = resolve));
  const bytes = new Uint8Array(size);  // random ones: Chromium makes others small
  const most = 65536;
  for (let at = 0; at < size; at += most) crypto.getRandomValues(bytes.subarray(at, at + most));
  const writing = opening.result.transaction("much", "readwrite");
  writing.objectStore("much").put(bytes, 1);
  return new Promise((resolve) => {
    writing.onabort = () => resolve(writing.error.name);
    writing.oncomplete = () => resolve("written");
  });
}
"""
"""For a while Chromium goes by what room there was: until somebody wants more than that."""


PARTS = [
    "aids", "analysis", "deals", "house", "lessons", "me", "opponents",
    "pad", "pocket", "puzzles", "review", "rules", "screens",
]  # fmt: skip
"""The files of texts that a page may load (``web/build/texts.ts``)."""
KEPT_WORDS = """
async (language) => {
  const own = (await caches.keys()).filter((each) => /^papersea-[0-9a-f]+$/.test(each));
  const files = await Promise.all(own.map(async (each) => (await caches.open(each)).keys()));
  const words = new RegExp(`/assets/${language}-[^/]*[.]js$`);
  return files.flat().filter((each) => words.test(each.url)).length;
}
"""


def offline(visit: Visit) -> Pockets:
    """Somebody who was here once, and has no network since."""
    pockets = at_home(visit)
    a = pockets.first
    a.open("/")
    waits_until_kept(a)
    cut_off(a)
    return pockets


def goes_on_at(player: Player, code: str) -> None:
    player.open(f"/t/{code}")
    player.waits_for_turn()
    player.settles()


@soak  # a minute of computing
def test_a_whole_match_against_two_bots_offline(visit: Visit) -> None:
    a = offline(visit).first
    assert begins(a, "tern", "sprat").startswith("1")
    plays_on(a, until="over")
    a.sees_result()
    a.open("/me")
    a.sees(a.heading("me-finished"))


def test_a_page_is_opened_again_in_the_middle_of_a_turn_offline(visit: Visit) -> None:
    a = offline(visit).first
    begins(a, "sprat")
    a.move(DrawTwo())
    offered = game(a)["legal"]
    a.page.reload()
    a.waits_for_turn()
    a.settles()
    assert game(a)["legal"] == offered
    a.play(f"{offered[0]} .")


def test_a_tab_that_is_gone_in_the_middle_of_a_move_loses_nothing_offline(visit: Visit) -> None:
    """The move was made or it was not: either way the game goes on."""
    pockets = offline(visit)
    a = pockets.first
    code = begins(a, "sprat")
    b = pockets.another_tab()
    a.deck.click(no_wait_after=True)
    a.page.close()
    goes_on_at(b, code)
    legal = game(b)["legal"]
    b.play("D" if "D" in legal else f"{legal[0]} .")


def test_two_tabs_play_one_game_offline(visit: Visit) -> None:
    pockets = offline(visit)
    a = pockets.first
    code = begins(a, "sprat")
    b = pockets.another_tab()
    goes_on_at(b, code)
    a.move(DrawTwo())
    b.waits_until(lambda: number(b) == number(a), "the move in the other tab")
    b.settles()
    b.play(f"{game(b)['legal'][0]} .")
    a.waits_until(lambda: number(a) >= number(b), "the move in the first tab")
    a.waits_for_turn()
    a.settles()
    assert game(a)["legal"]


def test_a_move_for_which_there_is_no_room_is_not_made_offline(visit: Visit) -> None:
    a = offline(visit).first
    browser = a.page.context.new_cdp_session(a.page)

    def gives(quota: int) -> None:
        browser.send("Storage.overrideQuotaForOrigin", {"origin": a.address, "quotaSize": quota})

    gives(3 * MUCH)
    begins(a, "sprat")
    before = number(a)
    gives(1)
    assert a.page.evaluate(WRITE_MUCH, 3 * MUCH) == "QuotaExceededError"
    a.troubles.expect("quota", "Quota")
    a.deck.click()
    a.sees(a.problem)
    refused = next(each for each in reversed(a.wire.heard) if each["type"] == "refused")
    assert (refused["code"], number(a)) == ("no_room", before)
    browser.send("Storage.overrideQuotaForOrigin", {"origin": a.address})
    a.settles()
    a.move(DrawTwo())
    assert number(a) > before


def test_whoever_clears_what_is_kept_during_a_game_is_told_and_begins_anew_offline(
    visit: Visit,
) -> None:
    a = offline(visit).first
    begins(a, "sprat")
    before = number(a)
    browser = a.page.context.new_cdp_session(a.page)
    gone = {"origin": a.address, "storageTypes": "indexeddb"}
    browser.send("Storage.clearDataForOrigin", gone)
    a.deck.click()
    a.sees(a.problem)
    refused = next(each for each in reversed(a.wire.heard) if each["type"] == "refused")
    assert (refused["code"], number(a)) == ("no_such_table", before)
    a.open("/")
    begins(a, "sprat")
    a.move(DrawTwo())


def newer(client: Path, folder: Path) -> str:
    """The web client with another version of the house, which it alone has."""
    shutil.copytree(client, folder)
    told, version = manifest(client), "0123456789abcdef"
    (folder / POCKET / told["version"]).rename(folder / POCKET / version)
    for path in (folder / POCKET / "manifest.json", folder / POCKET / version / "manifest.json"):
        path.write_text(json.dumps({**told, "version": version}), encoding="utf-8")
    return version


def test_a_game_ends_with_the_version_it_began_with_offline(
    open_house: House, client: Path, visit: Visit, tmp_path: Path
) -> None:
    old = manifest(client)["version"]
    new = newer(client, tmp_path / "client")
    (tmp_path / "house").mkdir()
    with (
        cable(open_house) as laid,
        house(tmp_path / "house", client=tmp_path / "client") as other,
    ):
        pockets = at_home(visit, address=laid.address)
        a = pockets.first
        a.open("/")
        waits_until_kept(a, old)
        cut_off(a)
        code = begins(a, "sprat")
        open_house.hosted.run(laid.lead_to(other.hosted.port))
        a.page.context.set_offline(False)
        a.open("/")
        assert waits_until_kept(a, new) == [old, new]
        cut_off(a)
        goes_on_at(a, code)
        a.move(DrawTwo())
        assert set(pockets.versions) == {old}
        a.open("/")
        begins(a, "sprat")
        assert pockets.versions[-1] == new


def words_are_kept(player: Player) -> bool:
    """All that is said anywhere, in the language on the screen."""
    found: int = player.page.evaluate(KEPT_WORDS, player.words.language)
    return found >= len(PARTS)


def test_everything_that_one_device_can_do_is_done_offline(visit: Visit) -> None:
    """Advice, analysis, another try, playing on, lessons, puzzles, odds, today's deal, one's own
    numbers. What needs others says so."""
    a = at_home(visit, Finger()).first
    a.open("/")
    waits_until_kept(a)
    a.waits_until(lambda: words_are_kept(a), "all words")
    cut_off(a)
    a.open("/")
    a.reads("pocket-away")
    check_axe(a.page)
    begins(a, "sprat")
    a.press(a.button("table-menu"))
    a.press(a.button("act-advice"))
    a.sees(a.button("advice-more"))
    a.move(parse_move(likely(game(a)["legal"])))
    a.waits_for_turn()
    gives_up(a)
    a.sees(a.link("result-record"), a.link("result-replay"))
    a.press(a.link("result-analyse"))
    a.sees(a.heading("review-turning"))
    a.press(a.button("review-look").first)
    a.press(a.button("try-start"))
    a.reads("try-ask")
    a.press(a.deck)
    a.press(a.button("try-done"))
    a.reads("review-everything")
    a.press(a.button("playon-start"))
    a.press(a.button("playon-go"))
    a.page.wait_for_url("**/t/1*")
    a.waits_for_turn()
    a.open("/learn")
    a.press(a.button("home-play"))
    a.page.wait_for_url("**/t/1*")
    a.waits_for_turn()
    learner = Learner(a)
    a.open("/learn/draw")
    learner.reads("lesson-draw-1-1")
    learner.plays("D")
    learner.reads("lesson-draw-1-2")
    a.open("/puzzles")
    a.sees(a.link("puzzles-today-solve"))
    puzzle = SHELF.puzzles[0]
    a.open(f"/puzzles/{puzzle.id}")
    expect(a.page.locator(".said")).to_be_visible()
    Solver(a).solves(puzzle)
    a.open("/score")
    Scorer(a).taps("Ol", "Og", "Oy", "Cy", "Ck")
    a.press(a.button("odds-ask"))
    a.sees(a.page.locator("dl .bar"))
    a.open("/deals")
    a.press(a.button("deal-play"))
    a.page.wait_for_url("**/t/1*")
    gives_up(a)
    a.press(a.link("result-deal-compare"))
    a.press(a.button("deal-master-ask"))
    a.sees(a.page.get_by_role("table"))
    for path in ("/tables", "/friends"):
        a.open(path)
        a.reads("pocket-others-away")
        check_axe(a.page)
    a.open("/me")
    a.sees(a.heading("me-finished"), a.heading("pocket-label"))
    a.reads("pocket-games", count=2)
    check_axe(a.page)
    check_fits(a.page)
    a.page.context.set_offline(False)
    a.open("/tables")
    a.sees(a.heading("tables-match"))


def gives_up(player: Player) -> None:
    player.press(player.button("table-menu"))
    player.press(player.button("act-resign"))
    player.press(player.button("act-resign"))
    player.sees(player.link("result-analyse"))


def test_whoever_chooses_this_device_plays_here_and_takes_a_game_to_the_server(
    visit: Visit,
) -> None:
    """What is kept can be seen, removed and fetched again; what was played stays."""
    a = at_home(visit, Finger()).first
    a.open("/")
    waits_until_kept(a)
    a.open("/me")
    a.press(a.button("pocket-remove"))
    a.press(a.button("pocket-fetch"))
    a.sees(a.button("pocket-remove"))
    a.press(a.page.get_by_text(a.words.whole("pocket-keep")))
    a.open("/tables")
    a.reads("pocket-others-chosen")
    a.open("/")
    begins(a, "sprat")
    a.move(parse_move(likely(game(a)["legal"])))
    gives_up(a)
    a.press(a.link("result-analyse"))
    a.sees(a.heading("review-turning"))
    analysis = a.page.url
    a.open("/tables")
    a.press(a.button("pocket-to-server"))
    a.sees(a.heading("tables-match"))
    a.open("/me")
    a.reads("pocket-games", count=1)
    a.page.goto(analysis)
    a.press(a.button("review-look").first)
    a.press(a.button("playon-start"))
    a.press(a.page.get_by_text(a.words.whole("pocket-with-server")))
    a.press(a.button("playon-go"))
    a.page.wait_for_url(lambda url: "/t/" in url and "/t/1" not in url)
    a.waits_for_turn()
