"""A game on the whole screen: the table, what was told, and what can be done, by key or mouse."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from papersea.cards import sort_cards
from papersea.moves import DrawTwo, LastChance, Move, Pile, Search, Seat, Stop, TakeTop
from papersea.rules.options import Options
from papersea.score import score_seen
from papersea.terminal.play.answers import TypedCommand, read_command, read_move
from papersea.terminal.play.asked import COMMANDS, show_help, show_log, show_position, show_rule
from papersea.terminal.play.full.device import FullScreen, Question
from papersea.terminal.play.full.look import INKS, THEMES
from papersea.terminal.play.full.paper import Drawn, Paper, card_lines, card_rows, card_width
from papersea.terminal.play.full.sheets import CLOSED, Sheet
from papersea.terminal.screen.menu import describe, menu
from papersea.terminal.screen.points import show_own_points, show_score
from papersea.terminal.screen.screen import Wanted
from papersea.terminal.screen.table import show_call, show_laid, show_seat, show_worth
from papersea.texts import text_key
from papersea.view import View

_NARROW, _WIDE, _TALL = 76, 110, 34
_BACK = 12
"""How wide the back of a card is."""
_ROOMY = 22
"""With so many rows and one more for each player, there is room for blank ones."""


class TableChanged(Message):
    """There is another view."""


class LogChanged(Message):
    """Something was told."""


class QuestionChanged(Message):
    """Something else is asked, or nothing."""


class Finished(Message):
    """The game has come to its end, or to an error."""


class PileBox(Static):
    """The deck or a pile: may be clicked where that can only mean one move."""

    class Chosen(Message):
        """Somebody wants to take from it."""

        def __init__(self, box: PileBox) -> None:
            super().__init__()
            self.box = box

    def __init__(self, pile: Pile | None) -> None:
        super().__init__(classes="pile")
        self.pile = pile

    def on_click(self) -> None:
        self.post_message(self.Chosen(self))

    def move(self, view: View) -> Move | None:
        """What it means to choose it now."""
        meant = DrawTwo() if self.pile is None else TakeTop(self.pile)
        other = None if self.pile is None else Search(self.pile)
        return next((move for move in view.legal if move in (meant, other)), None)


class TableApp(App[None]):
    """Plays one game, which runs in a thread of its own, and ends with it."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "interrupt", show=False, priority=True),
    ]
    # Textual declares them for instances, and reads them of classes.
    HORIZONTAL_BREAKPOINTS = [  # noqa: RUF012
        (0, "-narrow"),
        (_NARROW, "-usual"),
        (_WIDE, "-wide"),
    ]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (_TALL, "-tall")]  # noqa: RUF012

    def __init__(
        self,
        device: FullScreen,
        play: Callable[[], None],
        options: Options,
        *,
        theme: str,
        keep_theme: Callable[[str], None] = lambda _: None,
    ) -> None:
        super().__init__()
        self.device = device
        self.problem: BaseException | None = None
        self.is_interrupted = False
        self.is_finished = False
        self._play = play
        self._options = options
        self.keep_theme = keep_theme
        self._digits = ""
        self._has_typing = False
        self.asked: Question | None = None
        for each in THEMES.values():
            self.register_theme(each)
        self.theme = theme
        words = device.words
        for keys, action, key in (
            ("f1", "help", "full-help"),
            ("f2", "points", "full-points"),
            ("f3", "rules", "full-rules"),
            ("f4", "log", "full-log"),
            ("f5", "theme", "full-theme"),
            ("f10", "leave", "full-leave"),
        ):
            self.bind(keys, action, description=words.text(key))
        self.bind("ctrl+d", "leave", show=False)

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="middle"):
            with Vertical(id="table"):
                yield Static(id="seats")
                with Horizontal(id="piles"):
                    for pile in (None, *Pile):
                        yield PileBox(pile)
                yield Static(id="hand")
                yield Static(id="question")
                yield OptionList(id="moves", markup=False)
            with Vertical(id="side"):
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="told")
                yield Static(id="worth")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.query_one("#moves").focus()
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        try:
            self.device.run(self._play, self)
        except BaseException as problem:
            self.problem = problem
        else:
            self.is_finished = True
        self.post_message(Finished())

    # What the game's thread says

    def show_table(self) -> None:
        self.post_message(TableChanged())

    def show_log(self) -> None:
        self.post_message(LogChanged())

    def show_question(self) -> None:
        self.post_message(QuestionChanged())

    def on_finished(self) -> None:
        self.exit()

    def on_table_changed(self) -> None:
        self._draw()

    def on_log_changed(self) -> None:
        self._draw_log()

    def on_question_changed(self) -> None:
        self._draw_question()

    def on_resize(self) -> None:
        self.call_after_refresh(self._draw)
        self.call_after_refresh(self._draw_log)

    # Drawing

    def _drawn(self, paper: Paper) -> RenderableType:
        return Drawn(paper, INKS[self.theme])

    @property
    def _is_tall(self) -> bool:
        return self.size.height >= _TALL

    def _paper(self) -> Paper:
        side = 0 if self.size.width < _NARROW else 44 if self.size.width >= _WIDE else 30
        return Paper(self.device.words, self.size.width - side - 2)

    def _draw(self) -> None:
        view, words = self.device.view, self.device.words
        if view is None:
            return
        self.screen.set_class(self.size.height < _ROOMY + len(view.seats), "-full")
        head = words.text(
            "head-round",
            round=view.round,
            target=view.target,
            who=words.told("head-turn", view.turn),
        )
        self.query_one("#head", Static).update(Text(head))
        seats = self._paper()
        for seat in range(len(view.seats)):
            show_seat(seats, view, Seat(seat), is_short=not self._is_tall)
        show_call(seats, view)
        self.query_one("#seats", Static).update(self._drawn(seats))
        for box in self.query(PileBox):
            box.set_class(box.move(view) is not None, "can")
            box.update(self._pile(view, box, is_open=box.move(view) is not None))
        self.query_one("#hand", Static).update(self._drawn(self._hand(view)))
        worth = Paper(words, 40)
        if view.seat is not None:
            show_score(worth, score_seen(view.own))
        self.query_one("#worth", Static).update(self._drawn(worth))

    def _pile(self, view: View, box: PileBox, *, is_open: bool) -> Text:
        words, rows = self.device.words, 3 if self._is_tall else 2
        mark = "▸ " if is_open else ""
        if box.pile is None:
            deck = Text(mark + words.text("head-deck", count=view.deck_size))
            sign = "▒" if view.deck_size else "·"
            return Text("\n").join([deck, *[Text(sign * _BACK)] * rows])
        seen = view.pile(box.pile)
        label = Text(mark + words.text(f"head-{box.pile.name.lower()}", count=seen.size))
        if seen.top is None:
            return Text("\n").join([label, Text(words.text("head-empty"))])
        wide = max(_BACK, card_width(seen.top, words) + (0 if self._is_tall else 3))
        wide = min(wide, max(_BACK, box.content_size.width))
        return Text("\n").join([label, *card_lines(seen.top, words, wide, rows)])

    def _hand(self, view: View) -> Paper:
        paper = self._paper()
        if view.seat is None:
            return paper
        cards = sort_cards(view.own.known)
        paper.line(Text(paper.words.text("head-hand"), style="dim"))
        if not cards:
            paper.line(Text(paper.words.text("head-empty")))
        elif self._is_tall:
            for line in card_rows(cards, paper.words, paper.width):
                paper.line(line)
            show_laid(paper, view)
        else:
            chips = [paper.chip(card, paper.words.kind(card.kind, 1)) for card in cards]
            paper.flow(chips, first=Text(), width=paper.width)
        show_worth(paper, view)
        return paper

    def _draw_log(self) -> None:
        self.query_one("#told", Static).update(self._drawn(self.device))
        log = self.query_one("#log", VerticalScroll)
        self.call_after_refresh(log.scroll_end, animate=False)

    def _offer_typing(self) -> None:
        """Where more can be said than what all games know."""
        if set(self.device.commands) - set(COMMANDS) and not self._has_typing:
            self._has_typing = True
            self.bind("f6,slash", "type", description=self.device.words.text("full-type"))
            self.refresh_bindings()

    def _draw_question(self) -> None:
        asked = self.device.question
        moves, title = self.query_one("#moves", OptionList), self.query_one("#question", Static)
        if asked is not self.asked:
            self.asked, self._digits = asked, ""
            self._close_questions()
            self._offer_typing()
            moves.clear_options()
            if asked is not None:
                self._put(asked)
        if asked is None:
            title.update(Text(self.device.status))

    def _put(self, asked: Question) -> None:
        view, words = self.device.view, self.device.words
        if asked.wanted is Wanted.MOVE and view is not None:
            self._draw()
            step = words.text(text_key("step", view.step.value))
            self.query_one("#question", Static).update(Text(step))
            moves = self.query_one("#moves", OptionList)
            listed = menu(view)
            wide = len(str(len(listed)))
            moves.add_options(
                Option(self._offer(number, move, view, wide))
                for number, move in enumerate(listed, start=1)
            )
            moves.highlighted = 0
            moves.scroll_home(animate=False)
            if asked.sheet:
                self._read(asked.sheet)
            return
        self.query_one("#question", Static).update(Text(""))
        self.push_screen(
            Sheet(asked.sheet or Paper(words), words, asked.prompt, asked.wanted, asked),
            lambda text: self._answer_from_sheet(asked, text),
        )

    def _offer(self, number: int, move: Move, view: View, wide: int) -> RenderableType:
        paper = Paper(self.device.words)
        style = "bold yellow" if isinstance(move, Stop | LastChance) else ""
        first = Text.assemble((f"{number:>{wide}}", "bold cyan"), "  ")
        paper.item(first, describe(move, view, paper.words), style=style)
        return self._drawn(paper)

    def _close_questions(self) -> None:
        """A sheet whose question is gone."""
        sheet = self.screen
        if isinstance(sheet, Sheet) and sheet.asked is not None:
            sheet.dismiss(CLOSED)

    # What the person does

    def _answer(self, text: str) -> None:
        if (asked := self.device.question) is not None:
            self.device.answer(asked, text)

    def _answer_from_sheet(self, asked: Question, text: str | None) -> None:
        if text == CLOSED or text is None:
            return
        found = read_command(text, self.device.words)
        if found is not None and found[0] is TypedCommand.QUIT and asked.wanted is Wanted.ENTER:
            self.action_leave()
        self.device.answer(asked, text)

    def on_option_list_option_selected(self, selected: OptionList.OptionSelected) -> None:
        self._answer(str(selected.option_index + 1))

    def on_pile_box_chosen(self, chosen: PileBox.Chosen) -> None:
        view = self.device.view
        if self._is_choosing and view is not None and (move := chosen.box.move(view)) is not None:
            self._answer(str(menu(view).index(move) + 1))

    @property
    def _is_choosing(self) -> bool:
        asked = self.device.question
        return asked is not None and asked.wanted is Wanted.MOVE

    def on_key(self, key: events.Key) -> None:
        """Numbers and short forms of moves, and commands, as they are typed line by line."""
        self.device.hurry()
        typed = key.character
        if len(self.screen_stack) > 1 or typed is None or not typed.isprintable():
            return
        if typed.isdecimal():
            self._type_digit(typed)
        elif found := read_command(typed, self.device.words):
            self._obey(found[0])
        elif self._is_choosing and (view := self.device.view) is not None:
            move = read_move(typed, view, self.device.words)
            if move in view.legal:
                self._answer(str(menu(view).index(move) + 1))

    def _type_digit(self, digit: str) -> None:
        """Where one is enough it plays, else it goes to the line, and Enter plays."""
        moves = self.query_one("#moves", OptionList)
        count = moves.option_count
        for text in (self._digits + digit, digit):
            if self._is_choosing and 1 <= int(text) <= count:
                self._digits = text
                moves.highlighted = int(text) - 1
                if count < 10:
                    self._answer(text)
                return

    def _obey(self, command: TypedCommand) -> None:
        match command:
            case TypedCommand.HELP:
                self.action_help()
            case TypedCommand.POINTS:
                self.action_points()
            case TypedCommand.RULES:
                self.action_rules()
            case TypedCommand.LOG:
                self.action_log()
            case TypedCommand.POSITION:
                self.action_position()
            case TypedCommand.QUIT:
                self.action_leave()
            case TypedCommand.TABLE:
                pass  # it is in sight

    def _read(self, paper: Paper, *, looks_up: bool = False) -> None:
        look_up = self._look_up if looks_up else None
        self.push_screen(Sheet(paper, self.device.words, look_up=look_up))

    def _look_up(self, text: str) -> Paper:
        paper = Paper(self.device.words)
        show_rule(paper, text, self._options)
        return paper

    def action_help(self) -> None:
        paper = Paper(self.device.words)
        paper.say("full-how")
        show_help(paper, self.device.commands)
        self._read(paper, looks_up=True)

    def action_rules(self) -> None:
        self._read(self._look_up(""), looks_up=True)

    def action_points(self) -> None:
        if (view := self.device.view) is not None and view.seat is not None:
            paper = Paper(self.device.words)
            show_own_points(paper, view)
            self._read(paper)

    def action_log(self) -> None:
        paper = Paper(self.device.words)
        if (view := self.device.view) is not None:
            show_log(paper, view.history)
        else:
            self.device.copy_to(paper)
        self._read(paper)

    def action_position(self) -> None:
        if (view := self.device.view) is not None:
            paper = Paper(self.device.words)
            show_position(paper, view)
            self._read(paper)

    def action_theme(self) -> None:
        names = list(THEMES)
        self.theme = names[(names.index(self.theme) + 1) % len(names)]
        self.keep_theme(self.theme)
        self._draw()
        self._draw_log()
        self.asked = None
        self._draw_question()

    def action_type(self) -> None:
        """Whatever can be typed line by line, at the question that is asked now."""
        if (asked := self.device.question) is not None:
            self.push_screen(
                Sheet(Paper(self.device.words), self.device.words, ">", Wanted.LINE),
                lambda text: self._answer_from_sheet(asked, text),
            )

    def action_leave(self) -> None:
        words = self.device.words
        question = f"{words.text('confirm-quit')} [{words.text('confirm-hint')}]"
        self.push_screen(
            Sheet(Paper(words), words, question, Wanted.CLEAR),
            lambda text: self.exit() if text == words.text("said-yes").split(",")[0] else None,
        )

    def action_interrupt(self) -> None:
        self.is_interrupted = True
        self.exit()
