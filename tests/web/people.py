"""Somebody in front of a browser, who finds things by what they are called."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any, Self

from playwright.sync_api import Browser, Locator, Page, expect

from papersea.server.people.identity import COOKIE
from tests.patience import PATIENT
from tests.web.hands import Hands, Mouse
from tests.web.watching import LISTEN, REPORT_VIOLATIONS, Ear, Troubles, Wire
from tests.web.wording import Words, pattern

expect.set_options(timeout=PATIENT * 1000)


class Person:
    """A browser of their own, with its own cookies and storage."""

    def __init__(self, page: Page, address: str, words: Words, hands: Hands) -> None:
        self.page = page
        self.address = address
        self.words = words
        self.hands = hands
        self.troubles = Troubles(page)
        self.ear = Ear(page)
        self.wire = Wire(page)

    @classmethod
    def arrives(
        cls,
        browser: Browser,
        address: str,
        hands: Hands | None = None,
        *,
        language: str = "en",
        **wishes: Any,
    ) -> Self:
        chosen = hands or Mouse()
        calm = {"reduced_motion": "reduce", "locale": language, "accept_downloads": True}
        context = browser.new_context(**{**chosen.screen, **calm, **wishes})
        context.set_default_timeout(PATIENT * 1000)
        context.add_init_script(REPORT_VIOLATIONS)
        context.add_init_script(LISTEN)
        return cls(context.new_page(), address, Words(language), chosen)

    # Coming and going

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def sign_in(self, name: str) -> None:
        """As pages do it, where how they do it is not the point."""
        answer = self.page.context.request.post(
            f"{self.address}/api/people", data={"name": name, "language": self.words.language}
        )
        assert answer.status == 201, answer.text()

    def open_table(self, **settings: Any) -> str:
        """The code of a new table, without its page."""
        answer = self.page.context.request.post(
            f"{self.address}/api/tables", data={"settings": settings}
        )
        assert answer.status == 201, answer.text()
        return str(answer.json()["code"])

    @property
    def token(self) -> str:
        """With which a program could play for them."""
        (found,) = (each for each in self.page.context.cookies() if each.get("name") == COOKIE)
        return found["value"]

    def field(self, key: str, /, **facts: str | int) -> Locator:
        return self.page.get_by_role("textbox", name=self.words.whole(key, **facts))

    # Finding

    def button(self, key: str, /, **facts: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.words.whole(key, **facts))

    def link(self, key: str, /, **facts: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.words.part(key, **facts))

    def heading(self, key: str, /, **facts: str | int) -> Locator:
        return self.page.get_by_role("heading", name=self.words.whole(key, **facts))

    def sheet(self, key: str, /, **facts: str | int) -> Locator:
        return self.page.get_by_role("dialog", name=self.words.part(key, **facts))

    def text(self, key: str, /, **facts: str | int) -> Locator:
        """Where it stands, not where it is said."""
        found = self.page.get_by_text(self.words.part(key, **facts))
        return found.and_(self.page.locator(":not([aria-live] *)"))

    def region(self, key: str, /, **facts: str | int) -> Locator:
        return self.page.get_by_role("region", name=self.words.part(key, **facts))

    @property
    def problem(self) -> Locator:
        """Why something was not done."""
        return self.page.locator(".problem, .refusal").filter(
            visible=True, has_text=re.compile(r"\S")
        )

    # Doing and seeing

    def press(self, thing: Locator) -> None:
        self._reads_in_peace()
        self.hands.press(thing)

    def use(self, thing: Locator, key: str) -> None:
        """A thing that has a key of its own."""
        self._reads_in_peace()
        self.hands.use(thing, key)

    def _reads_in_peace(self) -> None:
        """A font that comes late moves what is about to be tapped."""
        self.page.evaluate("() => document.fonts.ready.then(() => undefined)")

    def sees(self, *things: Locator) -> None:
        for thing in things:
            expect(thing.filter(visible=True).first).to_be_visible()

    def reads(self, key: str, /, **facts: str | int) -> None:
        self.sees(self.text(key, **facts))

    def hears(self, key: str, /, *, how: str = "polite", **facts: str | int) -> None:
        """Once for each time that it is asked for."""
        wanted = self.words.part(key, **facts)

        def is_heard() -> bool:
            for said in self.ear.heard:
                if said.startswith(f"{how}: ") and wanted.search(said):
                    self.ear.heard.remove(said)
                    return True
            return False

        self.waits_until(is_heard, f"that “{self.words(key, **facts)}” is heard")

    def waits_until(self, is_so: Callable[[], bool], what: str = "it") -> None:
        """For something that is not on the page; events come in meanwhile."""
        until = time.monotonic() + PATIENT
        pause = 5.0
        while not is_so():
            assert time.monotonic() < until, f"{what} has not happened"
            self.page.wait_for_timeout(pause)
            pause = min(50.0, 1.3 * pause)  # to look is work for the page, too

    def looks_up(self) -> None:
        """Until the page has drawn what it knows."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")

    def leaves(self) -> None:
        self.page.context.close()


def named(text: str, *, whole: bool = True) -> Any:
    """A name from outside, with isolates around it or not."""
    return pattern(text, whole=whole)
