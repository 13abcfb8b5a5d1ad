"""One game between a person and their opponents, from the first deal to the winner."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence

from papersea.events import (
    Event,
    GameEnded,
    HandShown,
    RoundScored,
    RoundStarted,
    RoundVoid,
    seen_by,
)
from papersea.game import Game
from papersea.moves import LastChance, Move, Seat, Stop
from papersea.players.budget import Budget
from papersea.players.catalogue import DEFAULT_BUDGET
from papersea.players.interface import Player
from papersea.refusals import IllegalMove
from papersea.terminal.answers import Command, read_command, read_move, read_yes_or_no
from papersea.terminal.asked import show_help, show_log, show_position, show_rule
from papersea.terminal.menu import show_menu
from papersea.terminal.points import show_outcomes, show_own_points
from papersea.terminal.refusal import refusal
from papersea.terminal.rounds import show_ending, show_reveal, show_totals
from papersea.terminal.screen import Screen
from papersea.terminal.story import sentence
from papersea.terminal.table import show_hand, show_table
from papersea.terminal.thinking import thinking
from papersea.view import Step, View


class Left(Exception):
    """The person has left the table."""


class Session:
    """Asks the person, lets the others play, and tells what the person has a right to know."""

    def __init__(
        self,
        game: Game,
        person: Seat,
        opponents: Mapping[Seat, Player],
        screen: Screen,
        *,
        budget: Budget = DEFAULT_BUDGET,
    ) -> None:
        self.game = game
        self._person = person
        self._opponents = opponents
        self._screen = screen
        self._budget = budget
        self._round: list[Event] = []

    def run(self) -> None:
        """Play to the end; ``Left`` if the person leaves before."""
        self._tell(self._this_round())
        while not self.game.is_over:
            seat = self.game.turn
            if seat == self._person:
                self._tell(self._own_move())
            else:
                self._tell(self._others_move(seat))

    def _this_round(self) -> Sequence[Event]:
        """A game that goes on may have had others before."""
        history = self.game.history
        starts = [at for at, event in enumerate(history) if isinstance(event, RoundStarted)]
        return history[starts[-1] :] if starts else history

    # The person's moves

    def _own_move(self) -> Sequence[Event]:
        view = self.game.view(self._person)
        if view.step in (Step.SEARCH, Step.STEAL) and len(view.legal) == 1:
            return self.game.play(view.legal[0], self._person)
        self._show(view)
        while True:
            move = self._answer(view)
            if move is not None and self._is_meant(move, view):
                try:
                    return self.game.play(move, self._person)
                except IllegalMove as error:
                    self._screen.write(refusal(error, self._screen.words), style="yellow")

    def _show(self, view: View) -> None:
        if view.step is Step.DRAW:
            show_table(self._screen, view)
        elif view.step is Step.DUO:
            self._screen.line()
            show_hand(self._screen, view)
        show_menu(self._screen, view)

    def _answer(self, view: View) -> Move | None:
        text = self._ask("> ")
        if found := read_command(text, self._screen.words):
            self._obey(*found, view)
            return None
        move = read_move(text, view, self._screen.words)
        if move is None and text.strip():
            count = len(view.legal)
            self._screen.say("refusal-unreadable", text=text.strip()[:30], count=count)
        elif move is None:
            self._obey(Command.TABLE, "", view)
        return move

    def _is_meant(self, move: Move, view: View) -> bool:
        """A call is confirmed once, with both outcomes in numbers."""
        if move not in view.legal or not isinstance(move, Stop | LastChance):
            return True
        self._screen.line()
        show_outcomes(self._screen, view)
        key = "confirm-stop" if isinstance(move, Stop) else "confirm-last"
        if isinstance(move, LastChance) and view.is_last_chance_void:
            key = "confirm-void"
        return self._confirm(key)

    def _confirm(self, key: str) -> bool:
        """Ask until the answer is clear: a slip of the finger decides nothing."""
        words = self._screen.words
        question = f"{words.text(key)} [{words.text('confirm-hint')}] "
        while (answer := read_yes_or_no(self._ask(question), words)) is None:
            self._screen.say("confirm-unclear")
        return answer

    def _ask(self, prompt: str) -> str:
        try:
            text = input(prompt)
        except EOFError:
            self._screen.line()
            raise Left from None
        if not sys.stdin.isatty():
            self._screen.raw(text)  # what was piped in belongs to the story
        return text

    def _obey(self, command: Command, rest: str, view: View) -> None:
        screen = self._screen
        match command:
            case Command.HELP:
                show_help(screen)
            case Command.TABLE:
                show_table(screen, view)
                show_menu(screen, view)
            case Command.POINTS:
                show_own_points(screen, view)
            case Command.RULES:
                show_rule(screen, rest, view.options)
            case Command.LOG:
                show_log(screen, view.history)
            case Command.POSITION:
                show_position(screen, view)
            case Command.QUIT:
                if self._confirm("confirm-quit"):
                    raise Left

    # What happens at the table

    def _others_move(self, seat: Seat) -> Sequence[Event]:
        with thinking(self._screen, seat):
            move = self._opponents[seat].choose(self.game.view(seat), self._budget)
        return self.game.play(move, seat)

    def _tell(self, events: Sequence[Event]) -> None:
        seen = [seen_by(event, self._person) for event in events]
        is_reveal = any(isinstance(event, RoundScored) for event in seen)
        for event in seen:
            self._round.append(event)
            match event:
                case RoundStarted():
                    self._round = [event]
                    if event.starter != self._person:  # else the table says it
                        self._screen.heading(sentence(event, self._screen.words) or "")
                case RoundScored():
                    show_reveal(self._screen, self._round, event)
                    show_totals(self._screen, event.gains, event.scores, self.game.target)
                    self._pause()
                case RoundVoid():
                    self._say(event)
                    show_totals(self._screen, None, event.scores, self.game.target)
                    self._pause()
                case GameEnded():
                    show_ending(self._screen, event)
                case HandShown() if is_reveal:
                    pass  # the reveal shows it, counted
                case _:
                    self._say(event)

    def _say(self, event: Event) -> None:
        if text := sentence(event, self._screen.words):
            self._screen.write(text, indent=2)

    def _pause(self) -> None:
        if not self.game.is_over and sys.stdin.isatty() and self._screen.console.is_terminal:
            while text := self._ask(self._screen.words.text("pause-round") + " ").strip():
                self._answer_between_rounds(text)

    def _answer_between_rounds(self, text: str) -> None:
        """The next cards are dealt already, but the person has not looked at them yet."""
        match read_command(text, self._screen.words):
            case Command.LOG, _:
                show_log(self._screen, self._round)
            case (Command.HELP | Command.RULES | Command.QUIT) as command, rest:
                self._obey(command, rest, self.game.view(self._person))
            case None:
                self._screen.say("pause-unreadable", text=text[:30])
            case _:
                self._screen.say("pause-no-cards")
