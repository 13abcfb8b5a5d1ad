"""Spectators see what is public, or what one seat lets them see, or everything after the end."""

from __future__ import annotations

from papersea.cards import parse_cards
from papersea.protocol.codec import delivery_message, encode
from papersea.table.commands import Leave, Rematch, Resign, ShowHand, Sit
from papersea.table.viewing import PUBLIC, Viewpoint, delivery, viewpoint_of
from papersea.view import GameState
from tests.positions import A, B, D
from tests.table.client import Client
from tests.table.live import CLOSING, LiveTable, play_to_the_call, started

DECK = "Hd Hl Cd Cl Fd Fl …"
OPEN = ShowHand(is_open=True)


def after_a_draw(live: LiveTable) -> LiveTable:
    live.play("ann", "D Cd-L .")
    live.play("bob", "D")
    return live


def seen(client: Client) -> GameState:
    assert client.game is not None
    return client.game


def test_the_public_sees_no_hand() -> None:
    live = started(deck=DECK)
    public = live.listen("public")
    after_a_draw(live)
    assert [hand.hand for hand in seen(public).seats] == [None, None]
    assert (seen(public).drawn, seen(public).legal) == (None, ())


def test_an_open_seat_is_followed_but_not_played() -> None:
    live = started(deck=DECK)
    live.do("ann", OPEN)
    spectator = live.listen("eve", followed=A)
    live.play("ann", "D")
    assert seen(spectator).drawn == parse_cards("CdCl")
    assert seen(spectator).legal == ()
    live.play("ann", "Cd-L .")
    live.play("bob", "D")
    assert [hand.hand for hand in seen(spectator).seats] == [parse_cards("Cd"), None]
    assert seen(spectator).drawn is None


def test_what_a_call_would_bring_is_told_to_the_player_alone() -> None:
    live = started(deck=CLOSING)
    live.do("ann", OPEN)
    ann, spectator = live.listen("ann"), live.listen("eve", followed=A)
    play_to_the_call(live)
    assert seen(ann).outlook is not None
    assert seen(spectator).outlook is None


def test_whoever_follows_a_seat_has_none_of_their_own() -> None:
    live = started()
    live.do("ann", OPEN)
    followed = viewpoint_of(live.table, "eve", A)
    for since in (None, live.table.number):
        message = delivery_message(delivery(live.table, followed, since))
        assert message.seat is None
        assert message.game is not None
        assert message.game.seat == A


def test_a_seat_that_is_not_open_is_not_followed() -> None:
    live = started()
    live.do("ann", OPEN)
    assert viewpoint_of(live.table, "eve", B) == PUBLIC
    assert viewpoint_of(live.table, None, A) == Viewpoint(A)


def test_a_seat_that_is_closed_again_is_followed_no_longer() -> None:
    live = started(deck=DECK)
    live.do("ann", OPEN)
    spectator = live.listen("eve", followed=A)
    live.do("ann", ShowHand(is_open=False))
    live.play("ann", "D")
    assert seen(spectator).drawn is None


def test_whoever_plays_sees_their_own_seat_only() -> None:
    live = started()
    live.do("ann", OPEN)
    assert viewpoint_of(live.table, "bob", A) == Viewpoint(B, is_spectator=False)


def test_a_seat_that_the_table_does_not_have_is_the_publics_place() -> None:
    assert viewpoint_of(started().table, "eve", D) == PUBLIC


def test_after_the_end_any_seat_is_followed_and_the_secret_is_told() -> None:
    live = after_a_draw(started(deck=DECK))
    spectator = live.listen("eve", followed=B)
    assert seen(spectator).drawn is None
    assert spectator.table is not None
    assert spectator.table.proof is None
    live.do("ann", Resign())
    assert seen(spectator).drawn == parse_cards("FdFl")
    assert spectator.table.proof == str(live.table.proof)


def test_no_secret_is_told_before_the_end() -> None:
    live = after_a_draw(started(deck=DECK))
    secret = live.table.proof.secret.hex().encode()
    for seat in (None, A, B):
        to = Viewpoint(seat, is_spectator=seat is None)
        for since in (-1, 0):
            assert secret not in encode(delivery_message(delivery(live.table, to, since)))


def test_a_spectator_who_sits_down_looks_from_the_seat() -> None:
    live = started()
    live.do("ann", Resign())
    spectator = live.listen("eve")
    live.do("bob", Leave())
    live.do("ann", Rematch())
    live.do("eve", Sit())
    live.wait(10)
    assert seen(spectator).seat == B
