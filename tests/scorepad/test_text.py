"""The JSON form of a score pad: the same as the web client's, and strict."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from papersea.scorepad import Flaw, PadError, format_pad, parse_pad, standing
from tests.scorepad.told import last_chance, mermaids, pad, stop

EXAMPLE = (
    '{"format":"papersea-pad","version":1,"target":"standard","players":["Ann","Bo"],"starter":0,'
    '"rounds":[{"how":"stop","by":0,"hands":[{"cards":"OyOgOvPpHy"},{"points":4}]},'
    '{"how":"last_chance","by":1,"hands":[{"points":4,"bonus":2},{"cards":"HlHkHdClOlOr"}]},'
    '{"how":"mermaids","by":1,"hands":[]}]}'
)


def test_the_form_is_the_agreed_one() -> None:
    told = pad(stop(0, "OyOgOvPpHy", 4), last_chance(1, (4, 2), "HlHkHdClOlOr"), mermaids(1))
    assert format_pad(told) == EXAMPLE
    assert parse_pad(EXAMPLE) == told
    assert standing(told).totals == (9, 14)


def changed(**fields: Any) -> str:
    return json.dumps(json.loads(EXAMPLE) | fields)


def with_hand(**hand: Any) -> str:
    round_ = {"how": "stop", "by": 0, "hands": [{"points": 7, "bonus": 1}, hand]}
    return changed(rounds=[round_])


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        ("", Flaw.NOT_JSON),
        (EXAMPLE[:-1], Flaw.NOT_JSON),
        (b"\xff\xfe", Flaw.NOT_JSON),
        ("[" * 100_000, Flaw.NOT_JSON),
        ("\udc80", Flaw.NOT_JSON),
        ("[]", Flaw.NOT_A_PAD),
        ('{"papersea-records": 1}', Flaw.NOT_A_PAD),
        (changed(format="pad"), Flaw.NOT_A_PAD),
        (changed(version=2), Flaw.OTHER_VERSION),
        (changed(version="1"), Flaw.OTHER_VERSION),
        (changed(version=True), Flaw.WRONG_FIELD),
        (changed(target="triple"), Flaw.WRONG_FIELD),
        (changed(starter="Ann"), Flaw.WRONG_FIELD),
        (changed(players="Ann, Bo"), Flaw.WRONG_FIELD),
        (changed(colour="blue"), Flaw.WRONG_FIELD),
        (changed(rounds=[{"how": "stop"}]), Flaw.WRONG_FIELD),
        (changed(rounds=[{"how": "whale", "by": 0, "hands": []}]), Flaw.WRONG_FIELD),
        (changed(starter=2), Flaw.NO_SUCH_PLAYER),
        (changed(players=["Ann", "ann"]), Flaw.NAME_TWICE),
        (with_hand(), Flaw.NOT_A_HAND),
        (with_hand(bonus=2), Flaw.NOT_A_HAND),
        (with_hand(cards="Cd", points=0), Flaw.NOT_A_HAND),
        (with_hand(cards="Cd", bonus=0), Flaw.NOT_A_HAND),
        (with_hand(cards="Cx"), Flaw.WRONG_CARDS),
        (with_hand(cards="CdCdCd"), Flaw.TOO_MANY_CARDS),
        (with_hand(points="7"), Flaw.WRONG_FIELD),
        (with_hand(points=10**30), Flaw.WRONG_NUMBER),
        (with_hand(cards="MwMwMwMw"), Flaw.FOUR_MERMAIDS),
    ],
)
def test_what_is_wrong_is_named(text: str | bytes, flaw: Flaw) -> None:
    with pytest.raises(PadError) as refused:
        parse_pad(text)
    assert refused.value.flaw is flaw
    assert str(refused.value)


def test_a_missing_field_is_named_with_its_place() -> None:
    with pytest.raises(PadError, match=r"`by`.*rounds\[0\]"):
        parse_pad(changed(rounds=[{"how": "stop", "hands": []}]))


def test_an_empty_hand_has_no_cards() -> None:
    told = parse_pad(with_hand(cards=""))
    assert standing(told).totals == (7, 0)
    assert parse_pad(format_pad(told)) == told


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
    | st.sampled_from(["stop", "deck_out", "Cd", "MwMw"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
        st.sampled_from(["how", "by", "hands", "cards", "points", "bonus"]), inner, max_size=4
    ),
    max_leaves=8,
)  # fmt: skip


@given(st.dictionaries(st.sampled_from(["target", "players", "starter", "rounds"]), anything))
def test_anything_else_is_refused_or_read_whole(fields: dict[str, Any]) -> None:
    try:
        told = parse_pad(changed(**fields))
    except PadError:
        return
    assert parse_pad(format_pad(told)) == told
