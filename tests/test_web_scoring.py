"""The web client counts points by itself: it must say the same as the rules kernel."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from papersea.cards import DECK, Card, sort_cards
from papersea.score import KindLine, MermaidLine, ScoreLine, score_cards

ROOT = Path(__file__).resolve().parents[1]
SCRIPT = ROOT / "web" / "tests" / "rules-score.mjs"
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
HANDS = 25_000
AT_MOST = 30  # more than anybody holds


def told(line: ScoreLine) -> list[Any]:
    match line:
        case KindLine(kind, cards, points):
            return [kind.value, "".join(map(str, cards)), points]
        case MermaidLine(colour, points):
            return ["mermaid", colour and colour.value, points]


def by_kernel(cards: tuple[Card, ...]) -> list[Any]:
    score = score_cards(cards)
    colour = score.bonus_colour and score.bonus_colour.value
    return [[told(line) for line in score.lines], score.points, score.bonus, colour]


def test_the_web_client_counts_like_the_kernel() -> None:
    assert NODE is not None, "the environment brings a Node along: make web"
    chance = random.Random(7)
    hands = [
        sort_cards(chance.sample(DECK, number % AT_MOST if number else len(DECK)))
        for number in range(HANDS)
    ]
    texts = "".join("".join(map(str, hand)) + "\n" for hand in hands)
    answer = subprocess.run(
        [NODE, SCRIPT], input=texts, capture_output=True, text=True, check=True, cwd=ROOT / "web"
    )
    lines = answer.stdout.split("\n")
    assert len(lines) == HANDS
    for hand, line in zip(hands, lines, strict=True):
        assert json.loads(line) == by_kernel(hand), "".join(map(str, hand))
