"""What a seat knows, as places that are on: the input of learned players.

A number is on at as many places as it counts. Seats are relative, the seat itself first. Only
what the seat has seen is looked at, as in ``rules.observe``.
"""

from __future__ import annotations

from typing import Any, Final

from papersea.cards import CARDS, COPIES
from papersea.rules import codes
from papersea.rules.flow import next_seat
from papersea.rules.jit import clear_bytes, constants, jit, rare, unchecked, whole
from papersea.rules.memory import known_at, top_place
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.state import State
from papersea.rules.tables import (
    COLOUR_OF,
    COLOURS,
    DECK_SIZE,
    DIFFERENT,
    KIND_OF,
    KINDS,
    MAX_PILE,
)

MOST_ON: Final = 704
"""More places are never on at once."""
SEEN_ROOM: Final = DIFFERENT + COLOURS
"""Room to count the cards that a seat has seen, and then their colours."""

_PILE_SIZES: Final = 12
_HAND_SIZES: Final = 16
_POINTS: Final = 40
_BONUS: Final = 9
_SCORES: Final = 20
_DECK_STEP: Final = 2


def _starts(parts: dict[str, int]) -> tuple[dict[str, int], int]:
    starts: dict[str, int] = {}
    start = 0
    for name, length in parts.items():
        starts[name] = start
        start += length
    return starts, start


def _first_places(numbers: list[int], count: int) -> list[int]:
    """Where each of so many groups begins, if cards are sorted by their group."""
    return [sum(other < number for other in numbers) for number in range(count)]


_deck = [number for number, card in enumerate(CARDS) for _ in range(COPIES[card])]
COPIES_OF: Final = constants([COPIES[card] for card in CARDS])
CARD_PLACE: Final = constants(_first_places(_deck, DIFFERENT))
KIND_PLACE: Final = constants(_first_places([KIND_OF[card] for card in _deck], KINDS))
COLOUR_PLACE: Final = constants(_first_places([COLOUR_OF[card] for card in _deck], COLOURS))

_COMMON: Final = {
    "hand": DECK_SIZE,
    "table": DECK_SIZE,
    "drawn": 2 * DIFFERENT,
    "kinds": DECK_SIZE,
    "colours": DECK_SIZE,
    "piles": codes.PILES * DECK_SIZE,
    "tops": codes.PILES * DIFFERENT,
    "pile_sizes": codes.PILES * _PILE_SIZES,
    "seen_kinds": DECK_SIZE,
    "seen_colours": DECK_SIZE,
    "step": codes.DECISIONS,
    "searched": codes.PILES,
    "drawn_off": DECK_SIZE // _DECK_STEP,
    "points": _POINTS,
    "bonus": _BONUS,
    "score": _SCORES,
    "is_closed": 2,
}
_OTHER: Final = {
    "known": DECK_SIZE,
    "table": DECK_SIZE,
    "hand_size": _HAND_SIZES,
    "hidden": _HAND_SIZES,
    "score": _SCORES,
    "is_closer": 1,
    "is_shown": 1,
    "shown_points": _POINTS,
}
_AT, OTHERS_AT = _starts(_COMMON)
_IN, OTHER_SIZE = _starts(_OTHER)

_HAND: Final = _AT["hand"]
_TABLE: Final = _AT["table"]
_DRAWN: Final = _AT["drawn"]
_KINDS: Final = _AT["kinds"]
_COLOURS: Final = _AT["colours"]
_PILES: Final = _AT["piles"]
_TOPS: Final = _AT["tops"]
_SIZES: Final = _AT["pile_sizes"]
_SEEN_KINDS: Final = _AT["seen_kinds"]
_SEEN_COLOURS: Final = _AT["seen_colours"]
_STEP: Final = _AT["step"]
_SEARCHED: Final = _AT["searched"]
_DRAWN_OFF: Final = _AT["drawn_off"]
_OWN_POINTS: Final = _AT["points"]
_OWN_BONUS: Final = _AT["bonus"]
_OWN_SCORE: Final = _AT["score"]
_CLOSED: Final = _AT["is_closed"]
_OTHER_KNOWN: Final = _IN["known"]
_OTHER_TABLE: Final = _IN["table"]
_OTHER_HAND: Final = _IN["hand_size"]
_OTHER_HIDDEN: Final = _IN["hidden"]
_OTHER_SCORE: Final = _IN["score"]
_OTHER_CLOSER: Final = _IN["is_closer"]
_OTHER_SHOWN: Final = _IN["is_shown"]
_OTHER_POINTS: Final = _IN["shown_points"]


def layout(players: int) -> dict[str, range]:
    """The places of each part, in order; the others' parts end with their seat to the left."""
    parts = dict(_COMMON)
    for left in range(1, players):
        parts |= {f"{name}_{left}": length for name, length in _OTHER.items()}
    starts, _ = _starts(parts)
    return {name: range(starts[name], starts[name] + length) for name, length in parts.items()}


def places_size(players: int) -> int:
    """How many places there are."""
    return OTHERS_AT + (players - 1) * OTHER_SIZE


@unchecked
def put(places: Any, on: int, place: int) -> int:
    places[on] = place
    return on + 1


@unchecked
def put_count(places: Any, on: int, start: int, count: int) -> int:
    for number in range(count):
        places[on + number] = start + number
    return on + count


@unchecked
def put_cards(places: Any, on: int, start: int, cards: Any, first: int, seen: Any) -> int:
    """Cards by copies; what is put is seen."""
    for card in range(DIFFERENT):
        count = whole(cards[first + card])
        if count > 0:
            on = put_count(places, on, start + CARD_PLACE[card], count)
            seen[card] += count
    return on


@rare
def fill_places(game: State, seat: int, places: Any, seen: Any) -> int:
    """Write the places that are on for a seat, and return how many there are. ``seen`` is
    ``SEEN_ROOM`` bytes to count in."""
    clear_bytes(seen, SEEN_ROOM)
    on = put_cards(places, 0, _HAND, game.hand, seat * DIFFERENT, seen)
    on = put_cards(places, on, _TABLE, game.table, seat * DIFFERENT, seen)
    on = put_drawn(game, seat, places, on, seen)
    for kind in range(KINDS):
        count = whole(game.kinds[seat * KINDS + kind])
        on = put_count(places, on, _KINDS + KIND_PLACE[kind], count)
    for colour in range(COLOURS):
        count = whole(game.colours[seat * COLOURS + colour])
        on = put_count(places, on, _COLOURS + COLOUR_PLACE[colour], count)
    for pile in range(codes.PILES):
        on = put_pile(game, seat, pile, places, on, seen)
    other = seat
    for left in range(game.players - 1):
        other = next_seat(game, other)
        on = put_other(game, seat, other, places, on, OTHERS_AT + left * OTHER_SIZE, seen)
    on = put_seen(places, on, seen)
    return put_rest(game, seat, places, on)


@jit
def put_drawn(game: State, seat: int, places: Any, on: int, seen: Any) -> int:
    if game.step == codes.KEEPING and game.turn == seat:
        first, second = whole(game.drawn[0]), whole(game.drawn[1])
        seen[first] += 1
        seen[second] += 1
        on = put(places, on, _DRAWN + min(first, second))
        on = put(places, on, _DRAWN + DIFFERENT + max(first, second))
    return on


@jit
def put_pile(game: State, seat: int, pile: int, places: Any, on: int, seen: Any) -> int:
    """What the seat remembers there, the top and the size."""
    start = _PILES + pile * DECK_SIZE
    on = put_cards(places, on, start, game.lying, pile * DIFFERENT, seen)
    if game.pile_length[pile] != game.pile_size[pile]:
        for place in range(pile * MAX_PILE, pile * MAX_PILE + whole(game.pile_length[pile])):
            if game.gone[place] > 0 and game.gone[place] >> seat & 1 == 0:
                card = whole(game.pile[place])
                remembered = whole(game.lying[pile * DIFFERENT + card])
                if remembered < COPIES_OF[card]:
                    on = put(places, on, start + CARD_PLACE[card] + remembered)
                    seen[card] += 1
    size = whole(game.pile_size[pile])
    if size > 0:
        on = put(places, on, _TOPS + pile * DIFFERENT + whole(game.pile[top_place(game, pile)]))
    return put_count(places, on, _SIZES + pile * _PILE_SIZES, min(size, _PILE_SIZES))


@jit
def put_other(
    game: State, seat: int, other: int, places: Any, on: int, start: int, seen: Any
) -> int:
    before = on
    if game.shown >> other & 1 == 1:
        on = put_cards(places, on, start + _OTHER_KNOWN, game.hand, other * DIFFERENT, seen)
        on = put(places, on, start + _OTHER_SHOWN)
        points = min(whole(game.points[other]), _POINTS)
        on = put_count(places, on, start + _OTHER_POINTS, points)
        hidden = 0
    else:
        known = known_at(seat, other, 0)
        on = put_cards(places, on, start + _OTHER_KNOWN, game.known, known, seen)
        hidden = min(whole(game.hand_size[other]) - (on - before), _HAND_SIZES)
    on = put_cards(places, on, start + _OTHER_TABLE, game.table, other * DIFFERENT, seen)
    size = min(whole(game.hand_size[other]), _HAND_SIZES)
    on = put_count(places, on, start + _OTHER_HAND, size)
    on = put_count(places, on, start + _OTHER_HIDDEN, hidden)
    on = put_count(places, on, start + _OTHER_SCORE, score_steps(game, other))
    if game.closer == other:
        on = put(places, on, start + _OTHER_CLOSER)
    return on


@unchecked
def score_steps(game: State, seat: int) -> int:
    return min(max(whole(game.score[seat]), 0) * _SCORES // game.target, _SCORES)


@unchecked
def put_seen(places: Any, on: int, seen: Any) -> int:
    """How many of each kind and colour are no longer in the dark. Cards are sorted by kind."""
    kind = -1
    count = 0
    for card in range(DIFFERENT):
        if KIND_OF[card] != kind:
            kind = KIND_OF[card]
            count = 0
        copies = min(whole(seen[card]), COPIES_OF[card])
        on = put_count(places, on, _SEEN_KINDS + KIND_PLACE[kind] + count, copies)
        count += copies
        seen[DIFFERENT + COLOUR_OF[card]] += copies
    for colour in range(COLOURS):
        count = whole(seen[DIFFERENT + colour])
        on = put_count(places, on, _SEEN_COLOURS + COLOUR_PLACE[colour], count)
    return on


@jit
def put_rest(game: State, seat: int, places: Any, on: int) -> int:
    if game.step < codes.DECISIONS and game.turn == seat:
        on = put(places, on, _STEP + game.step)
    if game.step == codes.PICKING and game.turn == seat:
        on = put(places, on, _SEARCHED + game.searched)
    on = put_count(places, on, _DRAWN_OFF, (DECK_SIZE - game.deck_size) // _DECK_STEP)
    on = put_count(places, on, _OWN_POINTS, min(whole(game.points[seat]), _POINTS))
    on = put_count(places, on, _OWN_BONUS, min(whole(game.bonus[seat]), _BONUS))
    on = put_count(places, on, _OWN_SCORE, score_steps(game, seat))
    if game.closer != codes.NOBODY:
        on = put(places, on, _CLOSED)
        if game.closer == seat:
            on = put(places, on, _CLOSED + 1)
    return on


assert places_size(MAX_PLAYERS) < 1 << 16, "places fit into two bytes"
