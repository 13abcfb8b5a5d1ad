"""Three ways to act on a page: with a mouse, with a finger, with keys alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from playwright.sync_api import Locator

_IS_FOCUSED: Final = "element => element === document.activeElement"
_ENOUGH_TABS: Final = 120


class Hands(ABC):
    """``screen`` is what a browser has to know before it opens."""

    screen: ClassVar[Mapping[str, Any]]

    @abstractmethod
    def press(self, thing: Locator) -> None: ...

    def use(self, thing: Locator, _key: str) -> None:
        """A thing that has a key of its own."""
        self.press(thing)


class Mouse(Hands):
    screen: ClassVar[Mapping[str, Any]] = {"viewport": {"width": 1280, "height": 800}}

    def press(self, thing: Locator) -> None:
        thing.click()


class Finger(Hands):
    """On a small phone."""

    screen: ClassVar[Mapping[str, Any]] = {
        "viewport": {"width": 360, "height": 740},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 1,
    }

    def press(self, thing: Locator) -> None:
        thing.tap()


class Keyboard(Hands):
    """Tab, arrows, Enter, and the table's own keys: no pointer ever touches the page."""

    screen: ClassVar[Mapping[str, Any]] = {"viewport": {"width": 820, "height": 1180}}

    def press(self, thing: Locator) -> None:
        self.reach(thing)
        thing.page.keyboard.press("Enter")

    def reach(self, thing: Locator) -> None:
        """By Tab alone, from wherever the focus is."""
        thing.wait_for()
        keys = thing.page.keyboard
        for _ in range(_ENOUGH_TABS):
            if thing.evaluate(_IS_FOCUSED):
                return
            keys.press("Tab")
        raise AssertionError(f"Tab does not lead to {thing}")

    def use(self, thing: Locator, key: str) -> None:
        thing.page.keyboard.press(key)
