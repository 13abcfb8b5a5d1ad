"""A round, told by the person who keeps the score."""

from __future__ import annotations

from dataclasses import dataclass, field

from papersea.moves import Seat
from papersea.problems import NotationError
from papersea.scorepad import (
    Ending,
    Flaw,
    Hand,
    PadError,
    PadRound,
    ScorePad,
    standing,
)
from papersea.scorepad.checking import most_of_all
from papersea.terminal.explaining import explained
from papersea.terminal.pad.answers import read_ending, read_hand
from papersea.terminal.pad.asked import ScoreKeeper, Unclear
from papersea.terminal.pad.shown import ended, hand_text, problem, show_hand
from papersea.texts import text_key

_UNTOLD = most_of_all()
"""Stands for hands that come later: it breaks no rule, and no other bonus counts before it."""


def tell_round(
    keeper: ScoreKeeper, pad: ScorePad, how: Ending | None = None, old: PadRound | None = None
) -> PadRound:
    """The next round of a pad; Enter keeps what was told of it before, in ``old``."""
    how = how or _ending(keeper, old)
    question, hint = text_key("pad-who", how.value), None
    if how is Ending.DECK_OUT:
        hint = "pad-who-deck-out-hint"
    by = keeper.player(question, pad.players, old.by if old else None, hint)
    if not how.is_scored:
        return PadRound(how, by)
    return _Telling(keeper, pad, how, by, old.hands if old else ()).whole()


def _ending(keeper: ScoreKeeper, old: PadRound | None) -> Ending:
    words = keeper.screen.words
    keeper.screen.say("scorepad-ending")
    if old:
        keeper.screen.say("scorepad-keeps", style="dim", kept=ended(old, words))

    def read(text: str) -> Ending:
        found = old.how if old and not text else read_ending(text, words)
        if found is None:
            raise Unclear("scorepad-unreadable")
        return found

    return keeper.told(read)


@dataclass
class _Telling:
    """Hand by hand, from who called on; each is counted and checked as soon as it is told."""

    keeper: ScoreKeeper
    pad: ScorePad
    how: Ending
    by: Seat
    before: tuple[Hand, ...]
    hands: dict[Seat, Hand] = field(default_factory=dict)

    def whole(self) -> PadRound:
        while (seat := self._next()) is not None:
            if (winner := self._ask(seat)) is not None:
                return PadRound(Ending.MERMAIDS, winner)
        return PadRound(self.how, self.by, tuple(hand for _, hand in sorted(self.hands.items())))

    def _next(self) -> Seat | None:
        """Whose hand is told next."""
        players = len(self.pad.players)
        order = (Seat((self.by + left) % players) for left in range(players))
        return next((seat for seat in order if seat not in self.hands), None)

    def _ask(self, seat: Seat) -> Seat | None:
        """Note a hand, if it can be so; or who has all mermaids and has won."""
        screen = self.keeper.screen
        kept = self.before[seat] if self.before else None
        screen.line()
        screen.say("scorepad-hand", name=screen.words.names[seat])
        if seat == self.by:
            screen.say("scorepad-hand-how", style="dim")
        if kept is not None:
            screen.say("scorepad-keeps", style="dim", kept=hand_text(kept, screen.words))

        def read(text: str) -> Hand:
            found = read_hand(text) if text else kept
            if found is None:
                raise Unclear("scorepad-hand-how")
            return found

        try:
            hand = self.keeper.told(read)
            missing = self._without_bonus({**self.hands, seat: hand})
        except NotationError as error:
            screen.write(explained(error, screen.words.texts), style="yellow")
            return None
        except PadError as error:
            screen.write(problem(error, screen.words), style="yellow")
            has_won = error.flaw is Flaw.FOUR_MERMAIDS and self.keeper.confirm("confirm-mermaids")
            return seat if has_won else None
        self.hands[seat] = hand
        show_hand(screen, seat, hand)
        if missing is not None:
            del self.hands[missing]
        return None

    def _without_bonus(self, hands: dict[Seat, Hand]) -> Seat | None:
        """Who has to be asked again, as the bonus counts; ``PadError`` if the hands cannot be so
        together."""
        seats = map(Seat, range(len(self.pad.players)))
        whole = tuple(hands.get(seat, _UNTOLD) for seat in seats)
        try:
            standing(self.pad.with_round(PadRound(self.how, self.by, whole)))
        except PadError as error:
            if error.flaw is not Flaw.BONUS_MISSING:
                raise
            words = self.keeper.screen.words
            self.keeper.screen.write(problem(error, words), style="yellow")
            return Seat(int(error.facts["player"]))
        return None
