"""Whatever a client sends, it is a message or it is refused, and nothing else happens."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from papersea.cards import Card
from papersea.protocol.codec import (
    decode_from_client,
    decode_from_server,
    decode_strictly,
    decoder,
    encode,
    refusal,
    request_in,
)
from papersea.protocol.messages import AnyFromClient, Do, Refusal
from papersea.table.refused import ErrorCode, Refused
from tests.protocol.kinds import COMMANDS, FROM_CLIENT, example

VALID = st.deferred(  # a whole story is played for it: not whenever tests are collected
    lambda: st.sampled_from(
        [
            *(encode(example(kind)) for kind in FROM_CLIENT),
            *(encode(Do(7, example(kind))) for kind in COMMANDS),
        ]
    )
)
PLAY = '{"type":"do","id":7,"command":{"do":"play","after":3,"move":%s}}'
PING = '{"type":"ping","id":1}'
CHANGE = '{"type":"do","id":1,"command":{"do":"change","settings":%s}}'
SALT = '{"type":"do","id":1,"command":{"do":"add_salt","salt":"%s"}}'


def refused(data: bytes | str) -> Refused:
    with pytest.raises(Refused) as caught:
        decode_from_client(data)
    assert caught.value.code is ErrorCode.BAD_MESSAGE
    return caught.value


@pytest.mark.parametrize(
    "data",
    [
        "",
        "null",
        "[]",
        '"hello"',
        "{}",
        '{"type":"nonsense"}',
        '{"type":["ping"],"id":1}',
        '{"type":null,"id":1}',
        '{"type":"ping"}',
        PING + PING,
        PING[:-1],
        '{"type":"welcome","version":1,"person":null,"name":"","now":1.0}',
        '{"type":"do","id":1,"command":{"do":"nonsense"}}',
        '{"type":"do","id":1,"command":"resign"}',
    ],
)
def test_what_is_no_message(data: str) -> None:
    refused(data)


@pytest.mark.parametrize(
    "data",
    [
        '{"type":"ping","id":1,"more":2}',
        '{"type":"do","id":1,"command":{"do":"sit","chair":1}}',
        CHANGE % '{"player":2}',
        CHANGE % '{"clock":{"type":"none","seconds":20}}',
        CHANGE % '{"options":{"edition":"classic","colour":"red"}}',
        CHANGE % ('{"options":{"deeper":{"and":"deeper"}}}'),
    ],
)
def test_unknown_fields(data: str) -> None:
    assert "unknown field" in str(refused(data).facts["problem"])


@pytest.mark.parametrize(
    "data",
    [
        '{"type":"ping","id":1,"id":1}',
        '{"type":"ping","id":1,"\\u0069d":2}',
        '{"type":"hello","version":1,"version":2}',
        '{"type":"do","id":1,"command":{"do":"unseat","seat":1,"seat":2}}',
        CHANGE % '{"options":{"edition":"es","edition":"es"}}',
    ],
)
def test_fields_that_are_there_twice(data: str) -> None:
    assert "twice" in str(refused(data).facts["problem"])


def test_two_types_are_none() -> None:
    refused('{"type":"hello","type":"ping","id":1}')


def shortly(text: str) -> str:
    return text[:24]


NO_NUMBERS = [
    "-1",
    "1.5",
    "1.0",
    "1e3",
    "1e400",
    "NaN",
    "Infinity",
    "-Infinity",
    "01",
    "0x1",
    "true",
    "null",
    "[1]",
]
HUGE = [str(2**53), str(2**64), "1" * 400, "2" * 5000, "9" * 100_000]


@pytest.mark.parametrize("number", [*NO_NUMBERS, '"1"', *HUGE], ids=shortly)
def test_numbers_that_are_none_of_a_request(number: str) -> None:
    refused(f'{{"type":"ping","id":{number}}}')


@pytest.mark.parametrize("number", [*NO_NUMBERS, *HUGE], ids=shortly)
def test_numbers_where_nothing_should_be(number: str) -> None:
    refused(CHANGE % f'{{"options":{{"x":{number}}}}}')


@pytest.mark.parametrize(
    "opening", ["[", '{"type":', '{"a":[', CHANGE.partition("%")[0] + '{"options":{"x":[']
)
def test_nesting_without_end(opening: str) -> None:
    refused(opening * 50_000)
    refused(opening + "[" * 50_000 + "]" * 50_000)


@pytest.mark.parametrize(
    "data",
    [
        PING.encode("utf-16"),
        PING.encode("utf-16-le"),
        PING.encode("utf-32"),
        PING.encode("utf-8-sig"),
        (SALT % "é").encode("latin-1"),
        b'{"type":"ping","id":1,"\xff":2}',
        b'{"type":"hello","version":1,"token":"\xc3"}',
        b'{"type":"hello","version":1,"token":"\xed\xa0\x80"}',
        '{"type":"hello","version":1,"token":"\ud800"}',
        b'{"type":"hello","version":1,"token":"half \\ud800"}',
        b"\x00",
        b"\x00" + PING.encode(),
    ],
)
def test_other_encodings(data: bytes | str) -> None:
    refused(data)


@pytest.mark.parametrize("salt", ["a b", "tab\\t", "line\\n", "\\n", "é", "x" * 65])
def test_salts_that_no_proof_could_hold(salt: str) -> None:
    refused(SALT % salt)


@pytest.mark.parametrize("text", ["", "X", "Zz-L", "draw", "D ", "#0", "@E", "Cy+"])
def test_what_is_not_a_move_is_unreadable_and_the_request_is_known(text: str) -> None:
    said = PLAY % json.dumps(text)
    with pytest.raises(Refused) as caught:
        decode_from_client(said)
    assert caught.value.code is ErrorCode.UNREADABLE_MOVE
    assert request_in(said) == 7


@pytest.mark.parametrize("text", ["Zz", "C", ""])
def test_what_is_not_a_card_is_a_bad_message_and_no_move(text: str) -> None:
    with pytest.raises(Refused) as caught:
        decode_strictly(json.dumps(text), decoder(Card))
    assert caught.value.code is ErrorCode.BAD_MESSAGE
    assert repr(text) in str(caught.value.facts["problem"])


@pytest.mark.parametrize("move", ["1", "null", '["D"]', '{"move":"D"}', '"D-yellow_crab-L"'])
def test_what_cannot_be_the_text_of_a_move(move: str) -> None:
    refused(PLAY % move)


@pytest.mark.parametrize("number", ["null", '"7"', "1.5", "-5", f"{2**53}"])
def test_a_request_without_a_number_of_its_own(number: str) -> None:
    assert request_in(PLAY.replace('"id":7', f'"id":{number}') % '"X"') is None


def answers(data: bytes | str) -> None:
    """A message that encodes again, or a refusal that can be told."""
    answer = answer_to(data)
    if isinstance(answer, Refusal):
        assert answer.code in {ErrorCode.BAD_MESSAGE, ErrorCode.UNREADABLE_MOVE}
        assert decode_from_server(encode(answer)) == answer
    else:
        assert decode_from_client(encode(answer)) == answer


def answer_to(data: bytes | str) -> AnyFromClient | Refusal:
    try:
        return decode_from_client(data)
    except Refused as problem:
        return refusal(problem, None)


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_bytes(data: bytes | str) -> None:
    answers(data)


@given(VALID, st.data())
def test_messages_with_bytes_changed(valid: bytes, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(valid)))
    end = data.draw(st.integers(start, min(len(valid), start + 6)))
    answers(valid[:start] + data.draw(st.binary(max_size=6)) + valid[end:])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)


def places(value: Any, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """The way to every field."""
    if not isinstance(value, dict):
        return []
    own = [(*path, name) for name in value]
    return own + [deeper for at in own for deeper in places(value[at[-1]], at)]


@given(VALID, st.data())
def test_messages_with_values_changed(valid: bytes, data: st.DataObject) -> None:
    said = json.loads(valid)
    *path, name = data.draw(st.sampled_from(places(said)))
    inside = said
    for step in path:
        inside = inside[step]
    inside[name] = data.draw(JSON)
    answers(json.dumps(said))


@given(VALID, st.text(max_size=8), JSON)
def test_messages_with_a_field_more(valid: bytes, name: str, value: Any) -> None:
    said = json.loads(valid)
    if name not in said:
        refused(json.dumps({**said, name: value}))
