"""Somebody who keeps score of a game with paper cards."""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode

from playwright.sync_api import Locator, expect

from papersea.cards import parse_card
from papersea.scorepad import ScorePad, format_pad
from tests.web.playing import Player

Numbers = tuple[int, int]
"""Points and colour bonus, counted by the people themselves."""


class Scorer:
    """The pages of the score pad in front of a person, found by cheap means."""

    def __init__(self, person: Player) -> None:
        self.person = person
        self.page = person.page

    def opens(self) -> None:
        self.person.open("/pad")

    def takes(self, pad: ScorePad) -> None:
        """A game that somebody has shared as a link."""
        letters = urlsafe_b64encode(format_pad(pad).encode()).decode().rstrip("=")
        self.person.open(f"/pad#0{letters}")
        self.person.press(self.person.button("pad-take"))

    # The game

    def begins(self, *names: str) -> None:
        self.chooses(str(len(names)))
        for field, name in zip(self.page.locator("form input.field").all(), names, strict=True):
            field.fill(name)
        self._press_main()
        expect(self.page.locator("form")).to_have_count(0)

    def has(self, *totals: int) -> None:
        """So it stands."""
        for place, total in enumerate(totals):
            shown = self.page.locator("ol > li > b").nth(place)
            expect(shown).to_have_text(re.compile(rf"^\s*{total}\D"))

    @property
    def headline(self) -> Locator:
        return self.page.locator("#board-title, #shared-title")

    def undoes(self) -> None:
        self.person.press(self.person.button("undo").first)

    # A round

    def enters(self, how: str, by: str, *hands: str | Numbers) -> None:
        self.starts_round()
        self.tells(how, by, *hands)
        self.finishes()

    def starts_round(self) -> None:
        self._press_main()
        expect(self.page.locator("#round-title")).to_be_visible()

    def edits(self, number: int) -> None:
        self.page.locator("tbody th button").nth(number - 1).click()
        expect(self.page.locator("#round-title")).to_be_visible()

    def tells(self, how: str, by: str, *hands: str | Numbers) -> None:
        """How it ended, by whom, and what everybody has: cards, or numbers."""
        self.chooses(self.person.words(f"pad-how-{how}"))
        self.chooses(by)
        if not hands:
            return
        is_counted = not isinstance(hands[0], str)
        form = "pad-form-numbers" if is_counted else "pad-form-cards"
        self.chooses(self.person.words(form))
        for player, hand in enumerate(hands):
            if isinstance(hand, str):
                self.types(player, hand)
            else:
                self.counts(player, *hand[:1])
        for player, hand in enumerate(hands):  # the bonuses are asked when all points are there
            if not isinstance(hand, str):
                self.counts(player, *hand)

    def types(self, player: int, cards: str) -> None:
        """The cards of a player by their short names."""
        self.opens_hand(player)
        field = self.page.locator("details input")
        if not field.is_visible():
            self.page.locator("details:has(input) summary").click()
        field.fill(cards)
        field.blur()

    def opens_hand(self, player: int) -> None:
        head = self.page.locator("h3 button[aria-expanded]").nth(player)
        if head.get_attribute("aria-expanded") == "false":
            head.click()

    def counts(self, player: int, *numbers: int) -> None:
        """Points, and the colour bonus where it is asked for."""
        row = self.page.locator(".line:not(.heads)").nth(player).locator("input")
        for field, number in zip(row.all(), numbers, strict=False):
            field.fill(str(number))

    def taps(self, *cards: str) -> None:
        """Cards of the open hand or sheet, or of the one hand: kind, then colour."""
        for card in cards:
            self.person.press(self.kind(card))
            name = self.page.get_by_text(self.person.card_name(card), exact=True)
            colour = self._picker.locator("li button:has(.face)").filter(has=name)
            if colour.count():
                self.person.press(colour)

    def kind(self, card: str) -> Locator:
        """The button of a card's kind."""
        return self._picker.locator(f'li button[id$="-{parse_card(card).kind.value}"]')

    @property
    def _picker(self) -> Locator:
        """Where cards are tapped: in a sheet, if one is open."""
        sheet = self.page.locator("dialog[open]")
        return sheet if sheet.count() else self.page.locator("main")

    def finishes(self) -> None:
        self._press_main()
        expect(self.page.locator("#round-title")).to_have_count(0)

    def is_kept_from_entering(self, key: str, name: str, text: str) -> None:
        """The reason stands beside the button, which does nothing."""
        button = self.page.locator("main button.primary")
        expect(button).to_have_attribute("aria-disabled", "true")
        button.click(force=True)
        expect(self.page.locator("#round-title")).to_be_visible()
        reason = self.page.locator(".finish .missing")
        expect(reason).to_contain_text(f"{name}:")
        expect(reason).to_contain_text(self.person.words.part(key, text=text))

    def chooses(self, label: str) -> None:
        """One of several ways."""
        whole = re.compile(rf"^\s*{re.escape(label)}\s*$")
        self.page.locator("fieldset label", has_text=whole).first.click()

    def _press_main(self) -> None:
        self.person.press(self.page.locator("main button.primary").first)
