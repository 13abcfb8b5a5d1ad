"""Four mermaids: the win that needs no points."""

from __future__ import annotations

import numpy as np

from papersea.arena import Interval
from tools.talk.estimates import round_share, share_of
from tools.talk.rounds import Ending, Rounds
from tools.talk.section import Section, Tables
from tools.talk.wording import one_in, percent, percent_between, table


def section(tables: Tables) -> Section:
    games = {players: _games(rounds) for players, rounds in tables.items()}
    return Section(
        "Four mermaids",
        f"Four mermaids win {percent(games[2].mean)} of the games of two: {one_in(games[2])}.",
        f"{_table(tables, games)}\n\n{_talk(tables[2])}",
    )


def _games(rounds: Rounds) -> Interval:
    return share_of(rounds.ended(Ending.FOUR_MERMAIDS)[rounds.lasts], np.ones(rounds.games))


def _table(tables: Tables, games: dict[int, Interval]) -> str:
    return table(
        ("players", "games won by four mermaids", "that is", "rounds"),
        (
            (
                *(str(players), percent_between(games[players]), one_in(games[players])),
                percent_between(round_share(rounds, rounds.ended(Ending.FOUR_MERMAIDS))),
            )
            for players, rounds in tables.items()
        ),
    )


def _talk(rounds: Rounds) -> str:
    won = rounds.ended(Ending.FOUR_MERMAIDS)
    called = rounds.rows["closer"] < rounds.players
    stolen = int((won & called).sum())
    return (
        f"Of the {int(won.sum()):,} such wins with two players, {stolen:,} came in the last turns "
        "after somebody had called LAST CHANCE."
    )
