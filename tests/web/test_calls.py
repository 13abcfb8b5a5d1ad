"""Being called while the page is closed: asked once in a slow game, shown by the page's worker."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.calling.push_service import Browser
from tests.web.checks import check_axe
from tests.web.conftest import Visit
from tests.web.games import EVERY_DUO
from tests.web.hands import Finger, Mouse
from tests.web.houses import House, house
from tests.web.playing import Player
from tests.web.seating import seat

SERVICE = "localhost:9"
SUBSCRIBED = """
(told) => {
  const keys = { p256dh: told.p256dh, auth: told.auth };
  const subscription = {
    endpoint: told.endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: told.endpoint, keys }),
    unsubscribe: async () => true,
  };
  let current = null;
  PushManager.prototype.subscribe = async () => (current = subscription);
  PushManager.prototype.getSubscription = async () => current;
  const permission = () => localStorage.getItem("permission") ?? "default";
  Object.defineProperty(Notification, "permission", { get: permission });
  Notification.requestPermission = async () => {
    localStorage.setItem("permission", "granted");
    return permission();
  };
}
"""
"""This Chromium knows no push service and allows no notification: what another would say."""
READY = "() => navigator.serviceWorker.ready.then(() => true)"
SHOWING = """
() => {
  self.shown = [];
  self.opened = [];
  const { prototype } = ServiceWorkerRegistration;
  prototype.showNotification = async (title, options) => self.shown.push({ title, ...options });
  Clients.prototype.openWindow = async (address) => self.opened.push(address);
}
"""
PRESSED = """
(data) => {
  const event = new Event("notificationclick");
  event.notification = { data, close: () => self.opened.push("closed") };
  event.waitUntil = () => undefined;
  self.dispatchEvent(event);
}
"""
CLOSING = """
window.dropped = [];
ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) => [
  { close: () => window.dropped.push(tag) },
];
"""


@pytest.fixture(scope="module")
def open_house(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    with house(folder, client=client, push_services=(SERVICE,)) as running:
        yield running


def subscribes(person: Player) -> Browser:
    """A browser with a push service, whose owner lets it call."""
    browser = Browser(f"https://{SERVICE}/device")
    told = json.dumps(browser.subscription())
    person.page.add_init_script(f"({SUBSCRIBED})({told})")
    return browser


def devices(open_house: House, person: Player) -> list[str]:
    data = person.page.context.request.get(f"{open_house.address}/api/me/data").json()
    return [each["endpoint"] for each in data["subscriptions"]]


def test_it_is_asked_once_after_the_first_move_of_a_slow_game_and_can_be_taken_back(
    open_house: House, visit: Visit
) -> None:
    a, b = visit(Finger(), service_workers="allow"), visit(Mouse())
    browser = subscribes(a)
    seat(open_house, [a, b], EVERY_DUO.deal, clock={"type": "days", "days": 2})
    a.reads("now-draw")
    expect(a.text("calls-offer")).to_have_count(0)
    a.play("D Bd-L .")
    a.reads("calls-offer")
    check_axe(a.page)
    a.press(a.button("calls-yes"))
    a.hears("calls-on")
    assert devices(open_house, a) == [browser.endpoint]

    a.open("/")
    a.press(a.button("settings-title"))
    switch = a.page.get_by_role("switch", name=a.words.whole("calls-label"))
    expect(switch).to_be_checked()
    check_axe(a.page)
    a.page.get_by_label(a.words("calls-quiet-from")).fill("21:30")
    a.page.get_by_label(a.words("calls-quiet-from")).press("Tab")
    data = f"{open_house.address}/api/me/data"
    a.waits_until(
        lambda: a.page.context.request.get(data).json()["subscriptions"][0]["quiet_from"] == 1290
    )
    a.press(switch)
    a.waits_until(lambda: devices(open_house, a) == [])


def test_nobody_is_asked_in_a_game_of_minutes(open_house: House, visit: Visit) -> None:
    a, b = visit(Finger(), service_workers="allow"), visit(Mouse())
    subscribes(a)
    seat(open_house, [a, b], EVERY_DUO.deal)
    a.play("D Bd-L .")
    b.reads("now-draw")
    expect(a.text("calls-offer")).to_have_count(0)


def test_the_worker_shows_a_call_and_leads_to_the_table(open_house: House, visit: Visit) -> None:
    a = visit(Mouse(), service_workers="allow")
    a.open("/score")
    a.page.evaluate(READY)
    (worker,) = a.page.context.service_workers
    worker.evaluate(SHOWING)
    call = {"title": "Your turn", "body": "B waits", "path": "/t/x", "tag": "table-x"}
    wire = a.page.context.new_cdp_session(a.page)
    found: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    a.waits_until(lambda: bool(found))
    told = {"origin": open_house.address, "registrationId": found[0], "data": json.dumps(call)}
    wire.send("ServiceWorker.deliverPushMessage", told)
    a.waits_until(lambda: bool(worker.evaluate("() => self.shown.length")))
    (shown,) = worker.evaluate("() => self.shown")
    assert {key: shown[key] for key in ("title", "body", "tag")} == {
        key: call[key] for key in ("title", "body", "tag")
    }
    worker.evaluate(PRESSED, shown["data"])
    wanted = ["closed", f"{open_house.address}/t/x"]
    a.waits_until(lambda: worker.evaluate("() => self.opened") == wanted)


def test_a_call_is_gone_when_one_is_back_at_the_table(open_house: House, visit: Visit) -> None:
    a = visit(Mouse(), service_workers="allow")
    subscribes(a)
    a.page.add_init_script(CLOSING)
    a.sign_in("A")
    code = a.open_table(clock={"type": "days", "days": 1})
    a.open(f"/t/{code}")
    a.waits_until(lambda: f"table-{code}" in a.page.evaluate("() => window.dropped"))
