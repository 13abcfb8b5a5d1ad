"""An analysis on the screen: turning points first, then luck and skill, then every decision."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from papersea.analysis.judging import percent_of
from papersea.analysis.values import Alternative, Analysis, Decision, Grade, Luck, Summary
from papersea.moves import Seat
from papersea.players.catalogue import find_opponent
from papersea.players.company import proper_name
from papersea.terminal.screen.screen import Screen
from papersea.terminal.screen.words import Words
from papersea.terminal.study.chances import show_chances
from papersea.terminal.study.reason_words import choice, reason_text

_STYLES = {
    Grade.BEST: "green",
    Grade.FINE: "",
    Grade.SLIP: "yellow",
    Grade.MISTAKE: "bold red",
}

_HEAD = 14
"""Signs for the place of a decision."""
_INDENT = 9


def show_analysis(screen: Screen, analysis: Analysis) -> None:
    words = screen.words
    screen.heading(words.text("analyse-turning-points"))
    for number in analysis.turning_points:
        _show_turning_point(screen, analysis.decision(number))
    if not analysis.turning_points:
        screen.say("analyse-no-turning-points")
    screen.heading(words.text("analyse-chances"))
    show_chances(screen, analysis)
    screen.heading(words.text("analyse-luck"))
    _show_luck(screen, analysis)
    screen.heading(words.text("analyse-decisions"))
    for decision in analysis.decisions:
        _show_decision(screen, decision)
    screen.say("judged-by", style="dim", judge=proper_name(find_opponent(analysis.judge)))


def signed(chance: float, words: Words) -> str:
    """Percent of a chance with its sign; a loss of nothing has none."""
    percent = round(100 * chance, 1)
    return f"{'+' if percent > 0 else ''}{words.percent(percent or 0, digits=1)}"


def percent(chance: float, words: Words) -> str:
    return words.percent(percent_of(chance))


def _show_turning_point(screen: Screen, decision: Decision) -> None:
    words = screen.words
    place = words.text(
        "analyse-place",
        number=decision.number,
        round=decision.round,
        turn=decision.turn,
        name=words.player(decision.seat),
    )
    mark = Text(f"{signed(-decision.loss, screen.words):>8}  ", style=_STYLES[decision.grade])
    screen.line()
    screen.item(mark, place, style="bold")
    indent = mark.cell_len
    _say_choice(screen, "analyse-played", decision, decision.played, indent)
    _say_choice(screen, "analyse-better", decision, decision.best, indent)
    _show_reasons(screen, decision, indent)


def _say_choice(screen: Screen, key: str, decision: Decision, move: str, indent: int) -> None:
    found = _alternative(decision, move)
    text = choice(found, screen.words)
    screen.say(key, indent=indent, choice=text, chance=percent(found.chance, screen.words))


def _alternative(decision: Decision, move: str) -> Alternative:
    return next(each for each in decision.alternatives if each.move == move)


def _show_reasons(screen: Screen, decision: Decision, indent: int) -> None:
    bullet = "- " if screen.console.options.ascii_only else "· "
    for reason in decision.reasons:
        text = reason_text(reason, screen.words)
        style = "dim italic" if reason.is_hindsight else ""
        screen.item(Text(" " * indent + bullet, style="dim"), text, style=style)


def _show_luck(screen: Screen, analysis: Analysis) -> None:
    """What came and what was given away, for each seat and round, with the sums."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for key in ("round", "start", "luck", "losses", "end"):
        is_left = key == "round"
        name = screen.words.text(f"analyse-column-{key}")
        table.add_column(name, justify="left" if is_left else "right", no_wrap=True)
    for summary in analysis.summaries:
        table.add_row(
            screen.words.player(summary.seat), *_cells(summary, screen.words), style="bold"
        )
        for luck in analysis.luck:
            if luck.seat == summary.seat:
                table.add_row(f"  {luck.round}", *_cells(luck, screen.words), style="dim")
    screen.console.print(table)
    for summary in analysis.summaries:
        _show_summary(screen, summary)
    screen.line()
    screen.say("analyse-luck-how", style="dim")


def _cells(row: Summary | Luck, words: Words) -> list[str]:
    return [
        percent(row.start, words),
        signed(row.luck, words),
        signed(-row.losses, words),
        percent(row.end, words),
    ]


def _show_summary(screen: Screen, summary: Summary) -> None:
    screen.say(
        "analyse-summary",
        name=screen.words.player(summary.seat),
        decisions=summary.decisions,
        best=summary.best,
        slips=summary.slips,
        mistakes=summary.mistakes,
        accuracy="-" if summary.accuracy is None else percent(summary.accuracy, screen.words),
    )


def _show_decision(screen: Screen, decision: Decision) -> None:
    """A line for each; where something was lost, what had been better, and why that matters."""
    words, seat = screen.words, Seat(decision.seat)
    played = _alternative(decision, decision.played)
    head = f"{decision.round}.{decision.turn:<3} {words.player(seat)}"
    mark = Text.assemble(
        (f"{decision.number:>4} ", "dim"),
        f"{head:<{_HEAD}.{_HEAD}} {percent(decision.chance, screen.words):>5} ",
        (f"{signed(-decision.loss, screen.words):>8}  ", _STYLES[decision.grade]),
    )
    screen.item(mark, choice(played, words))
    if decision.grade is not Grade.BEST:
        _say_choice(screen, "analyse-better", decision, decision.best, _INDENT)
    if decision.grade in (Grade.SLIP, Grade.MISTAKE):
        _show_reasons(screen, decision, _INDENT)
