"""``papersea puzzle``: find the move that is clearly best."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

import click

from papersea.terminal.commands import Command
from papersea.terminal.parameters import Number
from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words
from papersea.terminal.speaking import spoken
from papersea.texts import text_key

if TYPE_CHECKING:
    from papersea.puzzles import Puzzle, Shelf
    from papersea.view import View

_STOP = ("q", "quit")


def _read_day(_: click.Context, __: click.Parameter, text: str | None) -> date | None:
    if text is None:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise click.BadParameter(spoken().text("puzzle-bad-day", text=text[:30])) from None


@click.command("puzzle", cls=Command)
@click.argument("name", required=False, metavar="[ID]")
@click.option("--next", "is_next", is_flag=True)
@click.option("--level", type=Number(1, 5))
@click.option("--day", metavar="2025-12-31", callback=_read_day)
@click.option("--plain", is_flag=True)
def command(
    name: str | None, day: date | None, level: int | None, *, is_next: bool, plain: bool
) -> None:
    """Find the move that is clearly best: today's puzzle, or the next ones."""
    goes_on = is_next or level is not None
    if sum((name is not None, day is not None, goes_on)) > 1:
        raise click.UsageError(spoken().text("puzzle-one-of"))
    screen = Screen(open_console(is_plain=plain), Words(spoken()))
    if goes_on:
        _solve_on(screen, level or 1)
    elif name is not None:
        _solve_named(screen, name)
    else:
        _solve_daily(screen, day)


def _solve_daily(screen: Screen, day: date | None) -> None:
    from papersea.puzzles import load_shelf
    from papersea.terminal.study.puzzle_progress import keep, kept

    today = datetime.now(UTC).date()
    wanted, shelf = day or today, load_shelf()
    puzzle = shelf.daily(wanted)
    title = screen.words.text("puzzle-of-day", day=wanted.isoformat())
    is_right = _solve(screen, shelf, puzzle, title)
    if is_right is not None and wanted == today:
        keep(kept().after_day(today, is_right=is_right))
        screen.say("puzzles-streak", days=kept().streak(today))


def _solve_on(screen: Screen, level: int) -> None:
    from papersea.puzzles import load_shelf
    from papersea.terminal.study.puzzle_progress import kept

    shelf = load_shelf()
    wanted = [each for each in shelf.puzzles if shelf.level(each) >= level]
    while True:
        puzzle = kept().next_of(wanted)
        place = _place(screen, shelf, puzzle)
        if _solve(screen, shelf, puzzle, place, comes_again=True) is None:
            return
        count = sum(each.id in kept().right for each in shelf.puzzles)
        screen.line()
        screen.say("puzzle-solved-so-far", solved=count, count=len(shelf.puzzles))
        if not _goes_on(screen):
            return


def _solve_named(screen: Screen, name: str) -> None:
    from papersea.puzzles import load_shelf

    shelf = load_shelf()
    found = shelf.find(name)
    if found is None:
        raise click.UsageError(screen.words.text("puzzle-unknown", text=name[:30]))
    _solve(screen, shelf, found, _place(screen, shelf, found))


def _place(screen: Screen, shelf: Shelf, puzzle: Puzzle) -> str:
    if not shelf.has(puzzle):
        return screen.words.text("puzzle-title")
    number = shelf.puzzles.index(puzzle) + 1
    return screen.words.text("puzzle-place", number=number, count=len(shelf.puzzles))


def _goes_on(screen: Screen) -> bool:
    from papersea.terminal.play.person import Left, Typist

    try:
        text = Typist(screen).ask(screen.words.text("puzzle-enter") + " ")
    except Left:
        return False
    return text.strip().lower() not in _STOP


def _solve(
    screen: Screen, shelf: Shelf, puzzle: Puzzle, title: str, *, comes_again: bool = False
) -> bool | None:
    """Whether the answer was right; ``None`` if there was none. The first answer counts, and one
    to a puzzle that ``comes_again`` after it was missed."""
    from papersea.puzzles.answering import answer
    from papersea.puzzles.rounds import view_of
    from papersea.puzzles.shelf import LEVELS
    from papersea.terminal.play.person import Left
    from papersea.terminal.study.puzzle_progress import keep, kept
    from papersea.terminal.study.puzzle_shown import Solver, show_answer

    view = view_of(puzzle)
    told = Screen(screen.console, Words(screen.words.texts, _names(view, screen), view.seat))
    level = told.words.text("puzzle-level", level=shelf.level(puzzle), count=LEVELS)
    name = told.words.text("puzzle-id", id=puzzle.id)
    told.heading(f"{title}, {level}, {name}")
    told.say(text_key("puzzle-ask", puzzle.theme.value), style="bold")
    told.say("puzzle-how")
    if is_practice := kept().has_answered(puzzle) and not comes_again:
        told.say("puzzle-practice", style="yellow")
    try:
        move = Solver(told).choose(view)
    except Left:
        return None
    given = answer(puzzle, move)
    before = kept()
    keep(
        before.after_practice(puzzle)
        if is_practice
        else before.after(puzzle, is_right=given.is_right)
    )
    show_answer(told, given)
    if not shelf.has(puzzle):
        told.line()
        told.say("puzzle-former", style="yellow")
    return given.is_right


def _names(view: View, screen: Screen) -> tuple[str, ...]:
    """Everybody else has the name of a usual opponent."""
    from papersea.players.company import USUAL_RUNG, choose_company, table_names

    others = table_names(choose_company((USUAL_RUNG,), len(view.seats) - 1))
    seat = view.seat or 0
    you = screen.words.text("player-you")
    return (*others[len(others) - seat :], you, *others[: len(others) - seat])
