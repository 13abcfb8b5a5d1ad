"""The art: its numbers are those of the rules; its colours and marks stay apart for all eyes."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from coloraide.everything import ColorAll
from numpy.typing import NDArray

from papersea.cards import CARDS, COPIES, DECK, Card, Colour, Kind
from papersea.score import score_cards

Mask = NDArray[np.bool_]


def _only_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    assert len(dict(pairs)) == len(pairs), f"a name is there twice: {[name for name, _ in pairs]}"
    return dict(pairs)


def _read(name: str) -> dict[str, Any]:
    text = files("papersea").joinpath("art", name).read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text, object_pairs_hook=_only_once)
    return data


MOTIFS = _read("motifs.json")
COLOURS = _read("palette.json")["colours"]


def by_form(form: str) -> list[Kind]:
    return [kind for kind in Kind if MOTIFS[kind.value]["values"]["form"] == form]


def cards_of(kind: Kind, count: int) -> list[Card]:
    return [card for card in DECK if card.kind is kind][:count]


def points(cards: list[Card]) -> int:
    return score_cards(cards).points


# Kinds, colours and the deck


def test_every_kind_is_there_once_in_order_and_with_its_letter() -> None:
    assert [(name, motif["letter"]) for name, motif in MOTIFS.items()] == [
        (kind.value, kind.letter) for kind in Kind
    ]


def test_every_colour_is_there_once_in_order_and_with_its_letter() -> None:
    assert [(name, colour["letter"]) for name, colour in COLOURS.items()] == [
        (colour.value, colour.letter) for colour in Colour
    ]


def test_the_copies_are_those_of_the_deck() -> None:
    drawn = {
        motif["letter"] + colour: copies
        for motif in MOTIFS.values()
        for colour, copies in motif["copies"].items()
    }
    assert drawn == {str(card): COPIES[card] for card in CARDS}


# Values in the corner


def test_every_kind_says_what_it_is_worth() -> None:
    forms = Counter(motif["values"]["form"] for motif in MOTIFS.values())
    assert forms == {"duo": 5, "series": 4, "each": 4, "colour": 1}


@pytest.mark.parametrize("kind", by_form("duo"))
def test_a_duo_is_worth_what_its_cards_say(kind: Kind) -> None:
    values = MOTIFS[kind.value]["values"]
    [first], second = cards_of(kind, 1), cards_of(Kind(values["with"]), 2)[-1]
    assert points([first]) == 0
    assert points([first, second]) == values["points"]


@pytest.mark.parametrize("kind", by_form("series"))
def test_a_series_counts_the_whole_set(kind: Kind) -> None:
    everything = cards_of(kind, len(DECK))
    scored = [points(everything[:count]) for count in range(1, len(everything) + 1)]
    assert MOTIFS[kind.value]["values"]["points"] == scored


@pytest.mark.parametrize("kind", by_form("each"))
def test_a_multiplier_adds_its_points_for_each(kind: Kind) -> None:
    values = MOTIFS[kind.value]["values"]
    [multiplier] = cards_of(kind, 1)
    for count in range(4):
        counted = cards_of(Kind(values["of"]), count)
        added = points([*counted, multiplier]) - points(counted)
        assert added == values["points"] * len(counted)


def test_a_mermaid_counts_the_cards_of_a_colour_and_all_of_them_win() -> None:
    values = MOTIFS["mermaid"]["values"]
    mermaids = cards_of(Kind.MERMAID, len(DECK))
    greens = [card for card in CARDS if card.colour is Colour.GREEN]
    added = points([*greens, mermaids[0]]) - points(greens)
    assert added == values["points"] * len(greens)
    assert values["win"] == len(mermaids)


# Motifs


@pytest.mark.parametrize("kind", Kind)
def test_a_motif_is_a_few_clear_folds_inside_its_square(kind: Kind) -> None:
    facets = MOTIFS[kind.value]["facets"]
    assert 5 <= len(facets) <= 14
    for facet in facets:
        corners = [tuple(map(float, pair.split(","))) for pair in facet["points"].split()]
        assert len(corners) >= 3
        assert all(0 <= number <= 100 for corner in corners for number in corner)
        assert 0 <= facet["shade"] <= 1


# Colours

VISIONS = ("normal", "protan", "deutan", "tritan")
SMALLEST_DISTANCE = 10
"""In CAM02-UCS, where a step of 1 is about what a keen eye just sees."""


@pytest.mark.parametrize("vision", VISIONS)
def test_grounds_stay_apart_for_every_eye(vision: str) -> None:
    seen = {
        name: ColorAll(colour["ground"]).filter(vision) if vision != "normal" else colour["ground"]
        for name, colour in COLOURS.items()
    }
    distances = {
        (first, second): ColorAll(seen[first]).distance(seen[second], space="cam02-ucs")
        for first, second in combinations(seen, 2)
    }
    closest = min(distances, key=distances.__getitem__)
    assert distances[closest] >= SMALLEST_DISTANCE, closest


@pytest.mark.parametrize("colour", Colour)
def test_ink_can_be_read_on_its_ground(colour: Colour) -> None:
    here = COLOURS[colour.value]
    assert ColorAll(here["ink"]).contrast(here["ground"], method="wcag21") >= 4.5


# Marks

PIXELS = 12
SAMPLES = 4  # along each side of a pixel
CURVE = np.linspace(0, 1, 12)[1:, None]


def outlines(path: str) -> Iterator[NDArray[np.float64]]:
    """The closed lines of a path that is written with absolute M, L, C and Z only."""
    corners: list[NDArray[np.float64]] = []
    for command, written in re.findall(r"([A-Za-z])([^A-Za-z]*)", path):
        numbers = np.array(written.split(), dtype=float).reshape(-1, 2)
        match command:
            case "M" | "L":
                corners += [*numbers]
            case "C":
                first, second, end = numbers
                t = CURVE
                curve = (1 - t) ** 3 * corners[-1] + 3 * (1 - t) ** 2 * t * first
                corners += [*(curve + 3 * (1 - t) * t**2 * second + t**3 * end)]
            case "Z":
                yield np.array(corners)
                corners = []
            case _:
                raise AssertionError(f"{command!r} is more than a reader of marks needs to know")
    assert not corners, "the last line is open"


def inside(outline: NDArray[np.float64]) -> Mask:
    """Sample points of a 24 × 24 square that are inside a closed line."""
    steps = PIXELS * SAMPLES
    at = (np.arange(steps) + 0.5) * 24 / steps
    x, y = np.meshgrid(at, at)
    mask = np.zeros((steps, steps), dtype=np.bool_)
    for (x1, y1), (x2, y2) in zip(outline, np.roll(outline, -1, axis=0), strict=True):
        if y1 != y2:
            crosses = (y1 > y) != (y2 > y)
            mask ^= crosses & (x < (x2 - x1) * (y - y1) / (y2 - y1) + x1)
    return mask


def pixels(mask: Mask) -> NDArray[np.float64]:
    """How much of each pixel is covered, with the mark drawn 12 pixels wide."""
    covered: NDArray[np.float64] = mask.reshape(PIXELS, SAMPLES, PIXELS, SAMPLES).mean(axis=(1, 3))
    return covered


def drawn(colour: str) -> NDArray[np.float64]:
    return pixels(np.logical_xor.reduce([inside(line) for line in outlines(mark_of(colour))]))


def filled(colour: str) -> NDArray[np.float64]:
    """Without holes: what is left when filled against empty does not count."""
    return pixels(np.logical_or.reduce([inside(line) for line in outlines(mark_of(colour))]))


def mark_of(colour: str) -> str:
    mark: str = COLOURS[colour]["mark"]
    return mark


@pytest.mark.parametrize("view", [drawn, filled])
def test_marks_have_shapes_of_their_own_at_twelve_pixels(view: Any) -> None:
    shapes = {colour: view(colour) for colour in COLOURS}
    differences = {
        (first, second): float(np.abs(shapes[first] - shapes[second]).mean())
        for first, second in combinations(shapes, 2)
    }
    most_alike = min(differences, key=differences.__getitem__)
    assert differences[most_alike] >= 0.1, (most_alike, differences[most_alike])
