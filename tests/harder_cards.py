"""Plays the examples of docs/adding-harder-cards.md, in a process whose papersea has them.

Cards, moves and events are named by their texts only, for the papersea that this file is read and
checked with has none of them.
"""

from __future__ import annotations

import io
import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from rich.console import Console

from papersea.cards import DECK, PAIRINGS, Card, parse_cards
from papersea.chance import Chance
from papersea.events import Event, seen_by, tag_of
from papersea.fair import Proof
from papersea.game import Game
from papersea.moves import Seat, parse_move
from papersea.players.budget import Playouts
from papersea.players.catalogue import find_opponent
from papersea.position import parse_position
from papersea.protocol.codec import decode_entry, encode_entry
from papersea.record import Record, parse_record, replay, verify
from papersea.rules import codes
from papersea.rules.entries import start, step
from papersea.rules.options import Options
from papersea.rules.settings import write_options
from papersea.rules.state import game_at, new_games
from papersea.score import score_cards
from papersea.table.refused import ErrorCode
from papersea.terminal.screen.menu import show_menu
from papersea.terminal.screen.points import show_own_points
from papersea.terminal.screen.screen import Screen
from papersea.terminal.screen.story import sentence
from papersea.terminal.screen.words import Words
from papersea.texts import Texts
from papersea.translate import hand_of, laid_by, rules_of
from tests.positions import A, B, Script
from tests.sizes import sized
from tests.table.live import TAKE_BACK, YES, ScriptedDealer, started

STINGING = "classic 0-0 1 A:duo - WdSdJv/AoApHdHlHk -/- Cy/Fd ?55"
STUNG = "classic 0-0 1 B:draw - Sd/HdHlHkOlOy Wd+Jv/- Og/Ov ?55 0/8"
DIVING = "classic 0-0 1 A:dive - Cl/Cy Cd+Rk/- Hk/Fd ?59"
TRIO = "classic 0-0 1 A:duo - CdClTdTy/Bd -/- Cy/Fd ?58"
CHEST = "classic 0-0 1 A:duo - AoApHdHlHk/Cd -/- Cy/Fd ?57 1/1"
DIODON = "classic 35-0 2 A:duo - AoApHdHlHkHyHg/Cd -/- Cy/Fd ?55 4/4"
DANCE = "classic 9-0 2 B:draw - Cy/MwMw -/- Fd/Mw ?60 1/2"


@dataclass
class SortedAgain(Script):
    """A shuffle sorts what is left."""

    def shuffled(self, cards: Sequence[Card]) -> Sequence[Card]:
        return cards


class Sorter(ScriptedDealer):
    def chance(self, proof: Proof) -> Chance:
        return SortedAgain(self.decks, self.stolen, self.starter)


def set_up(position: str) -> Game:
    game = Game.set_up(parse_position(position), seed=1)
    assert parse_position(str(game.position())) == game.position()
    return game


def play(game: Game, moves: str) -> list[Event]:
    return [event for move in moves.split() for event in game.play(parse_move(move))]


def moves_of(game: Game) -> list[str]:
    return [str(move) for move in game.legal_moves()]


def tags(events: Sequence[Event]) -> list[str]:
    return [tag_of(type(event)) for event in events]


def points(cards: str, laid: str = "") -> int:
    return score_cards(parse_cards(cards), parse_cards(laid)).points


def most_duos(cards: Sequence[Card]) -> int:
    """The best way to pair cards, found by leaving out or pairing one after the other."""
    if not cards:
        return 0
    first, *others = cards
    best = most_duos(others)
    for place, other in enumerate(others):
        kinds = {first.kind, other.kind}
        if any({each.first, each.second} == kinds for each in PAIRINGS):
            best = max(best, 1 + most_duos(others[:place] + others[place + 1 :]))
    return best


def two_partners() -> None:
    assert points("WdSdJv") == 1
    assert points("WdWlSdJv") == 2
    assert points("CdClRk") == 1
    assert points("CdClCkRk") == 2
    dice = random.Random(1)
    pairable = [card for card in DECK if any(card.kind in each[:2] for each in PAIRINGS)]
    for _ in range(sized(60, 2000)):
        hand = dice.sample(pairable, dice.randrange(9))
        assert score_cards(hand).points == most_duos(hand), hand


def jellyfish() -> None:
    game = set_up(STINGING)
    assert moves_of(game) == ["Wd+Sd", "Wd+Jv", "."]
    assert tags(play(game, "Wd+Jv .")) == ["laid_duo", "turn_ended"]
    assert moves_of(game) == ["D"]
    assert tags(play(game, "D")) == ["drew_last"]
    assert moves_of(game) == ["."]
    play(game, ". L .")
    assert moves_of(game) == ["D", "R"]
    assert moves_of(set_up(STUNG)) == ["D"]


def an_empty_deck() -> None:
    """Such a turn takes nothing, although cards lie on the piles."""
    game = set_up("classic 0-0 1 A:duo - WdJvAoApHdHl/?28 -/- ?16/?15 -")
    assert tags(play(game, "Wd+Jv LAST"))[-1] == "draw_skipped"
    assert moves_of(game) == ["."]


def seahorse() -> None:
    assert points("Ew") == 0
    assert points("EwHd") == 2
    assert points("EwHdOlOy") == 6
    assert points("EwPvPaPp") == 5
    assert points("EwApKa") == 5 + 3
    assert points("EwMw") == 2


def lobster() -> None:
    game = set_up(DIVING.replace("A:dive - Cl/Cy Cd+Rk/-", "A:duo - CdClRk/Cy -/-"))
    _laid, looked = play(game, "Cd+Rk")
    assert moves_of(game) == ["!1", "!2", "!3", "!4", "!5"]
    deck = game.position().deck
    assert tags([looked]) == ["dived"]
    assert seen_by(looked, A) == looked != seen_by(looked, B) == seen_by(looked, None)
    (reached,) = play(game, "!3")
    assert deck[2] in (game.view(A).own.hand or ())
    left = game.position().deck
    assert sorted(map(str, left)) == sorted(map(str, (*deck[:2], *deck[3:])))
    assert left != (*deck[:2], *deck[3:])
    assert seen_by(reached, B) != reached
    assert moves_of(game)[-1] == "."


def starfish() -> None:
    assert points("CdClTd") == 3
    assert points("CdClTdTy") == 3
    assert points("CdClBdBlTdTy") == 6
    assert points("Td", laid="CdCl") == 1
    assert points("", laid="CdClTd") == 3
    game = set_up(TRIO)
    assert moves_of(game) == ["Cd+Cl", "Cd+Cl+Td", "Cd+Cl+Ty", "."]
    assert tags(play(game, "Cd+Cl+Ty")) == ["laid_trio", "no_effect"]
    assert game.view(B).seats[A].laid_cards == parse_cards("CdClTy")
    assert game.score(A).points == 3
    assert set_up(str(game.position())).score(A).points == 3


def events() -> None:
    game = set_up(CHEST)
    assert game.score(A).points == 9
    assert moves_of(game) == ["."]
    assert moves_of(set_up(CHEST.replace("1/1", "0/1"))) == [".", "STOP", "LAST"]
    assert moves_of(set_up(DIODON)) == [".", "LAST"]
    game = set_up(DANCE)
    assert tags(play(game, "R")) == ["took_top", "game_ended"]
    assert game.winners == (B,)
    game = set_up(DANCE.replace("1/2", "2/1"))
    assert tags(play(game, "R")) == ["took_top"]
    game = Game(players=2, seed=1)
    assert [seat.rules for seat in game.view(A).seats] == [1, 1]


def by_chance() -> None:
    """The points that are kept up to date are those that are counted line by line."""
    dice = random.Random(2)
    for seed in range(sized(6, 200)):
        games = new_games(1)
        state = game_at(games, 0)
        write_options(state, Options(), 2 + seed % 3)
        start(games, 0, seed)
        for _ in range(120):
            if state.step == codes.OVER:
                break
            legal = list(state.legal[: state.legal_count])
            laying = [each for each in legal if codes.LAY <= each < codes.SEARCH]
            step(games, 0, dice.choice(laying or legal or [codes.NONE]))
            if state.step != codes.DEALING:
                for seat in range(state.players):
                    laid = chain.from_iterable(laid_by(state, seat))
                    rules = rules_of(state, seat)
                    counted = score_cards(hand_of(state, seat), laid, rules=rules)
                    assert counted.points == state.points[seat]
                    assert counted.bonus == state.bonus[seat]


def at_a_table() -> None:
    live = started(dealer=Sorter(["Hd Hl Cd Fd Bd Bl Rk Bk Mw Td Ty Wd Jv …"]))
    bob = live.listen("bob")
    live.play("ann", "D Cd-L .")
    live.play("bob", "D Bd-R .")
    live.play("ann", "D Rk-L Cd+Rk")
    assert bob.happenings[-1].events[1] == seen_by(live.game.history[-1], B)
    live.play("ann", "!2")
    assert live.code("ann", TAKE_BACK) is ErrorCode.NEW_INFORMATION
    live.play("ann", ".")
    assert bob.game is not None
    assert bob.game.seats[A].rules == 1
    live.play("bob", "L .")
    live.play("ann", "D Cd-R .")
    live.play("bob", "L .")
    live.play("ann", "D Cl-R Cd+Cl+Td")
    assert tags(bob.happenings[-1].events) == ["laid_trio", "no_effect"]
    assert [tuple(map(str, group)) for group in bob.game.seats[A].laid] == [
        ("Cd", "Rk"),
        ("Cd", "Cl", "Td"),
    ]
    live.do("ann", TAKE_BACK)
    live.do("bob", YES)
    assert len(live.game.view(A).own.laid) == 1
    assert [decode_entry(encode_entry(entry)) for entry in live.log] == live.log


def in_a_record() -> None:
    proof = Proof(bytes(32), "game", ("", ""))
    for seed in range(3):
        game = Game(players=2, chance=proof.chance())
        dice = random.Random(seed)
        for _ in range(150):
            if not game.is_over:
                laying = [move for move in game.legal_moves() if "+" in str(move)]
                game.play(dice.choice(laying or game.legal_moves()))
        record = Record.of(game, fair=proof)
        assert parse_record(str(record)) == record
        assert replay(record, seed=0).position() == game.position()
        assert verify(record).decks == len(game.rounds)


def words(reader: Seat) -> Words:
    return Words(Texts.load(), ("Ann", "Bob"), reader)


def shown(game: Game, reader: Seat) -> str:
    written = io.StringIO()
    screen = Screen(Console(file=written, width=100), words(reader))
    show_menu(screen, game.view(reader))
    show_own_points(screen, game.view(reader))
    return " ".join(written.getvalue().split())


def in_the_terminal() -> None:
    assert "the others only take a card of the deck" in shown(set_up(STINGING), A)
    assert "Take one card of the deck" in shown(set_up(STUNG), B)
    assert "One more point, and you may close" in shown(set_up(CHEST), A)
    assert "two points more, and no effect" in shown(set_up(TRIO), A)
    game = set_up(DIVING)
    assert "Card 2 of those" in shown(game, A)
    (reached,) = play(game, "!2")
    assert "You take" in str(sentence(reached, words(A)))
    assert "takes a card, and the deck" in str(sentence(seen_by(reached, B), words(B)))


def by_bots() -> None:
    for position in (STINGING, STUNG, DIVING, TRIO, CHEST, DIODON, DANCE):
        for name in ("driftwood", "gull", "heron"):
            let_play(name, position, 3)
    for position in (STUNG, CHEST):
        for name in ("orca", "tern"):
            let_play(name, position, sized(1, 10))


def let_play(name: str, position: str, moves: int) -> None:
    player, game = find_opponent(name).seated(seed=1), set_up(position)
    for _ in range(moves):
        if not game.is_over:
            game.play(player.choose(game.view(game.turn), Playouts(1)))


PLAYED = (
    *(two_partners, jellyfish, an_empty_deck, seahorse, lobster, starfish, events, by_chance),
    *(at_a_table, in_a_record, in_the_terminal, by_bots),
)

if __name__ == "__main__":
    for each in PLAYED:
        each()
    print("harder cards everywhere")
