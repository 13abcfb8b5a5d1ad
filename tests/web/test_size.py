"""The page is small, for slow networks."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.hands import Finger

MOST = 150_000
"""Bytes as they are sent, fonts apart."""
LOADED = """
() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .filter((each) => !each.name.endsWith(".woff2"))
  .reduce((sum, each) => sum + each.encodedBodySize, 0)
"""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_first_visit_loads_little(visit: Visit, language: str) -> None:
    guest = visit(Finger(), language=language, service_workers="allow")
    guest.open()
    guest.sees(guest.button("settings-title"))
    guest.page.wait_for_load_state("networkidle")
    assert 20_000 < guest.page.evaluate(LOADED) < MOST


def test_a_first_visit_to_a_table_loads_little(visit: Visit) -> None:
    """What is kept for later comes after that, sooner or later, and does not count."""
    host, guest = visit(Finger()), visit(Finger(), language="ru")
    host.sign_in("A")
    guest.open(f"/t/{host.open_table(players=2)}")
    guest.sees(guest.page.get_by_role("main"))
    guest.page.wait_for_load_state("networkidle")
    assert 20_000 < guest.page.evaluate(LOADED) < MOST
