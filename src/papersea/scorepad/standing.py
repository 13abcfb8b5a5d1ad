"""How the game on a score pad stands: worked out by the rules kernel, round by round."""

from __future__ import annotations

from dataclasses import dataclass

from papersea.events import Counted
from papersea.moves import Seat
from papersea.rules import codes
from papersea.rules.options import Options
from papersea.rules.state import Games, game_at
from papersea.scorepad.checking import check_round
from papersea.scorepad.flaws import Flaw, PadError
from papersea.scorepad.settling import new_game, scored_in, settle_round
from papersea.scorepad.values import CountedHand, PadRound, ScorePad
from papersea.translate import part, seats_in


@dataclass(frozen=True, slots=True)
class RoundStanding:
    """What a round brought. ``counted`` is what every player's cards are worth, ``parts`` what of
    it counted; both are empty where nobody scores. ``bet_won`` is ``None`` without a bet,
    ``next_starter`` after the last round."""

    counted: tuple[CountedHand, ...]
    parts: tuple[Counted, ...]
    gains: tuple[int, ...]
    totals: tuple[int, ...]
    bet_won: bool | None
    next_starter: Seat | None


@dataclass(frozen=True, slots=True)
class Standing:
    """The game after all rounds: nobody has won while it goes on, several may share the win."""

    rounds: tuple[RoundStanding, ...]
    target: int
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    next_starter: Seat | None

    @property
    def is_over(self) -> bool:
        return bool(self.winners)


def standing(pad: ScorePad) -> Standing:
    """Raises ``PadError`` if a round cannot have been so."""
    games = new_game(Options(target=pad.target), len(pad.players))
    game = game_at(games, 0)
    game.starter = pad.starter
    rounds: list[RoundStanding] = []
    for number, round_ in enumerate(pad.rounds, 1):
        if game.step == codes.OVER:
            raise PadError(Flaw.GAME_IS_OVER, round=number, last=number - 1)
        counted = check_round(pad.players, round_, number)
        rounds.append(_settled(games, round_, counted))
    is_over = game.step == codes.OVER
    return Standing(
        tuple(rounds),
        game.target,
        tuple(part(game.score, 0, len(pad.players))),
        seats_in(game.winners),
        None if is_over else Seat(game.starter),
    )


def _settled(games: Games, round_: PadRound, counted: tuple[CountedHand, ...]) -> RoundStanding:
    game = game_at(games, 0)
    before = part(game.score, 0, game.players)
    settle_round(games, round_.how, round_.by, counted)
    totals = part(game.score, 0, game.players)
    scored = scored_in(games)
    return RoundStanding(
        counted,
        scored.counted if scored else (),
        tuple(after - earlier for after, earlier in zip(totals, before, strict=True)),
        tuple(totals),
        scored.bet_won if scored else None,
        None if game.step == codes.OVER else Seat(game.starter),
    )
