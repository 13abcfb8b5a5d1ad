"""Random legal actions for many games at once, from their masks alone."""

from __future__ import annotations

from papersea.rules.batch import Array
from papersea.rules.jit import entry, jit, whole

_WORD = 0xFFFFFFFF


@jit
def next_word(word: int) -> int:
    """The 32 bits that follow (xorshift32); never 0."""
    word ^= word << 13 & _WORD
    word ^= word >> 17
    return word ^ (word << 5 & _WORD)


@jit
def legal_action(mask: Array, left: int) -> int:
    """The legal action that has so many before it."""
    action = 0
    while left > 0 or mask[action] == 0:
        left -= whole(mask[action])
        action += 1
    return action


@entry
def choose_actions(masks: Array, actions: Array, random: Array) -> None:
    """Write one legal action for each game. ``random[0]`` is the last random word."""
    word = whole(random[0])
    for game in range(len(masks)):
        mask = masks[game]
        legal = 0
        for action in range(len(mask)):
            legal += whole(mask[action])
        word = next_word(word)
        actions[game] = legal_action(mask, word * legal >> 32)
    random[0] = word
