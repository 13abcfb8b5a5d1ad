"""A game on the whole screen: by keys alone, by mouse alone, and what is kept when it is left."""

from __future__ import annotations

import asyncio

import pytest
from textual.content import Content
from textual.widgets import Button, Input

from papersea.events import GameEnded
from papersea.game import Game
from papersea.moves import Seat, Stop
from papersea.terminal.play.full.app import PileBox, TableApp
from papersea.terminal.play.full.device import FullScreen
from papersea.terminal.play.full.look import DARK, INKS, THEMES
from papersea.terminal.play.person import Left
from papersea.terminal.play.whole_screen import THEMES as OFFERED
from papersea.terminal.screen.menu import menu
from papersea.terminal.screen.screen import Wanted
from papersea.terminal.screen.words import Words
from papersea.texts import Texts, languages
from tests.patience import PATIENT
from tests.sizes import sized
from tests.terminal.whole_screen import LARGE, NAMES, SMALL, AtTable, on_screen, table

CLOSING = "classic 12-17-31 3 A:duo - OyOgOvPpHyCdCk/?5/?3 -/Fd+Fg,Bd+Bl/Cy+Cl Sd/FlMw ?34"
"""Eight points, a duo, and two opponents who have laid some."""
NEAR_THE_END = "classic 38-33 5 A:draw - CyOgOvPpHyHg/?3 -/- Sd/FlMw ?46"


async def play_by_keys(person: AtTable) -> int:
    """To the end; how many moves that took."""
    count = 0
    question = await person.asked()
    while question is not None:
        match question.wanted:
            case Wanted.CLEAR:
                question = await person.answers("y")
            case Wanted.ENTER:
                question = await person.answers("enter")
            case _:
                count += 1
                wanted = to_play(person)
                if person.moves.option_count < 10:
                    question = await person.answers(str(wanted + 1))
                else:
                    question = await person.answers(*["down"] * wanted, "enter")
    return count


def to_play(person: AtTable) -> int:
    """STOP as soon as it can be called, else what comes first."""
    calls = [at for at, move in enumerate(menu(person.view)) if isinstance(move, Stop)]
    return calls[0] if calls else 0


@on_screen
async def test_a_whole_game_is_played_by_keys_alone() -> None:
    async with table(sized(NEAR_THE_END, None)) as person:
        assert await play_by_keys(person) > 1
        assert person.app.is_finished
        assert isinstance(person.game.history[-1], GameEnded)
        assert person.device.last_sheet is not None
        end = " ".join(line.plain for line in person.device.last_sheet.lines(80))
        assert "The end of the game" in end


@on_screen
async def test_a_whole_game_is_played_by_mouse_alone() -> None:
    async with table(sized(NEAR_THE_END, None), size=LARGE) as person:
        piles = 0
        question = await person.asked()
        while question is not None:
            boxes = [box for box in person.app.query(PileBox) if box.has_class("can")]
            if question.wanted is not Wanted.MOVE:
                await person.pilot.click("#buttons Button")
            elif boxes:
                piles += 1
                await person.pilot.click(boxes[-1])
            else:
                await person.click_move(to_play(person))
            question = await person.asked(question)
        assert person.app.is_finished
        assert piles > 0


@on_screen
async def test_the_table_can_be_seen_at_one_glance() -> None:
    async with table(CLOSING) as person:
        assert person.shown("#head") == "Round 3 · to 35 · your turn"
        seats = person.shown("#seats")
        assert "A You 12" in seats
        assert "B Gull 17" in seats
        assert "5 cards Fd + Fg Bd + Bl" in seats
        assert "3 cards Cl + Cy" in seats
        piles = [str(box.content).split() for box in person.app.query(PileBox)]
        assert piles[0][:2] == ["deck", "34"]
        assert " ".join(piles[1]) == "left 1 Sd shark dark blue"
        assert " ".join(piles[2]) == "right 2 Mw mermaid white"
        hand = person.shown("#hand")
        assert "Cd crab Ck crab Hy shell" in hand
        assert "8 points · largest colour yellow, 2 cards · enough to close" in hand
        assert person.moves.option_count == 4


@on_screen
@pytest.mark.parametrize("size", sized([(60, 20)], [(60, 20), SMALL, (100, 30), LARGE, (200, 60)]))
async def test_it_fits_every_size_and_shows_each_move(size: tuple[int, int]) -> None:
    async with table(CLOSING, size=size) as person:
        for number in range(4):
            assert person.row_of(number) is not None
        await person.pilot.resize_terminal(*LARGE)
        assert "crab" in person.shown("#hand")
        assert person.app.query_one("#worth").display
        await person.pilot.resize_terminal(*SMALL)
        assert not person.app.query_one("#worth").display
        assert person.row_of(3) is not None


@on_screen
async def test_a_call_shows_both_outcomes_and_is_confirmed() -> None:
    async with table(CLOSING) as person:
        await person.answers("s")
        assert "you score 8 + 2 = 10 (total 22)" in person.shown("#text")
        assert person.shown("#asked") == "Call STOP? [y/n]"
        await person.answers("escape")
        assert person.game.scores == (12, 17, 31)
        await person.answers("3")
        question = await person.answers("y")
        assert question is not None
        assert question.wanted is Wanted.ENTER
        told = person.shown("#text")
        assert "A You 8 points · colour bonus 2 (yellow)" in told
        assert "The game is played to 35 points." in told
        assert 20 in person.game.scores


@on_screen
async def test_two_digits_find_a_move_beyond_the_ninth() -> None:
    many = "classic 0-0 1 A:duo - CyCyCdCdClClCkCgCr/?3 -/- Sd/Fl ?44"
    async with table(many) as person:
        assert person.moves.option_count >= 12
        await person.press("1", "2")
        assert person.moves.highlighted == 11
        await person.answers("enter")
        assert person.view.own.laid or person.view.searched is not None or person.view.victims


@on_screen
async def test_rules_points_log_and_help_lie_above_the_table_for_a_moment() -> None:
    async with table(CLOSING) as person:
        for key, said in (
            ("f1", "How to answer"),
            ("p", "8 points in all"),
            ("f4", "This round so far"),
        ):
            await person.opens(key)
            assert said in person.shown("#text"), key
            await person.closes("escape")


@on_screen
async def test_a_clause_is_looked_up_by_its_name() -> None:
    async with table(CLOSING) as person:
        await person.opens("f3")
        await person.press(*"R6", "enter")
        await person.until(lambda: person.shown("#text").startswith("R6 "))
        assert person.app.screen.query_one(Input).value == ""
        await person.press(*"xyzzy", "enter")
        await person.until(lambda: "no clause or section" in person.shown("#text"))


@on_screen
async def test_nothing_is_asked_where_a_turn_can_only_end() -> None:
    async with table("classic 0-0 1 A:draw - -/- -/- Sl/Mw ?56") as person:
        await person.answers("l")
        assert "There’s nothing more to do, so your turn ends." in person.told
        assert person.view.own.hand_size == 1


@on_screen
async def test_whoever_leaves_is_asked_first_and_then_nothing_happens_any_more() -> None:
    async with table(CLOSING) as person:
        await person.opens("q")
        assert person.shown("#asked") == "Leave the game? [y/n]"
        await person.closes("n")
        await person.opens("f10")
        await person.press("y")
        person.device.leave()
        assert not person.app.is_finished
        assert not person.app.is_interrupted
        assert len(person.game.rounds[-1].played) == 0


@on_screen
async def test_ctrl_c_leaves_at_once_even_from_a_question() -> None:
    async with table(CLOSING) as person:
        await person.answers("s")
        await person.press("ctrl+c")
        await person.until(lambda: person.app.is_interrupted)


@on_screen
async def test_the_colours_change_and_are_kept() -> None:
    kept: list[str] = []
    async with table(CLOSING) as person:
        person.app.keep_theme = kept.append
        for _ in THEMES:
            await person.press("f5")
            assert person.moves.option_count == 4
        assert kept == ["light", "contrast", "dark"]


def test_every_theme_that_is_offered_is_there_and_has_its_inks() -> None:
    assert tuple(THEMES) == tuple(INKS) == OFFERED


def contrast(first: str, second: str) -> float:
    """By WCAG."""

    def light(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        parts = [
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    high, low = sorted((light(first), light(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", THEMES)
def test_texts_stand_out_from_every_ground_of_their_theme(name: str) -> None:
    theme = THEMES[name]
    grounds = (
        theme.background,
        theme.surface,
        theme.panel,
        theme.variables["block-cursor-background"],
    )
    for ink in (theme.foreground, theme.primary, *INKS[name].values()):
        for ground in grounds:
            assert ink is not None
            assert ground is not None
            assert contrast(ink, ground) >= 4.5, (ink, ground)


@on_screen
@pytest.mark.parametrize("language", sized(["ru"], languages()))
async def test_every_language_has_its_table(language: str) -> None:
    texts = Texts.load(language)
    async with table(CLOSING, language=language) as person:
        assert person.shown("#question") == texts.text("step-duo")
        await person.opens("f2")
        assert person.app.screen.query_one(Button).label == Content(texts.text("full-close"))


def test_a_problem_of_the_game_comes_out_of_it() -> None:
    async def fail() -> BaseException | None:
        device = FullScreen(Words(Texts.load(), NAMES[:2], Seat(0)), pace=0)

        def play() -> None:
            raise Left

        app = TableApp(device, play, Game(seed=1).options, theme=DARK)
        async with app.run_test() as pilot:
            async with asyncio.timeout(PATIENT):
                while app.problem is None:
                    await pilot.pause()
        return app.problem

    assert isinstance(asyncio.run(fail()), Left)
