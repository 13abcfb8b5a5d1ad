"""A puzzle on the screen: the table it is asked at, and what came of an answer."""

from __future__ import annotations

from rich.text import Text

from papersea.analysis.judging import percent_of
from papersea.analysis.values import Alternative
from papersea.players.catalogue import find_opponent
from papersea.players.company import proper_name
from papersea.puzzles.answering import PuzzleAnswer
from papersea.rules.options import Options
from papersea.terminal.play.answers import TypedCommand
from papersea.terminal.play.person import Left, Typist
from papersea.terminal.screen.menu import show_menu
from papersea.terminal.screen.screen import Screen
from papersea.terminal.screen.table import show_table
from papersea.terminal.study.reason_words import choice, reason_text
from papersea.view import View

_BAR = 20


class Solver(Typist):
    """Whoever solves a puzzle: sees the whole table, and leaves without being asked."""

    def _show(self, view: View) -> None:
        show_table(self._screen, view)
        show_menu(self._screen, view)

    def _obey_anywhere(self, command: TypedCommand, rest: str, options: Options) -> None:
        if command is TypedCommand.QUIT:
            raise Left
        super()._obey_anywhere(command, rest, options)


def show_answer(screen: Screen, given: PuzzleAnswer) -> None:
    """Right or not, the best move, why, and how often every move wins."""
    words, decision = screen.words, given.decision
    own = next(each for each in decision.alternatives if each.move == decision.played)
    screen.line()
    key, style = ("right", "bold green") if given.is_right else ("wrong", "bold yellow")
    _say(screen, f"puzzle-{key}", own, style)
    if not given.is_right:
        _say(screen, "puzzle-best", decision.alternatives[0], "bold")
    bullet = "- " if screen.console.options.ascii_only else "· "
    for reason in decision.reasons:
        screen.item(Text(f"  {bullet}", style="dim"), reason_text(reason, words))
    screen.line()
    for each in decision.alternatives:
        percent = percent_of(each.chance)
        first = Text.assemble(
            "  ", screen.bar(percent, 100, _BAR), f" {words.percent(percent):>5}  "
        )
        screen.item(first, choice(each, words))
    screen.say("judged-by", style="dim", judge=proper_name(find_opponent(given.judge)))


def _say(screen: Screen, key: str, alternative: Alternative, style: str) -> None:
    text = choice(alternative, screen.words)
    chance = percent_of(alternative.chance)
    screen.say(key, style=style, choice=text[:1].upper() + text[1:], chance=chance)
