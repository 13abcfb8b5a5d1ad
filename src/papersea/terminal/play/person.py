"""The person at the screen: what they are shown and asked, and what they answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from papersea.cards import parse_cards
from papersea.events import Event
from papersea.moves import (
    EndTurn,
    LastChance,
    Move,
    Pile,
    Seat,
    Step,
    Stop,
    format_seat,
    parse_seat,
)
from papersea.refusals import IllegalMove, refuse
from papersea.rules.options import Options
from papersea.terminal.play.answers import TypedCommand, read_command, read_move, read_yes_or_no
from papersea.terminal.play.asked import COMMANDS, show_help, show_log, show_position, show_rule
from papersea.terminal.screen.menu import show_menu
from papersea.terminal.screen.points import show_outcomes, show_own_points
from papersea.terminal.screen.screen import Screen, Wanted
from papersea.terminal.screen.table import show_hand, show_table
from papersea.terminal.screen.words import Fact, Words
from papersea.texts import text_key
from papersea.view import View


def refusal(error: IllegalMove, words: Words) -> str:
    """What is wrong, and where the rules say so."""
    facts: dict[str, Fact] = {
        name: fact if isinstance(fact, int) else _fact(name, fact, words)
        for name, fact in error.facts.items()
    }
    why = words.text(text_key("refusal", error.reason.name.lower()), **facts)
    return f"{why} {words.text('refusal-look-up', clause=error.reason.clause)}"


def _fact(name: str, fact: str, words: Words) -> Fact:
    match name:
        case "drawn" | "missing" | "cards":
            return tuple(parse_cards(fact.replace("+", "")))
        case "victim" | "turn":
            return _player(parse_seat(fact), words)
        case "pile":
            return Pile[fact.upper()]
        case _:
            return fact


def _player(seat: Seat, words: Words) -> str:
    return words.names[seat] if seat < len(words.names) else format_seat(seat)


class Left(Exception):
    """The person has left the table."""


class Typist:
    """Whoever types; ``Left`` comes out of every question once they leave."""

    commands: tuple[str, ...] = COMMANDS
    """What help lists."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        screen.offers(self.commands)

    def choose(self, view: View) -> Move:
        """A legal move; without a question where there is nothing to decide."""
        if view.step in (Step.SEARCH, Step.STEAL) and len(view.legal) == 1:
            return view.legal[0]
        if view.legal == (EndTurn(),) and not self._may_take_back(view):
            self._show_hand(view)
            self._screen.say("told-nothing-left", indent=2)
            return view.legal[0]
        self._show(view)
        while True:
            move = self._answer(view)
            if move is not None and move not in view.legal:
                why = refusal(refuse(view, move, view.seat), self._screen.words)
                self._screen.write(why, style="yellow")
            elif move is not None and self._is_meant(move, view):
                return move

    def _may_take_back(self, view: View) -> bool:
        """Whether the last move may still be regretted, so that its turn does not end by itself."""
        return False

    def _show(self, view: View) -> None:
        if self._screen.has_board:
            self._screen.shows(view)
            return
        if view.step is Step.DRAW:
            show_table(self._screen, view)
        elif view.step is Step.DUO:
            self._show_hand(view)
        show_menu(self._screen, view)

    def _show_hand(self, view: View) -> None:
        if self._screen.has_board:
            self._screen.shows(view)
        else:
            self._screen.line()
            show_hand(self._screen, view)

    def _answer(self, view: View) -> Move | None:
        text = self.ask("> ", Wanted.MOVE)
        if found := read_command(text, self._screen.words):
            self._obey(*found, view)
            return None
        move = read_move(text, view, self._screen.words)
        if move is None and text.strip():
            count = len(view.legal)
            self._screen.say("refusal-unreadable", text=text.strip()[:30], count=count)
        elif move is None:
            self._obey(TypedCommand.TABLE, "", view)
        return move

    def _is_meant(self, move: Move, view: View) -> bool:
        """A call is confirmed once, with both outcomes in numbers."""
        if not isinstance(move, Stop | LastChance):
            return True
        with self._screen.sheet():
            self._screen.line()
            show_outcomes(self._screen, view)
        key = "confirm-stop" if isinstance(move, Stop) else "confirm-last"
        if isinstance(move, LastChance) and view.is_last_chance_void:
            key = "confirm-void"
        return self.confirm(key)

    def confirm(self, key: str, /, **facts: Fact) -> bool:
        """Ask until the answer is clear: a slip of the finger decides nothing."""
        words = self._screen.words
        question = f"{words.text(key, **facts)} [{words.text('confirm-hint')}] "
        while (answer := read_yes_or_no(text := self.ask(question, Wanted.CLEAR), words)) is None:
            self._heed_unclear(text)
        return answer

    def _heed_unclear(self, text: str) -> None:
        """Neither yes nor no."""
        self._screen.say("confirm-unclear")

    def ask(self, prompt: str, wanted: Wanted = Wanted.LINE) -> str:
        """A line, as it was typed."""
        try:
            return self._screen.read(prompt, wanted, self._listener())
        except EOFError:
            self._screen.line()
            raise Left from None

    def _listener(self) -> Callable[[], bool]:
        """What is done again and again from now on until a line was typed; it says whether it has
        written anything."""
        return lambda: False

    def _obey(self, command: TypedCommand, rest: str, view: View) -> None:
        screen = self._screen
        match command:
            case TypedCommand.TABLE:
                show_table(screen, view)
                show_menu(screen, view)
            case TypedCommand.POINTS:
                show_own_points(screen, view)
            case TypedCommand.LOG:
                show_log(screen, view.history)
            case TypedCommand.POSITION:
                show_position(screen, view)
            case TypedCommand.HELP | TypedCommand.RULES | TypedCommand.QUIT:
                self._obey_anywhere(command, rest, view.options)

    def _obey_anywhere(self, command: TypedCommand, rest: str, options: Options) -> None:
        match command:
            case TypedCommand.HELP:
                show_help(self._screen, self.commands)
            case TypedCommand.RULES:
                show_rule(self._screen, rest, options)
            case _:
                if self.confirm("confirm-quit"):
                    raise Left

    def pause(self, round_: Sequence[Event], options: Options) -> None:
        """Wait between two rounds, where somebody sits at a terminal. The next cards are dealt
        already, but the person has not looked at them yet."""
        if not self._screen.is_watched:
            return
        prompt = self._screen.words.text("pause-round") + " "
        while text := self.ask(prompt, Wanted.ENTER).strip():
            match read_command(text, self._screen.words):
                case TypedCommand.LOG, _:
                    show_log(self._screen, round_)
                case (TypedCommand.HELP | TypedCommand.RULES | TypedCommand.QUIT) as command, rest:
                    self._obey_anywhere(command, rest, options)
                case None:
                    self._screen.say("pause-unreadable", text=text[:30])
                case _:
                    self._screen.say("pause-no-cards")
