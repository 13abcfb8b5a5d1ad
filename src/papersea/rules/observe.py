"""What a seat knows, as numbers for learning programs: fixed places, one byte each.

``layout`` names every place. A byte is a count, a size, a flag, a score (255 at most), or a
card's number plus one where 0 means "none". Seats are relative: the seat itself, then to the
left. Nothing here depends on what the seat has not seen.
"""

from __future__ import annotations

from typing import Final

from papersea.rules import codes
from papersea.rules.flow import next_seat
from papersea.rules.jit import clear_bytes, constants, copy_bytes, unchecked, whole
from papersea.rules.memory import known_at, top_place
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.records import Numbers
from papersea.rules.state import State
from papersea.rules.tables import DIFFERENT, MAX_PILE

PILE_FACTS: Final = 3
SEAT_FACTS: Final = 4


def layout(players: int) -> dict[str, range]:
    """The places of each part of an observation, in order."""
    parts = {"hand": DIFFERENT, "table": DIFFERENT, "drawn": DIFFERENT}
    for pile in ("left", "right"):
        parts |= {f"{pile}_pile": DIFFERENT}
        parts |= {f"{pile}_top": 1, f"{pile}_size": 1, f"{pile}_gone": 1}
    for left in range(1, players):
        parts |= {f"known_{left}": DIFFERENT, f"table_{left}": DIFFERENT}
    parts |= {"searched": MAX_PILE, "step": codes.DECISIONS}
    for left in range(players):
        parts |= {f"hand_size_{left}": 1, f"score_{left}": 1}
        parts |= {f"is_closer_{left}": 1, f"is_shown_{left}": 1}
    parts |= {"is_turn": 1, "deck_size": 1, "points": 1, "colour_bonus": 1, "target": 1}
    places: dict[str, range] = {}
    start = 0
    for name, length in parts.items():
        places[name] = range(start, start + length)
        start += length
    return places


def observation_size(players: int) -> int:
    return max(part.stop for part in layout(players).values())


OBSERVATION_SIZES: Final = constants(list(map(observation_size, range(MAX_PLAYERS + 1))))
"""By the number of players."""


@unchecked
def fill_observation(game: State, seat: int, out: Numbers) -> None:
    """Write what a seat knows over the whole of ``out``."""
    clear_bytes(out, len(out))
    at = write_cards(game, seat, out)
    if game.step == codes.PICKING and game.turn == seat:
        write_searched(game, out, at)
    at += MAX_PILE
    if game.step < codes.DECISIONS:
        out[at + game.step] = 1
    at = write_seats(game, seat, out, at + codes.DECISIONS)
    out[at] = whole(game.turn == seat)
    out[at + 1] = game.deck_size
    out[at + 2] = game.points[seat]
    out[at + 3] = game.bonus[seat]
    out[at + 4] = game.target


@unchecked
def write_cards(game: State, seat: int, out: Numbers) -> int:
    """Copies by card: own, drawn, in the piles, and those of the others."""
    copy_bytes(out, 0, game.hand, seat * DIFFERENT, DIFFERENT)
    copy_bytes(out, DIFFERENT, game.table, seat * DIFFERENT, DIFFERENT)
    at = 2 * DIFFERENT
    if game.step == codes.KEEPING and game.turn == seat:
        out[at + game.drawn[0]] += 1
        out[at + game.drawn[1]] += 1
    at += DIFFERENT
    for pile in range(codes.PILES):
        write_pile(game, seat, pile, out, at)
        at += DIFFERENT + PILE_FACTS
    other = seat
    for _ in range(1, game.players):
        other = next_seat(game, other)
        if game.shown >> other & 1 == 1:
            copy_bytes(out, at, game.hand, other * DIFFERENT, DIFFERENT)
        else:
            copy_bytes(out, at, game.known, known_at(seat, other, 0), DIFFERENT)
        copy_bytes(out, at + DIFFERENT, game.table, other * DIFFERENT, DIFFERENT)
        at += 2 * DIFFERENT
    return at


@unchecked
def write_pile(game: State, seat: int, pile: int, out: Numbers, at: int) -> None:
    """What the seat remembers there; then the top, the size, and how many are gone of those."""
    copy_bytes(out, at, game.lying, pile * DIFFERENT, DIFFERENT)
    facts = at + DIFFERENT
    if game.pile_size[pile] > 0:
        out[facts] = game.pile[top_place(game, pile)] + 1
    out[facts + 1] = game.pile_size[pile]
    if game.pile_length[pile] != game.pile_size[pile]:
        for place in range(pile * MAX_PILE, pile * MAX_PILE + whole(game.pile_length[pile])):
            if game.gone[place] > 0 and game.gone[place] >> seat & 1 == 0:
                out[at + game.pile[place]] += 1
                out[facts + 2] += 1


@unchecked
def write_searched(game: State, out: Numbers, at: int) -> None:
    """The pile that the seat looks through, top first, as moves number it."""
    place = top_place(game, game.searched)
    for _ in range(game.pile_size[game.searched]):
        while game.gone[place] > 0:
            place -= 1
        out[at] = game.pile[place] + 1
        at += 1
        place -= 1


@unchecked
def write_seats(game: State, seat: int, out: Numbers, at: int) -> int:
    """Each player from the seat leftwards: hand size, score, whether closer, whether shown."""
    other = seat
    for _ in range(game.players):
        out[at] = game.hand_size[other]
        out[at + 1] = min(whole(game.score[other]), 255)
        out[at + 2] = whole(game.closer == other)
        out[at + 3] = game.shown >> other & 1
        at += SEAT_FACTS
        other = next_seat(game, other)
    return at
