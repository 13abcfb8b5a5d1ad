"""A score pad on the screen: the standing, a round, all rounds, the end."""

from __future__ import annotations

from rich.text import Text

from papersea.moves import Seat
from papersea.score import score_cards
from papersea.scorepad import (
    CountedHand,
    Ending,
    Hand,
    PadError,
    PadRound,
    RoundStanding,
    ScorePad,
    ShownHand,
    Standing,
)
from papersea.terminal.screen.points import show_lines
from papersea.terminal.screen.rounds import show_totals
from papersea.terminal.screen.screen import Screen
from papersea.terminal.screen.story import ending
from papersea.terminal.screen.table import name_width
from papersea.terminal.screen.words import Words, visible
from papersea.texts import Texts, text_key

_LONGEST_NAME = 16


def words_for(texts: Texts, pad: ScorePad) -> Words:
    """With the players' names, as much of them as a line has room for."""
    names = (
        name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"
        for name in map(visible, pad.players)
    )
    return Words(texts, tuple(names))


def problem(error: PadError, words: Words) -> str:
    """What is wrong with a pad or a round."""
    code = "not_a_pad" if error.code == "not_json" else error.code
    facts = {
        name: visible(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()
    }
    return words.text(text_key("pad-problem", code), **facts)


def show_standing(screen: Screen, pad: ScorePad, standing: Standing) -> None:
    """Totals with bars, and who starts or who has won."""
    words = screen.words
    if standing.next_starter is not None:
        name = words.names[standing.next_starter]
        number = len(pad.rounds) + 1
        screen.heading(words.text("scorepad-head", round=number, target=standing.target, name=name))
    else:
        screen.heading(words.text("ending-title"))
    gains = standing.rounds[-1].gains if pad.rounds else None
    show_totals(screen, gains, standing.totals, standing.target)
    if standing.is_over:
        show_end(screen, pad, standing)


def show_end(screen: Screen, pad: ScorePad, standing: Standing) -> None:
    """G1 to G5: who has won, and what decided it."""
    words = screen.words
    is_by_mermaids = pad.rounds[-1].how is Ending.MERMAIDS
    screen.line()
    screen.write(ending(standing.winners, words, is_by_mermaids=is_by_mermaids), style="bold")
    best, last = max(standing.totals), standing.rounds[-1].gains
    tied = [seat for seat, total in enumerate(standing.totals) if total == best]
    if is_by_mermaids or len(tied) == 1:
        return
    is_shared = len(standing.winners) > 1
    told = standing.winners if is_shared else tied
    screen.say(
        "pad-won-shared" if is_shared else "pad-won-last-round",
        names=words.listed([words.names[seat] for seat in told]),
        name=words.names[standing.winners[0]],
        total=best,
        gains=" : ".join(str(last[seat]) for seat in told),
    )


def ended(round_: PadRound, words: Words, told: RoundStanding | None = None) -> str:
    """How a round ended, and what became of the bet."""
    bet = {None: "open", True: "won", False: "lost"}[told.bet_won if told else None]
    key = text_key("scorepad-ended", round_.how.value)
    return words.text(key, name=words.names[round_.by], bet=bet)


def show_round(screen: Screen, pad: ScorePad, index: int, standing: RoundStanding) -> None:
    """How it ended, and what everybody had."""
    _show_title(screen, pad, index, standing)
    for seat in range(len(standing.counted)):
        show_hand(screen, Seat(seat), pad.rounds[index].hands[seat])
    screen.line()


def show_outcome(screen: Screen, pad: ScorePad, index: int, standing: RoundStanding) -> None:
    """How it ended, and what became of the bet."""
    _show_title(screen, pad, index, standing)
    round_ = pad.rounds[index]
    if standing.bet_won is not None:
        key = "told-bet-won" if standing.bet_won else "told-bet-lost"
        screen.write(screen.words.told(key, round_.by))
    elif round_.how is Ending.DECK_OUT:
        screen.say("told-round-void")


def _show_title(screen: Screen, pad: ScorePad, index: int, told: RoundStanding) -> None:
    words = screen.words
    text = words.text(
        "scorepad-round", round=index + 1, ended=ended(pad.rounds[index], words, told)
    )
    screen.line()
    screen.write(text, style="bold")


def show_hand(screen: Screen, seat: Seat, hand: Hand) -> None:
    """What a player's cards are worth, line by line if they are known."""
    words, name = screen.words, Text(f"{screen.words.player(seat)}  ", style="bold cyan")
    screen.line()
    if isinstance(hand, CountedHand):
        screen.item(name, hand_text(hand, words))
        return
    score = score_cards(hand.cards)
    facts = {"points": score.points, "bonus": score.bonus}
    screen.item(name, words.text("reveal-hand", colour=score.bonus_colour, **facts))
    show_lines(screen, score)


def hand_text(hand: Hand, words: Words) -> str:
    """As it was told."""
    match hand:
        case ShownHand(cards):
            return " ".join(map(str, cards)) or words.text("cards-none")
        case CountedHand(points, bonus):
            return words.text("scorepad-counted", points=points, bonus=bonus)


def show_history(screen: Screen, pad: ScorePad, standing: Standing) -> None:
    """Every round: how it ended, what everybody had and gained."""
    words, width = screen.words, name_width(screen)
    if not pad.rounds:
        screen.say("scorepad-no-rounds")
    for index, (round_, told) in enumerate(zip(pad.rounds, standing.rounds, strict=True)):
        screen.line()
        line = words.text("scorepad-round", round=index + 1, ended=ended(round_, words, told))
        screen.write(line, style="bold")
        for seat in range(len(words.names)):
            name = f"{words.player(Seat(seat)):<{width}}"
            label = f"  {name} {told.gains[seat]:+4d} {told.totals[seat]:>3}  "
            hand = hand_text(round_.hands[seat], words) if round_.hands else ""
            screen.item(Text(label), hand, style="dim")
