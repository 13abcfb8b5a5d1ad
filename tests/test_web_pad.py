"""The web client works out a score pad by itself: it must say the same as the rules kernel."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from papersea.cards import DECK
from papersea.score import score_cards
from papersea.scorepad import PadError, Standing, parse_pad, standing
from tests.clauses import clause
from tests.sizes import sized

ROOT = Path(__file__).resolve().parents[1]
SCRIPT = ROOT / "web" / "tests" / "pad-standing.mjs"
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
PADS = sized(500, 2_000)
NAMES = ("Ann", "Bo", "Cy", "Dee")


def random_hands(chance: random.Random, players: int, by: int) -> list[dict[str, Any]]:
    """Cards of one deck, or numbers among which many are equal; whoever closes has enough. Now and
    then a bonus is open, whether it counts or not."""
    deck = chance.sample(DECK, len(DECK))
    hands: list[dict[str, Any]] = []
    for player in range(players):
        cards = [deck.pop() for _ in range(chance.randint(6, 14))]
        is_shown = chance.random() < 0.5 and (player != by or score_cards(cards).points >= 7)
        if is_shown:
            hands.append({"cards": "".join(map(str, cards))})
        else:
            bonus = {} if chance.random() < 0.05 else {"bonus": chance.randint(1, 4)}
            hands.append({"points": chance.randint(7, 12), **bonus})
    return hands


def random_round(chance: random.Random, players: int) -> dict[str, Any]:
    how = chance.choices(["stop", "last_chance", "deck_out", "mermaids"], [10, 10, 2, 0.3])[0]
    by = chance.randrange(players)
    is_scored = how in ("stop", "last_chance")
    return {
        "how": how,
        "by": by,
        "hands": random_hands(chance, players, by) if is_scored else [],
    }


def random_pad(chance: random.Random) -> dict[str, Any]:
    players = chance.randint(2, 4)
    return {
        "format": "papersea-pad",
        "version": 1,
        "target": chance.choice(["standard", "double"]),
        "players": list(NAMES[:players]),
        "starter": chance.randrange(players),
        "rounds": [],
    }


def played(chance: random.Random) -> str:
    """A pad whose rounds can nearly always have been so, often up to the end of the game."""
    pad = random_pad(chance)
    number = chance.choice([1, 4, 12])
    pad["rounds"] = [random_round(chance, len(pad["players"])) for _ in range(number)]
    try:
        parse_pad(json.dumps(pad))
    except PadError as error:
        pad["rounds"] = pad["rounds"][: error.facts.get("last", number)]
    return json.dumps(pad)


def spoiled(chance: random.Random) -> str:
    """A pad in which something may be wrong."""
    pad = random_pad(chance)
    pad["rounds"] = [random_round(chance, len(pad["players"])) for _ in range(chance.randint(1, 3))]
    round_ = chance.choice(pad["rounds"])
    wrong: list[tuple[dict[str, Any], str, Any]] = [
        (pad, "format", "pad"), (pad, "version", 2), (pad, "target", "triple"),
        (pad, "players", ["Ann", " ann"]), (pad, "players", ["Ann", " "]),
        (pad, "players", ["Ann", "Bo\n"]), (pad, "players", ["Ann", "B" * 25]),
        (pad, "players", ["Ann"]), (pad, "starter", 4), (pad, "starter", "0"),
        (round_, "how", "stopped"), (round_, "by", -1), (round_, "by", 4),
        (round_, "hands", round_["hands"][:1]), (round_, "how", "last_chance"),
    ]  # fmt: skip
    for hand in round_["hands"]:
        wrong += [
            (hand, "cards", "ByByBy"), (hand, "cards", "MwMwMwMw"), (hand, "cards", "Cyx"),
            (hand, "cards", "Bv"), (hand, "points", 3), (hand, "points", 400),
            (hand, "bonus", 10), (hand, "bonus", -1), (hand, "bonus", 0),
            (hand, "points", "7"), (hand, "mark", 1),
        ]  # fmt: skip
    if round_["hands"] and chance.random() < 0.2:
        round_["hands"] = [{"points": 8, "bonus": chance.randint(5, 9)} for _ in round_["hands"]]
    where, what, value = chance.choice(wrong)
    where[what] = value
    return json.dumps(pad)


def by_kernel(text: str) -> Any:
    try:
        return told(standing(parse_pad(text)))
    except PadError as error:
        return error.code


def has_open_bonus(pad: str, kernel: Any) -> bool:
    """After a bet, in a pad that can be."""
    bets = (each for each in json.loads(pad)["rounds"] if each["how"] == "last_chance")
    hands = (hand for each in bets for hand in each["hands"])
    return kernel != "bonus_missing" and any(hand.keys() == {"points"} for hand in hands)


def told(result: Standing) -> list[Any]:
    rounds = [
        [
            [[hand.points, hand.bonus or 0] for hand in each.counted],
            [part.value for part in each.parts],
            list(each.gains),
            list(each.totals),
            each.bet_won,
            each.next_starter,
        ]
        for each in result.rounds
    ]
    totals, winners = list(result.totals), list(result.winners)
    return [rounds, result.target, totals, winners, result.next_starter]


def by_client(pads: list[str]) -> list[Any]:
    assert NODE is not None, "the environment brings a Node along: make web"
    texts = "".join(f"{pad}\n" for pad in pads)
    answer = subprocess.run(
        [NODE, SCRIPT], input=texts, capture_output=True, text=True, check=True, cwd=ROOT / "web"
    )
    return [json.loads(line) for line in answer.stdout.split("\n")]


@clause("R2", "R6", "R7", "R9", "R11", "R12", "Q19", "G1", "G2", "G3", "G4", "G5")
def test_the_web_client_settles_like_the_kernel() -> None:
    chance = random.Random(sized(1, 11))  # all that is asked for below is among them
    pads = [played(chance) for _ in range(PADS)]
    expected = [by_kernel(pad) for pad in pads]
    for pad, kernel, client in zip(pads, expected, by_client(pads), strict=True):
        assert client == kernel, pad
    ends = [each[3] for each in expected if not isinstance(each, str)]
    assert sum(len(winners) == 1 for winners in ends) > PADS / 10
    assert any(len(winners) > 1 for winners in ends), "no shared win among them"
    assert "bonus_missing" in expected
    assert any(map(has_open_bonus, pads, expected)), "no bonus that does not count among them"


@clause("C2", "T8", "G1")
def test_the_web_client_refuses_like_the_terminal() -> None:
    chance = random.Random(sized(7, 12))  # all that is asked for below is among them
    pads = [spoiled(chance) for _ in range(PADS)]
    expected = [by_kernel(pad) for pad in pads]
    for pad, kernel, client in zip(pads, expected, by_client(pads), strict=True):
        assert client == kernel, pad
    codes = {each for each in expected if isinstance(each, str)}
    assert len(codes) > 14, codes
    assert {"no_bonus", "too_high_bonuses"} <= codes
