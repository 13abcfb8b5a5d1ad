"""A score pad together with its file."""

from __future__ import annotations

from papersea.scorepad import ScorePad, Standing, standing
from papersea.terminal.keeping import file_problem
from papersea.terminal.scorepad_asked import ScoreKeeper
from papersea.terminal.scorepad_file import PadFile
from papersea.terminal.scorepad_shown import show_standing


class KeptPad:
    """The pad as it is in the file; what somebody else writes there counts."""

    def __init__(self, keeper: ScoreKeeper, file: PadFile, name: str, pad: ScorePad) -> None:
        self._keeper = keeper
        self._file = file
        self._name = name
        self.pad = pad

    @property
    def standing(self) -> Standing:
        return standing(self.pad)

    def show(self) -> None:
        show_standing(self._keeper.screen, self.pad, self.standing)

    def keep(self, pad: ScorePad) -> bool:
        """Whether it is written down. ``PadChanged`` if that would be over the words of another."""
        while True:
            try:
                self._file.write(pad)
            except OSError as error:
                texts = self._keeper.screen.words.texts
                problem = file_problem(error, self._name, texts)
                self._keeper.complain("scorepad-cannot-keep", problem=problem)
                if not self._keeper.confirm("confirm-again"):
                    return False
            else:
                self.pad = pad
                return True

    def refresh(self) -> None:
        """Read what somebody else has written; if they took the file away, what we know stays."""
        if self._file.has_changed():
            self.pad = self._file.read() or self.pad
            self._keeper.complain("scorepad-changed", file=self._name)
            self.show()
