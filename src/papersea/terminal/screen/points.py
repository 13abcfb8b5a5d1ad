"""What cards are worth, line by line, and what the two calls would bring."""

from __future__ import annotations

from rich.text import Text

from papersea.events import Settlement
from papersea.score import KindLine, MermaidLine, Score, ScoreLine, points_to_close, score_seen
from papersea.terminal.screen.screen import Screen
from papersea.view import View


def show_lines(screen: Screen, score: Score) -> None:
    """Every line that brings points, then the cards that bring none."""
    for line in score.lines:
        if line.points:
            _show_line(screen, line)
    empty = [line for line in score.lines if isinstance(line, KindLine) and not line.points]
    if idle := [card for line in empty for card in line.cards]:
        screen.cards(_number(0), idle)


def _show_line(screen: Screen, line: ScoreLine) -> None:
    note = Text(line.clause, style="dim")
    match line:
        case KindLine(_, cards, points):
            pieces = [screen.chip(card) for card in cards]
        case MermaidLine(colour, points):
            text = screen.words.text("line-mermaid", colour=colour, count=points)
            pieces = [Text(word) for word in text.split()]
    screen.flow([*pieces, note], first=_number(points), width=screen.width)


def _number(points: int) -> Text:
    return Text(f"{points:>4}  ", style="bold" if points else "dim")


def show_score(screen: Screen, score: Score) -> None:
    """The lines, their sum and the colour bonus."""
    show_lines(screen, score)
    screen.item(_number(score.points), screen.words.text("line-total", count=score.points))
    if score.bonus_colour:
        screen.item(
            Text(f"{'+' + str(score.bonus):>4}  "),
            screen.words.text("line-bonus", colour=score.bonus_colour, count=score.bonus),
            style="dim",
        )


def show_own_points(screen: Screen, view: View) -> None:
    """The breakdown of a player's cards, and what they could be closed for."""
    score, needed = score_seen(view.own), points_to_close(view.own.rules)
    screen.heading(screen.words.text("points-title"))
    show_score(screen, score)
    screen.line()
    if view.closer is not None:
        screen.say("points-closed", indent=2)
    elif score.points < needed:
        screen.say("points-missing", indent=2, count=needed - score.points)
    else:
        show_outcomes(screen, view)


def show_outcomes(screen: Screen, view: View) -> None:
    """Both calls in numbers, for whoever may make them and is told: older servers do not."""
    outlook = view.outlook
    if outlook is None:
        return
    stop = outlook.stop
    screen.say("outcome-stop", indent=2, points=stop.gain, total=stop.total)
    won, lost = outlook.bet(Settlement.WON), outlook.bet(Settlement.LOST)
    if won is None or lost is None:
        screen.say("outcome-void", indent=2, style="bold")
        return
    screen.say(
        "outcome-last",
        indent=2,
        points=outlook.points,
        bonus=outlook.bonus,
        both=won.gain,
        won=won.total,
        less=lost.gain,
        lost=lost.total,
    )
    if outlook.bet(Settlement.VOID):
        screen.say("outcome-deck-low", indent=2, count=view.deck_size)
