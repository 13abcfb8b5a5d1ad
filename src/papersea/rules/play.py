"""What every move and every turn of chance does. The caller has checked that it is legal."""

from __future__ import annotations

from papersea.rules import codes
from papersea.rules.dice import card_at, random_below, seed_random, shuffle_deck
from papersea.rules.flow import (
    begin_turn,
    call_last_chance,
    call_stop,
    deck_ends_round,
    end_turn,
    end_with_mermaids,
    note,
    void_round,
)
from papersea.rules.in_force import cards_to_draw, effect_of, rules_for
from papersea.rules.jit import clear_bytes, jit, rare, whole
from papersea.rules.legal import can_be_robbed, list_moves
from papersea.rules.memory import (
    GONE,
    everybody_saw_gain,
    everybody_saw_leave,
    look_through,
    remember_steal,
    remove_place,
    see_top,
    top_place,
)
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.scoring import count_points, has_all_mermaids
from papersea.rules.state import State
from papersea.rules.tables import (
    ADDS_UP,
    COLOUR_OF,
    COLOURS,
    DECK_SIZE,
    DIFFERENT,
    FISHES,
    GROUP_FIRST,
    GROUP_SECOND,
    GROUP_SIZE,
    GROUP_THIRD,
    KIND_OF,
    KINDS,
    MAX_LAID,
    MAX_PILE,
    MERMAID,
    MOST_TOGETHER,
    OBSERVERS,
    OF_KIND,
    SEARCHES,
    STEALS,
    TURNS_AGAIN,
)


@rare
def advance(game: State, action: int) -> None:
    """One step: a player's legal move, or what chance decides; then list what is legal."""
    game.events = 0
    if game.step > codes.OVER:
        play_chance(game)
    elif action == codes.END:
        end_turn(game)
    elif action == codes.DRAW:
        draw_from_deck(game)
    elif action < codes.KEEP:
        take_top(game, action - codes.TAKE)
    elif action < codes.LAY:
        choice = action - codes.KEEP
        keep_one(game, choice >> 1, choice & 1)
    elif action < codes.SEARCH:
        lay_out(game, action - codes.LAY)
    elif action < codes.PICK:
        search_pile(game, action - codes.SEARCH)
    elif action < codes.ROB:
        pick_from_pile(game, action - codes.PICK)
    elif action < codes.END:
        choose_victim(game, action - codes.ROB + 1)
    elif action == codes.STOP:
        call_stop(game)
    else:
        call_last_chance(game)
    list_moves(game)


@jit
def begin_game(game: State, seed: int) -> None:
    """A match from its seed."""
    seed_random(game, seed)
    begin_match(game)


@jit
def begin_match(game: State) -> None:
    """No points yet; S3: chance will choose who starts."""
    game.events = 0
    game.legal_count = 0
    game.step = codes.DEALING
    game.starter = codes.NOBODY
    game.round_number = 0
    game.winners = 0
    for seat in range(game.players):
        game.score[seat] = 0
        game.gain[seat] = 0


@rare
def play_chance(game: State) -> None:
    """Let the game's own generator decide what waits for chance."""
    if game.step == codes.DEALING:
        if game.starter == codes.NOBODY:
            game.starter = random_below(game, game.players)
        shuffle_deck(game)
        deal(game)
    else:
        position = random_below(game, game.hand_size[game.victim])
        steal(game, card_at(game.hand, game.victim * DIFFERENT, position))


@jit
def deal(game: State) -> None:
    """S2 and S4: a new round from the deck as it lies."""
    clear_round(game)
    game.deck_size = DECK_SIZE
    for pile in range(codes.PILES):
        put_on_pile(game, draw_card(game), pile)
    game.round_number += 1
    note(game, codes.DEALT, game.starter, codes.NONE, codes.NONE)
    begin_turn(game, game.starter)


@jit
def clear_round(game: State) -> None:
    game.closer = codes.NOBODY
    game.shown = 0
    for pile in range(codes.PILES):
        game.pile_size[pile] = 0
        game.pile_length[pile] = 0
    clear_bytes(game.lying, codes.PILES * DIFFERENT)
    clear_bytes(game.hand_size, MAX_PLAYERS)
    clear_bytes(game.laid_count, MAX_PLAYERS)
    clear_bytes(game.points, MAX_PLAYERS)
    clear_bytes(game.bonus, MAX_PLAYERS)
    clear_bytes(game.hand, MAX_PLAYERS * DIFFERENT)
    clear_bytes(game.table, MAX_PLAYERS * DIFFERENT)
    clear_bytes(game.hand_kinds, MAX_PLAYERS * KINDS)
    clear_bytes(game.kinds, MAX_PLAYERS * KINDS)
    clear_bytes(game.colours, MAX_PLAYERS * COLOURS)
    clear_bytes(game.known, OBSERVERS * MAX_PLAYERS * DIFFERENT)


@jit
def draw_card(game: State) -> int:
    game.deck_size -= 1
    return whole(game.deck[game.deck_size])


@jit
def put_on_pile(game: State, card: int, pile: int) -> None:
    """Face up, on top."""
    place = pile * MAX_PILE + whole(game.pile_length[pile])
    game.pile[place] = card
    game.gone[place] = 0
    game.pile_length[pile] += 1
    game.pile_size[pile] += 1
    game.lying[pile * DIFFERENT + card] += 1


@jit
def leave_pile(game: State, pile: int, card: int) -> None:
    game.pile_size[pile] -= 1
    game.lying[pile * DIFFERENT + card] -= 1


@jit
def gain_card(game: State, seat: int, card: int) -> None:
    """Into the hand; the fourth mermaid wins the game at once (G1, Q12)."""
    put_in_hand(game, seat, card)
    count_points(game, seat)
    if KIND_OF[card] == MERMAID and has_all_mermaids(game, seat):
        end_with_mermaids(game, seat)


@jit
def place_card(game: State, seat: int, card: int) -> None:
    """Into the hand, as a game is set up: points are looked up by how many there are of a kind."""
    if card < 0 or card >= DIFFERENT:
        raise IndexError("there is no such card")
    if game.kinds[seat * KINDS + KIND_OF[card]] >= OF_KIND[KIND_OF[card]]:
        raise ValueError("the deck holds no more cards of this kind")
    gain_card(game, seat, card)


@jit
def place_on_pile(game: State, card: int, pile: int) -> None:
    """On top, as a game is set up."""
    if card < 0 or card >= DIFFERENT:
        raise IndexError("there is no such card")
    if pile < 0 or pile >= codes.PILES:
        raise IndexError("there is no such pile")
    if game.pile_length[pile] >= MAX_PILE:
        raise ValueError("no pile is as high as that")
    put_on_pile(game, card, pile)


@jit
def put_in_hand(game: State, seat: int, card: int) -> None:
    """The card alone: who puts in several counts the points once, afterwards."""
    kind = KIND_OF[card]
    game.hand[seat * DIFFERENT + card] += 1
    game.hand_size[seat] += 1
    game.hand_kinds[seat * KINDS + kind] += 1
    game.kinds[seat * KINDS + kind] += 1
    game.colours[seat * COLOURS + COLOUR_OF[card]] += 1


@jit
def leave_hand(game: State, seat: int, card: int) -> None:
    game.hand[seat * DIFFERENT + card] -= 1
    game.hand_size[seat] -= 1
    game.hand_kinds[seat * KINDS + KIND_OF[card]] -= 1


@jit
def lose_card(game: State, seat: int, card: int) -> None:
    """Out of the hand, and no longer the seat's own."""
    leave_hand(game, seat, card)
    game.kinds[seat * KINDS + KIND_OF[card]] -= 1
    game.colours[seat * COLOURS + COLOUR_OF[card]] -= 1


@jit
def take_top(game: State, pile: int) -> None:
    """T5: everybody sees the card (Q9)."""
    place = top_place(game, pile)
    card = whole(game.pile[place])
    leave_pile(game, pile, card)
    remove_place(game, pile, place)
    see_top(game, pile)
    everybody_saw_gain(game, game.turn, card)
    game.step = codes.DUO_STEP
    note(game, codes.TOOK, game.turn, card, pile)
    gain_card(game, game.turn, card)


@jit
def draw_from_deck(game: State) -> None:
    """T3: two cards to look at; Q1: a last single card is kept."""
    if game.deck_size == 1 or cards_to_draw(rules_for(game, game.turn)) == 1:
        gain_from_deck(game, codes.DREW_LAST)
        return
    first, second = draw_card(game), draw_card(game)
    game.drawn[0] = first
    game.drawn[1] = second
    note(game, codes.DREW, game.turn, first, second)
    if deck_ends_round(game, codes.AT_ONCE, game.closer):
        void_round(game)
    else:
        game.step = codes.KEEPING


@jit
def gain_from_deck(game: State, event: int) -> None:
    """One card from the deck into the hand; its leaving may end the round (R9)."""
    card = draw_card(game)
    game.step = codes.DUO_STEP
    note(game, event, game.turn, card, codes.NONE)
    gain_card(game, game.turn, card)
    if game.step != codes.OVER and deck_ends_round(game, codes.AT_ONCE, game.closer):
        void_round(game)


@jit
def keep_one(game: State, which: int, pile: int) -> None:
    """The other card lies on its pile before the kept one can win the game."""
    card = whole(game.drawn[which])
    other = whole(game.drawn[1 - which])
    put_on_pile(game, other, pile)
    game.step = codes.DUO_STEP
    note(game, codes.KEPT, game.turn, card, other | pile << 8)
    gain_card(game, game.turn, card)


@jit
def lay_out(game: State, group: int) -> None:
    """T7, K2: the cards lie face up in front of the player, and the effect happens."""
    seat = whole(game.turn)
    first, second = GROUP_FIRST[group], GROUP_SECOND[group]
    leave_hand(game, seat, first)
    leave_hand(game, seat, second)
    everybody_saw_leave(game, seat, first)
    everybody_saw_leave(game, seat, second)
    if MOST_TOGETHER > 2 and GROUP_SIZE[group] > 2:
        leave_hand(game, seat, GROUP_THIRD[group])
        everybody_saw_leave(game, seat, GROUP_THIRD[group])
    lay_down(game, seat, group)
    note(game, codes.LAID, seat, first, second)
    carry_out_effect(game, effect_of(group, rules_for(game, seat)))


@jit
def lay_down(game: State, seat: int, group: int) -> None:
    game.laid[seat * MAX_LAID + game.laid_count[seat]] = group
    game.laid_count[seat] += 1
    game.table[seat * DIFFERENT + GROUP_FIRST[group]] += 1
    game.table[seat * DIFFERENT + GROUP_SECOND[group]] += 1
    if MOST_TOGETHER > 2 and GROUP_SIZE[group] > 2:
        game.table[seat * DIFFERENT + GROUP_THIRD[group]] += 1
    if not ADDS_UP:
        count_points(game, seat)


@jit
def put_on_table(game: State, seat: int, group: int) -> None:
    """What lies there already, as a game is set up."""
    if group < 0 or group >= len(GROUP_SIZE):
        raise IndexError("there is no such group")
    for card in (GROUP_FIRST[group], GROUP_SECOND[group]):
        place_card(game, seat, card)
        leave_hand(game, seat, card)
    if MOST_TOGETHER > 2 and GROUP_SIZE[group] > 2:
        place_card(game, seat, GROUP_THIRD[group])
        leave_hand(game, seat, GROUP_THIRD[group])
    lay_down(game, seat, group)


@jit
def carry_out_effect(game: State, effect: int) -> None:
    """K3 to K6; Q6: without anything to take, nothing happens."""
    if effect == TURNS_AGAIN:
        note(game, codes.TURN_AGAIN, game.turn, codes.NONE, codes.NONE)
        begin_turn(game, game.turn)
    elif effect == FISHES and game.deck_size > 0:
        gain_from_deck(game, codes.FISHED)
    elif effect == SEARCHES and game.pile_size[0] + game.pile_size[1] > 0:
        game.step = codes.SEARCHING
    elif effect == STEALS and has_victim(game):
        game.step = codes.ROBBING
    else:
        note(game, codes.NO_EFFECT, game.turn, codes.NONE, codes.NONE)


@jit
def choose_victim(game: State, left: int) -> None:
    game.victim = (game.turn + left) % game.players
    game.step = codes.STEALING


@jit
def has_victim(game: State) -> bool:
    for seat in range(game.players):
        if seat != game.turn and can_be_robbed(game, seat):
            return True
    return False


@rare
def search_pile(game: State, pile: int) -> None:
    look_through(game, pile, game.turn)
    game.searched = pile
    game.step = codes.PICKING
    note(game, codes.SEARCHED, game.turn, pile, codes.NONE)


@rare
def pick_from_pile(game: State, depth: int) -> None:
    """K3: others see the card only if the top it lay on shows that it is gone (Q8)."""
    pile = whole(game.searched)
    top = top_place(game, pile)
    shown_before = game.pile[top]
    place = top
    for _ in range(depth):
        place -= 1
        while game.gone[place] > 0:
            place -= 1
    card = whole(game.pile[place])
    game.gone[place] = GONE | 1 << game.turn
    leave_pile(game, pile, card)
    if game.pile_size[pile] == 0 or game.pile[top_place(game, pile)] != shown_before:
        everybody_saw_gain(game, game.turn, card)
    see_top(game, pile)
    game.step = codes.DUO_STEP
    note(game, codes.PICKED, game.turn, card, pile | depth << 8)
    gain_card(game, game.turn, card)


@jit
def steal(game: State, card: int) -> None:
    """K6: the card that chance chose from the victim's hand."""
    thief, victim = whole(game.turn), whole(game.victim)
    lose_card(game, victim, card)
    count_points(game, victim)
    remember_steal(game, thief, victim, card)
    game.step = codes.DUO_STEP
    note(game, codes.STOLE, thief, victim, card)
    gain_card(game, thief, card)
