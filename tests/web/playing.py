"""A person at a table: moves in their short text form become taps, clicks or keys."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Position, expect

from papersea.cards import Card, Kind
from papersea.moves import (
    DrawTwo,
    EndTurn,
    Keep,
    LastChance,
    LayDuo,
    Move,
    Pick,
    Pile,
    Search,
    Steal,
    Stop,
    TakeTop,
    parse_move,
)
from tests.web.hands import Finger, Keyboard
from tests.web.people import Person
from tests.web.wording import pattern

_DUOS = {Kind.CRAB: "crab", Kind.BOAT: "boat", Kind.FISH: "fish"}
_KEYS = {Pile.LEFT: "1", Pile.RIGHT: "2"}
_DRAW = ("now-draw", "now-draw-deck", "now-draw-piles")


class Player(Person):
    """``play`` does one move after the other, each when the page offers it. ``company`` has the
    names of all who play, by their seats."""

    company: Sequence[str] = "ABCD"

    # What lies on the table

    @property
    def deck(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile(f"^{self.words('word-deck')}", re.I))

    def pile(self, pile: Pile) -> Locator:
        name = self.words(f"pile-{pile}")
        return self.page.get_by_role("button", name=pattern(name, whole=False))

    @property
    def pile_left(self) -> Locator:
        return self.pile(Pile.LEFT)

    @property
    def board(self) -> Locator:
        return self.page.locator("[aria-busy]")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name=self.words.whole("hand-title"))

    def card_name(self, card: Card | str) -> str:
        return self.words("card-name", card=str(card))

    def held(self, card: Card | str) -> Locator:
        """The copies of a card in the own hand."""
        before = self.words("hand-card", card=str(card), number=1, count=1).partition("1")[0]
        name = pattern(before, whole=False)
        return self.hand.get_by_role("button", name=name)

    # Turns

    def settles(self) -> None:
        """Until every question is answered and everything is shown: what is done now is heard."""
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)

    def waits_for_turn(self) -> None:
        title = re.compile(re.escape(self.words("table-your-turn-title")))
        expect(self.page).to_have_title(title)

    def waits_for(self, *prompts: str, **facts: str | int) -> None:
        """Until one of these lines says what to do."""
        lines = "|".join(self.words.part(each, **facts).pattern for each in prompts)
        prompt = self.page.locator("p.now")  # looked for at every move, so by the cheapest way
        expect(prompt).to_contain_text(re.compile(lines))

    def play(self, moves: str) -> None:
        for word in moves.split():
            self.move(parse_move(word))

    def goes_on(self) -> None:
        """After the end of a round."""
        self.press(self.button("ended-next"))

    def sees_result(self) -> None:
        """After the last cards, with every round in numbers."""
        self.press(self.button("ended-result"))
        self.sees(self.text("result-title"), self.button("result-rematch"))
        self.sees(self.page.get_by_role("table"))

    def move(self, move: Move) -> None:
        self.waits_for_turn()
        self.settles()  # while the others' moves are being shown, a tap only shows the rest
        before = self.wire.answers()
        self._move(move)
        self.waits_until(lambda: self.wire.answers() > before, f"an answer to {move}")
        self.looks_up()

    def _move(self, move: Move) -> None:
        match move:
            case DrawTwo():
                self.waits_for(*_DRAW)
                self.use(self.deck, "d")
            case TakeTop(pile):
                self.waits_for(*_DRAW)
                self.use(self.pile(pile), _KEYS[pile])
            case Keep(card, pile):
                self._keep(card, pile)
            case LayDuo(first, second):
                self._lay(first, second)
            case Search(pile):
                self.waits_for("now-search")
                self.use(self.pile(pile), _KEYS[pile])
            case Pick(position):
                sheet = self.sheet("now-pick")
                self.press(sheet.get_by_role("listitem").nth(position - 1).get_by_role("button"))
            case Steal(victim):
                self._steal(victim)
            case EndTurn():
                end = self.page.get_by_role(
                    "button",
                    name=re.compile(f"^({self.words('act-end')}|{self.words('act-end-last')})$"),
                )
                self.sees(end)
                self.use(end, "e")
            case Stop():
                self.asks("stop")
                self.press(self.button("call-now-stop"))
            case LastChance():
                self.asks("last")
                self.press(self.button("call-now-last"))

    def asks(self, call: str) -> None:
        """Open the sheet of a call, without calling."""
        button = self.page.get_by_role("button", name=self.words.whole(f"act-{call}"))
        self.sees(button)
        self.use(button, call[0])
        self.sees(self.sheet(f"call-title-{call}"))

    def _keep(self, card: Card, pile: Pile) -> None:
        sides = self.page.locator("[data-place=drawn]").get_by_role("button")
        expect(sides).to_have_count(2)
        this = self.button("now-keep-this", card=str(card)).first
        place = (
            0 if sides.first.get_attribute("aria-label") == this.get_attribute("aria-label") else 1
        )
        self.use(this, str(place + 1))
        self.settles()  # an empty pile takes the other card by itself
        if self.button("now-choose-again").is_visible():
            self.use(self.pile(pile), _KEYS[pile])

    def _lay(self, first: Card, second: Card) -> None:
        """By the button that names the duo; a finger and keys choose the two cards."""
        if isinstance(self.hands, Finger):
            for card in self._pair(first, second):
                self.chooses(card)
            self.press(self.button("act-lay"))
        elif isinstance(self.hands, Keyboard):
            for card in self._pair(first, second):
                self.walks_to(card)
                self.page.keyboard.press("Enter")
            self.press(self.button("act-lay"))
        else:
            self.press(self.duo(first.kind))
            choice = self.sheet("act-which")
            self.settles()
            if choice.is_visible():
                one, other = self.card_name(first), self.card_name(second)
                pair = re.compile(rf"^({one} \+ {other}|{other} \+ {one})$")
                self.press(choice.get_by_role("button", name=pair).first)

    def chooses(self, card: Locator) -> None:
        """A card of the hand, by its corner: others may lie over the rest of it."""
        self._reads_in_peace()
        corner: Position = {"x": 8, "y": 12}
        if isinstance(self.hands, Finger):
            card.tap(position=corner)
        else:
            card.click(position=corner)

    def duo(self, kind: Kind) -> Locator:
        """The button that lays out a duo of this kind, and says what it does."""
        effect = self.words(f"act-{_DUOS.get(kind, 'theft')}")
        lay = re.compile(f"{self.words('act-lay')}.*({effect}|{self.words('act-nothing')})", re.S)
        return self.page.get_by_role("button", name=lay)

    def _pair(self, first: Card, second: Card) -> tuple[Locator, Locator]:
        if first == second:
            return self.held(first).nth(0), self.held(first).nth(1)
        return self.held(first).first, self.held(second).first

    def walks_to(self, card: Locator) -> None:
        """Tab into the hand, then arrows."""
        buttons = self.hand.get_by_role("listitem").get_by_role("button")
        names = buttons.evaluate_all("all => all.map(each => each === document.activeElement)")
        if True not in names:
            keyboard = self.hands
            assert isinstance(keyboard, Keyboard)
            keyboard.reach(self.hand.locator("[tabindex='0']"))
        here = buttons.evaluate_all("all => all.indexOf(document.activeElement)")
        wanted = card.evaluate(
            "(card, all) => [...card.closest('ul').querySelectorAll('button')].indexOf(card)"
        )
        key = "ArrowRight" if wanted > here else "ArrowLeft"
        for _ in range(abs(wanted - here)):
            self.page.keyboard.press(key)

    def robbed(self, name: str) -> Locator:
        """A player who can be tapped, to be robbed."""
        return self.page.get_by_role("button", name=re.compile(rf"^\s*{re.escape(name)}\b"))

    def _steal(self, victim: int) -> None:
        """Tap the player, where there are several, then any card of their fan."""
        name = self.company[victim]
        fan = self.sheet("now-steal-card", name=name)
        rob = self.robbed(name)
        self.sees(fan.or_(rob))
        if not fan.is_visible():
            self.press(rob)
        self.press(fan.get_by_role("listitem").first.get_by_role("button"))
