"""Our game for OpenSpiel beside OpenSpiel's own games that are written in Python.

``python -m benchmarks.python_games`` measures them in turns: random play driven from Python, chance
nodes sampled by the caller. Only decisions of players count, by the processor's time; a ratio is
the median of the rounds' own.
"""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks import open_spiel
from benchmarks.measuring import (
    Figures,
    Pace,
    Subject,
    measure,
    pin_to_one_core,
    times_as_fast,
)

OURS = (
    "papersea",
    "papersea(players=3)",
    "papersea(players=4)",
    "papersea(sampled=true)",
)
THEIRS = (
    "python_kuhn_poker",
    "python_tic_tac_toe",
    "python_liars_poker",
    "python_block_dominoes",
    "python_team_dominoes",
)

_PACE = Pace(rounds=7, seconds=0.25)


def name_of(game: str) -> str:
    return f"OpenSpiel {game}, a game in Python"


def subjects() -> Iterator[Subject]:
    """Nothing if OpenSpiel is not installed."""
    if not open_spiel.IS_INSTALLED:
        return
    import pyspiel
    from open_spiel.python import games  # noqa: F401  (registers theirs)

    import papersea.envs.openspiel  # noqa: F401  (and this ours)

    for game in (*OURS, *THEIRS):
        yield Subject(name_of(game), open_spiel.from_python(pyspiel.load_game(game)))


def fastest_of_theirs(figures: Figures) -> str | None:
    """The name of their game that is played fastest; nothing if none was measured."""
    names = [name_of(game) for game in THEIRS if name_of(game) in figures]
    return max(names, key=lambda name: figures[name].median, default=None)


def lines(figures: Figures) -> Iterator[str]:
    """Decisions a second, and how many times as fast as the fastest of theirs we are."""
    fastest = fastest_of_theirs(figures)
    for game in (*OURS, *THEIRS):
        found = figures[name_of(game)]
        times = ""
        if fastest and game in OURS:
            times = f"  {times_as_fast(found, figures[fastest]):.2f} × their fastest"
        yield f"{game:28}{found.median / 1e3:8.1f} k decisions/s{times}"


def main() -> None:
    pin_to_one_core()
    for line in lines(measure(subjects(), _PACE, lambda _: None)):
        print(line)


if __name__ == "__main__":
    main()
