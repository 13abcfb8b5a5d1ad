"""What each observer knows of hidden cards: everything that was seen, and nothing more.

Two things are remembered. ``known``: copies of a card that an observer is certain to find in
somebody's hand. ``gone``: a card that crabs took unseen stays in the pile's memory, marked
with a bit for each observer who knows that it has left. Bit 7 marks the card itself as gone;
the spectator is the observer after the last seat.
"""

from __future__ import annotations

from typing import Final

from papersea.rules.jit import jit, rare, unchecked, whole
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.state import State
from papersea.rules.tables import DIFFERENT, MAX_PILE

GONE: Final = 128


@unchecked
def known_at(observer: int, seat: int, card: int) -> int:
    """Where ``known`` holds what an observer knows of a card in a seat's hand."""
    return (observer * MAX_PLAYERS + seat) * DIFFERENT + card


@jit
def everybody_saw_gain(game: State, seat: int, card: int) -> None:
    """Q9: a card that went into a hand face up."""
    for observer in range(game.players + 1):
        game.known[known_at(observer, seat, card)] += 1


@jit
def everybody_saw_leave(game: State, seat: int, card: int) -> None:
    """A card that left a hand face up: one copy fewer is certain."""
    for observer in range(game.players + 1):
        if game.known[known_at(observer, seat, card)] > 0:
            game.known[known_at(observer, seat, card)] -= 1


@rare
def remember_steal(game: State, thief: int, victim: int, card: int) -> None:
    """Q7: thief and victim see the card; for the others any card may have left."""
    for observer in range(game.players + 1):
        if observer in (thief, victim):
            if game.known[known_at(observer, victim, card)] > 0:
                game.known[known_at(observer, victim, card)] -= 1
            game.known[known_at(observer, thief, card)] += 1
        else:
            for other in range(DIFFERENT):
                if game.known[known_at(observer, victim, other)] > 0:
                    game.known[known_at(observer, victim, other)] -= 1


@unchecked
def top_place(game: State, pile: int) -> int:
    """Where the top card of a pile lies that is not empty."""
    place = pile * MAX_PILE + whole(game.pile_length[pile]) - 1
    while game.gone[place] > 0:
        place -= 1
    return place


@jit
def remove_place(game: State, pile: int, place: int) -> None:
    """Close the gap that a card leaves in a pile's memory."""
    game.pile_length[pile] -= 1
    for following in range(place, pile * MAX_PILE + whole(game.pile_length[pile])):
        game.pile[following] = game.pile[following + 1]
        game.gone[following] = game.gone[following + 1]


@rare
def forget_what_all_know(game: State, pile: int) -> None:
    """A gone card is forgotten when nobody expects it any more."""
    everybody = GONE | (1 << game.players + 1) - 1
    place = pile * MAX_PILE + whole(game.pile_length[pile]) - 1
    while place >= pile * MAX_PILE:
        if game.gone[place] == everybody:
            remove_place(game, pile, place)
        place -= 1


@jit
def see_top(game: State, pile: int) -> None:
    """Q8: all see the new top, so what they expected above it is gone."""
    if game.pile_length[pile] != game.pile_size[pile]:
        notice_gone(game, pile)


@rare
def notice_gone(game: State, pile: int) -> None:
    first = pile * MAX_PILE
    last = first + whole(game.pile_length[pile]) - 1
    top = top_place(game, pile) if game.pile_size[pile] > 0 else first - 1
    for observer in range(game.players + 1):
        for above in range(last - top):
            place = last - above
            if game.gone[place] >> observer & 1 == 0:
                if top >= first and game.pile[place] == game.pile[top]:
                    break
                game.gone[place] |= 1 << observer
    forget_what_all_know(game, pile)


@rare
def look_through(game: State, pile: int, observer: int) -> None:
    """K3: who looks through a pile knows what is still there."""
    if game.pile_length[pile] == game.pile_size[pile]:
        return
    first = pile * MAX_PILE
    for place in range(first, first + whole(game.pile_length[pile])):
        if game.gone[place] > 0:
            game.gone[place] |= 1 << observer
    forget_what_all_know(game, pile)
