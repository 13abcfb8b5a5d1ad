"""What we want to reach, and whether we do. A goal that is missed fails nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from benchmarks import batches, calls, environments, kernel, open_spiel, python_games, ways
from benchmarks.expert import Punctuality, worlds_name
from benchmarks.measuring import Figure, Figures, times_as_fast
from benchmarks.starting import Start
from papersea.rules.playout import UNIFORM
from papersea.rules.ways import LIBRARY, NUMBA


@dataclass(frozen=True, slots=True)
class Ratio:
    """How many times as fast as one of OpenSpiel's games we are, in the same way of playing."""

    game: str
    way: str
    times: float


@dataclass(frozen=True, slots=True)
class Goal:
    name: str
    unit: str
    wanted: float
    figure: float
    is_limit: bool = False
    """Not to be exceeded, where others are to be reached."""

    @property
    def is_reached(self) -> bool:
        return self.figure <= self.wanted if self.is_limit else self.figure >= self.wanted


def rate(figures: Figures, name: str) -> float | None:
    """The best round; nothing if it was not measured here."""
    figure: Figure | None = figures.get(name)
    return figure.best if figure else None


def ours_for(way: str, players: int) -> str:
    """What of ours stands beside theirs: from Python, or whole games by the classic rules."""
    if way == open_spiel.FROM_PYTHON:
        return calls.step_name(players)
    return kernel.name_of("classic", UNIFORM, players)


def ratios(figures: Figures) -> Iterator[Ratio]:
    """Ours by theirs for the same number of players."""
    for game, players in open_spiel.GAMES.items():
        for way in open_spiel.WAYS:
            ours = rate(figures, ours_for(way, players))
            theirs = rate(figures, open_spiel.name_of(way, game))
            if ours and theirs:
                yield Ratio(game, way, ours / theirs)


def least(figures: Figures, way: str) -> Ratio | None:
    """Beside the fastest of their games, in one way of playing."""
    found = (ratio for ratio in ratios(figures) if ratio.way == way)
    return min(found, key=lambda ratio: ratio.times, default=None)


def vector_goals(figures: Figures) -> Iterator[Goal]:
    """Of many games at once, with both versions of the observation."""
    for version, (what, wanted) in enumerate(
        ((environments.STEP_ONLY, 8), (environments.RECALLING, 6))
    ):
        for players in kernel.PLAYERS:
            if together := rate(figures, environments.name_of(what, players)):
                seen = f", observations of version {version}" if version else ""
                games = f"vector environment of {environments.GAMES:,} games"
                name = f"{games}{seen}, step only, {players} players"
                yield Goal(name, "M steps/s", wanted, together / 1e6)


def environment_goals(figures: Figures) -> Iterator[Goal]:
    """Of what is installed here."""
    yield from vector_goals(figures)
    ours = figures.get(python_games.name_of(python_games.OURS[0]))
    theirs = python_games.fastest_of_theirs(figures)
    if ours and theirs:
        name = f"our game for OpenSpiel beside {theirs}"
        yield Goal(name, "times", 1, times_as_fast(ours, figures[theirs]))


def way_goals(figures: Figures) -> Iterator[Goal]:
    """Of the ways to run the kernel that there are here."""
    wanted = ((LIBRARY, NUMBA, 0.97), (ways.WEB, LIBRARY, 0.6))
    for way, other, least_times in wanted:
        for deed in (ways.PLAY, ways.SEARCH):
            if times := ways.times(figures, deed, way, other):
                name = f"{ways.DEEDS[deed]}: {ways.TITLES[way]} beside {ways.TITLES[other]}"
                yield Goal(name, "times", least_times, times)
    if steps := rate(figures, ways.name_of(ways.STEP, LIBRARY)):
        yield Goal(ways.name_of(ways.STEP, LIBRARY), "µs", 0.9, 1e6 / steps, is_limit=True)


def start_goals(starts: Iterable[Start]) -> Iterator[Goal]:
    for start in starts:
        if start.limit is not None:
            yield Goal(start.name, "s", start.limit, start.seconds, is_limit=True)


def goals(
    figures: Figures, punctuality: Punctuality, starts: Iterable[Start] = ()
) -> Iterator[Goal]:
    """Each with the figure that was measured."""
    alone = figures[kernel.name_of("classic", UNIFORM, 2)].best
    yield Goal("random play in the kernel, 2 players", "M decisions/s", 20, alone / 1e6)
    for players in kernel.PLAYERS:
        together = figures[batches.name_of(batches.STEP_ONLY, players)].best
        name = f"{batches.GAMES:,} games at once, step only, {players} players"
        yield Goal(name, "M steps/s", 8, together / 1e6)
    yield from environment_goals(figures)
    yield from way_goals(figures)
    yield from start_goals(starts)
    worlds = figures[worlds_name(2)].best
    yield Goal("worlds that agree with a view, 2 players", "M worlds/s", 1, worlds / 1e6)
    name = f"the expert's answers at {punctuality.budget}: 99 of 100 are later by at most"
    yield Goal(name, "ms", 50, punctuality.late_99, is_limit=True)
    if ratio := least(figures, open_spiel.WHOLE_GAMES):
        name = f"beside OpenSpiel's fastest whole games in C++ ({ratio.game})"
        yield Goal(name, "times", 10, ratio.times)
