"""One game: moves go in, events come out, and only views of it leave."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Final, NamedTuple

from papersea.cards import CARDS, DECK, Card, index_of
from papersea.chance import Chance, check_deck, check_starter, check_stolen
from papersea.events import Event, RoundStarted, Settlement, Stole, seen_by
from papersea.moves import Move, Seat, Step
from papersea.position import Position
from papersea.possible import check_possible
from papersea.refusals import refuse
from papersea.rules import codes
from papersea.rules.entries import ask, decide, reshuffle, start, step
from papersea.rules.options import Options
from papersea.rules.records import copy_across, copy_record, copy_records
from papersea.rules.settings import MAX_SEED, check_seed, write_options
from papersea.rules.state import Games, State, game_at, new_games
from papersea.score import Score, score_cards, share_of
from papersea.setting_up import lay_out
from papersea.translate import (
    PILES,
    SEATS,
    STEPS,
    OpenCards,
    deck_of,
    drawn_cards,
    events_of,
    hand_of,
    laid_by,
    legal_actions,
    move_of,
    part,
    pile_of,
    pile_seen,
    rules_of,
    seat_or_none,
    seat_seen,
    seats_in,
)
from papersea.view import GameState, Outlook, Prospect, View

CLASSIC: Final = Options()


@dataclass(frozen=True, slots=True)
class Played:
    """A move, who made it, and the card that chance chose if it was a theft."""

    seat: Seat
    move: Move
    stolen: Card | None = None


@dataclass(slots=True)
class RoundLog:
    """What is needed to play a round again: its deck (unless it was set up) and moves."""

    starter: Seat
    deck: tuple[Card, ...] | None
    played: list[Played] = field(default_factory=list)


class Game:
    """A game from its first deal or from a position, by its options and number of players.

    The same seed gives the same game. Chance can be given from outside instead.
    """

    def __init__(
        self,
        options: Options = CLASSIC,
        players: int = 2,
        *,
        seed: int | None = None,
        chance: Chance | None = None,
    ) -> None:
        if not isinstance(options, Options):
            raise TypeError(f"{options!r} are not options: parse_options reads them from a text")
        self._prepare(options, players, seed, chance)
        self._write_down(self._settle())

    @classmethod
    def set_up(
        cls, position: Position, *, seed: int | None = None, chance: Chance | None = None
    ) -> Game:
        """Play on from a position; unknown cards are dealt from the seed.

        One that no game can reach raises ``ImpossiblePosition``.
        """
        check_possible(position)
        game = cls.__new__(cls)
        seed = game._prepare(position.options, position.players, seed, chance)
        game.start = whole = lay_out(game._games, position, seed)
        game.rounds = [RoundLog(whole.turn, None)]
        return game

    def _prepare(
        self, options: Options, players: int, seed: int | None, chance: Chance | None
    ) -> int:
        seed = check_seed(secrets.randbelow(MAX_SEED) if seed is None else seed)
        self.options = options
        self.start: Position | None = None
        self.history: list[Event] = []
        self._dealt = 0  # where the history of this round begins
        self.rounds: list[RoundLog] = []
        self._chance = chance
        self._seen: dict[Seat | None, list[Event]] = {}
        self._legal: dict[Move, int] | None = None
        self._shared: Shared | None = None
        self._games = new_games(2)  # the game, and room to undo a step
        self._state = game_at(self._games, 0)
        write_options(self._state, options, players)
        start(self._games, 0, seed)
        return seed

    @property
    def players(self) -> int:
        """How many seats there are: two to four."""
        return self._state.players

    @property
    def target(self) -> int:
        """G2: the points that end the game."""
        return self._state.target

    @property
    def round(self) -> int:
        """Its number, from 1."""
        return self._state.round_number

    @property
    def step(self) -> Step:
        """What the turn is about just now."""
        return STEPS[self._state.step]

    @property
    def is_over(self) -> bool:
        """Nobody moves any more; ``winners`` says who has won."""
        return self.step is Step.OVER

    @property
    def turn(self) -> Seat:
        """Whose move it is; after the end, whose it was last."""
        return Seat(self._state.turn)

    @property
    def scores(self) -> tuple[int, ...]:
        """Of all rounds that are over, by seat."""
        return tuple(part(self._state.score, 0, self.players))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Nobody while the game goes on; several if they share the win (G5)."""
        return seats_in(self._state.winners)

    def legal_moves(self) -> tuple[Move, ...]:
        """What whoever has the turn may play; nothing once the game is over."""
        return tuple(self._actions())

    def score(self, seat: Seat) -> Score:
        """What the cards of a seat are worth now, line by line."""
        self._check_seat(seat)
        laid = chain.from_iterable(laid_by(self._state, seat))
        return score_cards(hand_of(self._state, seat), laid, rules=rules_of(self._state, seat))

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat} at a table of {self.players}")

    def play(self, move: Move, seat: Seat | None = None) -> tuple[Event, ...]:
        """Play a move, of the seat to move unless it is named, and return what happened.

        Raises ``IllegalMove`` and changes nothing if the rules forbid it.
        """
        action = self.check(move, seat)
        log, mover = self.rounds[-1], self.turn
        copy_record(self._games, source=0, target=1)
        try:
            step(self._games, 0, action)
            events = [*events_of(self._state), *self._settle()]
        except BaseException:  # chance from outside may fail in the middle: nothing has happened
            copy_record(self._games, source=1, target=0)
            raise
        stolen = next((event.card for event in events if isinstance(event, Stole)), None)
        log.played.append(Played(mover, move, stolen))
        self._write_down(events)
        self._legal = self._shared = None
        return tuple(events)

    def check(self, move: Move, seat: Seat | None = None) -> int:
        """Raise ``IllegalMove`` if the rules forbid that the seat plays the move now, or whoever
        has the turn; the kernel's number of it otherwise. Whoever plays it next, does not list
        again what is legal."""
        action = self._actions().get(move)
        if action is None or seat not in (None, self.turn):
            raise refuse(self.view(self.turn), move, seat)
        return action

    def _actions(self) -> dict[Move, int]:
        """What is legal now, listed once."""
        if self._legal is None:
            state = self._state
            self._legal = {move_of(state, action): action for action in legal_actions(state)}
        return self._legal

    def _write_down(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, RoundStarted):
                self._dealt = len(self.history)
            self.history.append(event)

    def _settle(self) -> list[Event]:
        """Let chance decide until a player has to, or the game is over."""
        events: list[Event] = []
        while self._state.step > codes.OVER:
            is_deal = self._state.step == codes.DEALING
            if self._chance is None:
                step(self._games, 0, codes.NONE)
            else:
                decide(self._games, 0, self._ask(self._chance))
            if is_deal:
                deck = tuple(CARDS[card] for card in part(self._state.deck, 0, len(DECK))[::-1])
                self.rounds.append(RoundLog(Seat(self._state.starter), deck))
            events += events_of(self._state)
        return events

    def _ask(self, chance: Chance) -> int:
        """Lay the deck as chance has it, or name the card that is stolen."""
        state = self._state
        if state.step == codes.STEALING:
            victim = Seat(state.victim)
            hand = hand_of(state, victim)
            return index_of(check_stolen(chance.stolen(victim, hand), victim, hand))
        if state.starter == codes.NOBODY:
            state.starter = check_starter(chance.first_player(self.players), self.players)
        for place, card in enumerate(reversed(check_deck(chance.deck(self.round + 1)))):
            state.deck[place] = index_of(card)
        return codes.NONE

    def view(self, seat: Seat | None) -> View:
        """The table as a seat sees it, or a spectator (``None``)."""
        return View.of(self.state_seen_by(seat), self.options, self.round_seen_by(seat))

    def state_seen_by(self, seat: Seat | None) -> GameState:
        """The cards alone, as the seat sees them now: that part of its view which changes with
        every move."""
        if seat is not None:
            self._check_seat(seat)
        if self._shared is None:
            self._shared = Shared.of(self._games, self._state)
        return game_state(self._games, self._state, seat, self._shared)

    def round_seen_by(self, seat: Seat | None) -> tuple[Event, ...]:
        """The events since the last deal; what was seen once is not worked out again."""
        seen = self._seen.setdefault(seat, [])
        seen += (seen_by(event, seat) for event in self.history[len(seen) :])
        return tuple(seen[self._dealt :])

    def position(self) -> Position:
        """Everything that lies on the table, hidden or not."""
        return position_of(self._state, self.options)

    def write_into(self, games: Games, index: int) -> None:
        """The kernel's own record of the game, for whoever reckons on with it."""
        copy_across(self._games, 0, games, index)

    def copy(self) -> Game:
        """A game of its own that goes on from here, with the same chance to come."""
        other = Game.__new__(Game)
        other.options, other.start, other._chance = self.options, self.start, self._chance
        other.history, other._dealt = list(self.history), self._dealt
        other._seen = {seat: list(events) for seat, events in self._seen.items()}
        other._legal, other._shared = self._legal, self._shared
        other.rounds = [replace(log, played=list(log.played)) for log in self.rounds]
        other._games = copy_records(self._games)
        other._state = game_at(other._games, 0)
        return other

    def reshuffle(self, seed: int) -> None:
        """Other cards to come than those in store, and other chance after them; nobody can see
        it. The same seed gives the same ones."""
        reshuffle(self._games, 0, check_seed(seed))
        left = deck_of(self._state)
        log = self.rounds[-1]
        if log.deck is not None:
            log.deck = (*log.deck[: len(log.deck) - len(left)], *left)
        else:
            assert self.start is not None, "a round without a deal was set up"
            deck = self.start.deck
            self.start = replace(self.start, deck=(*deck[: len(deck) - len(left)], *left))


class Shared(NamedTuple):
    """What all views of a position have in common: made once for everybody who looks."""

    seats: tuple[Seat, ...]
    cards: OpenCards
    victims: tuple[Seat, ...]
    is_last_chance_void: bool
    winners: tuple[Seat, ...]
    legal: tuple[Move, ...]
    """Of whoever has the turn, and shown to nobody else."""

    @classmethod
    def of(cls, games: Games, state: State) -> Shared:
        """Of the first game, with its state."""
        seats = SEATS[: state.players]
        return cls(
            seats,
            OpenCards.of(state),
            victims=tuple([each for each in seats if ask(games, 0, codes.CAN_BE_ROBBED, each)]),
            is_last_chance_void=bool(ask(games, 0, codes.LAST_CHANCE_IS_VOID, state.turn)),
            winners=seats_in(state.winners),
            legal=moves_in(state),
        )


def game_state(
    games: Games, state: State, seat: Seat | None, shared: Shared | None = None
) -> GameState:
    """The first game, with its state, as a seat sees it, or a spectator (``None``)."""
    shared = shared or Shared.of(games, state)
    turn, step = Seat(state.turn), STEPS[state.step]
    observer = state.players if seat is None else seat
    is_own_turn, cards = seat == turn, shared.cards
    return GameState(
        seat=seat,
        round=state.round_number,
        target=state.target,
        step=step,
        turn=turn,
        seats=tuple([seat_seen(state, cards, other, observer) for other in shared.seats]),
        piles=(pile_seen(state, cards, 0, observer), pile_seen(state, cards, 1, observer)),
        deck_size=state.deck_size,
        drawn=drawn_cards(state) if step is Step.KEEP and is_own_turn else None,
        searched=PILES[state.searched] if step is Step.PICK else None,
        closer=seat_or_none(state.closer),
        victims=shared.victims,
        is_last_chance_void=shared.is_last_chance_void,
        winners=shared.winners,
        legal=shared.legal if is_own_turn else (),
        outlook=outlook_of(games, state) if is_own_turn and step is not Step.OVER else None,
    )


def outlook_of(games: Games, state: State) -> Outlook | None:
    """What either call would bring to whoever has the turn; nothing to those who cannot close."""
    turn = Seat(state.turn)
    if not ask(games, 0, codes.CAN_CLOSE, turn):
        return None
    points, bonus = int(state.points[turn]), int(state.bonus[turn])

    def prospect(settlement: Settlement) -> Prospect:
        share = share_of(settlement, points, bonus)
        total = int(state.score[turn]) + share.gain
        return Prospect(settlement, share.counted, share.gain, total, settlement.clause)

    ways = [Settlement.WON, Settlement.LOST]
    if ask(games, 0, codes.LAST_CHANCE_IS_VOID, turn):
        ways = [Settlement.VOID]
    elif ask(games, 0, codes.LAST_CHANCE_MAY_BE_VOID, turn):
        ways.append(Settlement.VOID)
    stop = prospect(Settlement.STOP)
    return Outlook(points, bonus, stop, tuple(map(prospect, ways)))


def moves_in(state: State) -> tuple[Move, ...]:
    return tuple(move_of(state, action) for action in legal_actions(state))


def position_of(state: State, options: Options) -> Position:
    """Everything that lies on the table of a game, hidden or not."""
    seats = range(state.players)
    step = STEPS[state.step]
    return Position(
        options=options,
        scores=tuple(part(state.score, 0, state.players)),
        round=state.round_number,
        turn=Seat(state.turn),
        step=step,
        closer=seat_or_none(state.closer),
        hands=tuple(hand_of(state, seat) for seat in seats),
        tables=tuple(laid_by(state, seat) for seat in seats),
        piles=(pile_of(state, 0), pile_of(state, 1)),
        deck=deck_of(state),
        drawn=drawn_cards(state) if step is Step.KEEP else None,
        searched=PILES[state.searched] if step is Step.PICK else None,
        winners=seats_in(state.winners),
    )
