"""Whole games as they are told: who makes which moves, and how the cards lie for it.

A line is a turn: the seat, then its moves. An empty line is the end of a round.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from tests.web.houses import Deal


class Plays(Protocol):
    """Somebody with a browser or without."""

    def play(self, moves: str) -> None: ...

    def goes_on(self) -> None: ...


@dataclass(frozen=True)
class Told:
    """``turns`` of a game of so many ``players``."""

    players: int
    deal: Deal
    turns: str

    def rounds(self) -> list[list[tuple[str, str]]]:
        """Seat and moves of each turn, by rounds."""
        return [
            [(line[0], line[1:].strip()) for line in round_.splitlines()]
            for round_ in self.turns.strip().split("\n\n")
        ]

    def play(
        self, players: Mapping[str, Plays], between: Callable[[], None] = lambda: None
    ) -> None:
        """All of it, with everybody looking at the end of each round but the last."""
        for number, turns in enumerate(self.rounds()):
            if number:
                between()
                for player in players.values():
                    player.goes_on()
            for seat, moves in turns:
                players[seat].play(moves)


EVERY_DUO = Told(
    2,
    Deal(
        [
            "Hk Hl  Bd Fd  Bk Fk  Cd Hy  Og  Cl Wd  Ka Sd  Ap Hg  Ao Hr …",
            "Hd Hl  Mw Fd  Mw Fk  Mw Fk  Mw Fl …",
        ],
        stolen="Hl",
    ),
    """
A D Bd-L .
B L .
A D Bk-L Bd+Bk D Cd-R .
B L Fd+Fk .
A D Cl-L Cd+Cl ?R #2 .
B L .
A D Ka-L .
B L Wd+Sd @A .
A D Ap-L .
B L .
A D Ao-L STOP

B L .
A D Mw-L .
B R .
A D Mw-R .
B L .
A D Mw-L .
B L .
A D Mw-L
""",
)
"""Two players. A sails twice and looks through a pile, B fishes and steals; A calls STOP, and in
the second round gets all four mermaids. Twice an empty pile has to be filled."""

BY_POINTS = Told(
    3,
    Deal(
        [
            "Fd Fl  Ka Cd  Hd Bd  Ap Cl  Hl Bl  Ao Ck  Hk Bk  Pv Cy  Wd By  Pa Cg  Wl Bd"
            "  Pp Cr  Wk Bl  Yg Cd …",
            "Fd Fl  Cd Bd  Ka Hd  Ap Hl  Ao Hk …",
        ]
    ),
    """
A D Ka-L .
B L .
C D Hd-R .
A D Ap-L .
B L .
C D Hl-R .
A D Ao-L .
B L .
C D Hk-R .
A D Pv-L .
B L .
C D Wd-R .
A D Pa-L .
B L .
C D Wl-R .
A D Pp-L .
B L .
C D Wk-R .
A D Yg-L LAST
B L .
C R .

B D Cd-L .
C L .
A D Ka-L .
B L .
C L .
A D Ap-L .
B L .
C R .
A D Ao-L STOP
""",
)
"""Three players. A wins the bet of a LAST CHANCE with 22 points, and the game by points."""

BET_LOST = Told(
    4,
    Deal(
        [
            "Hd Hl  Cd By  Ka Wl  Cl By  Ap Wk  Bd Bl  Ao Wy  Bk Bl  Wd Cy  Pv Wa  Sd Cy  Pa Sl"
            "  Fd Cg  Pp Sk  Fl Ck  Ol  Yg Sg  Oy Hk …",
            "Hd Hl  Ka Fd  Hk Hy  Ap Fk  Hg Hr  Ao Fl …",
        ],
        stolen="By",
    ),
    """
A D Cd-L .
B L .
C D Ka-R .
D R .
A D Cl-L Cd+Cl ?L #2 .
B R .
C D Ap-R .
D L .
A D Bd-L .
B L .
C D Ao-L .
D L .
A D Bk-L Bd+Bk D Wd-L .
B L .
C D Pv-R .
D R .
A D Sd-L Wd+Sd @B .
B L .
C D Pa-R .
D R .
A D Fd-L .
B L .
C D Pp-R .
D R .
A D Fl-L Fd+Fl .
B L .
C D Yg-R .
D R .
A D Oy-L LAST
B L .
C R .
D L .

B L .
C D Ka-L .
D L .
A R .
B D Hk-L .
C D Ap-R .
D R .
A L .
B D Hg-L .
C D Ao-R STOP
""",
)
"""Four players. A lays out every kind of duo, robs one of three and loses the bet of a LAST
CHANCE; C wins the game."""
