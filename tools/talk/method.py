"""Where the numbers come from, and what they do not say."""

from __future__ import annotations

from collections.abc import Sequence

from tools.talk.playing import GAMES, PLAYOUTS, SHARE, Run
from tools.talk.section import Tables
from tools.talk.wording import NAMES, listed

_COMMAND = """\
```
.venv/bin/python tools/table_talk.py play      plays what is not yet kept in build/table-talk
.venv/bin/python tools/table_talk.py report    writes this page and its plots from it
```"""

_CAVEATS = f"""\
- {PLAYOUTS} playouts for a move make a quick expert; more thought may well call otherwise.
- Self-play says how *it* plays against its like. People, and other opponents, differ.
- What goes together need not cause each other: points at the call, the call itself and the score
  were all before the expert's eyes when it chose."""


def introduction(tables: Tables) -> str:
    games = listed(
        [f"{rounds.games:,} games of {NAMES[players]}" for players, rounds in tables.items()]
    )
    rounds = sum(len(each.rows) for each in tables.values())
    return (
        "# Table talk\n\n"
        "What players ask each other when the cards are shuffled again, answered by the expert, "
        f"who has played {games} against itself: {rounds:,} rounds, by the classic rules. In "
        "brackets are 95 % intervals; where nothing else is said, two play. Every number on this "
        "page is [counted by a command](#how-this-was-counted).\n"
    )


def method(tables: Tables, runs: Sequence[Run]) -> str:
    seeds = "; ".join(
        f"{rounds.rows['game'].min():,} to {rounds.rows['game'].max():,} for {players} players"
        for players, rounds in tables.items()
    )
    return "\n".join(
        (
            "## How this was counted\n",
            f"{_COMMAND}\n",
            f"- {_played_by(runs)}",
            f"- Every seat searches with {PLAYOUTS} playouts for each move, from what it "
            "has seen. A game is its\n"
            f"  seed, and the same seed gives the same game. Seeds: {seeds}.",
            *_gaps(tables),
            "- The rounds of a game hang together, so games are the unit of all intervals; those "
            "of shares are\n  Wilson's.\n",
            "What to keep in mind:\n",
            f"{_CAVEATS}\n",
        )
    )


def _played_by(runs: Sequence[Run]) -> str:
    commits = listed(
        [f"{run.commit} ({run.shares * SHARE:,} games)" for run in runs] or ["unknown"]
    )
    minutes = sum(run.seconds for run in runs) / 60
    machine = f"{runs[-1].cores} cores of {runs[-1].processor}" if runs else "an unknown machine"
    return f"Played by commit {commits} in {minutes:.0f} minutes on {machine}."


def _gaps(tables: Tables) -> list[str]:
    """What is not there, if anything."""
    missing = sum(GAMES.values()) - sum(each.games for each in tables.values())
    return [f"- {missing:,} games were not yet played when this was written."] if missing else []
