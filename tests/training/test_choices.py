"""What choices bring, by a long search that knows all hands."""

from __future__ import annotations

import pytest

from papersea.rules.ways import COMPILED
from tools.choices import Chooser, moments

pytestmark = pytest.mark.skipif(not COMPILED, reason="plain Python is too slow for whole games")


def test_who_believes_nothing_but_the_table_chooses_the_first_thought() -> None:
    believer = Chooser.parse("kraken,spread=0.000000001@50p")
    for moment in moments(2, 12, 1, 100, [believer, Chooser.parse("driftwood@1p")]):
        first, *others = moment.leads.values()
        assert first == 0
        assert moment.leads[moment.chosen[0]] == 0
        assert len(moment.found) == len(others)
        assert all(expected <= 0 for expected, _, _ in moment.found), "the table's own choice"


def test_only_masters_have_settings() -> None:
    with pytest.raises(AssertionError, match="settings"):
        Chooser.parse("heron,doubt=1@1p").seated(1)
