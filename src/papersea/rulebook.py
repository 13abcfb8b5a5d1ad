"""The list of the rules: every clause and every rule option by its id, in reading order.

What they say is in ``locales/<language>/rules.ftl``, under the keys that a clause gives.
"""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from enum import Enum
from typing import Final

from papersea.cards import MULTIPLIERS, PAIRINGS, Effect, Kind
from papersea.problems import NotationError, Wrong
from papersea.rules.options import OPTION_VALUES
from papersea.texts import text_key


class UnknownClause(NotationError):
    """A text that names no clause: the message says which come close."""

    def __init__(self, text: str) -> None:
        super().__init__(Wrong.UNKNOWN_CLAUSE, text=text, hint=_hint(text))


class Section(Enum):
    """A chapter of the rules."""

    COMPONENTS = "components"
    SETUP = "setup"
    TURN = "turn"
    CLOSING = "closing"
    END = "end"
    CARDS = "cards"
    EXAMPLES = "examples"
    RULINGS = "rulings"
    OPTIONS = "options"

    @property
    def key(self) -> str:
        """The key of the section's title."""
        return text_key("rules-section", self.value)


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule (``R6``), or one rule option (``deck_out``) with the values it can have."""

    id: str
    section: Section
    values: tuple[str, ...] = ()
    depends_on: tuple[str, ...] = ()
    """The options that decide what this rule says."""

    def __str__(self) -> str:
        return self.id

    @property
    def key(self) -> str:
        """The key of the clause's text; with ``.title`` behind it, that of its title."""
        return text_key("option" if self.section is Section.OPTIONS else "rule", self.id)

    def value_key(self, value: str) -> str:
        """The key of the text that explains one value of an option."""
        assert value in self.values, f"{self.id} has no value {value!r}"
        return text_key(self.key, value)


_NUMBERED = (
    (Section.COMPONENTS, "C", 6),
    (Section.SETUP, "S", 4),
    (Section.TURN, "T", 9),
    (Section.CLOSING, "R", 12),
    (Section.END, "G", 5),
    (Section.CARDS, "K", 17),
    (Section.EXAMPLES, "E", 4),
    (Section.RULINGS, "Q", 21),
)

_DEPENDING = {
    "R5": ("last_chance_steals",),
    "R9": ("deck_out", "deck_out_after_call"),
    "G2": ("target",),
    "Q2": ("deck_out", "deck_out_after_call"),
    "Q13": ("deck_out_after_call",),
    "Q15": ("deck_out",),
    "Q16": ("last_chance_steals",),
    "Q19": ("deck_out_after_call",),
}

OPTIONS = tuple(
    Clause(name, Section.OPTIONS, tuple(value.value for value in values))
    for name, values in OPTION_VALUES.items()
)
"""The rule options; the first value of each is the default."""

CLAUSES: tuple[Clause, ...] = (
    *(
        Clause(name := f"{letter}{number}", section, depends_on=_DEPENDING.get(name, ()))
        for section, letter, last in _NUMBERED
        for number in range(1, last + 1)
    ),
    *OPTIONS,
)
"""Every clause in reading order, the options last."""

# By which clause something counts or happens. All who show it, here and in the web, have it from
# these tables.

_PAIRED: Final = {
    kind: each.effect for each in reversed(PAIRINGS) for kind in (each.second, each.first)
}
COUNTED_BY: Final = {
    **dict.fromkeys(Kind, "K1"),  # what has no clause of its own
    **dict.fromkeys(_PAIRED, "K2"),
    Kind.MERMAID: "K9",
    Kind.SHELL: "K11",
    Kind.OCTOPUS: "K12",
    Kind.PENGUIN: "K13",
    Kind.SAILOR: "K14",
    **dict.fromkeys(MULTIPLIERS, "K16"),
}
"""What the cards of a kind are worth."""

COLOUR_BONUS: Final = "R8"
"""What the largest colour brings."""

_EFFECTS: Final = {
    Effect.SEARCH: "K3",
    Effect.TURN_AGAIN: "K4",
    Effect.FISH: "K5",
    Effect.STEAL: "K6",
}
DONE_BY: Final = {
    kind: _EFFECTS.get(_PAIRED[kind], COUNTED_BY[kind]) for kind in Kind if kind in _PAIRED
}
"""What a duo does, by either of its kinds."""

CLOSED_BY: Final = "T8"
"""What it takes to call at all."""

CALLED_BY: Final = {"stop": "R2", "last_chance": "R3"}
"""What follows from a call."""

SETTLED_BY: Final = {"stop": "R2", "won": "R6", "lost": "R7", "void": "R9"}
"""What counts at the end of a round."""

WON_BY: Final = {"mermaids": "G1", "highest": "G3", "last_round": "G4", "shared": "G5"}
"""Why somebody has won the game."""

SELDOM_BY: Final = {"drew_last": "Q1", "draw_skipped": "Q3", "no_effect": "Q6", "round_void": "R9"}
"""Events that make people wonder."""

_BY_ID = {clause.id.lower(): clause for clause in CLAUSES}


def clauses_of(section: Section) -> tuple[Clause, ...]:
    """The clauses of one section, in reading order."""
    return tuple(clause for clause in CLAUSES if clause.section is section)


def parse_clause_id(text: str) -> Clause:
    """Read ``R6``, ``r6``, ``deck_out`` or ``deck-out``; else raise ``UnknownClause``."""
    clause = _BY_ID.get(_plain(text))
    if clause is None:
        raise UnknownClause(text)
    return clause


def _plain(text: str) -> str:
    return text.strip().lower().replace("-", "_")


def _hint(text: str) -> str:
    close = difflib.get_close_matches(_plain(text), _BY_ID, n=3, cutoff=0.6)
    if close:
        return f"did you mean {' or '.join(_BY_ID[name].id for name in close)}?"
    ranges = ", ".join(f"{letter}1–{letter}{last}" for _, letter, last in _NUMBERED)
    return f"there are {ranges} and {', '.join(map(str, OPTIONS))}"
