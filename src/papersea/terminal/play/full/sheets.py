"""What lies above the table for a moment: something to read, and perhaps a question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static

from papersea.terminal.play.answers import read_yes_or_no
from papersea.terminal.play.full.device import Question
from papersea.terminal.play.full.look import INKS
from papersea.terminal.play.full.paper import Drawn, Paper
from papersea.terminal.screen.screen import Wanted
from papersea.terminal.screen.words import Words

if TYPE_CHECKING:
    pass

CLOSED: Final = "\0"
"""Instead of an answer."""


class Sheet(ModalScreen[str]):
    """Gives what was answered, in the words that are typed line by line. ``look_up`` finds what a
    word stands for in the rules; ``asked`` is whose answer a game waits for."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("up", "scroll('up')", show=False),
        Binding("down", "scroll('down')", show=False),
        Binding("pageup", "scroll('page_up')", show=False),
        Binding("pagedown", "scroll('page_down')", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
    ]

    def __init__(
        self,
        paper: Paper,
        words: Words,
        prompt: str = "",
        wanted: Wanted | None = None,
        asked: Question | None = None,
        *,
        look_up: Callable[[str], Paper] | None = None,
    ) -> None:
        super().__init__()
        self.asked = asked
        self._paper = paper
        self._words = words
        self._prompt = prompt
        self._wanted = wanted
        self._look_up = look_up

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            with VerticalScroll(id="read", can_focus=False):
                yield Static(self._drawn(self._paper), id="text")
            if self._prompt:
                yield Static(Text(self._prompt), id="asked")
            if self._wanted is Wanted.LINE or self._look_up is not None:
                hint = "" if self._look_up is None else self._words.text("full-look-up")
                yield Input(id="line", placeholder=hint, compact=True)
            with Horizontal(id="buttons"):
                for id, key in self._buttons():
                    yield Button(self._words.text(key), id=id, compact=True)

    def _buttons(self) -> list[tuple[str, str]]:
        match self._wanted:
            case Wanted.CLEAR:
                return [("yes", "full-yes"), ("no", "full-no")]
            case Wanted.ENTER:
                return [("on", "full-go-on")]
            case _:
                return [("close", "full-close")]

    def _drawn(self, paper: Paper) -> Drawn:
        return Drawn(paper, INKS[self.app.theme])

    def on_mount(self) -> None:
        self._fit()
        is_typed = self._wanted is Wanted.LINE or self._look_up is not None
        self.query_one("#line" if is_typed else "#buttons Button").focus()

    def on_resize(self) -> None:
        self._fit()

    def _fit(self) -> None:
        """What is to be read scrolls; what is asked stays in sight."""
        below = 4 + 2 * bool(self._prompt) + 2 * bool(self.query("#line"))
        self.query_one("#read").styles.max_height = max(3, self.app.size.height - below - 2)

    def on_button_pressed(self, pressed: Button.Pressed) -> None:
        match pressed.button.id:
            case "yes" | "no" as said:
                self.dismiss(self._said(said))
            case "on":
                self.dismiss("")
            case _:
                self.dismiss(CLOSED)

    def _said(self, what: str) -> str:
        return self._words.text(f"said-{what}").split(",")[0]

    def on_input_submitted(self, submitted: Input.Submitted) -> None:
        if self._look_up is None:
            self.dismiss(submitted.value)
            return
        self.query_one("#text", Static).update(self._drawn(self._look_up(submitted.value.strip())))
        self.query_one("#read", VerticalScroll).scroll_home(animate=False)
        submitted.input.clear()

    def on_key(self, key: events.Key) -> None:
        if self._wanted is not Wanted.CLEAR or key.character is None:
            return
        said = read_yes_or_no(key.character, self._words)
        if said is not None:
            key.stop()
            self.dismiss(self._said("yes" if said else "no"))

    def action_close(self) -> None:
        match self._wanted:
            case Wanted.CLEAR:
                self.dismiss(self._said("no"))
            case Wanted.ENTER:
                self.dismiss("")
            case _:
                self.dismiss(CLOSED)

    def action_scroll(self, where: str) -> None:
        getattr(self.query_one("#read"), f"scroll_{where}")(animate=False)
