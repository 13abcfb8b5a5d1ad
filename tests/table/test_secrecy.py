"""What a viewpoint is told depends on what it has seen, and on nothing else."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from hypothesis import assume, given
from hypothesis import strategies as st

from papersea.cards import Card
from papersea.chance import Chance
from papersea.events import Event
from papersea.fair import Proof
from papersea.moves import Pick, Seat, parse_move
from papersea.protocol.codec import delivery_message, encode, refusal
from papersea.rules.options import Options
from papersea.table.commands import AnyCommand, Play, ShowHand
from papersea.table.refused import Refused
from papersea.table.settings import Settings
from papersea.table.table import Phase, Table
from papersea.table.viewing import delivery, viewpoints
from papersea.translate import legal_actions, move_of
from tests.properties.games import choose, decks, options, players
from tests.properties.test_secrecy import Scripted, as_seen, exchanged
from tests.sizes import examples
from tests.table.any_command import commands
from tests.table.live import NAMES, TAKE_BACK, YES, LiveTable, opened

GUESSES = tuple(map(parse_move, ("Cd-L", "Cd+Cl", "#30", "@B", "STOP")))
"""Moves whose refusal would be telling, from the wrong seat's view."""


@dataclass(frozen=True)
class HiddenDealer:
    """Deals by a script, but commits to the same text whatever that is."""

    deck: Sequence[Card]
    starter: int

    def new_secret(self) -> bytes:
        return bytes(32)

    def commit(self, secret: bytes, context: str) -> str:
        return f"{secret.hex()} {context}"

    def chance(self, proof: Proof) -> Chance:
        return Scripted(self.deck, self.starter)


class Pair:
    """Two tables that differ in cards alone, and the seats (``None``: the public) that have
    seen the same at both."""

    def __init__(
        self, rules: Options, people: int, bots: int, dealers: Sequence[HiddenDealer]
    ) -> None:
        self.truth, self.other = (
            opened(Settings(players=people + bots, options=rules, patience=None), dealer)
            for dealer in dealers
        )
        self.seen = 0
        self.observers: list[Seat | None] = [None, *map(Seat, range(people + bots))]
        for live in self.both:
            live.sit(*NAMES[1:people])
            live.seat_bots(*["gull"] * bots)
            live.start()
        self.leave_out_whoever_saw_something_else()

    @property
    def both(self) -> tuple[LiveTable, LiveTable]:
        return self.truth, self.other

    def move_alike(self, randomness: random.Random) -> bool:
        """The same choice at both tables: the first card drawn is the first card drawn, be it
        what it may, and crabs take another card. ``False`` if the other table does not have it."""
        state, other_state = (live.game._state for live in self.both)
        move = choose(self.truth.game, randomness, reluctance=0.9)
        action = next(each for each in legal_actions(state) if move_of(state, each) == move)
        if isinstance(move, Pick):
            action = randomness.choice(legal_actions(other_state))
        if action not in legal_actions(other_state):
            return False
        other_move = move_of(other_state, action)
        for live, text in ((self.truth, str(move)), (self.other, str(other_move))):
            person = live.table.places[live.game.turn].person
            if person is None or live.table.bot_to_move() is not None:
                live.bot_plays(text)
            else:
                live.play(person.id, text)
        self.leave_out_whoever_saw_something_else()
        return True

    def leave_out_whoever_saw_something_else(self) -> None:
        first, second = (events_after(live.table, self.seen) for live in self.both)
        self.seen = self.truth.table.number
        self.observers = [
            seat for seat in self.observers if as_seen(first, seat) == as_seen(second, seat)
        ]

    def people(self) -> list[str]:
        """Who has seen the same at both tables, and can do something."""
        sitting = [seat for seat in self.observers if seat is not None]
        return ["eve", *(name for name in NAMES if self.truth.table.seat_of(name) in sitting)]

    def do_alike(self, name: str, command: AnyCommand) -> None:
        """The same command has the same answer."""
        first, second = (answer(live, name, command) for live in self.both)
        assert first == second
        self.leave_out_whoever_saw_something_else()

    def check(self, since: int | None) -> None:
        assert self.truth.table.number == self.other.table.number
        for to in viewpoints(self.truth.table):
            if to.seat in self.observers:
                first, second = (
                    encode(delivery_message(delivery(live.table, to, since))) for live in self.both
                )
                assert first == second


def events_after(table: Table, number: int) -> tuple[Event, ...]:
    happened = table.log.since(number)
    assert happened is not None, "not so much happens between two looks"
    return tuple(event for each in happened for event in each.events)


def answer(live: LiveTable, name: str, command: AnyCommand) -> bytes:
    """The refusal, or nothing if the command is done."""
    try:
        live.do(name, command)
    except Refused as refused:
        return encode(refusal(refused, 1))
    return b""


@examples(25)
@given(
    options,
    players,
    st.integers(0, 2),
    decks,
    st.data(),
    st.lists(commands, max_size=10),
    st.integers(0, 2**32),
)
def test_whoever_saw_the_same_is_told_the_same(
    rules: Options,
    number: int,
    bots: int,
    deck: list[Card],
    data: st.DataObject,
    said: list[AnyCommand],
    seed: int,
) -> None:
    """Two cards change places, and thefts and crabs take other cards. As long as a viewpoint
    sees the same events, every byte that it is told is the same, refusals included."""
    first, second = data.draw(st.tuples(st.integers(2, 30), st.integers(2, 57)))
    assume(deck[first] != deck[second])
    bots = min(bots, number - 1)
    dealers = [
        HiddenDealer(deck, seed % 4),
        HiddenDealer(exchanged(deck, first, second), seed % 4 + 4 * number),
    ]
    pair, randomness = Pair(rules, number - bots, bots, dealers), random.Random(seed)
    for live in pair.both:
        live.do("ann", ShowHand(is_open=True))
    while pair.observers and pair.truth.phase is Phase.PLAYING and pair.truth.game.round == 1:
        pair.check(randomness.choice([None, pair.truth.table.number - 3]))
        name, what = randomness.choice(pair.people()), randomness.random()
        if what < 0.1 and said:
            pair.do_alike(name, randomness.choice(said))
        elif what < 0.3:
            pair.do_alike(name, Play(randomness.choice(GUESSES), 10_000))
        elif what < 0.5:
            pair.do_alike(name, TAKE_BACK)
            pair.do_alike(randomness.choice(pair.people()), YES)
        elif not pair.truth.can_move() or not pair.move_alike(randomness):
            return
