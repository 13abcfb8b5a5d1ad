"""What goes over the wire comes back as it was."""

from __future__ import annotations

from hypothesis import given

from papersea.game import Game
from papersea.moves import Seat
from papersea.protocol.codec import decode_from_server, delivery_message, encode
from papersea.protocol.messages import Snapshot
from papersea.table.facts import Opened
from papersea.table.settings import Settings
from papersea.table.table import Table
from papersea.table.viewing import Delivery, Viewpoint, state_of
from papersea.view import View
from tests.properties.games import games


def over_the_wire(view: View) -> View:
    table = Table("KELP")
    table.apply(table.next_entry(Opened("ann", "Ann", Settings(options=view.options)), 0.0))
    to = Viewpoint(view.seat, is_spectator=False)
    told = Delivery(to, None, 1, None, state_of(table), view.state, view.history)
    sent = encode(delivery_message(told))
    heard = decode_from_server(sent)
    assert isinstance(heard, Snapshot)
    assert heard.game is not None
    return View.of(heard.game, heard.table.settings.options, heard.history)


@given(games())
def test_every_view_comes_back_as_it_was_with_its_history(game: Game) -> None:
    for seat in (None, *map(Seat, range(game.players))):
        view = game.view(seat)
        assert over_the_wire(view) == view
