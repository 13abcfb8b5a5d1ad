"""What happens at the table, told as it happens."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager

from papersea.events import Event, GameEnded, HandShown, RoundScored, RoundStarted, RoundVoid
from papersea.moves import Seat
from papersea.rules.options import Options
from papersea.terminal.play.person import Typist
from papersea.terminal.screen.rounds import show_ending, show_reveal, show_totals
from papersea.terminal.screen.screen import Screen
from papersea.terminal.screen.story import sentence

_SECONDS_TO_WONDER = 0.4


def thinking(screen: Screen, seat: Seat) -> AbstractContextManager[None]:
    """Say on a terminal who thinks while the block runs, if that is long."""
    text = screen.words.text("told-thinks", name=screen.words.names[seat])
    return screen.busy(text, after=_SECONDS_TO_WONDER)


class Telling:
    """Tells one game to the reader of the screen's words."""

    def __init__(self, screen: Screen, person: Typist, options: Options, target: int) -> None:
        self._screen = screen
        self._person = person
        self._options = options
        self._target = target
        self._round: list[Event] = []

    def tell(self, events: Sequence[Event]) -> None:
        """Events as the reader may see them; the end of a round waits for the reader."""
        is_reveal = any(isinstance(event, RoundScored) for event in events)
        is_last = any(isinstance(event, GameEnded) for event in events)
        for event in events:
            self._round.append(event)
            match event:
                case RoundStarted():
                    self._round = [event]
                    if event.starter != self._screen.words.reader:  # else the table says it
                        self._screen.heading(sentence(event, self._screen.words) or "")
                case RoundScored():
                    with self._screen.sheet(sentence(event, self._screen.words) or ""):
                        show_reveal(self._screen, self._round, event)
                        self._show_totals(event.gains, event.scores)
                    self._pause(is_last=is_last)
                case RoundVoid():
                    self._say(event)
                    with self._screen.sheet():
                        self._show_totals(None, event.scores)
                    self._pause(is_last=is_last)
                case GameEnded():
                    with self._screen.sheet(sentence(event, self._screen.words) or ""):
                        show_ending(self._screen, event)
                case HandShown() if is_reveal:
                    pass  # the reveal shows it, counted
                case _:
                    self._say(event)

    def _say(self, event: Event) -> None:
        if text := sentence(event, self._screen.words):
            self._screen.write(text, indent=2)

    def _show_totals(self, gains: Sequence[int] | None, scores: Sequence[int]) -> None:
        show_totals(self._screen, gains, scores, self._target)

    def _pause(self, *, is_last: bool) -> None:
        if not is_last:
            self._person.pause(self._round, self._options)
