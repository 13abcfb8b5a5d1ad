"""A score pad together with its file."""

from __future__ import annotations

from papersea.scorepad import PadError, ScorePad, Standing, standing
from papersea.terminal.folders import command_line, file_problem
from papersea.terminal.pad.asked import Cancelled, ScoreKeeper
from papersea.terminal.pad.file import PadFile
from papersea.terminal.pad.shown import show_standing
from papersea.terminal.screen.words import Fact


class KeptPad:
    """The pad as it is in the file; what somebody else writes there counts."""

    def __init__(self, keeper: ScoreKeeper, file: PadFile, name: str, pad: ScorePad) -> None:
        self._keeper = keeper
        self._file = file
        self._name = name
        self._unwritten: str | None = None
        self.pad = pad

    @property
    def standing(self) -> Standing:
        return standing(self.pad)

    def show(self) -> None:
        show_standing(self._keeper.screen, self.pad, self.standing)

    def begin(self, unwritten: str | None = None, /, **facts: Fact) -> None:
        """Until the next ``keep``, this text is what leaving means."""
        words = self._keeper.screen.words
        self._unwritten = words.text(unwritten, **facts) if unwritten else None

    def keep(self, pad: ScorePad) -> None:
        """``PadChanged`` if that would be over the words of another; ``Cancelled`` if it cannot be
        written, and the person gives up."""
        while True:
            try:
                self._file.write(pad)
            except OSError as error:
                texts = self._keeper.screen.words.texts
                problem = file_problem(error, self._name, texts)
                self._keeper.complain("scorepad-cannot-keep", problem=problem)
                if not self._keeper.confirm("confirm-again"):
                    raise Cancelled from None
            else:
                self._unwritten = None
                self.pad = pad
                return

    def refresh(self) -> None:
        """Read what somebody else has written; if they took the file away, what we know stays."""
        if self._file.has_changed():
            self.pad = self._file.read() or self.pad
            self._keeper.complain("scorepad-changed", file=self._name)
            self.show()

    def say_goodbye(self) -> None:
        """What is in the file now, and what is not."""
        screen = self._keeper.screen
        if self._unwritten is not None:
            screen.write(self._unwritten, style="yellow")
        if not self._is_in_file():
            self._keeper.complain("scorepad-lost", file=self._name)
            return
        screen.say("scorepad-kept", style="dim", file=self._name)
        screen.raw(f"  {command_line('scorepad', self._name)}")

    def _is_in_file(self) -> bool:
        try:
            return self._file.read() is not None
        except (OSError, PadError):
            return False
