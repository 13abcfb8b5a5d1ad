"""What a move looks like to its seat: the places in a table of learned numbers that it adds up.

A seat looks at what it knows. What crabs fetched unseen from a pile it may miss; where policies
play, it does no harm.
"""

from __future__ import annotations

from papersea.players.policy.places import (
    BEHIND,
    BESIDE,
    BONUS,
    CALL_AT,
    CARDS,
    COLOURED,
    DECK,
    DRAW_AT,
    FEW,
    GAIN_AT,
    GAINS,
    GIVE_AT,
    HELD,
    KNOWN,
    LATE,
    LAY_AT,
    LEAD,
    MERMAIDS,
    NO_KIND,
    PARTNER,
    POINTS,
    REACH,
    REVEAL_AT,
    SCORE,
    STAGES,
    TENTHS,
    TO_GO,
)
from papersea.players.policy.worth import points_gained
from papersea.rules import codes
from papersea.rules.jit import unchecked, whole
from papersea.rules.memory import known_at, top_place
from papersea.rules.state import State
from papersea.rules.tables import (
    COLOUR_OF,
    COLOURS,
    DIFFERENT,
    FIRST_OF_KIND,
    KIND_OF,
    KINDS,
    MAX_PILE,
    MERMAID,
    OF_KIND,
    SEARCHES,
)

Places = tuple[int, ...]


@unchecked
def lateness(game: State) -> int:
    if game.closer != codes.NOBODY:
        return LATE - 1
    return min(LATE - 2, game.deck_size // 9)


@unchecked
def stage(game: State) -> int:
    """Early, late, or called."""
    if game.closer != codes.NOBODY:
        return 2
    return 0 if game.deck_size > 18 else 1


@unchecked
def fortieths(game: State, points: int) -> int:
    """Points in parts of the target."""
    return points * 40 // game.target


@unchecked
def to_go(game: State, seat: int) -> int:
    left = fortieths(game, game.target - whole(game.score[seat]) - whole(game.points[seat]))
    return max(0, min(TO_GO - 1, (left + 4) // 5))


@unchecked
def shown_by(game: State, seat: int, other: int, kind: int) -> int:
    """How many of a kind a seat knows another to have."""
    at = other * KINDS + kind
    if game.shown >> other & 1:
        return whole(game.kinds[at])
    known = whole(game.kinds[at]) - whole(game.hand_kinds[at])
    for card in range(FIRST_OF_KIND[kind], FIRST_OF_KIND[kind + 1]):
        known += whole(game.known[known_at(seat, other, card)])
    return known


@unchecked
def most_shown(game: State, seat: int, kind: int) -> int:
    most = 0
    for left in range(1, game.players):
        most = max(most, shown_by(game, seat, (seat + left) % game.players, kind))
    return min(KNOWN - 1, most)


@unchecked
def unseen_of(game: State, seat: int, kind: int) -> int:
    """How many of a kind may still come."""
    left = OF_KIND[kind] - whole(game.kinds[seat * KINDS + kind])
    for away in range(1, game.players):
        left -= shown_by(game, seat, (seat + away) % game.players, kind)
    for card in range(FIRST_OF_KIND[kind], FIRST_OF_KIND[kind + 1]):
        left -= whole(game.lying[card]) + whole(game.lying[DIFFERENT + card])
    return max(0, min(HELD - 1, left))


@unchecked
def unknown_cards(game: State, seat: int, other: int) -> int:
    """How many cards of another's hand a seat knows nothing of."""
    if game.shown >> other & 1:
        return 0
    unknown = whole(game.hand_size[other])
    for card in range(DIFFERENT):
        unknown -= whole(game.known[known_at(seat, other, card)])
    return max(0, unknown)


@unchecked
def most_in_hand(game: State, seat: int) -> int:
    """The most cards in another's hidden hand."""
    most = 0
    for left in range(1, game.players):
        other = (seat + left) % game.players
        if game.shown >> other & 1 == 0:
            most = max(most, whole(game.hand_size[other]))
    return min(CARDS - 1, most)


@unchecked
def gain_places(game: State, seat: int, card: int, late: int) -> Places:
    """Of one more card in the hand."""
    kind = KIND_OF[card]
    held = min(HELD - 1, whole(game.kinds[seat * KINDS + kind]))
    gained = max(0, min(GAINS - 1, points_gained(game, seat, card)))
    points = min(POINTS - 1, whole(game.points[seat]))
    same = min(COLOURED - 1, whole(game.colours[seat * COLOURS + COLOUR_OF[card]]))
    behind = max(0, min(BEHIND - 1, whole(game.bonus[seat]) - same))
    mermaids = min(MERMAIDS - 1, whole(game.kinds[seat * KINDS + MERMAID]))
    if kind == MERMAID:
        mermaids = MERMAIDS - 1
    beside = min(BESIDE - 1, whole(game.kinds[seat * KINDS + PARTNER[kind]]))
    far = stage(game)
    return (
        GAIN_AT[0] + (kind * HELD + held) * LATE + late,
        GAIN_AT[1] + (kind * HELD + held) * HELD + unseen_of(game, seat, kind),
        GAIN_AT[2] + gained * POINTS + points,
        GAIN_AT[3] + gained * LATE + late,
        GAIN_AT[4] + (kind * KNOWN + most_shown(game, seat, kind)) * LATE + late,
        GAIN_AT[5] + ((mermaids * COLOURED + same) * BEHIND + behind) * STAGES + far,
        GAIN_AT[6] + (kind * BESIDE + beside) * STAGES + far,
        GAIN_AT[7] + gained * TO_GO + to_go(game, seat),
        GAIN_AT[8] + kind * POINTS + points,
    )


@unchecked
def give_places(game: State, seat: int, card: int, pile: int, late: int) -> Places:
    """Of a card that goes on a pile, for the next seat to take: also what it covers, and what is
    left to take beside it."""
    following = (seat + 1) % game.players
    kind = KIND_OF[card]
    covered, left = NO_KIND, NO_KIND
    if game.pile_size[pile] > 0:
        covered = KIND_OF[game.pile[top_place(game, pile)]]
    if game.pile_size[1 - pile] > 0:
        left = KIND_OF[game.pile[top_place(game, 1 - pile)]]
    known = 0
    if covered != NO_KIND:
        known = min(KNOWN - 1, shown_by(game, seat, following, covered))
    own = min(HELD - 1, whole(game.kinds[seat * KINDS + kind]))
    given = min(KNOWN - 1, shown_by(game, seat, following, kind))
    hand = min(CARDS - 1, whole(game.hand_size[following]))
    beside = min(HELD - 1, shown_by(game, seat, following, PARTNER[kind]))
    return (
        GIVE_AT[0] + (kind * KNOWN + given) * LATE + late,
        GIVE_AT[1] + kind * CARDS + hand,
        GIVE_AT[2] + kind * HELD + own,
        GIVE_AT[3] + (covered * KNOWN + known) * LATE + late,
        GIVE_AT[4] + kind * HELD + beside,
        GIVE_AT[5] + left * KINDS + kind,
    )


@unchecked
def under_top(game: State, seat: int, pile: int) -> int:
    """The kind that a seat expects under a pile's top card."""
    place = top_place(game, pile) - 1
    while place >= pile * MAX_PILE:
        if game.gone[place] >> seat & 1 == 0:
            return KIND_OF[game.pile[place]]
        place -= 1
    return NO_KIND


@unchecked
def reveal_places(game: State, seat: int, pile: int, late: int) -> Places:
    """Of what lies on top once the top card is taken."""
    kind = under_top(game, seat, pile)
    known = 0
    if kind != NO_KIND:
        known = min(KNOWN - 1, shown_by(game, seat, (seat + 1) % game.players, kind))
    return (
        REVEAL_AT[0] + (kind * KNOWN + known) * STAGES + stage(game),
        REVEAL_AT[1] + kind * LATE + late,
    )


@unchecked
def draw_places(game: State, seat: int, late: int) -> Places:
    """Of two cards from the deck."""
    points = min(POINTS - 1, whole(game.points[seat]))
    hand = min(CARDS - 1, whole(game.hand_size[(seat + 1) % game.players]))
    own = min(CARDS - 1, whole(game.hand_size[seat]))
    deck = DECK - 1 if game.closer != codes.NOBODY else min(DECK - 2, game.deck_size // 2)
    return (
        DRAW_AT[0] + deck,
        DRAW_AT[1] + points * LATE + late,
        DRAW_AT[2] + hand * LATE + late,
        DRAW_AT[3] + own * POINTS + points,
    )


@unchecked
def lay_places(game: State, seat: int, effect: int, late: int) -> Places:
    """Of a duo that is laid out, beside ending the turn."""
    points = min(POINTS - 1, whole(game.points[seat]))
    may_close = 1 if game.legal[game.legal_count - 1] > codes.END else 0
    called = 1 if game.closer != codes.NOBODY else 0
    gained = 0
    if effect == SEARCHES:
        for place in range(codes.PILES * DIFFERENT):
            if game.lying[place] > 0:
                gained = max(gained, points_gained(game, seat, place % DIFFERENT))
    gained = min(GAINS - 1, gained)
    return (
        LAY_AT[0] + (effect * LATE + late) * 2 + may_close,
        LAY_AT[1] + (effect * POINTS + points) * 2 + called,
        LAY_AT[2] + (effect * CARDS + most_in_hand(game, seat)) * STAGES + stage(game),
        LAY_AT[3] + (effect * GAINS + gained) * 2 + may_close,
    )


@unchecked
def call_places(game: State, seat: int, call: int) -> Places:
    """Of a STOP (0) or a LAST CHANCE (1), beside going on."""
    points = whole(game.points[seat])
    above = max(0, min(POINTS - 1, points - 7))
    deck = min(TENTHS - 1, game.deck_size // 6)
    unknown, laid, visible, ahead = 0, 0, 0, 0
    for left in range(1, game.players):
        other = (seat + left) % game.players
        hidden = unknown_cards(game, seat, other)
        groups = whole(game.laid_count[other])
        unknown = max(unknown, hidden)
        laid = max(laid, groups)
        visible = max(visible, groups + (whole(game.hand_size[other]) - hidden) // 2)
        ahead = max(ahead, fortieths(game, whole(game.score[other])))
    unknown = min(CARDS - 1, unknown)
    lead = max(0, min(LEAD - 1, points - visible))
    left_to_go = fortieths(game, game.target - whole(game.score[seat]) - points)
    reach = max(0, min(REACH - 1, (left_to_go + 3) // 3))
    near = max(0, min(REACH - 1, (40 - ahead) // 3))
    hand = most_in_hand(game, seat)
    bonus = min(BONUS - 1, whole(game.bonus[seat]))
    score = min(SCORE - 1, fortieths(game, whole(game.score[seat])) // 5)
    scores = score * SCORE + min(SCORE - 1, ahead // 5)
    return (
        CALL_AT[0] + (call * POINTS + above) * TENTHS + deck,
        CALL_AT[1] + (call * LEAD + lead) * CARDS + unknown,
        CALL_AT[2] + (call * REACH + reach) * REACH + near,
        CALL_AT[3] + (call * BONUS + bonus) * TENTHS + deck,
        CALL_AT[4] + (call * BONUS + bonus) * POINTS + above,
        CALL_AT[5] + (call * CARDS + hand) * TENTHS + deck,
        CALL_AT[6] + (call * SCORE * SCORE + scores) * FEW + min(FEW - 1, above // 2),
        CALL_AT[7] + (call * CARDS + unknown) * POINTS + above,
        CALL_AT[8] + (call * POINTS + above) * HELD + min(HELD - 1, laid),
    )
