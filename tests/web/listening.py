"""Somebody who sees nothing: all that they know is what a virtual screen reader (guidepup's) inside
the page says, and all that they touch are keys."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from papersea.cards import DECK, Card, Kind
from tests.web.chromium import PACKAGES
from tests.web.playing import Player
from tests.web.wording import plain

_MOST_TABS: Final = 40
_LIKED: Final = (Kind.MERMAID, Kind.CAPTAIN, Kind.SAILOR, Kind.PENGUIN, Kind.OCTOPUS, Kind.SHELL)
_READER: Final = PACKAGES / "@guidepup" / "virtual-screen-reader" / "lib" / "esm"
# Of each thing that changes anywhere, the reader works out the names of all that it stands in; at a
# table where something always moves it would never come to an end. So it is shown what comes into
# a live region, and what a dialog has made inert stays silent.
_START: Final = """
addEventListener("DOMContentLoaded", () => {
  const isHeard = ({ target }) => {
    const region = target.closest?.("[aria-live]");
    const above = [...document.querySelectorAll("dialog:modal")].at(-1);
    return region && (!above || above.contains(region));
  };
  class Ear extends MutationObserver {
    constructor(hear) {
      super((changes) => {
        const heard = changes.filter(isHeard);
        if (heard.length) hear(heard);
      });
    }
  }
  const reader = new Virtual();
  globalThis.spoken = (from) => reader.spokenPhraseLog().then((all) => all.slice(from));
  void reader.start({ container: document.body, window: { document, MutationObserver: Ear } });
});
"""


@cache
def _script() -> str:
    """Run by every page before its own scripts; nothing of it is left to them but ``spoken``."""
    source = (_READER / "index.browser.js").read_text(encoding="utf-8")
    bound, count = re.subn(r"export\{(\S+?) as Virtual,.*?\}", r"const Virtual = \1", source)
    assert count == 1, "the reader is packed in another way"
    return f"(() => {{ {bound}\n{_START} }})();"


class Listener:
    """``spoken`` has all phrases in their order; what happens by itself begins with how it is
    said, "polite: …" or "assertive: …"."""

    def __init__(self, person: Player) -> None:
        self.person = person
        self.words = person.words
        self.spoken: list[str] = []
        self._attended = 0
        person.page.context.add_init_script(_script())

    def listens(self) -> None:
        new = self.person.page.evaluate("(from) => globalThis.spoken(from)", len(self.spoken))
        self.spoken += map(plain, new)

    @property
    def here(self) -> str:
        """What was said of the place where the focus is."""
        return next((each for each in reversed(self.spoken) if not _is_news(each)), "")

    def pattern(self, key: str, /, **facts: str | int) -> re.Pattern[str]:
        return re.compile(self.words.part(key, **facts).pattern, re.IGNORECASE)

    # What is heard

    def hears(self, *any_of: re.Pattern[str]) -> re.Pattern[str]:
        """Which of them is said next. What was said before it is over."""
        found: list[re.Pattern[str]] = []

        def is_said() -> bool:
            self.listens()
            for number, said in enumerate(self.spoken[self._attended :], self._attended + 1):
                found.extend(each for each in any_of if each.search(said))
                if found:
                    self._attended = number
                    return True
            return False

        self._waits(is_said, [each.pattern for each in any_of])
        return found[0]

    def stands_on(self, *any_of: re.Pattern[str]) -> re.Pattern[str]:
        """Which of them has the focus, which went there by itself."""

        def is_there() -> bool:
            self.listens()
            return any(each.search(self.here) for each in any_of)

        self._waits(is_there, [each.pattern for each in any_of])
        return next(each for each in any_of if each.search(self.here))

    def _waits(self, is_so: Callable[[], bool], what: object) -> None:
        try:
            self.person.waits_until(is_so, f"{what}")
        except AssertionError as missed:
            missed.add_note("heard:\n" + "\n".join(self.spoken[-12:]))
            raise

    # What is pressed

    def presses(self, key: str) -> None:
        self.person.page.keyboard.press(key)
        self.listens()

    def reaches(self, *any_of: re.Pattern[str], by: str = "Tab") -> re.Pattern[str]:
        """Key by key, until one of them is said."""
        for _ in range(_MOST_TABS):
            for each in any_of:
                if each.search(self.here):
                    return each
            self.presses(by)
        raise AssertionError(f"{any_of} is not among {self.spoken[-_MOST_TABS:]}")

    def opens(self, key: str, /, *, by: str = "Tab", **facts: str | int) -> None:
        self.reaches(self.pattern(key, **facts), by=by)
        self.presses("Enter")


class BlindPlayer(Listener):
    """Plays a whole match, whatever cards come: keeps the better card, and calls when it is said
    that this can be done. The first call is a bet."""

    def __init__(self, person: Player, opponents: Sequence[str]) -> None:
        super().__init__(person)
        say, pattern = self.words, self.pattern
        own = say("guest-name")
        told = [{"you": "yes", "name": own}, *({"you": "no", "name": each} for each in opponents)]
        self._names = (own, *opponents)
        self._cards = {plain(say("now-keep-this", card=str(each))): each for each in set(DECK)}
        self._keep = re.compile("|".join(map(re.escape, self._cards)))
        self._turn = re.compile(f"assertive: {say.part('spoken-turn', now='').pattern}")
        self._may_close = re.compile(
            "|".join(re.escape(plain(say("now-close", points=each))) for each in range(7, 99))
        )
        self._deck, self._put = pattern("place-draw"), pattern("place-put")
        self._end = re.compile(f"{pattern('act-end').pattern}|{pattern('act-end-last').pattern}")
        self._bets = [pattern(f"told-bet-{how}", **who) for how in ("won", "lost") for who in told]
        self._wins = [pattern(f"told-{how}", **who) for how in ("won", "mermaids") for who in told]
        totals = re.escape(plain(say("told-gain", name=own, gain=98, total=99)))
        self._totals = re.compile(re.sub("98|99", r"\\d+", totals))
        self._void = pattern("told-round-void")
        self._ends = (*self._bets, *self._wins, self._totals, self._void)
        self._next, self._result = pattern("ended-next"), pattern("ended-result")
        self._over = re.compile(
            "|".join(re.escape(plain(say("ended-title", round=each))) for each in range(1, 30))
        )
        self._has_bet = False
        self.rounds = 0

    def plays(self) -> None:
        """From the first own turn to the result."""
        is_over = False
        while not is_over:
            if self.hears(self._turn, self._over) is self._over:
                is_over = self._hears_how_it_ended()
                self.rounds += 1
            else:
                self._takes_a_turn()
        self.stands_on(*self._wins)
        totals = [each for each in self.spoken if self._totals.search(each)]
        assert len(totals) == len(set(totals)), f"what a round has brought is told once: {totals}"

    def _takes_a_turn(self) -> None:
        since = self._attended
        self.stands_on(self._deck)
        self.presses("Enter")
        self._keeps_the_better()
        if self.stands_on(self._put, self._end, self._over) is self._put:
            self.presses("Enter")
        if self.stands_on(self._end, self._over) is self._over:
            return  # with four mermaids
        said = self.spoken[since:]
        again = [each for each in said if self._turn.search(each)]
        assert not again, f"that it is one's turn is said once, not {again}"
        if any(self._may_close.search(each) for each in said):
            call = "stop" if self._has_bet else "last"
            self._has_bet = True
            self.opens(f"act-{call}", by="Shift+Tab")
            self.opens(f"call-now-{call}")
        else:
            self.presses("Enter")

    def _keeps_the_better(self) -> None:
        """Of two cards, which are also said without asking."""
        self.stands_on(self._keep)
        one = self._offered()
        self.presses("Tab")
        other = self._offered()
        both = re.escape(plain(self.words("card-names", cards=f"{one} {other}")))
        self.hears(re.compile(f"polite: {both}"))
        if _rank(one) <= _rank(other):
            self.presses("Shift+Tab")
        self.presses("Enter")

    def _offered(self) -> Card:
        found = self._keep.search(self.here)
        assert found, f"a card to keep is offered, not {self.here}"
        return self._cards[found.group()]

    def _hears_how_it_ended(self) -> bool:
        """A story: each hand, whether a bet was won, what everybody has then. Whether it was the
        last round."""
        hands = [re.compile(f"polite: {re.escape(name)}: ") for name in self._names]
        while (told := self.hears(*hands, *self._ends)) in hands:
            hands.remove(told)
        assert not hands or told not in (self._totals, *self._bets), (
            f"hands come before what counts: {self.spoken[-14:]}"
        )
        if told in self._bets:
            self.hears(self._totals)
        is_over = self.reaches(self._next, self._result) is self._result
        self._attended = len(self.spoken)
        self.presses("Enter")
        return is_over


def _is_news(phrase: str) -> bool:
    return phrase.startswith(("polite: ", "assertive: "))


def _rank(card: Card) -> int:
    return _LIKED.index(card.kind) if card.kind in _LIKED else len(_LIKED)
