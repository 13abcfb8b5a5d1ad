"""Random legal actions for many games at once, from their masks alone.

It is no part of the kernel, so no library has it: Numba compiles it, whichever way the kernel runs.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, ParamSpec, TypeVar

_WORD = 0xFFFFFFFF

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")


def _compiled(function: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    if find_spec("numba") is None:
        return function
    from numba import njit

    compiled: Callable[Parameters, Result] = njit(cache=True)(function)
    return compiled


@_compiled
def next_word(word: int) -> int:
    """The 32 bits that follow (xorshift32); never 0."""
    word ^= word << 13 & _WORD
    word ^= word >> 17
    return word ^ (word << 5 & _WORD)


@_compiled
def legal_action(mask: Any, left: int) -> int:
    """The legal action that has so many before it."""
    action = 0
    while left > 0 or mask[action] == 0:
        left -= int(mask[action])
        action += 1
    return action


@_compiled
def choose_actions(masks: Any, actions: Any, random: Any) -> None:
    """Write one legal action for each game. ``random[0]`` is the last random word."""
    word = int(random[0])
    for game in range(len(masks)):
        mask = masks[game]
        legal = 0
        for action in range(len(mask)):
            legal += int(mask[action])
        word = next_word(word)
        actions[game] = legal_action(mask, word * legal >> 32)
    random[0] = word
