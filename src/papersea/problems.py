"""What can be wrong with a text from outside: a closed set, each with facts.

Its English is for developers. Readers get the message ``problem-…`` of their language.
"""

from __future__ import annotations

from enum import Enum
from functools import partial
from typing import Any


class Wrong(Enum):
    """What is wrong, with facts in braces."""

    # Cards
    UNKNOWN_CARD = (
        "{text!r} is not a card: expected a kind and a colour letter as in Cy, "
        "or a name as in yellow_crab"
    )
    CARD_WITHOUT_COLOUR = "{text!r} is not a card: say which colour, one of {choices}"
    UNKNOWN_KIND = "{text!r} is not a card: {letter!r} is no kind: choose one of {choices}"
    UNKNOWN_COLOUR = "{text!r} is not a card: {letter!r} is no colour: choose one of {choices}"
    NO_SUCH_CARD = "{text!r} is not a card: there is no {name} in the deck"
    TOO_MANY_CARDS = "{count} × {card} ({name}) is too many: the deck holds {copies}"

    # Seats and moves
    UNKNOWN_SEAT = "{text!r} is not a seat: expected A, B, C or D"
    NO_SUCH_SEAT_NUMBER = "{text} is not a seat: expected a number from 0 to 3"
    UNKNOWN_PLACE = "{text} is not a position: the top of a pile is 1"
    UNKNOWN_MOVE = (
        "{text!r} is not a move: expected D, L, R, Cy-L, Cy+Cd, ?L, #2, @B, a full stop, "
        "STOP or LAST"
    )
    UNKNOWN_CLAUSE = "{text!r} is no clause of the rules: {hint}"

    # Options, budgets, opponents, deals
    UNKNOWN_OPTION = "there is no option {text!r}: {choices}"
    UNREADABLE_OPTION = "{text!r} is not an option: write it as target=double"
    OPTION_TWICE = "option {option!r} is given twice: {first!r} and {second!r}"
    UNKNOWN_VALUE = "{option} cannot be {text!r}: choose one of {choices}"
    PLAYERS = "players must be 2, 3 or 4, not {count}"
    WRONG_SEED = "seed must be a whole number from 0 to 2**63 - 1, not {text}"
    WRONG_COUNT = "a batch has at least one game, not {count}"
    OPENING_NOT_CHOSEN = "an opening can be given where chance is explicit, not sampled"
    SMALL_DECK = "a deck has at least {least} cards, not {count}"
    UNKNOWN_OPENING = "{text!r} is no opening: a seat, and at most two cards of the deck"
    OPTIONS_NOT_TEXT = "options are a text as 'classic,target=double', not {text}"
    UNREADABLE_BUDGET = "{text!r} is not a budget: expected 200ms, 5s or 2000p"
    BUDGET_TIME = "a move takes from 1 ms to {most} s"
    BUDGET_PLAYOUTS = "a move takes from 1 to {most} playouts"
    UNKNOWN_OPPONENT = "there is no opponent {text!r}: expected one of {choices}"
    UNKNOWN_OPPONENT_CLOSE = "there is no opponent {text!r}: did you mean {close}?"
    OUTSIDE_NOT_NAMED = "{text!r} names no bot: expected module:name, as in my_bots:Greedy"
    OUTSIDE_NO_MODULE = (
        "there is no module {module}: it has to be installed, or in the folder where you are"
    )
    OUTSIDE_NO_NAME = "the module {module} has no {text}"
    OUTSIDE_NO_PLAYER = (
        "{text} is no bot: expected a class with choose(view, budget), or such a function"
    )
    OUTSIDE_FAILED = "{text} cannot be loaded: {problem}"
    OUTSIDE_TWICE = "more than one package offers {text!r}: choose one of {choices}"
    UNKNOWN_DEAL = "{text!r} is no deal: a day, or 3 to 24 letters and digits"

    # Positions
    POSITION_WORDS = (
        "a position has nine words (options scores round step closer hands tables piles deck), "
        "not {count}"
    )
    NOT_A_SCORE = "{text!r} is not a score"
    NOT_A_ROUND = "{text!r} is not a round"
    UNKNOWN_STEP = "{text!r} is not a step: expected a seat and one of {choices}"
    STEP_DETAIL = "{text!r}: only keep, pick and over are about something"
    NOT_TWO_DRAWN = "{text!r} after keep= must name the two cards drawn"
    NOT_A_PILE = "{text!r} after pick= must name the pile, L or R"
    NOT_TWO_PILES = "there are two piles, not {count}: {text!r}"
    NOT_A_DUO = "{text!r} is not a duo"
    LAID_NO_DUO = "{text} is not a duo"
    UNKNOWN_CARDS_STUCK = "however the unknown cards are dealt: {problem}"
    ROUND_ZERO = "rounds are counted from 1"
    NEGATIVE_SCORE = "nobody has fewer than 0 points"
    HANDS_MISSING = "{players} scores but {count} hands"
    TABLES_MISSING = "{players} scores but {count} tables"
    NO_SUCH_SEAT = "there is no seat {seat} with {players} players"
    WRONG_TOTAL = "{count} cards in all, not {size}"
    PILES_TOO_LARGE = "{lying} cards on the piles but only {held} with the players"
    PILE_TOO_LARGE = (
        "a pile of {count} cards and {left} still to be drawn: more than {most} are never discarded"
    )
    WINNERS_TWICE = "a game that is over names its winners once each, as in A:over=A"
    WRONG_WINNERS = (
        "{seats} cannot have won: neither four mermaids nor the highest score at the target"
    )
    POINTS_TOO_EARLY = "nobody has points in the first round"
    ENDED_ALREADY = "{seat} has {points} points: the game ended at {target}"
    MERMAIDS_ENDED_IT = "{seat} has won with four mermaids: the step must be over"
    CLOSER_TO_MOVE = "{seat} has closed the round and has no turn any more"
    CLOSED_TOO_EARLY = "{seat} has closed the round with {points} points: it takes {needed}"
    DUO_NOT_LAID = "{seat} has laid out no {duos}"
    NOTHING_DRAWN = "{seat} has no card, and so has not drawn yet"
    ROUND_ENDED_AT_ONCE = "the deck is used up: the round ended at once"
    ROUND_ENDED_BEFORE = "the deck is used up: the round ended with the turn before"
    NOTHING_TO_DRAW = "there is nothing to draw: the draw is skipped"
    NOTHING_TO_SEARCH = "both piles are empty: there is nothing to look through"
    NOTHING_TO_PICK = "the pile that is looked through is empty"
    NOBODY_TO_ROB = "there is nobody to steal from"
    DUO_WITHOUT_EFFECT = "there is nothing that the duo could do"

    # Chance
    DECK_SIZE = "a deck has {size} cards, not {count}"
    DECK_NOT_WHOLE = "the deck is not whole: {card} is missing"
    WRONG_STARTER = "seat {seat} cannot start a game of {players}"
    CANNOT_BE_STOLEN = "{card} cannot be stolen: it is not in {seat}'s hand"
    THEFT_UNTOLD = "expected the card that was stolen"

    # Records
    RECORD_VERSION = (
        "this is version {version} of the records, and this papersea reads version {known}"
    )
    RECORD_HEADER = "expected a header as in {expected}"
    FILE_HEADER = "expected the header of a record file, {expected}"
    NOT_ONE_GAME = "expected a header as in {expected}, once; there are {count}"
    NAME_COUNT = "{count} names for {players} players"
    POSITION_UNPROVED = "a game that begins with a position cannot be proved fair"
    SALT_COUNT = "{count} salts for {players} players"
    THEFT_AND_CARD = (
        "{text!r} is not a move of a record: expected the stolen card with a theft, "
        "as in @B=Fy, and with nothing else"
    )
    TURN_WITHOUT_SEAT = "{text!r} is not a seat: expected one as in A: D Cy-L ."
    TURN_WITHOUT_MOVES = "expected moves after {seat}:"
    UNREADABLE_RESULT = (
        "{text!r} is not a result: expected scores and winners as in 41-33 A, or 12-7 -"
    )
    NOT_JSON = "this is not JSON: {detail}"
    WRONG_FIELD = "expected {field} as {expected}"
    UNKNOWN_FIELD = "{fields} is not part of a record"
    NO_HEADLINES = "expected a game with its rounds"
    AFTER_RESULT = "expected nothing after the result, not {text!r}"
    NO_BEGINNING = "expected a deck or a position, not {text!r}"
    NOTHING_BELOW = "expected a deck or a position below"
    UNREADABLE_LINE = "expected a turn as in A: D Cy-L ., a deck or a result, not {text!r}"
    UNQUOTED_NAMES = '{text!r} are not names: expected them in quotes, as in "Coral" "Pebble"'
    UNREADABLE_NAME = "{text!r} is not a name: a sign after \\ is not known"
    NOT_UTF8 = "this is not UTF-8 text"
    CUT_AT_START = "cut off before the first round had begun"
    NOTHING_BEGUN = "there is neither a deck nor a position"
    DECK_AND_POSITION = "it begins with a position and has a deck"
    OTHER_POSITION = "options, players or who is first are not those of the position"
    HIDDEN_CARDS = "a record must name every card of its position"
    ROUND_AFTER_END = "the game is over"
    ROUND_NOT_ENDED = "round {before} has not ended"
    MOVE_AFTER_END = "{move} comes too late: the round has ended"
    ILLEGAL_MOVE = "{refusal}"
    WRONG_CARD = "{move}: {problem}"
    WRONG_RESULT = "the result is given as {given}, and by the rules it is {found}"

    # Proofs
    UNREADABLE_COMMITMENT = "{text!r} is not a commitment: expected 64 hexadecimal digits"
    SALTS = "expected a salt for each of 2 to 4 seats, not {count}"
    UNREADABLE_SALT = (
        "{text!r} is not a salt: expected up to 64 printable ASCII characters without spaces"
    )
    UNREADABLE_SECRET = "{text!r} is not a secret: expected 64 hexadecimal digits"
    UNQUOTED_PROOF = '{text!r} is not part of a proof: expected it in quotes, as in "blue"'
    SECRET_SIZE = "a secret has {size} bytes, not {count}"
    UNREADABLE_CONTEXT = (
        "{text!r} is not a context: expected 1 to 64 printable ASCII characters without spaces"
    )
    NO_PROOF = "it has no proof of its cards"
    OTHER_COMMITMENT = "its proof is not that of the commitment: its own is {commitment}"
    OTHER_FIRST_PLAYER = "{given} is first, and by the proof it is {fair}"
    OTHER_CARD = "card {place} of the deck is {given}, and by the proof it is {fair}"
    OTHER_THEFT = "{move}, and by the proof {fair} is stolen"

    # Arenas
    ON_LINE = "line {line}: {problem}"
    ARENA_IN_USE = "{folder} is in use by another arena"
    ARENA_NONE = "{folder} has no arena: there is no {file}"
    ARENA_UNREADABLE = "{file} cannot be read: {problem}"
    ARENA_NOT_JSON = "it is not JSON"
    ARENA_NOT_A_PLAN = "it is not a plan"
    ARENA_INCOMPLETE = "it does not say who plays, and how"
    ARENA_OTHER_VERSION = (
        "{file} was begun with papersea {theirs}, and this is {ours}: "
        "their games cannot be counted together"
    )
    ARENA_OTHER_PLAN = "the arena was begun with {name} {begun}, not {now}"
    ARENA_FEWER_GAMES = "the arena was begun for {games} games: {now} is fewer"
    ARENA_TOO_FEW = "there are no results before every lineup has had two deals"
    ARENA_TWO_ENTRANTS = "an arena needs at least two entrants"
    ARENA_TWICE = "{name} is entered twice"
    ARENA_NO_GAMES = "an arena plays at least one game"
    ARENA_PAIRINGS = "pairings are lineups of the entrants, each once, and leave nobody out"
    LEAGUE_FEW = "a league with {players} at a table needs at least {players} entrants"
    LEAGUE_FEWER_ROUNDS = "the league was begun for {rounds} rounds: {now} is fewer"
    ARENA_STRANGERS = "{names} do not meet in this arena"
    ARENA_UNFINISHED = "the game is not finished"
    ARENA_OTHER_DEAL = "this deal is not of this arena"
    ARENA_GAME_TWICE = "this game is there twice"


class NotationError(ValueError):
    """A text that cannot be read: what is wrong with it, and the facts."""

    def __init__(self, wrong: Wrong, **facts: Any) -> None:
        super().__init__(wrong.value.format(**facts))
        self.wrong = wrong
        self.facts = facts
        """Texts, numbers and cards; ``problem`` is another such error, ``refusal`` an illegal
        move."""

    def __reduce__(self) -> str | tuple[Any, ...]:
        """It comes whole from another process, too."""
        return partial(type(self), self.wrong, **self.facts), ()
