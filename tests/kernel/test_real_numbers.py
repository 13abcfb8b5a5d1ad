"""The kernel's own functions of real numbers: as good as those of C, and the same everywhere."""

from __future__ import annotations

import json
import math
import os
import random
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from papersea.rules.real_numbers import exponential, softplus
from tests.sizes import examples, sized

LEAST, MOST = -708.0, 709.0
NEAR = 2
"""Units in the last place that C's functions, which are wrong by less than one, may differ."""
STEP = 1e-12
"""Errors are a thousandth of what so small a step of the power changes."""

powers = st.one_of(
    st.floats(LEAST, MOST), st.floats(-1.0, 1.0), st.floats(-40.0, 40.0), st.integers(-708, 709)
).map(float)


def check_near(found: float, true: float, near: int = NEAR) -> None:
    assert abs(found - true) <= near * math.ulp(true), (found.hex(), true.hex())


@examples(2000)
@given(powers)
def test_the_exponential_is_that_of_c(power: float) -> None:
    check_near(exponential(power), math.exp(power))


@examples(2000)
@given(powers)
def test_the_softplus_is_that_of_c(power: float) -> None:
    small = math.log1p(math.exp(-abs(power)))
    # Made of an exponential here and there, and as much again for the logarithm.
    check_near(softplus(power), max(power, 0.0) + small, 2 * NEAR + 1)


def test_they_are_exact_where_the_power_is_nothing() -> None:
    assert exponential(0.0) == exponential(-0.0) == 1.0
    check_near(softplus(0.0), math.log(2.0))


@examples(1000)
@given(powers)
def test_a_higher_power_gives_more(power: float) -> None:
    higher = power + max(STEP, 4 * math.ulp(power))
    if power >= LEAST and higher <= MOST:
        assert exponential(power) < exponential(higher)
        assert softplus(power) < softplus(higher)


@pytest.mark.parametrize("power", [-708.1, -745.0, -1e300, -math.inf])
def test_what_is_too_small_for_all_digits_is_nothing(power: float) -> None:
    assert exponential(power) == softplus(power) == 0.0


@pytest.mark.parametrize("power", [709.1, 800.0, 1e300, math.inf])
def test_what_is_too_large_is_the_largest(power: float) -> None:
    assert exponential(power) == exponential(MOST) < math.inf
    assert softplus(power) == power


@pytest.mark.parametrize("power", [LEAST, MOST])
def test_the_ends_are_as_good_as_the_middle(power: float) -> None:
    check_near(exponential(power), math.exp(power))


def to_the_bit() -> list[tuple[str, str]]:
    """Both functions of many powers."""
    dice = random.Random(1)
    some = [dice.uniform(LEAST - 1, MOST + 1) for _ in range(sized(2_000, 100_000))]
    some += [dice.gauss(0.0, 3.0) for _ in some]
    return [(exponential(each).hex(), softplus(each).hex()) for each in some]


PROGRAM = """
import json
from tests.kernel.test_real_numbers import to_the_bit
print(json.dumps(to_the_bit()))
"""


@pytest.mark.parametrize("way", ["numba", "python"])
def test_they_are_the_same_to_the_bit_whichever_way_they_run(way: str) -> None:
    if way == "numba":
        pytest.importorskip("numba")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=os.environ | {"PAPERSEA_KERNEL": way, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == [list(each) for each in to_the_bit()]
