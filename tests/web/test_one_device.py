"""Several people around one device, which they pass on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.sizes import sized
from tests.web.checks import check_axe, check_fits, check_targets
from tests.web.conftest import Visit
from tests.web.games import Told
from tests.web.hands import Finger
from tests.web.houses import Deal, House
from tests.web.playing import Player

TWO = Told(
    2,
    Deal(["Hd Hl  Ka Fd  Ap Fk  Ao Fl …", "Hd Hl  Mw Fd  Mw Fk  Mw Fk  Mw Fl …"]),
    """
A D Ka-L .
B L .
A D Ap-L .
B L .
A D Ao-L STOP

B L .
A D Mw-L .
B R .
A D Mw-R .
B L .
A D Mw-L .
B L .
A D Mw-L
""",
)
THREE = Told(
    3,
    Deal(["Hd Hl  Mw Fd  Mw Fk  Mw Fk  Mw Fl …"]),
    """
A D Mw-L .
B L .
C L .
A D Mw-L .
B L .
C R .
A D Mw-L .
B L .
C D Fl-L .
A L
""",
)


class Around:
    """One of the people around a device: the curtain is lifted before their turn."""

    def __init__(self, device: Player, name: str) -> None:
        self.device = device
        self.name = name

    def play(self, moves: str) -> None:
        device = self.device
        device.sees(device.heading("curtain-title", name=self.name))
        device.press(device.button("curtain-lift"))
        device.play(moves)

    def goes_on(self) -> None:
        """One tap for everybody."""
        button = self.device.button("ended-next")
        if button.is_visible():
            self.device.press(button)


def begin(device: Player, *names: str) -> None:
    device.open("/device")
    device.press(device.page.get_by_text(str(len(names)), exact=True))
    for number, name in enumerate(names, 1):
        device.field("device-player", number=number).fill(name)
    device.press(device.button("device-start"))


@pytest.mark.parametrize("told", sized([TWO], [TWO, THREE]))
def test_a_whole_game_around_one_device(open_house: House, visit: Visit, told: Told) -> None:
    device = visit(Finger())
    open_house.dealer.otherwise = told.deal
    names = "ABCD"[: told.players]
    begin(device, *names)
    around = {name: Around(device, name) for name in names}
    told.play(around if told is not TWO else {**around, "A": Watched(device, "A")})
    device.sees_result()
    device.sees(device.page.get_by_role("listitem").filter(has_text=re.compile("^\\W*A\\b")))


class Watched(Around):
    """Nothing of this hand shows through the curtain, nor to who lifts it next."""

    is_watched = False

    def play(self, moves: str) -> None:
        if self.is_watched:
            super().play(moves)
            return
        self.is_watched = True
        device = self.device
        device.sees(device.heading("curtain-title", name="A"))
        check_axe(device.page)
        check_targets(device.page)
        check_fits(device.page)
        super().play(moves)
        device.sees(device.heading("curtain-title", name="B"))
        secret = device.card_name("Ka")
        assert secret not in device.page.content()
        assert 'data-card="Ka"' not in device.page.content()
        device.reads(
            "told-kept",
            you="no",
            name="A",
            card="hidden",
            discarded="Fd",
            pile="L",
        )
        device.press(device.button("curtain-lift"))
        device.sees(device.hand)
        assert secret not in device.page.content()
        device.page.reload()
        device.sees(device.heading("curtain-title", name="B"))
        assert secret not in device.page.content()


def test_a_name_that_is_missing_is_asked_for(visit: Visit) -> None:
    device = visit(Finger())
    device.open("/device")
    device.press(device.button("device-start"))
    device.reads("device-name-missing")
    expect(device.field("device-player", number=1)).to_have_attribute("aria-invalid", "true")
    check_axe(device.page)
    check_fits(device.page)
