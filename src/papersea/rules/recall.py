"""What a seat has seen of a round, event by event: what version 1 of an observation has beside
version 0.

A history keeps for every seat its own rows, the newest first, so that an observation is a copy of
them. Whatever follows from other rows, or lies open, has none: ends of turns, hands that are shown,
points. A test takes the rows apart and finds every event again (``tests/envs/test_recall.py``).
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, Final

from papersea.cards import DECK, PAIRINGS, Effect
from papersea.rules import codes
from papersea.rules.jit import copy_bytes, jit, rare, unchecked, whole
from papersea.rules.memory import top_place
from papersea.rules.observe import OBSERVATION_SIZES, layout
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.play import advance
from papersea.rules.records import KernelRecord, Numbers, new_records
from papersea.rules.state import State
from papersea.rules.tables import (
    DECK_SIZE,
    DIFFERENT,
    GROUP_FIRST,
    GROUP_SECOND,
    GROUP_SIZE,
    GROUP_THIRD,
    MAX_LAID,
    MAX_PILE,
)

# What a row is about. 0 is a row that is not there yet.
DEALT: Final = 1
DREW: Final = 2
KEPT: Final = 3
DREW_LAST: Final = 4
TOOK: Final = 5
LAID: Final = 6
MISSED: Final = 7
SEARCHED: Final = 8
PICKED: Final = 9
FISHED: Final = 10
STOLE: Final = 11
STOPPED: Final = 12
BET: Final = 13
ROW_KINDS: Final = BET

COLUMNS: Final = ("event", "seat", "pile", "first", "second", "third")
WIDTH: Final = len(COLUMNS)


def _duos(*effects: Effect) -> int:
    """So many duos that do this can be laid out in a round, at most."""
    pairings = [each for each in PAIRINGS if each.effect in effects]
    kinds = {kind for each in pairings for kind in (each.first, each.second)}
    return sum(card.kind in kinds for card in DECK) // 2


_SEARCHES: Final = _duos(Effect.SEARCH)
MOST_ROWS: Final = (
    1  # the deal
    + DECK_SIZE  # every card goes into a hand once, by a row
    + _duos(*Effect)
    + 2 * _SEARCHES  # looks, and cards that are then found missing
    + _duos(Effect.STEAL)
    + 1  # the call
)
"""No round has more: cards go from deck and piles into hands and never back."""
ROOM: Final = MOST_ROWS * WIDTH

DIGEST: Final = 8
"""So many bytes stand for all earlier rounds."""
_WORDS: Final = 2
_PRIME: Final = 2**31 - 1
_FACTOR: Final = 0x2545F491
_OTHER_FACTOR: Final = 0x1B873593


class History(KernelRecord):
    """What the seats of one game have seen."""

    starter: Annotated[int, "i8"]  # of this round
    begin: Annotated[Numbers, "i8", MAX_PLAYERS]  # where each seat's newest row stands
    digest: Annotated[Numbers, "i8", MAX_PLAYERS * _WORDS]  # of earlier rounds
    shown: Annotated[Numbers, "i8", _WORDS]  # of the hands that a round was scored by
    before: Annotated[Numbers, "u1", MAX_PLAYERS * DIGEST]  # the digests as they are shown
    order: Annotated[Numbers, "u1", codes.PILES * 2 * MAX_PILE]  # piles as shown, then nothing
    rows: Annotated[Numbers, "u1", MAX_PLAYERS * ROOM]


Histories = MutableSequence[History]


def new_histories(count: int) -> Histories:
    return new_records(History, count)


def recalled_layout(players: int) -> dict[str, range]:
    """The places of each part of version 1: all of version 0, and more behind it."""
    places = layout(players)
    parts = {f"turn_{left}": 1 for left in range(players)}
    parts |= {f"starter_{left}": 1 for left in range(players)}
    parts |= {"left_order": MAX_PILE, "right_order": MAX_PILE}
    parts |= {"history": ROOM, "before": DIGEST}
    start = max(part.stop for part in places.values())
    for name, length in parts.items():
        places[name] = range(start, start + length)
        start += length
    return places


RECALLED: Final = 2 * MAX_PILE + ROOM + DIGEST
"""So much longer is version 1, and by two bytes a player."""


@unchecked
def size_of_version(version: int, players: int) -> int:
    """How long an observation is."""
    if version == 0:
        return OBSERVATION_SIZES[players]
    return OBSERVATION_SIZES[players] + 2 * players + RECALLED


def observed_size(version: int, players: int) -> int:
    """The same from Python."""
    return int(size_of_version(version, players))


@jit
def play_and_note(game: State, action: int, history: History) -> None:
    """One step, as ``advance`` has it, that is remembered."""
    if game.step < codes.OVER and action >= codes.SEARCH and action < codes.PICK:
        note_missing(game, action - codes.SEARCH, history)
    advance(game, action)
    if game.events > 1 or game.event[0] & 0xFF != codes.TURN_ENDED:
        note_events(game, history)


@rare
def note_events(game: State, history: History) -> None:
    """What the last step wrote down, for every seat as it saw it."""
    for number in range(game.events):
        event = game.event[number]
        kind = event & 0xFF
        if kind == codes.DEALT:
            begin_round(game, history)
        elif kind == codes.ROUND_SCORED or kind == codes.ROUND_VOID:
            note_hands(game, history)
        elif kind != codes.TURN_ENDED and kind != codes.SHOWN:
            note_piles(game, history, kind, event)
            for observer in range(game.players):
                note_event(game, history, observer, event)


@jit
def note_event(game: State, history: History, observer: int, event: int) -> None:
    """One event as one seat saw it."""
    kind, seat = event & 0xFF, event >> 8 & 0xFF
    first, second = event >> 16 & 0xFF, event >> 24
    actor = seats_left(game, observer, seat) + 1
    own = whole(observer == seat)
    if kind == codes.KEPT:
        forget_draw(history, observer)
        pile = (second >> 8) + 1
        write_row(history, observer, KEPT, actor, pile, own * (first + 1), (second & 0xFF) + 1, 0)
    elif kind == codes.TOOK:
        top = top_of(game, second)
        write_row(history, observer, TOOK, actor, second + 1, first + 1, top, 0)
    elif kind == codes.DREW:
        low, high = min(first, second), max(first, second)  # they have no order at the table
        write_row(history, observer, DREW, actor, 0, own * (low + 1), own * (high + 1), 0)
    elif kind == codes.DREW_LAST:
        write_row(history, observer, DREW_LAST, actor, 0, own * (first + 1), 0, 0)
    elif kind == codes.LAID:
        group = whole(game.laid[seat * MAX_LAID + whole(game.laid_count[seat]) - 1])
        third = GROUP_THIRD[group] + 1 if GROUP_SIZE[group] > 2 else 0
        write_row(
            history,
            observer,
            LAID,
            actor,
            0,
            GROUP_FIRST[group] + 1,
            GROUP_SECOND[group] + 1,
            third,
        )
    elif kind == codes.SEARCHED:
        write_row(history, observer, SEARCHED, actor, first + 1, 0, 0, 0)
    elif kind == codes.PICKED:
        pile, depth = second & 0xFF, second >> 8
        top = top_of(game, pile)
        write_row(
            history,
            observer,
            PICKED,
            actor,
            pile + 1,
            own * (first + 1),
            top,
            own * (depth + 1),
        )
    elif kind == codes.FISHED:
        write_row(history, observer, FISHED, actor, 0, own * (first + 1), 0, 0)
    elif kind == codes.STOLE:
        sees = whole(observer in (seat, first))
        victim = seats_left(game, observer, first) + 1
        write_row(history, observer, STOLE, actor, 0, sees * (second + 1), victim, 0)
    elif kind == codes.CALLED:
        call = STOPPED if first == codes.SAID_STOP else BET
        write_row(history, observer, call, actor, 0, 0, 0, 0)


@jit
def note_piles(game: State, history: History, kind: int, event: int) -> None:
    """Piles that nothing is missing from are shown as they stand here."""
    second = event >> 24
    if kind == codes.KEPT:
        pile = second >> 8
        place = whole(game.pile_length[pile])
        history.order[pile * 2 * MAX_PILE + MAX_PILE - place] = (second & 0xFF) + 1
    elif kind == codes.TOOK:
        turn_pile(game, history, second)
    elif kind == codes.PICKED:
        turn_pile(game, history, second & 0xFF)
    elif kind == codes.SEARCHED:
        turn_pile(game, history, event >> 16 & 0xFF)


@jit
def turn_pile(game: State, history: History, pile: int) -> None:
    """All of it, the top first."""
    for place in range(game.pile_length[pile]):
        card = whole(game.pile[pile * MAX_PILE + place])
        history.order[pile * 2 * MAX_PILE + MAX_PILE - 1 - place] = card + 1


@unchecked
def seats_left(game: State, observer: int, seat: int) -> int:
    """How many seats to the left of an observer."""
    return seat - observer if seat >= observer else seat - observer + game.players


@jit
def top_of(game: State, pile: int) -> int:
    """The card on top plus one, or 0."""
    if game.pile_size[pile] == 0:
        return 0
    return whole(game.pile[top_place(game, pile)]) + 1


@unchecked
def write_row(
    history: History,
    observer: int,
    kind: int,
    seat: int,
    pile: int,
    first: int,
    second: int,
    third: int,
) -> None:
    begin = history.begin[observer] - WIDTH
    if begin < 0 or begin + WIDTH > ROOM:
        return  # games that were set up by hand can be longer than any that is played
    history.begin[observer] = begin
    at = observer * ROOM + begin
    history.rows[at] = kind
    history.rows[at + 1] = seat
    history.rows[at + 2] = pile
    history.rows[at + 3] = first
    history.rows[at + 4] = second
    history.rows[at + 5] = third


@unchecked
def forget_draw(history: History, observer: int) -> None:
    """What was kept stands in place of what was drawn: it names both cards."""
    begin = history.begin[observer]
    if begin < ROOM and history.rows[observer * ROOM + begin] == DREW:
        history.begin[observer] = begin + WIDTH


@rare
def note_missing(game: State, pile: int, history: History) -> None:
    """Whoever looks through a pile finds which of the cards are gone that were expected there: by
    the first way, from the top, to find those in it that are there. Copies are alike."""
    observer = whole(game.turn)
    first = pile * MAX_PILE
    expected = first + whole(game.pile_length[pile]) - 1
    lying = expected
    position = 0
    while expected >= first:
        if game.gone[expected] >> observer & 1 == 0:
            position += 1
            while lying >= first and game.gone[lying] > 0:
                lying -= 1
            if lying >= first and game.pile[lying] == game.pile[expected]:
                lying -= 1
            else:
                card = whole(game.pile[expected]) + 1
                write_row(history, observer, MISSED, 1, pile + 1, card, 0, position)
        expected -= 1


@jit
def begin_round(game: State, history: History) -> None:
    """Earlier rounds go into the digest; a match begins without."""
    for observer in range(game.players):
        if game.round_number == 1:
            for word in range(_WORDS):
                history.digest[observer * _WORDS + word] = 0
        else:
            digest_round(history, observer)
        for byte in range(DIGEST):
            word = history.digest[observer * _WORDS + (byte >> 2)]
            history.before[observer * DIGEST + byte] = word >> 8 * (byte & 3) & 0xFF
        history.begin[observer] = ROOM
    for word in range(_WORDS):
        history.shown[word] = 0
    history.starter = game.starter
    for pile in range(codes.PILES):
        turn_pile(game, history, pile)
    for observer in range(game.players):
        starter = seats_left(game, observer, whole(game.starter)) + 1
        left, right = whole(game.pile[0]) + 1, whole(game.pile[MAX_PILE]) + 1
        write_row(history, observer, DEALT, starter, 0, left, right, 0)


@unchecked
def mixed(number: int, more: int, factor: int) -> int:
    """A step of a polynomial in the factor by a Mersenne prime, in 63 bits."""
    product = number * factor + more
    folded = (product & _PRIME) + (product >> 31)
    return (folded & _PRIME) + (folded >> 31)


@rare
def digest_round(history: History, observer: int) -> None:
    one, other = history.digest[observer * _WORDS], history.digest[observer * _WORDS + 1]
    at = observer * ROOM + ROOM - WIDTH
    while at >= observer * ROOM + history.begin[observer]:
        row = 0
        for column in range(WIDTH):
            row = row << 8 | whole(history.rows[at + column])
        one, other = mixed(one, row, _FACTOR), mixed(other, row, _OTHER_FACTOR)
        at -= WIDTH
    history.digest[observer * _WORDS] = mixed(one, history.shown[0], _FACTOR)
    history.digest[observer * _WORDS + 1] = mixed(other, history.shown[1], _OTHER_FACTOR)


@rare
def note_hands(game: State, history: History) -> None:
    """Before they are swept together: everybody has seen them."""
    one, other = 1, 1
    for seat in range(game.players):
        if game.shown >> seat & 1 == 1:
            for card in range(DIFFERENT):
                copies = whole(game.hand[seat * DIFFERENT + card])
                if copies > 0:
                    held = (seat * DIFFERENT + card) << 8 | copies
                    one, other = mixed(one, held, _FACTOR), mixed(other, held, _OTHER_FACTOR)
    history.shown[0], history.shown[1] = one, other


@unchecked
def add_recalled(game: State, seat: int, history: History, out: Numbers) -> None:
    """Behind version 0, which has cleared all of ``out``."""
    at = OBSERVATION_SIZES[game.players]
    out[at + seats_left(game, seat, whole(game.turn))] = 1
    at += game.players
    out[at + seats_left(game, seat, history.starter)] = 1
    at += game.players
    for pile in range(codes.PILES):
        length = whole(game.pile_length[pile])
        if length == game.pile_size[pile]:
            # As many each time: a copy of a fixed length takes no loop.
            top = pile * 2 * MAX_PILE + MAX_PILE - length
            copy_bytes(out, at, history.order, top, MAX_PILE)
        else:
            write_remembered(game, seat, pile, out, at)
        at += MAX_PILE
    begin = history.begin[seat]
    copy_bytes(out, at, history.rows, seat * ROOM + begin, ROOM - begin)
    copy_bytes(out, at + ROOM, history.before, seat * DIGEST, DIGEST)


@rare
def write_remembered(game: State, seat: int, pile: int, out: Numbers, at: int) -> None:
    """A pile that crabs have taken cards from, as the seat remembers it, from the top."""
    place = pile * MAX_PILE + whole(game.pile_length[pile]) - 1
    for _ in range(game.pile_length[pile]):
        if game.gone[place] >> seat & 1 == 0:
            out[at] = game.pile[place] + 1
            at += 1
        place -= 1
