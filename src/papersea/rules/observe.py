"""What a seat knows, as numbers for learning programs: fixed places, one byte each.

``layout`` names every place. A byte is a count, a size, a flag, a score (255 at most), or a
card's number plus one where 0 means "none". Seats are relative: the seat itself, then to the
left. Nothing here depends on what the seat has not seen.
"""

from __future__ import annotations

from papersea.rules import codes
from papersea.rules.jit import jit, whole
from papersea.rules.memory import known_at, top_place
from papersea.rules.scoring import card_points, colour_bonus
from papersea.rules.state import Numbers, State
from papersea.rules.tables import DIFFERENT, DUO_FIRST, DUO_SECOND, MAX_LAID, MAX_PILE


def layout(players: int) -> dict[str, range]:
    """The places of each part of an observation, in order."""
    parts = {"hand": DIFFERENT, "laid_0": DIFFERENT, "drawn": DIFFERENT}
    parts |= {"pile_left": DIFFERENT, "pile_right": DIFFERENT}
    for left in range(1, players):
        parts |= {f"known_{left}": DIFFERENT, f"laid_{left}": DIFFERENT}
    parts |= {"searched": MAX_PILE, "step": codes.DECISIONS}
    parts |= {"tops": codes.PILES, "pile_sizes": codes.PILES, "pile_gone": codes.PILES}
    parts |= {"hand_sizes": players, "scores": players, "is_closer": players, "is_shown": players}
    parts |= {"is_turn": 1, "deck_size": 1, "points": 1, "colour_bonus": 1, "target": 1}
    places: dict[str, range] = {}
    start = 0
    for name, length in parts.items():
        places[name] = range(start, start + length)
        start += length
    return places


def observation_size(players: int) -> int:
    return max(part.stop for part in layout(players).values())


@jit
def fill_observation(game: State, seat: int, out: Numbers) -> None:
    """Write what a seat knows over the whole of ``out``."""
    for place in range(len(out)):
        out[place] = 0
    at = write_cards(game, seat, out)
    if game.step == codes.PICKING and game.turn == seat:
        write_searched(game, out, at)
    at += MAX_PILE
    if game.step < codes.DECISIONS:
        out[at + game.step] = 1
    at = write_piles(game, seat, out, at + codes.DECISIONS)
    at = write_seats(game, seat, out, at)
    out[at] = whole(game.turn == seat)
    out[at + 1] = game.deck_size
    out[at + 2] = card_points(game, seat)
    out[at + 3] = colour_bonus(game, seat)
    out[at + 4] = game.target


@jit
def write_cards(game: State, seat: int, out: Numbers) -> int:
    """Copies by card: own, drawn, in the piles, and those of the others."""
    for card in range(DIFFERENT):
        out[card] = game.hand[seat * DIFFERENT + card]
    write_laid(game, seat, out, DIFFERENT)
    at = 2 * DIFFERENT
    if game.step == codes.KEEPING and game.turn == seat:
        out[at + game.drawn[0]] += 1
        out[at + game.drawn[1]] += 1
    for pile in range(codes.PILES):
        at += DIFFERENT
        first = pile * MAX_PILE
        for place in range(first, first + whole(game.pile_length[pile])):
            if game.gone[place] >> seat & 1 == 0:
                out[at + game.pile[place]] += 1
    at += DIFFERENT
    for left in range(1, game.players):
        other = (seat + left) % game.players
        is_shown = game.shown >> other & 1 == 1
        known = known_at(seat, other, 0)
        for card in range(DIFFERENT):
            seen = game.hand[other * DIFFERENT + card] if is_shown else game.known[known + card]
            out[at + card] = seen
        write_laid(game, other, out, at + DIFFERENT)
        at += 2 * DIFFERENT
    return at


@jit
def write_laid(game: State, seat: int, out: Numbers, at: int) -> None:
    for number in range(game.laid_count[seat]):
        duo = game.laid[seat * MAX_LAID + number]
        out[at + DUO_FIRST[duo]] += 1
        out[at + DUO_SECOND[duo]] += 1


@jit
def write_searched(game: State, out: Numbers, at: int) -> None:
    """The pile that the seat looks through, top first, as moves number it."""
    place = top_place(game, game.searched)
    for _ in range(game.pile_size[game.searched]):
        while game.gone[place] > 0:
            place -= 1
        out[at] = game.pile[place] + 1
        at += 1
        place -= 1


@jit
def write_piles(game: State, seat: int, out: Numbers, at: int) -> int:
    """Tops, sizes, and how many of the cards that the seat remembers there are gone."""
    for pile in range(codes.PILES):
        if game.pile_size[pile] > 0:
            out[at + pile] = game.pile[top_place(game, pile)] + 1
        out[at + codes.PILES + pile] = game.pile_size[pile]
        remembered = 0
        first = pile * MAX_PILE
        for place in range(first, first + whole(game.pile_length[pile])):
            remembered += 1 - (game.gone[place] >> seat & 1)
        out[at + 2 * codes.PILES + pile] = remembered - game.pile_size[pile]
    return at + 3 * codes.PILES


@jit
def write_seats(game: State, seat: int, out: Numbers, at: int) -> int:
    """Hand sizes, scores, the closer and who has shown, each from the seat leftwards."""
    players = game.players
    for left in range(players):
        other = (seat + left) % players
        out[at + left] = game.hand_size[other]
        out[at + players + left] = min(whole(game.score[other]), 255)
        out[at + 2 * players + left] = whole(game.closer == other)
        out[at + 3 * players + left] = game.shown >> other & 1
    return at + 4 * players
