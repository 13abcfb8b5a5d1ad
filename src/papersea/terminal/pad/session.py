"""A game with paper cards, kept on a score pad until the person leaves."""

from __future__ import annotations

from enum import Enum

from papersea.rules.options import Options
from papersea.scorepad import Flaw, PadError, PadRound, ScorePad, standing
from papersea.terminal.pad.answers import read_ending
from papersea.terminal.pad.asked import Cancelled, ScoreKeeper
from papersea.terminal.pad.file import PadChanged
from papersea.terminal.pad.kept import KeptPad
from papersea.terminal.pad.round import tell_round
from papersea.terminal.pad.shown import problem, show_history, show_outcome, show_round
from papersea.terminal.play.answers import read_one_of
from papersea.terminal.play.asked import show_rule
from papersea.terminal.play.person import Left


class PadCommand(Enum):
    """What can be asked for between two rounds."""

    HELP = "help"
    TABLE = "table"
    HISTORY = "history"
    UNDO = "undo"
    EDIT = "edit"
    RULES = "rules"
    QUIT = "quit"


class PadSession:
    """Rounds are told one after the other; what is told is in the file at once."""

    def __init__(self, keeper: ScoreKeeper, kept: KeptPad) -> None:
        self._keeper = keeper
        self._screen = keeper.screen
        self._kept = kept

    def run(self) -> None:
        """Until ``Left``."""
        self._kept.show()
        while True:
            try:
                self._heed()
            except Cancelled:
                self._screen.say("scorepad-nothing")

    def _heed(self) -> None:
        """One command, or one round."""
        words, is_over = self._screen.words, self._kept.standing.is_over
        self._kept.begin()
        self._screen.line()
        self._screen.say("scorepad-over" if is_over else "scorepad-ending")
        text = " ".join(self._keeper.ask("> ").split())
        self._kept.refresh()
        if command := read_one_of(PadCommand, text, words):
            self._obey(*command)
        elif (how := read_ending(text, words)) is None:
            if text:
                self._keeper.complain("scorepad-unreadable", text=text[:30])
        elif self._kept.standing.is_over:
            self._keeper.complain("scorepad-game-is-over")
        else:
            self._begin_to_add()
            self._add(tell_round(self._keeper, self._kept.pad, how))

    def _obey(self, command: PadCommand, rest: str) -> None:
        kept = self._kept
        match command:
            case PadCommand.HELP:
                self._keeper.show_help()
            case PadCommand.TABLE:
                kept.show()
            case PadCommand.HISTORY:
                show_history(self._screen, kept.pad, kept.standing)
            case PadCommand.UNDO:
                self._undo()
            case PadCommand.EDIT:
                self._edit(rest)
            case PadCommand.RULES:
                show_rule(self._screen, rest, Options(target=kept.pad.target))
            case PadCommand.QUIT:
                raise Left

    def _begin_to_add(self) -> None:
        self._kept.begin("scorepad-not-added", round=len(self._kept.pad.rounds) + 1)

    def _add(self, round_: PadRound) -> None:
        """Another terminal may have been faster: then the round comes after what it wrote."""
        kept = self._kept
        while True:
            changed = kept.pad.with_round(round_)
            try:
                standing(changed)
                kept.keep(changed)
                self._show_outcome(len(changed.rounds) - 1)
                return
            except PadError as error:
                self._screen.write(problem(error, self._screen.words), style="yellow")
                raise Cancelled from None
            except PadChanged:
                kept.refresh()
                self._begin_to_add()
            if not self._keeper.confirm("confirm-add", round=len(kept.pad.rounds) + 1):
                raise Cancelled

    def _undo(self) -> None:
        count = len(self._kept.pad.rounds)
        if not count:
            self._keeper.complain("scorepad-nothing-to-undo")
            return
        fewer = self._kept.pad.first_rounds(count - 1)
        self._kept.begin("scorepad-not-undone", round=count)
        if self._keeper.confirm("confirm-undo", round=count):
            self._replace(fewer)
            self._screen.say("scorepad-undone", round=count)
            self._kept.show()

    def _edit(self, number: str) -> None:
        pad = self._kept.pad
        if not number.isdecimal() or not 1 <= int(number) <= len(pad.rounds):
            self._keeper.complain("scorepad-which-round", count=len(pad.rounds))
            return
        index = int(number) - 1
        show_round(self._screen, pad, index, self._kept.standing.rounds[index])
        self._kept.begin("scorepad-not-edited", round=index + 1)
        told = tell_round(self._keeper, pad.first_rounds(index), old=pad.rounds[index])
        self._replace(self._cut(pad.with_round_at(index, told)))
        self._show_outcome(index)

    def _cut(self, pad: ScorePad) -> ScorePad:
        """Without the rounds after the end of the game."""
        try:
            standing(pad)
        except PadError as error:
            if error.flaw is not Flaw.GAME_IS_OVER:
                raise
            last = int(error.facts["last"])
            if not self._keeper.confirm("confirm-cut", count=len(pad.rounds) - last):
                raise Cancelled from None
            return pad.first_rounds(last)
        return pad

    def _replace(self, pad: ScorePad) -> None:
        """Not over what somebody else has written."""
        try:
            self._kept.keep(pad)
        except PadChanged:
            self._kept.refresh()
            raise Cancelled from None

    def _show_outcome(self, index: int) -> None:
        show_outcome(self._screen, self._kept.pad, index, self._kept.standing.rounds[index])
        self._kept.show()
