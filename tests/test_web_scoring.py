"""The web client counts points by itself: it must say the same as the rules kernel."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from papersea.cards import CARDS, DECK, Card, Kind, sort_cards
from papersea.rules.entries import explain_points
from papersea.rules.in_force import PLAIN
from papersea.rules.records import new_array
from papersea.rules.tables import (
    COLOUR_OF,
    COLOURS,
    FACTOR,
    KIND_OF,
    KINDS,
    MERMAID,
    MERMAIDS,
    MULTIPLIED,
    SORTED_DECK,
)
from papersea.rules.ways import COMPILED
from papersea.score import KindLine, MermaidLine, ScoreLine, score_cards
from tests.sizes import sized

ROOT = Path(__file__).resolve().parents[1]
SCRIPT = ROOT / "web" / "tests" / "rules-score.mjs"
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
HANDS = sized(10_000, 1_000_000) if COMPILED else 10_000
WHOLE_LINES = sized(1_000, 4_000)
AT_MOST = 24  # more than anybody holds
NONE = 255
ANSWER = KINDS + 2 * MERMAIDS + 3

_KINDS = list(Kind)

Bytes = npt.NDArray[np.uint8]


def by_client(hands: bytes, *how: str) -> bytes:
    assert NODE is not None, "the environment brings a Node along: make web"
    command = [NODE, str(SCRIPT), *how]
    answer = subprocess.run(
        command, input=hands, capture_output=True, check=False, cwd=ROOT / "web"
    )
    assert answer.returncode == 0, answer.stderr.decode()
    return answer.stdout


# Line by line, with every card that is counted


def told(line: ScoreLine, cards: tuple[Card, ...]) -> dict[str, Any]:
    match line:
        case KindLine(kind, own, points):
            place = _KINDS.index(kind)
            multiplied = _KINDS[MULTIPLIED[place]] if FACTOR[place] else None
            counted = [card for card in cards if card.kind is multiplied]
            name: dict[str, Any] = {"line": "kind", "kind": kind.value}
        case MermaidLine(colour, points):
            own = tuple(card for card in cards if card.kind is Kind.MERMAID)[:1]
            counted = [card for card in cards if card.colour is colour]
            name = {"line": "mermaid", "colour": colour and colour.value}
    rest = {"points": points, "clause": line.clause}
    return name | {"cards": list(map(str, own)), "counted": list(map(str, counted))} | rest


def by_kernel(cards: tuple[Card, ...]) -> dict[str, Any]:
    score = score_cards(cards)
    return {
        "lines": [told(line, cards) for line in score.lines],
        "points": score.points,
        "bonus": score.bonus,
        "bonusColour": score.bonus_colour and score.bonus_colour.value,
    }


def test_the_web_client_explains_every_line_like_the_kernel() -> None:
    chance = random.Random(7)
    hands = [
        sort_cards(chance.sample(DECK, number % (2 * AT_MOST) if number else len(DECK)))
        for number in range(WHOLE_LINES)
    ]
    texts = "".join("".join(map(str, hand)) + "\n" for hand in hands)
    lines = by_client(texts.encode(), "lines").decode().split("\n")
    for hand, line in zip(hands, lines, strict=True):
        assert json.loads(line) == by_kernel(hand), "".join(map(str, hand))


# Many hands in numbers


def random_hands(chance: np.random.Generator) -> Bytes:
    """Cards by their places in the list of all, and then nothing; of every size equally many."""
    deck = np.array(SORTED_DECK, dtype=np.uint8)
    hands = chance.permuted(np.broadcast_to(deck, (HANDS, len(DECK))), axis=1)[:, :AT_MOST]
    sizes = np.arange(HANDS) % (AT_MOST + 1)
    hands[np.arange(AT_MOST) >= sizes[:, None]] = NONE
    return np.ascontiguousarray(hands)


def explain_all(hands: Bytes) -> bytes:
    """What the kernel says of each hand, in the order in which the client answers."""
    answers = bytearray()
    for hand in hands.tolist():
        kinds, colours = new_array("u1", KINDS), new_array("u1", COLOURS)
        lines = new_array("u1", KINDS + MERMAIDS + 1)
        for card in hand:
            if card != NONE:
                kinds[KIND_OF[card]] += 1
                colours[COLOUR_OF[card]] += 1
        explain_points(kinds, kinds, new_array("u1", KINDS), colours, PLAIN, lines)
        answer = [*lines[:KINDS], *[0] * (ANSWER - KINDS)]
        mermaids = kinds[MERMAID]
        points = sum(lines[:KINDS])
        for place in range(mermaids):
            colour = lines[KINDS + place]
            has_colour = colours[colour] > 0
            answer[KINDS + place] = colour if has_colour else NONE
            answer[KINDS + MERMAIDS + place] = colours[colour]
            points += colours[colour]
        for place in range(mermaids, MERMAIDS):
            answer[KINDS + place] = NONE
        largest = lines[KINDS + MERMAIDS]
        answer[ANSWER - 3] = largest if colours[largest] > 0 else NONE
        answer[ANSWER - 2] = colours[largest]
        answer[ANSWER - 1] = points
        answers += bytes(answer)
    return bytes(answers)


def test_the_web_client_counts_many_hands_like_the_kernel() -> None:
    hands = random_hands(np.random.default_rng(7))
    expected = np.frombuffer(explain_all(hands), dtype=np.uint8).reshape(HANDS, ANSWER)
    answers = np.frombuffer(by_client(hands.tobytes(), "numbers", str(AT_MOST)), dtype=np.uint8)
    assert answers.size == expected.size
    wrong = np.flatnonzero((answers.reshape(expected.shape) != expected).any(axis=1))
    assert wrong.size == 0, " ".join(str(CARDS[card]) for card in hands[wrong[0]] if card != NONE)
    assert np.unique(expected[:, -1]).size > 40, "too few different hands"
