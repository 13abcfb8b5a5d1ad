"""What speaks for a secret, in the fewest lines of a script that show it."""

from __future__ import annotations

from papersea.cards import CARDS, COPIES, parse_card
from papersea.knowledge.evidence import Evidence, Line
from papersea.knowledge.script import (
    EVEN,
    GAINED,
    HIDDEN,
    LEFT,
    MOVED,
    NO_CARD,
    PICKED,
    SHOWN,
)
from tests.positions import B, C

BOAT, SHELL = (CARDS.index(parse_card(text)) for text in ("Bd", "Hd"))
PICK = (PICKED, 0, NO_CARD, B)
THEFT = (MOVED, C, B, 0)
THEFT_BACK = (MOVED, B, C, 0)


def weights(*lines: Line, unseen: int = 1) -> list[dict[int, int]]:
    """For each secret what the boat and the shell weigh; so many boats were never seen."""
    left = [COPIES[card] for card in CARDS]
    left[BOAT] = unseen
    secrets = sum(line[0] in (PICKED, MOVED) for line in lines)
    found = [{BOAT: EVEN, SHELL: EVEN} for _ in range(secrets)]
    for secret, card, more in Evidence(lines, left).weights():
        if card in (BOAT, SHELL):
            found[secret][card] += more
    return found


def test_without_evidence_all_weigh_the_same() -> None:
    assert weights(PICK, THEFT) == [{BOAT: EVEN, SHELL: EVEN}] * 2


def test_what_was_laid_out_later_weighs_more_the_fewer_other_ways_there_are() -> None:
    laid = (LEFT, B, BOAT, 0)
    hidden = [(HIDDEN, B, token, 0) for token in range(2)]
    (few,) = weights(*hidden[:1], PICK, laid)
    (many,) = weights(*hidden, PICK, laid)
    (sole,) = weights(*hidden, PICK, laid, unseen=0)
    assert sole[BOAT] > few[BOAT] > many[BOAT] > EVEN == few[SHELL]


def test_what_everybody_saw_go_there_speaks_for_nothing() -> None:
    assert weights((GAINED, B, BOAT, 0), PICK, (LEFT, B, BOAT, 0)) == [{BOAT: EVEN, SHELL: EVEN}]


def test_what_was_laid_out_before_speaks_for_nothing() -> None:
    (found,) = weights((HIDDEN, B, 0, 0), (LEFT, B, BOAT, 0), PICK)
    assert found[BOAT] == EVEN


def test_a_shown_hand_refutes_what_it_does_not_hold() -> None:
    (found,) = weights(PICK, (SHOWN, B, SHELL, 1))
    assert found[SHELL] > EVEN
    assert found[BOAT] == 0


def test_nothing_is_refuted_if_it_can_have_been_stolen_in_between() -> None:
    pick, _ = weights(PICK, THEFT, (SHOWN, B, SHELL, 1))
    assert pick[BOAT] == EVEN


def test_a_card_that_was_stolen_can_be_stolen_back() -> None:
    lines = (GAINED, B, BOAT, 0), THEFT, THEFT_BACK, (SHOWN, B, BOAT, 1)
    there, back = weights(*lines)
    assert there[BOAT] > 0
    assert back[BOAT] > 0


def test_what_the_victim_lays_out_later_was_hardly_stolen() -> None:
    (found,) = weights((GAINED, B, BOAT, 0), (HIDDEN, B, 0, 0), THEFT, (LEFT, B, BOAT, 0))
    assert 0 < found[BOAT] < EVEN == found[SHELL]


def test_what_a_shown_hand_misses_was_stolen() -> None:
    (found,) = weights((GAINED, B, BOAT, 0), THEFT, (SHOWN, B, SHELL, 1))
    assert found[BOAT] > EVEN
