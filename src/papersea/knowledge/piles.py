"""The two piles as an observer follows them, also after crabs have taken cards unseen."""

from __future__ import annotations

from collections.abc import Sequence

from papersea.knowledge import script as lines
from papersea.knowledge.script import ANY_CARD, MAX_LINES, NO_CARD, Script
from papersea.rules.records import write_numbers


class RememberedPiles:
    """Exact until the first pick that could have been one of several cards. From then on every
    card that lay there is an instance, with the lines between which it may have gone."""

    def __init__(self, script_lines: list[tuple[int, int, int, int]]) -> None:
        self._lines = script_lines
        self._exact: list[list[int]] | None = [[], []]
        self._instances: list[int] = []
        self._present: list[int] = []
        self._gone: list[int] = []
        self._expected: list[list[int]] = [[], []]
        self._seen: list[int] = []
        self._picks: list[list[int]] = [[], []]
        self._loose: set[int] = set()

    @property
    def exact(self) -> list[list[int]] | None:
        """Both piles, bottom first; ``None`` once they are in doubt."""
        return self._exact

    def put(self, pile: int, card: int) -> None:
        if self._exact is not None:
            self._exact[pile].append(card)
        else:
            self._put_instance(pile, card)

    def take(self, pile: int, card: int, top: int) -> None:
        """From the top, seen by all."""
        if self._exact is not None:
            self._exact[pile].pop()
            return
        line = len(self._lines)
        self._lines.append((lines.TAKEN, pile, card, top))
        self._uncover(pile, card, line - 1)
        self._leave(pile, card)
        self._uncover(pile, top, line)

    def see(self, pile: int, cards: Sequence[int]) -> None:
        """The observer looked through it, the top first."""
        if self._exact is not None:
            return
        line = len(self._lines)
        self._lines.append((lines.SEEN, pile, len(self._seen), len(cards)))
        self._seen += cards
        for card in {self._instances[instance] for instance in self._expected[pile]}:
            self._compare(pile, card, list(cards).count(card), line)

    def only_depth(self, pile: int, top: int) -> int | None:
        """Where a card was picked that left this top, if it can have been one place only."""
        if self._exact is None:
            return None
        cards = self._exact[pile]
        depths = [depth for depth in range(len(cards)) if _top_without(cards, depth) == top]
        return depths[0] if len(depths) == 1 else None

    def pick_exact(self, pile: int, depth: int) -> int:
        """Take the card away; there is no doubt about the pile."""
        assert self._exact is not None, "the pile is in doubt"
        return self._exact[pile].pop(-1 - depth)

    def pick_own(self, pile: int, depth: int, card: int) -> None:
        if self._exact is not None:
            self.pick_exact(pile, depth)
            return
        self._lines.append((lines.OWN_PICK, pile, depth, 0))
        self._leave(pile, card)

    def pick_unseen(self, pile: int, top: int, seat: int) -> bool:
        """One of several cards; ``top`` lay there afterwards (or ``ANY_CARD``). False if nothing
        is remembered of it."""
        if self._exact is not None:
            self._begin_instances(self._exact)
        line = len(self._lines)
        self._lines.append((lines.PICKED, pile, top, seat))
        self._picks[pile].append(line)
        if top != ANY_CARD:
            self._uncover(pile, top, line)
        return True

    def _begin_instances(self, exact: list[list[int]]) -> None:
        self._exact = None
        for pile, cards in enumerate(exact):
            for card in cards:
                self._put_instance(pile, card)

    def _put_instance(self, pile: int, card: int) -> None:
        line, instance = len(self._lines), len(self._instances)
        self._lines.append((lines.LAID_ON, pile, instance, 0))
        self._instances.append(card)
        self._present.append(line)
        self._gone.append(MAX_LINES)
        self._expected[pile].append(instance)

    def _copies(self, pile: int, card: int) -> list[int]:
        return [instance for instance in self._expected[pile] if self._instances[instance] == card]

    def _leave(self, pile: int, card: int) -> None:
        """A copy went openly; if it can be one of several, none of them tells anything more."""
        copies = self._copies(pile, card)
        if len(copies) == 1:
            self._expected[pile].remove(copies[0])
        else:
            self._loose.update(copies)

    def _uncover(self, pile: int, top: int, line: int) -> None:
        """After this line the top was seen: what was expected above it is gone."""
        expected = self._expected[pile]
        while expected and self._instances[expected[-1]] != top:
            self._mark_gone(expected.pop(), line)
        copies = self._copies(pile, top)
        if len(copies) == 1:
            self._present[copies[0]] = max(self._present[copies[0]], line)

    def _compare(self, pile: int, card: int, count: int, line: int) -> None:
        copies = self._copies(pile, card)
        if count == len(copies):
            for instance in copies:
                self._present[instance] = max(self._present[instance], line)
        elif count == 0:
            for instance in copies:
                self._mark_gone(instance, line)
                self._expected[pile].remove(instance)

    def _mark_gone(self, instance: int, line: int) -> None:
        if instance not in self._loose:
            self._gone[instance] = min(self._gone[instance], line)

    def write(self, script: Script) -> None:
        script.has_secret_picks = int(self._exact is None)
        for picks in self._picks:
            for line, following in zip(picks, [*picks[1:], MAX_LINES], strict=False):
                script.third[line] = following
        write_numbers(script.instance, self._instances)
        write_numbers(script.present, self._present)
        write_numbers(script.gone, self._gone)
        write_numbers(script.seen, self._seen)


class PilesNow(RememberedPiles):
    """The piles of a round that was set up: as they are remembered now, so that nothing which
    happened to them is told again but the last unseen picks, which are still in doubt."""

    def __init__(
        self,
        script_lines: list[tuple[int, int, int, int]],
        *,
        cards: list[list[int]],
        tops: Sequence[int],
        picks: list[int],
        remembered: Sequence[int],
    ) -> None:
        super().__init__(script_lines)
        self._exact = cards
        self._tops = tops
        self._still_picked = picks
        self._remembered = remembered

    def put(self, pile: int, card: int) -> None:
        pass

    def take(self, pile: int, card: int, top: int) -> None:
        pass

    def see(self, pile: int, cards: Sequence[int]) -> None:
        pass

    def only_depth(self, pile: int, top: int) -> int | None:
        return None

    def pick_own(self, pile: int, depth: int, card: int) -> None:
        pass

    def pick_unseen(self, pile: int, top: int, seat: int) -> bool:
        left = self._still_picked[pile]
        self._still_picked[pile] -= 1
        if left > self._remembered[pile]:
            return False
        return super().pick_unseen(pile, self._tops[pile] if left == 1 else ANY_CARD, seat)


def _top_without(cards: Sequence[int], depth: int) -> int:
    """The top of a pile after the card at a depth is taken."""
    left = 1 if depth == 0 else 0
    return cards[-1 - left] if len(cards) > left else NO_CARD
