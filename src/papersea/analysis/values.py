"""What an analysis tells, ready for the wire: moves and cards are in their short text forms.

A chance is a seat's to win the match, from 0 to 1, judged by what that seat knew at that moment.
An error is a standard error.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from papersea.cards import Colour, Kind
from papersea.moves import Pile, Seat, Step


class Why(Enum):
    """Every kind of reason. Its text is ``why-`` and this name in ``analysis.ftl``; the comment
    there says which arguments it has."""

    # to have a card
    WINS_GAME = "wins-game"
    BEATS_BET = "beats-bet"
    REACHES_CLOSE = "reaches-close"
    BRINGS_MORE = "brings-more"
    BRINGS_POINTS = "brings-points"
    MAKES_DUO = "makes-duo"
    GROWS_SET = "grows-set"
    MULTIPLIES = "multiplies"
    GATHERS_MERMAIDS = "gathers-mermaids"
    BUILDS_COLOUR = "builds-colour"
    PROMISES = "promises"
    PARTNERS_LEFT = "partners-left"
    # where cards come from, and where they go
    TOP_IS_LITTLE = "top-is-little"
    DECK_OFFERS_TWO = "deck-offers-two"
    HELPS_NEXT = "helps-next"
    HELPS_OTHER = "helps-other"
    OPEN_TO_NEXT = "open-to-next"
    UNCOVERS = "uncovers"
    COVERS = "covers"
    STAYS_IN_REACH = "stays-in-reach"
    DECK_IS_LOW = "deck-is-low"
    # duos and what they do
    LAY_CRABS = "lay-crabs"
    LAY_BOATS = "lay-boats"
    LAY_FISH = "lay-fish"
    LAY_THEFT = "lay-theft"
    LAID_IS_SAFE = "laid-is-safe"
    DUO_CAN_WAIT = "duo-can-wait"
    PILE_HAS = "pile-has"
    PILE_IS_BIGGER = "pile-is-bigger"
    ROB_KNOWN = "rob-known"
    ROB_LEADER = "rob-leader"
    ROB_BIGGER_HAND = "rob-bigger-hand"
    # calls
    CHANCE_STOP = "chance-stop"
    CHANCE_LAST = "chance-last"
    CHANCE_GO_ON = "chance-go-on"
    STOP_IS_SURE = "stop-is-sure"
    BET_HOLDS = "bet-holds"
    BET_IS_VOID = "bet-is-void"
    CALL_REACHES_TARGET = "call-reaches-target"
    MERMAID_MISSING = "mermaid-missing"
    OTHER_MAY_CLOSE = "other-may-close"
    OTHER_NEAR_TARGET = "other-near-target"
    HAND_CAN_GROW = "hand-can-grow"
    # where nothing else is to be said
    NEARLY_EQUAL = "nearly-equal"
    WINS_MORE_OFTEN = "wins-more-often"
    # hindsight
    HELD = "held"
    TOOK_IT = "took-it"
    HAD_POINTS = "had-points"
    DECK_HAD = "deck-had"


class Reason(Struct, frozen=True, omit_defaults=True):
    """Why the best move is better than another. Each argument that is there has the same name in
    the text; ``seat`` is its ``$name``. ``is_hindsight``: nobody in that seat could know."""

    why: Why
    is_hindsight: bool = False
    card: str | None = None
    other: str | None = None
    cards: tuple[str, ...] = ()
    pile: Pile | None = None
    seat: Seat | None = None
    kind: Kind | None = None
    colour: Colour | None = None
    points: int | None = None
    count: int | None = None
    percent: int | None = None
    against: int | None = None


class Alternative(Struct, frozen=True):
    """A move that was possible, and the chance to win with it; ``error`` is that of how far it is
    behind the best. ``cards`` are those it is about: what is taken, kept and put down, laid out."""

    move: str
    cards: tuple[str, ...]
    chance: float
    error: float
    playouts: int


class Grade(Enum):
    """How good a choice was. Only a loss that is clearly more than its error is held against it."""

    BEST = "best"
    FINE = "fine"
    SLIP = "slip"
    MISTAKE = "mistake"


class Comparison(Struct, frozen=True):
    """A choice between at least two moves, each compared with the best.

    ``chance`` is that of the best move, ``error`` its error; ``loss`` is what the played move gives
    away of it. ``alternatives`` has every legal move, best first. ``reasons`` say why the best move
    is better than the played one; where it was played, than the next best.
    """

    round: int
    seat: Seat
    step: Step
    chance: float
    error: float
    played: str
    best: str
    loss: float
    loss_error: float
    grade: Grade
    alternatives: tuple[Alternative, ...]
    reasons: tuple[Reason, ...]


class Decision(Comparison, frozen=True):
    """A choice that was made, with all that a ``Comparison`` tells. It is move ``number`` of the
    record, from 1 on: in a replay, step ``number`` shows what it brought, and the step before what
    it was made from. The ``turn`` is counted within the round, from 1 on."""

    number: int
    turn: int


class Point(Struct, frozen=True):
    """A seat's chance when so many moves had been made: at the start, before each of its choices,
    after each round, and at the end, where it is what the seat has won."""

    moves: int
    round: int
    seat: Seat
    chance: float
    error: float


class Luck(Struct, frozen=True):
    """A round of one seat. What it came to is what was given and what was given away, exactly:
    ``end - start == luck - losses``.

    ``luck``: whatever came to the seat, by the cards and by what the others had and did.
    ``losses``: what its own choices cost against the best ones. What one gives away comes to the
    others: in a round that was played to its end all seats together have as much luck as losses.
    """

    seat: Seat
    round: int
    start: float
    end: float
    luck: float
    losses: float


class Summary(Struct, frozen=True):
    """The whole game of one seat, with the sums of its rounds.

    ``accuracy``: 1 if every choice was the best, 0 if no better than choosing blindly; ``None``
    if there was nothing to choose.
    """

    seat: Seat
    start: float
    end: float
    luck: float
    losses: float
    decisions: int
    best: int
    slips: int
    mistakes: int
    accuracy: float | None


class Analysis(Struct, frozen=True):
    """A game, with the decisions of the seats that were asked for, in the order of play.

    ``turning_points`` are the numbers of the three decisions that cost most, the worst first;
    fewer if fewer were held against anybody. ``is_finished``: whether the record tells the end;
    if not, the chances end where it does. ``scores`` and ``winners`` are those at its end.
    ``judge``: the opponent whose judgement it is.
    """

    players: int
    names: tuple[str, ...]
    options: str
    moves: int
    is_finished: bool
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    seats: tuple[Seat, ...]
    budget: str
    turning_points: tuple[int, ...]
    summaries: tuple[Summary, ...]
    luck: tuple[Luck, ...]
    points: tuple[Point, ...]
    decisions: tuple[Decision, ...]
    judge: str = "orca"

    def decision(self, number: int) -> Decision:
        """The decision that is move ``number`` of the record; ``KeyError`` if that is none."""
        return {each.number: each for each in self.decisions}[number]
