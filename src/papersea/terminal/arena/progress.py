"""How far an arena is: a bar, games a second, the time left, and who leads."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from types import TracebackType
from typing import Self

from rich import progress as bars

from papersea.arena import Outcome, Plan
from papersea.terminal.arena.standings import percent
from papersea.terminal.screen.screen import Screen

_LEADERS = 3


class ProgressBar:
    """Drawn only on a terminal, and gone at the end."""

    def __init__(self, screen: Screen, plan: Plan) -> None:
        self._plan = plan
        self._won: defaultdict[int, float] = defaultdict(float)
        self._seats: Counter[int] = Counter()
        self._words = screen.words
        self._bar = bars.Progress(
            bars.BarColumn(),
            bars.MofNCompleteColumn(),
            bars.TextColumn("{task.fields[speed_text]}"),
            bars.TimeRemainingColumn(),
            bars.TextColumn("{task.fields[leaders]}", style="dim"),
            console=screen.console,
            disable=not screen.console.is_terminal,
            transient=True,
        )
        self._task = self._bar.add_task("", total=plan.whole_games, speed_text="", leaders="")

    def add(self, outcomes: Sequence[Outcome]) -> None:
        """Games that were played."""
        for outcome in outcomes:
            for seat, entrant in enumerate(outcome.seating):
                if outcome.seating.count(entrant) == 1:
                    self._seats[entrant] += 1
                    self._won[entrant] += outcome.share(seat)
        speed = self._bar.tasks[0].speed
        self._bar.update(
            self._task,
            advance=len(outcomes),
            speed_text=self._words.text("arena-speed", speed=self._words.decimal(speed))
            if speed
            else "",
            leaders=self._leaders(),
        )

    def _leaders(self) -> str:
        rates = {entrant: self._won[entrant] / games for entrant, games in self._seats.items()}
        best = sorted(rates, key=lambda entrant: -rates[entrant])[:_LEADERS]
        names, words = self._plan.names, self._words
        return "  ".join(f"{names[each]} {percent(rates[each], words)}" for each in best)

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._bar.stop()
