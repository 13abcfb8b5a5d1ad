"""Environments of others, each beside ours for the same framework and beside our vector one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from benchmarks import environments, open_spiel, pgx_games, python_games
from benchmarks.measuring import Figures, times_as_fast

VECTOR = environments.name_of(environments.WITH_CHOOSER, 2)
"""With the choosing in it, as theirs have."""


@dataclass(frozen=True, slots=True)
class Beside:
    """One of their games: how many times as fast ours is in the same way, and our vector
    environment."""

    theirs: str
    ours: str
    times: float
    vector_times: float | None


def _pairs() -> Iterator[tuple[str, str]]:
    """Theirs and ours, by the names of what is measured."""
    for game in environments.PETTINGZOO:
        yield environments.pettingzoo_name(game), environments.IN_PETTINGZOO
    for game in environments.RLCARD:
        yield environments.rlcard_name(game), environments.IN_RLCARD
    for game, players in open_spiel.GAMES.items():
        ours = python_games.name_of(python_games.OURS[players - 2])
        yield open_spiel.name_of(open_spiel.FROM_PYTHON, game), ours
    for game in python_games.THEIRS:
        yield python_games.name_of(game), python_games.name_of(python_games.OURS[0])
    for game in pgx_games.GAMES:
        yield pgx_games.name_of(game), VECTOR


def comparisons(figures: Figures) -> Iterator[Beside]:
    """Of what was measured here."""
    vector = figures.get(VECTOR)
    for theirs, ours in _pairs():
        if theirs in figures and ours in figures:
            their = figures[theirs]
            by_vector = times_as_fast(vector, their) if vector else None
            yield Beside(theirs, ours, times_as_fast(figures[ours], their), by_vector)


def missing() -> list[str]:
    """What would be measured if it were installed."""
    found = {
        "Gymnasium and PettingZoo": environments.IS_INSTALLED,
        "PettingZoo's card games (pygame)": environments.HAS_RLCARD and environments.HAS_PYGAME,
        "RLCard": environments.HAS_RLCARD,
        "OpenSpiel": open_spiel.IS_INSTALLED,
        "pgx": pgx_games.IS_INSTALLED,
    }
    return [name for name, is_installed in found.items() if not is_installed]
