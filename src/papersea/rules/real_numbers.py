"""Functions of real numbers that come out the same, to the bit, on every machine.

Those of C libraries differ in the last bit from system to system, and one bit decides a throw of
the dice now and then. Sums, products, quotients and square roots do not differ.
"""

from __future__ import annotations

from typing import Final

from papersea.rules.jit import jit

_LN2_HIGH: Final = 6.93147180369123816490e-01  # its last 32 bits are 0: times a whole number exact
_LN2_LOW: Final = 1.90821492927058770002e-10
_PER_LN2: Final = 1.44269504088896338700
_LEAST: Final = -708.0
"""Below it the result is called 0: no double is smaller without losing digits."""
_MOST: Final = 709.0


@jit
def exponential(power: float) -> float:
    """e to a power of 709 at most, to within a unit or two in the last place."""
    if power < _LEAST:
        return 0.0
    power = min(power, _MOST)
    doublings = int(power * _PER_LN2 + (0.5 if power >= 0.0 else -0.5))
    rest = (power - doublings * _LN2_HIGH) - doublings * _LN2_LOW  # within 0.35 of 0
    # Taylor's series from its last term that counts: 0.35**14 / 14! is below half a bit.
    result = 1.0
    for term in range(14, 0, -1):
        result = 1.0 + result * rest / term
    factor = 2.0
    if doublings < 0:
        factor = 0.5
        doublings = -doublings
    while doublings > 0:
        if doublings & 1:
            result *= factor
        factor *= factor
        doublings >>= 1
    return result


@jit
def softplus(power: float) -> float:
    """log(1 + e**power), without loss where one of the two is small."""
    small = exponential(-abs(power))
    # log(1 + x) = 2 artanh(x / (2 + x)); with x from 0 to 1 each term is a ninth at most.
    part = small / (2.0 + small)
    square = part * part
    total = 0.0
    for term in range(33, 0, -2):
        total = total * square + 1.0 / term
    return max(power, 0.0) + 2.0 * part * total
