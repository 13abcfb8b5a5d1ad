"""Worlds: complete games that show a seat exactly what it has seen.

Where nothing was taken unseen by crabs or stolen among others, every deal that fits is equally
likely, but for what the observer stole at random: twice as likely from a hand that held it
twice. Those secrets are chosen one after another, and a choice that later turns out wrong
starts the world anew.

One file, though long: all of it is one walk through the events of a round, whose steps share the
world that they fill in.
"""

from __future__ import annotations

from papersea.knowledge import script as lines
from papersea.knowledge.script import (
    EVEN,
    NO_CARD,
    SEEN_GAME,
    WORLD_GAME,
    Determinisation,
    Script,
    Scripts,
    Worlds,
    rules_in,
)
from papersea.rules import codes
from papersea.rules.dice import random_below, seed_random
from papersea.rules.jit import clear_bytes, copy_bytes, entry, jit, rare, unchecked, whole
from papersea.rules.legal import list_moves
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.play import put_in_hand
from papersea.rules.records import copy_record
from papersea.rules.scoring import are_all_mermaids, count_points
from papersea.rules.state import Games, State
from papersea.rules.tables import (
    DECK_SIZE,
    DIFFERENT,
    FIRST_OF_KIND,
    KIND_OF,
    MAX_PILE,
    MERMAID,
)

ROOM = 2 * MAX_PILE


@rare
def sample_world(script: Script, world: Determinisation, tries: int) -> bool:
    """Decide everything hidden; False if no world was found in so many tries."""
    for _ in range(tries):
        if walk(script, world) and deal_left(script, world):
            return True
    return False


@jit
def walk(script: Script, world: Determinisation) -> bool:
    """Go through what was seen and choose what was not; False at a dead end."""
    copy_bytes(world.pool, 0, script.pool, 0, DIFFERENT)
    clear_bytes(world.known, MAX_PLAYERS * DIFFERENT)
    for seat in range(MAX_PLAYERS):
        world.open_tokens[seat] = 0
        world.known_size[seat] = 0
        world.mermaids_lost[seat] = 0
    world.pile_size[0] = 0
    world.pile_size[1] = 0
    world.secrets = 0
    world.doubts = 0
    world.pool_size = script.pool_size
    for line in range(script.lines):
        what, whose = whole(script.what[line]), whole(script.whose[line])
        first = whole(script.first[line])
        if what == lines.HIDDEN:
            hold_token(world, whose, first)
        elif what == lines.GAINED:
            gain_known(world, whose, first)
        elif what == lines.LEFT:
            if world.known[whose * DIFFERENT + first] > 0:
                lose_known(world, whose, first)
            elif not lay_hidden(world, whose, first):
                return False
        elif not walk_rarely(script, world, line):
            return False
    return True


@rare
def walk_rarely(script: Script, world: Determinisation, line: int) -> bool:
    what, whose = whole(script.what[line]), whole(script.whose[line])
    first, second = whole(script.first[line]), whole(script.second[line])
    if what == lines.ROBBED:
        return lose_at_random(world, whose, first)
    if what == lines.MOVED:
        return move_unseen(script, world, whose, first)
    if what == lines.SHOWN:
        return show(world, whose, first, second)
    if what == lines.LAID_ON:
        world.pile[whose * ROOM + world.pile_size[whose]] = first
        world.pile_size[whose] += 1
        return True
    if what == lines.TAKEN:
        if top_card(script, world, whose) != first:
            return False
        world.pile_size[whose] -= 1
        return top_card(script, world, whose) == second
    if what == lines.PICKED:
        return pick_unseen(script, world, line)
    if what == lines.OWN_PICK:
        if first >= world.pile_size[whose]:
            return False
        remove_at_depth(world, whose, first)
        return True
    return matches(script, world, whose, first, second)


@unchecked
def hold_token(world: Determinisation, seat: int, token: int) -> None:
    world.token_of[seat * DECK_SIZE + world.open_tokens[seat]] = token
    world.open_tokens[seat] += 1


@unchecked
def gain_known(world: Determinisation, seat: int, card: int) -> None:
    world.known[seat * DIFFERENT + card] += 1
    world.known_size[seat] += 1


@unchecked
def lose_known(world: Determinisation, seat: int, card: int) -> None:
    world.known[seat * DIFFERENT + card] -= 1
    world.known_size[seat] -= 1


@jit
def resolve(world: Determinisation, seat: int, card: int) -> int:
    """One of the seat's hidden cards, any, was this one; which, or NO_CARD if none can be."""
    if world.pool[card] == 0 or world.open_tokens[seat] == 0:
        return NO_CARD
    chosen = random_below(world, whole(world.open_tokens[seat]))
    token = take_token(world, seat, chosen)
    world.tokens[token] = card
    world.pool[card] -= 1
    world.pool_size -= 1
    return token


@jit
def lay_hidden(world: Determinisation, seat: int, card: int) -> bool:
    """Of several copies in a hand, the one that came first is laid out first: a world with two
    of them comes up in one way, as others do."""
    token = resolve(world, seat, card)
    if token != NO_CARD and world.pool[card] > 0:
        doubt(world, card, open_before(world, seat, token), 0, 0)
    return token != NO_CARD


@rare
def doubt(world: Determinisation, card: int, among: int, sure: int, most: int) -> None:
    """Further copies count only when all cards are dealt."""
    if among > 0:
        world.doubtful[world.doubts] = card
        world.among[world.doubts] = among
        world.sure[world.doubts] = sure
        world.most[world.doubts] = most
        world.doubts += 1


@jit
def open_before(world: Determinisation, seat: int, token: int) -> int:
    """A bit for each hidden card of a seat that came before a token."""
    among = 0
    for number in range(world.open_tokens[seat]):
        other = whole(world.token_of[seat * DECK_SIZE + number])
        if other < token:
            among |= 1 << other
    return among


@jit
def take_token(world: Determinisation, seat: int, chosen: int) -> int:
    place = seat * DECK_SIZE + chosen
    token = whole(world.token_of[place])
    world.open_tokens[seat] -= 1
    world.token_of[place] = world.token_of[seat * DECK_SIZE + world.open_tokens[seat]]
    return token


@jit
def lose_at_random(world: Determinisation, seat: int, card: int) -> bool:
    """The observer stole this card: the more copies of it in the hand, the likelier."""
    if KIND_OF[card] == MERMAID:
        world.mermaids_lost[seat] += 1
    sure = whole(world.known[seat * DIFFERENT + card])
    if sure == 0:
        return resolve(world, seat, card) != NO_CARD  # each copy in its own way
    hidden = min(whole(world.pool[card]), whole(world.open_tokens[seat]))
    doubt(world, card, open_before(world, seat, DECK_SIZE), sure, sure + hidden)
    lose_known(world, seat, card)
    return True


@unchecked
def weight_of(script: Script, world: Determinisation, card: int) -> int:
    """How likely the secret that is decided next is about this card, beside others."""
    return EVEN + whole(script.weight[world.secrets * DIFFERENT + card])


@jit
def move_unseen(script: Script, world: Determinisation, thief: int, victim: int) -> bool:
    """Any card of the victim's hand: all equally likely, but for what came to light later."""
    hidden = EVEN * whole(world.open_tokens[victim])
    total = hidden
    for card in range(DIFFERENT):
        copies = whole(world.known[victim * DIFFERENT + card])
        total += copies * weight_of(script, world, card)
    if total == 0:
        return False
    chosen = random_below(world, total)
    if chosen < hidden:
        token = take_token(world, victim, chosen // EVEN)
        hold_token(world, thief, token)
        world.secret[world.secrets] = DIFFERENT + token
    else:
        chosen -= hidden
        card = -1
        while chosen >= 0:
            card += 1
            copies = whole(world.known[victim * DIFFERENT + card])
            chosen -= copies * weight_of(script, world, card)
        lose_known(world, victim, card)
        gain_known(world, thief, card)
        if KIND_OF[card] == MERMAID:
            world.mermaids_lost[victim] += 1
        world.secret[world.secrets] = card
    world.robbed[world.secrets] = victim
    world.secrets += 1
    return True


@jit
def show(world: Determinisation, seat: int, card: int, count: int) -> bool:
    """A shown hand holds just so many of a card."""
    missing = count - whole(world.known[seat * DIFFERENT + card])
    if missing < 0:
        return False
    for _ in range(missing):
        if resolve(world, seat, card) == NO_CARD:
            return False
        gain_known(world, seat, card)
    return True


@jit
def card_at_depth(script: Script, world: Determinisation, pile: int, depth: int) -> int:
    if depth >= world.pile_size[pile]:
        return NO_CARD
    instance = world.pile[pile * ROOM + world.pile_size[pile] - 1 - depth]
    return whole(script.instance[instance])


@jit
def top_card(script: Script, world: Determinisation, pile: int) -> int:
    return card_at_depth(script, world, pile, 0)


@jit
def remove_at_depth(world: Determinisation, pile: int, depth: int) -> None:
    world.pile_size[pile] -= 1
    size = world.pile_size[pile]
    for place in range(pile * ROOM + size - depth, pile * ROOM + size):
        world.pile[place] = world.pile[place + 1]


@jit
def pick_unseen(script: Script, world: Determinisation, line: int) -> bool:
    """A card that may have lain there then, that is not seen there later, and whose going
    leaves the top that everybody saw; each as likely as what came to light later makes it."""
    pile, new_top = whole(script.whose[line]), whole(script.first[line])
    seat, following = whole(script.second[line]), whole(script.third[line])
    size = world.pile_size[pile]
    top = top_card(script, world, pile)
    below = card_at_depth(script, world, pile, 1)
    total = 0
    chosen = -1
    forced = 0
    for depth in range(size):
        instance = world.pile[pile * ROOM + size - 1 - depth]
        left_on_top = below if depth == 0 else top
        if new_top != lines.ANY_CARD and left_on_top != new_top:
            continue
        if script.present[instance] >= line:
            continue
        if script.gone[instance] < following:
            forced += 1
            if forced == 1:
                total = 0
        elif forced > 0:
            continue
        weight = weight_of(script, world, whole(script.instance[instance]))
        total += weight
        if weight > 0 and random_below(world, total) < weight:
            chosen = depth
    if total == 0 or forced > 1:
        return False
    card = card_at_depth(script, world, pile, chosen)
    gain_known(world, seat, card)
    world.secret[world.secrets] = chosen
    world.picked[world.secrets] = card
    world.secrets += 1
    remove_at_depth(world, pile, chosen)
    return True


@jit
def matches(script: Script, world: Determinisation, pile: int, start: int, count: int) -> bool:
    """The observer saw the whole pile, the top first."""
    if world.pile_size[pile] != count:
        return False
    for depth in range(count):
        if card_at_depth(script, world, pile, depth) != script.seen[start + depth]:
            return False
    return True


@jit
def deal_left(script: Script, world: Determinisation) -> bool:
    """Shuffle what nobody has placed yet, and give every open token its card; False if that
    cannot be, or is put back as the less likely."""
    count = 0
    for card in range(DIFFERENT):
        for _ in range(world.pool[card]):
            other = random_below(world, count + 1)
            world.left[count] = world.left[other]
            world.left[other] = card
            count += 1
    for seat in range(MAX_PLAYERS):
        for number in range(world.open_tokens[seat]):
            count -= 1
            card = whole(world.left[count])
            world.tokens[world.token_of[seat * DECK_SIZE + number]] = card
            gain_known(world, seat, card)
    world.pool_size = count
    if world.doubts > 0 and not settle_doubts(script, world):
        return False
    return not (may_have_won(script, world) and has_won(script, world))


@rare
def settle_doubts(script: Script, world: Determinisation) -> bool:
    for number in range(world.doubts):
        copies = 0
        for token in range(script.tokens):
            if world.among[number] >> token & 1 and world.tokens[token] == world.doubtful[number]:
                copies += 1
        most = whole(world.most[number])
        if most == 0 and copies > 0:
            return False
        if most > 0 and random_below(world, most) >= world.sure[number] + copies:
            return False
    return True


@jit
def may_have_won(script: Script, world: Determinisation) -> bool:
    """Some seat holds all mermaids, counting those that it was robbed of."""
    for number in range(world.secrets):
        token = world.secret[number] - DIFFERENT
        if token >= 0 and KIND_OF[world.tokens[token]] == MERMAID:
            world.mermaids_lost[world.robbed[number]] += 1
    for seat in range(MAX_PLAYERS):
        mermaids = whole(world.mermaids_lost[seat])
        for card in range(FIRST_OF_KIND[MERMAID], FIRST_OF_KIND[MERMAID + 1]):
            mermaids += whole(world.known[seat * DIFFERENT + card])
        if are_all_mermaids(mermaids, rules_in(script, seat)):
            return True
    return False


@rare
def has_won(script: Script, world: Determinisation) -> bool:
    """Whether some seat held all mermaids at once: then the game was over (G1)."""
    for seat in range(MAX_PLAYERS):
        world.mermaids_held[seat] = 0
    secrets = 0
    for line in range(script.lines):
        what, whose = whole(script.what[line]), whole(script.whose[line])
        card = whole(script.first[line])
        if what == lines.HIDDEN:
            card = whole(world.tokens[card])
        elif what == lines.PICKED:
            whose = whole(script.second[line])
            card = whole(world.picked[secrets])
            secrets += 1
        elif what == lines.MOVED:
            card = whole(world.secret[secrets])
            if card >= DIFFERENT:
                card = whole(world.tokens[card - DIFFERENT])
            secrets += 1
        elif what != lines.GAINED and what != lines.ROBBED:
            continue
        if KIND_OF[card] == MERMAID:
            if what == lines.ROBBED:
                world.mermaids_held[whose] -= 1
            else:
                world.mermaids_held[whose] += 1
            if what == lines.MOVED:
                world.mermaids_held[script.first[line]] -= 1
            if are_all_mermaids(whole(world.mermaids_held[whose]), rules_in(script, whose)):
                return True
    return False


@rare
def enter_world(script: Script, world: Determinisation, game: State) -> None:
    """Give the hidden cards of a world to a game that holds what the observer sees."""
    for seat in range(game.players):
        if seat != script.observer:
            for card in range(DIFFERENT):
                for _ in range(world.known[seat * DIFFERENT + card]):
                    put_in_hand(game, seat, card)
            count_points(game, seat)
    count = world.pool_size
    if game.step == codes.KEEPING and game.turn != script.observer:
        for number in range(2):
            count -= 1
            game.drawn[number] = world.left[count]
    copy_bytes(game.deck, 0, world.left, 0, count)
    if script.has_secret_picks:
        enter_piles(script, world, game)
    list_moves(game)


@rare
def enter_piles(script: Script, world: Determinisation, game: State) -> None:
    clear_bytes(game.lying, codes.PILES * DIFFERENT)
    for pile in range(codes.PILES):
        game.pile_size[pile] = world.pile_size[pile]
        game.pile_length[pile] = world.pile_size[pile]
        for place in range(world.pile_size[pile]):
            card = script.instance[world.pile[pile * ROOM + place]]
            game.pile[pile * MAX_PILE + place] = card
            game.gone[pile * MAX_PILE + place] = 0
            game.lying[pile * DIFFERENT + card] += 1


@entry
def sample_worlds(
    scripts: Scripts, worlds: Worlds, games: Games, seed: int, count: int, tries: int
) -> int:
    """Sample one world after another, from what the seat sees; the last one stays. Returns how
    many were found."""
    script, world = scripts[0], worlds[0]
    seed_random(world, seed)
    found = 0
    for _ in range(count):
        if sample_world(script, world, tries):
            copy_record(games, SEEN_GAME, WORLD_GAME)
            enter_world(script, world, games[WORLD_GAME])
            found += 1
    return found
