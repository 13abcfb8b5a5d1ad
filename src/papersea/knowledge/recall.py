"""What a seat knows, straight from the rules' own memory of it: for games that are played
inside the kernel, where no view is made.

It sums up as a view does: what was seen to go into hands, and which cards of a pile may be
gone. Who picked those is not remembered; with several opponents they go to the next one that
has room.
"""

from __future__ import annotations

from papersea.knowledge import script as lines
from papersea.knowledge.script import ANY_CARD, MAX_LINES, NO_CARD, Script
from papersea.rules import codes
from papersea.rules.jit import jit, rare, whole
from papersea.rules.memory import known_at, top_place
from papersea.rules.play import leave_hand
from papersea.rules.state import State
from papersea.rules.tables import (
    COLOUR_OF,
    COLOURS,
    DIFFERENT,
    KIND_OF,
    KINDS,
    MAX_PILE,
    SORTED_DECK,
)


@rare
def recall(script: Script, game: State, seat: int) -> bool:
    """Write what the seat knows of a game; then hide from the game what it does not know. False
    if what is remembered does not fit together."""
    script.observer = seat
    script.lines = 0
    script.tokens = 0
    count_unseen(script, game, seat)
    recall_piles(script, game, seat)
    for other in range(game.players):
        if other != seat:
            recall_hand(script, game, seat, other)
            hide_hand(game, other)
    return script.picks[0] == 0 and script.picks[1] == 0


@jit
def add_line(script: Script, what: int, whose: int, first: int, second: int) -> None:
    script.what[script.lines] = what
    script.whose[script.lines] = whose
    script.first[script.lines] = first
    script.second[script.lines] = second
    script.third[script.lines] = MAX_LINES
    script.lines += 1


@jit
def known_of(game: State, observer: int, seat: int, card: int) -> int:
    if game.shown >> seat & 1:
        return whole(game.hand[seat * DIFFERENT + card])
    return whole(game.known[known_at(observer, seat, card)])


@jit
def in_sight(game: State, seat: int, card: int) -> int:
    """How many copies the seat knows to be in hands and on tables."""
    count = whole(game.hand[seat * DIFFERENT + card])
    for other in range(game.players):
        count += whole(game.table[other * DIFFERENT + card])
        if other != seat:
            count += known_of(game, seat, other, card)
    return count


@jit
def count_unseen(script: Script, game: State, seat: int) -> None:
    for card in range(DIFFERENT):
        script.pool[card] = 0
    for card in SORTED_DECK:
        script.pool[card] += 1
    for card in range(DIFFERENT):
        script.pool[card] -= in_sight(game, seat, card)
    if game.step == codes.KEEPING and game.turn == seat:
        script.pool[game.drawn[0]] -= 1
        script.pool[game.drawn[1]] -= 1


@jit
def recall_piles(script: Script, game: State, seat: int) -> None:
    """Every card that the seat expects on a pile; if too many, some have been picked."""
    instances = 0
    room = hidden_from(game, seat)
    for pile in range(codes.PILES):
        expect_cards(script, game, seat, pile)
        room -= doubt_seen_again(script, game, seat, pile, room)
        script.picks[pile] = -whole(game.pile_size[pile])
        for number in range(game.pile_length[pile]):
            if script.seen[number]:
                script.instance[instances] = game.pile[pile * MAX_PILE + number]
                script.present[instances] = -1
                script.gone[instances] = MAX_LINES
                add_line(script, lines.LAID_ON, pile, instances, 0)
                instances += 1
                script.picks[pile] += 1
    script.pool_size = 0
    for card in range(DIFFERENT):
        script.pool_size += whole(script.pool[card])
    script.has_secret_picks = script.picks[0] + script.picks[1] > 0
    if not script.has_secret_picks:
        script.lines = 0


@jit
def expect_cards(script: Script, game: State, seat: int, pile: int) -> None:
    """Mark the places of a pile that the seat expects a card at, from the top. A card whose
    copies are all somewhere else is not there any more."""
    place = pile * MAX_PILE + whole(game.pile_length[pile])
    for _ in range(game.pile_length[pile]):
        place -= 1
        card = whole(game.pile[place])
        is_expected = game.gone[place] >> seat & 1 == 0 and script.pool[card] > 0
        script.seen[place - pile * MAX_PILE] = is_expected
        if is_expected:
            script.pool[card] -= 1


@jit
def hidden_from(game: State, seat: int) -> int:
    """How many cards of others the seat does not know."""
    hidden = 0
    for other in range(game.players):
        if other != seat:
            hidden += whole(game.hand_size[other])
            for card in range(DIFFERENT):
                hidden -= known_of(game, seat, other, card)
    return hidden


@rare
def doubt_seen_again(script: Script, game: State, seat: int, pile: int, room: int) -> int:
    """If more cards are gone than others can hide, some have come to light since: those with a
    copy in sight, and never the top. Returns how many are still hidden."""
    first = pile * MAX_PILE
    top = top_place(game, pile) - first if game.pile_size[pile] > 0 else -1
    gone = -whole(game.pile_size[pile])
    for number in range(game.pile_length[pile]):
        gone += whole(script.seen[number])
    for number in range(game.pile_length[pile]):
        card = whole(game.pile[first + number])
        if gone > room and number != top and script.seen[number] and in_sight(game, seat, card) > 0:
            script.seen[number] = 0
            script.pool[card] += 1
            gone -= 1
    return gone


@jit
def recall_hand(script: Script, game: State, seat: int, other: int) -> None:
    hidden = whole(game.hand_size[other])
    for card in range(DIFFERENT):
        for _ in range(known_of(game, seat, other, card)):
            add_line(script, lines.GAINED, other, card, 0)
            hidden -= 1
    for pile in range(codes.PILES):
        while script.picks[pile] > 0 and hidden > 0:
            script.picks[pile] -= 1
            hidden -= 1
            top = ANY_CARD
            if script.picks[pile] == 0:
                top = NO_CARD
                if game.pile_size[pile] > 0:
                    top = whole(game.pile[top_place(game, pile)])
            add_line(script, lines.PICKED, pile, top, other)
    for _ in range(hidden):
        add_line(script, lines.HIDDEN, other, whole(script.tokens), 0)
        script.tokens += 1


@jit
def hide_hand(game: State, seat: int) -> None:
    for card in range(DIFFERENT):
        for _ in range(game.hand[seat * DIFFERENT + card]):
            leave_hand(game, seat, card)
            game.kinds[seat * KINDS + KIND_OF[card]] -= 1
            game.colours[seat * COLOURS + COLOUR_OF[card]] -= 1
