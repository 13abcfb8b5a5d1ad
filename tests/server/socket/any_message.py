"""Whatever can come over a socket: nonsense, nearly messages, and messages of others."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from hypothesis import strategies as st

from papersea.protocol.codec import encode, write_text
from papersea.protocol.messages import AnyFromClient, Do, Follow, Hello, Mute, Ping
from tests.table.any_command import commands

Frame = str | bytes

numbers = st.integers(2**20, 2**53 - 1)
"""Those of requests; lower ones are a line's own."""
seats = st.integers(0, 3)

messages: st.SearchStrategy[AnyFromClient] = st.one_of(
    st.builds(
        Hello,
        st.integers(0, 3),
        st.none() | numbers,
        st.none() | seats,
        st.none() | st.text(max_size=100),
    ),
    st.builds(Do, numbers, commands),
    st.builds(Follow, numbers, st.none() | seats),
    st.builds(Mute, numbers, seats, st.booleans()),
    st.builds(Ping, numbers),
)
"""Those of the protocol."""

json_values: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=True)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=10,
)


def plain(message: AnyFromClient) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(message, enc_hook=write_text)
    return fields


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """A message with something wrong in one place: missing, of another kind, or too much."""
    message = plain(draw(messages))
    place = message["command"] if "command" in message and draw(st.booleans()) else message
    name = draw(st.sampled_from([*place, "extra", "type", "do"]))
    if draw(st.booleans()):
        place.pop(name, None)
    else:
        place[name] = draw(json_values | st.text(max_size=12))  # as long as a move may be
    return json.dumps(message)


@st.composite
def cut(draw: st.DrawFn) -> str:
    """A message that ends too early, or goes on after its end."""
    text = json.dumps(plain(draw(messages)))
    return text[: draw(st.integers(0, len(text) - 1))] + draw(
        st.sampled_from(["", text, "}", "\0"])
    )


deep = st.integers(1, 3000).map(lambda depth: '{"type":' * depth + "0" + "}" * depth)

nonsense: st.SearchStrategy[Frame] = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    json_values.map(json.dumps),
    cut(),
    deep.filter(lambda text: len(text) < 8000),
)
"""What is no message at all."""

forged: st.SearchStrategy[Frame] = messages.map(lambda message: encode(message).decode())
"""What is one, but perhaps not for whoever sends it."""
