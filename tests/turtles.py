"""Plays the example of docs/adding-a-card.md, in a process of its own whose papersea has turtles.

Cards, moves and events are named by their texts only, for the papersea that this file is read and
checked with has none of them.
"""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from papersea.cards import DECK, parse_card
from papersea.envs.layout import action_ranges
from papersea.envs.openspiel.rows import rows_of
from papersea.envs.openspiel.telling import tell
from papersea.envs.pictures.art import face_of
from papersea.envs.views import action_of
from papersea.events import Event, seen_by, tag_of
from papersea.game import Game
from papersea.moves import Seat, parse_move
from papersea.players.budget import Playouts
from papersea.players.catalogue import find_opponent
from papersea.position import parse_position
from papersea.possible import ImpossiblePosition
from papersea.protocol.codec import decode_entry, encode_entry
from papersea.refusals import IllegalMove, Reason
from papersea.rules.codes import ACTIONS
from papersea.table.live_game import has_news
from papersea.table.refused import ErrorCode
from papersea.terminal.screen.menu import show_menu
from papersea.terminal.screen.screen import Screen
from papersea.terminal.screen.story import sentence
from papersea.terminal.screen.words import Words
from papersea.texts import Texts
from tests.positions import A, B
from tests.table.live import TAKE_BACK, started

AT_HAND = "classic 0-0 1 A:duo - TgTo/Hk -/- Cy/Fd ?55"
GRABBING = "classic 0-0 1 A:grab - -/Hk Tg+To/- Cy/- ?56"


def words(reader: Seat) -> Words:
    return Words(Texts.load(), ("Ann", "Bob"), reader)


def grabbed() -> tuple[Game, Event]:
    game = Game.set_up(parse_position(AT_HAND), seed=1)
    game.play(parse_move("Tg+To"))
    (event,) = game.play(parse_move("^R"))
    return game, event


def in_the_kernel() -> None:
    game = Game.set_up(parse_position(AT_HAND), seed=1)
    assert [str(move) for move in game.legal_moves()] == ["Tg+To", "."]
    game.play(parse_move("Tg+To"))
    assert [str(move) for move in game.legal_moves()] == ["^L", "^R"]
    (event,) = game.play(parse_move("^R"))
    assert tag_of(type(event)) == "grabbed"
    assert game.view(A).own.hand == (parse_card("Fd"),)
    assert game.score(A).points == 1
    assert len(DECK) == 60


def refused() -> None:
    game = Game.set_up(parse_position(GRABBING), seed=1)
    for move in ("D", "^R"):
        with pytest.raises(IllegalMove) as no:
            game.play(parse_move(move))
        assert no.value.reason is Reason.NOT_OFFERED
    with pytest.raises(ImpossiblePosition, match="A has laid out no turtles"):
        Game.set_up(parse_position(GRABBING.replace("Tg+To", "-").replace("?56", "?58")), seed=1)


def at_a_table() -> None:
    live = started(deck="Hd Hl Tg Fd Cd Cl To Bd …")
    client = live.listen("bob")
    live.play("ann", "D Tg-L .")
    live.play("bob", "D Cd-R .")
    live.play("ann", "D To-L Tg+To ^R")
    told = client.happenings[-1]
    assert [tag_of(type(event)) for event in told.events] == ["grabbed"]
    assert client.game is not None
    assert client.game.seats[A].known == (parse_card("Cl"),)
    assert live.code("ann", TAKE_BACK) is ErrorCode.NEW_INFORMATION
    assert [decode_entry(encode_entry(entry)) for entry in live.log] == live.log


def in_the_terminal() -> None:
    game = Game.set_up(parse_position(AT_HAND), seed=1)
    assert "Lay out" in menu_of(game)
    assert "the top card of a pile" in menu_of(game)
    game.play(parse_move("Tg+To"))
    assert "From which pile do you take the top card?" in menu_of(game)
    assert "^L  The top card of the left pile" in menu_of(game)
    (event,) = game.play(parse_move("^L"))
    assert "Your turtles bring you" in str(sentence(event, words(A)))
    assert "The turtles bring Ann" in str(sentence(event, words(B)))


def menu_of(game: Game) -> str:
    written = io.StringIO()
    show_menu(Screen(Console(file=written, width=100), words(A)), game.view(A))
    return written.getvalue()


def elsewhere() -> None:
    """What nobody wrote a line for: taking back, research, pictures."""
    game, event = grabbed()
    assert seen_by(event, None) == event
    assert event.is_final
    assert has_news([event], game.view(B))
    assert tell(event, B) == "A:grabbed R Fd ?"
    ((what, seat, pile, *numbers),) = rows_of(event, B, 2)
    assert (what, seat, pile, numbers[1:]) == (20, 2, 2, [0, 0])
    (grab,) = [each.numbers for each in action_ranges() if each.name == "grab"]
    game = Game.set_up(parse_position(GRABBING), seed=1)
    assert [action_of(game.view(A), move) for move in game.legal_moves()] == [grab.start]
    assert grab.stop < ACTIONS
    assert "<polygon" in face_of(parse_card("Tg"))


def by_bots() -> None:
    for name in ("driftwood", "gull", "heron", "orca", "tern"):
        player = find_opponent(name).seated(seed=1)
        for position in (AT_HAND, GRABBING):
            game = Game.set_up(parse_position(position), seed=1)
            for _ in range(4):
                game.play(player.choose(game.view(game.turn), Playouts(4)))


if __name__ == "__main__":
    for play in (in_the_kernel, refused, at_a_table, in_the_terminal, elsewhere, by_bots):
        play()
    print("turtles everywhere")
