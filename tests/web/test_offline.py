"""Without a connection: what needs none is there all the same."""

from __future__ import annotations

from tests.web.checks import check_axe
from tests.web.conftest import Visit
from tests.web.hands import Finger

_IS_READY = "() => navigator.serviceWorker.ready.then(() => true)"


def test_pages_that_need_no_server_open_offline(visit: Visit) -> None:
    a = visit(Finger())
    a.troubles.expect("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Failed to fetch")
    a.open("/")
    assert a.page.evaluate(_IS_READY)
    a.page.context.set_offline(True)
    a.page.reload()
    a.reads("home-offline")
    check_axe(a.page)
    for path, title in (("/score", "score-title"), ("/rules", "rules-title")):
        a.open(path)
        a.sees(a.heading(title))
    a.sees(a.page.get_by_text(a.words("rule-R6.title")))
    a.page.context.set_offline(False)
    a.open("/")
    a.reads("home-title")
