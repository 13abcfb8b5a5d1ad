"""People who are away are called: at their devices, once, when they want it, and with no cards."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from papersea.server.calling import posting
from papersea.server.calling.caller import DELAY, quiet_until
from papersea.server.calling.posting import Post, Posted
from papersea.server.settings import LEASE
from papersea.server.storage.values import Subscription
from papersea.server.tables.sweeping import Sweeper
from papersea.table.calls import LAST_HOURS
from papersea.table.commands import Leave, Sit
from papersea.table.live_game import DAY
from papersea.table.settings import Days, Settings
from tests.patience import PATIENT
from tests.server.calling.push_service import ZONE, Browser, PushService, push_service
from tests.server.generous import GENEROUS
from tests.server.guests import Guest, guest, guests, seated, start, visitor
from tests.server.hosting import Hosted, hosted
from tests.server.lines import Line, line, play_on
from tests.server.reaching import reaches

pytestmark = pytest.mark.anyio

SLOW = Settings(clock=Days(1), stand_in=None)
NOON = datetime(2030, 5, 1, 12, tzinfo=ZoneInfo(ZONE)).timestamp()


class Clock:
    """Stands still until a test moves it."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    folder = tmp_path_factory.mktemp("push")
    with pytest.MonkeyPatch.context() as patch, push_service(folder, patch) as running:
        yield running


@pytest.fixture(autouse=True)
def nothing_received(service: PushService) -> None:
    service.received.clear()
    service.statuses.clear()


@pytest.fixture
def server(tmp_path: Path, clock: Clock, service: PushService) -> Iterator[Hosted]:
    with hosted(tmp_path, clock=clock, push_services=(service.host,)) as running:
        yield running


async def subscribe(who: Guest, browser: Browser, **other: Any) -> int:
    response = await who.http.put("/api/me/calls", json=browser.subscription(**other))
    return response.status_code


def look(server: Hosted) -> None:
    """Whatever is due by now is seen by two at once, and seen to by whichever claims it."""
    house, store = server.context.house, server.context.store
    sweepers = [Sweeper(store, house, every=1.0) for _ in range(2)]

    async def sweep() -> None:
        for due in await store.due(house.clock(), 50):
            await asyncio.gather(*(each._see_to(due) for each in sweepers))

    server.run(sweep())


def pass_time(server: Hosted, clock: Clock, seconds: float) -> None:
    """A look after it, and one more: the first may have noticed that somebody is away."""
    clock.now += seconds
    look(server)
    clock.now += DELAY + 1
    look(server)


async def play_until_turn(of: int, *lines: Line) -> None:
    """Whoever else has a line plays until it is somebody's turn."""

    def is_it() -> bool:
        game = lines[0].latest.game
        return game is not None and game.turn == of

    await play_on(*lines, is_enough=is_it)


def devices(server: Hosted, who: Guest) -> list[Subscription]:
    found = server.run(server.context.store.reachable({who.id}, ""))
    return [each.subscription for each in found]


async def test_whoever_is_away_is_called_to_their_turn_once(
    server: Hosted, clock: Clock, service: PushService
) -> None:
    browser = service.browser("bob")
    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        await bob.http.patch("/api/me", json={"language": "sk"})
        assert await subscribe(bob, browser) == 204
        async with seated(ann, bob, settings=SLOW) as lines:
            await start(*lines)
            await play_until_turn(0, *lines)
            await lines[1].hang_up()
            await play_until_turn(1, lines[0])
            pass_time(server, clock, DELAY + 1)
            (received,) = service.received
            code = lines[0].latest.table.code
            assert browser.read(received) == {
                "title": "Si na ťahu",
                "body": "Ann čaká na tvoj ťah.",
                "path": f"/t/{code}",
                "tag": f"table-{code}",
            }
            assert received.is_signed()
            claims = received.claims()
            assert claims["aud"] == f"https://{service.host}"
            assert NOON < claims["exp"] < NOON + DAY
            assert claims["sub"].startswith("https://")
            assert 0 < int(received.headers["ttl"]) <= DAY
            pass_time(server, clock, 3600)
            assert len(service.received) == 1
            clock.now = NOON + DAY - LAST_HOURS * 3600
            pass_time(server, clock, 60)
            _, hurry = service.received
            assert browser.read(hurry)["title"] == "Čas sa kráti"
            assert hurry.headers["topic"] == received.headers["topic"]
            assert hurry.headers["urgency"] == "high"


async def test_whoever_looks_at_the_table_is_not_called(
    server: Hosted, clock: Clock, service: PushService
) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        for each in (ann, bob):
            await subscribe(each, service.browser(each.name))
        async with seated(ann, bob, settings=SLOW) as lines:
            await start(*lines)
            pass_time(server, clock, DELAY + 1)
            for one in lines:
                await one.hang_up()
            pass_time(server, clock, 3600)
            assert service.received == []  # they have seen whose turn it is


async def test_an_invitation_that_is_taken_up_calls_whoever_waits(
    server: Hosted, clock: Clock, service: PushService
) -> None:
    browser = service.browser("ann")
    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        await subscribe(ann, browser)
        code = await ann.open_table()
        async with line(bob.address, code, bob.token) as guest_line:
            await guest_line.do(Sit())
            pass_time(server, clock, DELAY + 1)
            (received,) = service.received
            assert browser.read(received)["body"] == "Bob is sitting at your table."


async def test_quiet_hours_are_waited_for_and_what_is_over_by_then_is_dropped(
    server: Hosted, clock: Clock, service: PushService
) -> None:
    browser = service.browser("ann")
    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        quiet = {"begin": 11 * 60, "end": 13 * 60}
        assert await subscribe(ann, browser, quiet=quiet) == 204
        first, second = [await ann.open_table() for _ in range(2)]
        for code in (first, second):
            async with line(bob.address, code, bob.token) as guest_line:
                await guest_line.do(Sit())
        pass_time(server, clock, DELAY + 1)
        async with line(bob.address, second, bob.token) as guest_line:
            await guest_line.do(Leave())
        pass_time(server, clock, 60)
        assert service.received == []
        clock.now = NOON + 3600
        pass_time(server, clock, 1)
        (received,) = service.received
        assert browser.read(received)["path"] == f"/t/{first}"


async def test_after_a_restart_whatever_is_still_true_is_told(
    tmp_path: Path, clock: Clock, service: PushService
) -> None:
    browser = service.browser("ann")
    services = (service.host,)
    with hosted(tmp_path, clock=clock, push_services=services) as server:
        key = (await get_key(server))["key"]
        async with guests(server.address, "Ann", "Bob") as (ann, bob):
            await subscribe(ann, browser)
            code = await ann.open_table()
            async with line(bob.address, code, bob.token) as guest_line:
                await guest_line.do(Sit())
    assert service.received == []
    with hosted(tmp_path, clock=clock, push_services=services) as server:
        assert (await get_key(server))["key"] == key
        pass_time(server, clock, 600)
        assert browser.read(service.received[0])["body"] == "Bob is sitting at your table."
        assert len(service.received) == 1


async def get_key(server: Hosted) -> dict[str, str]:
    async with visitor(server.address) as http:
        found = (await http.get("/api/calls")).json()
        assert isinstance(found, dict)
        return found


@pytest.mark.parametrize("status", [404, 410])
async def test_a_device_that_is_gone_is_forgotten(
    server: Hosted, clock: Clock, service: PushService, status: int
) -> None:
    service.statuses["/gone"] = status
    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        await subscribe(ann, service.browser("gone"))
        async with seated(ann, bob) as lines:
            await lines[0].hang_up()
            pass_time(server, clock, DELAY + 1)
            assert len(service.received) == 1
            assert devices(server, ann) == []


@pytest.mark.parametrize("status", [302, 500])
async def test_a_service_in_trouble_is_asked_again_and_followed_nowhere(
    server: Hosted, clock: Clock, service: PushService, status: int
) -> None:
    service.statuses["/ill"] = status
    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        await subscribe(ann, service.browser("ill"))
        code = await ann.open_table()
        async with line(bob.address, code, bob.token) as guest_line:
            await guest_line.do(Sit())
            pass_time(server, clock, DELAY + 1)
            assert {each.path for each in service.received} == {"/ill"}
            service.statuses.clear()
            before = len(service.received)
            pass_time(server, clock, 3600)
            assert [each.path for each in service.received[before:]] == ["/ill"]


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://{host}/x",
        "https://user@{host}/x",
        "https://127.0.0.1/x",
        "https://169.254.169.254/latest",
        "https://localhost/x",
        "https://example.org/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://xfcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com\\@{host}/x",
        "https://web.push.apple.com/" + "x" * 1000,
        "ftp://fcm.googleapis.com/x",
        "https://",
        "https://a..push.apple.com/x",
        "https://.push.apple.com/x",
        "https://a%00.push.apple.com/x",
        "https://a;b.push.apple.com/x",
        "https://-.push.apple.com/x",
        "https://{long}.push.apple.com/x",
        "https://{many}.push.apple.com/x",
        "https://fcm.googleapis.com./x",
        "https://[::ffff:127.0.0.1]/x",
    ],
)
async def test_only_known_services_are_asked(
    server: Hosted, service: PushService, endpoint: str
) -> None:
    async with guest(server.address, "Ann") as ann:
        told = endpoint.format(host=service.host, long="a" * 64, many=".".join(["a"] * 150))
        browser = Browser(told)
        assert await subscribe(ann, browser) == 400
        assert await subscribe(ann, Browser("https://fcm.googleapis.com/fcm/send/x")) == 204


async def test_what_is_no_key_or_zone_is_refused(server: Hosted, service: PushService) -> None:
    browser = service.browser("ann")
    async with guest(server.address, "Ann") as ann:
        for wrong in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"zone": "../etc/passwd"}):
            assert await subscribe(ann, browser, **wrong) == 400
        assert await subscribe(ann, browser, quiet={"begin": 0, "end": 1440}) == 400


async def test_a_device_is_its_owners_to_see_and_to_take_back(
    server: Hosted, service: PushService
) -> None:
    browser = service.browser("shared")
    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        await subscribe(ann, browser)
        (told,) = (await ann.get("/api/me/data"))["subscriptions"]
        assert (told["endpoint"], told["zone"]) == (browser.endpoint, ZONE)
        await bob.http.delete("/api/me/calls", params={"endpoint": browser.endpoint})
        assert len(devices(server, ann)) == 1
        await subscribe(bob, browser)  # it is another's now
        assert (devices(server, ann), len(devices(server, bob))) == ([], 1)
        await bob.http.delete("/api/me/calls", params={"endpoint": browser.endpoint})
        assert devices(server, bob) == []


async def test_whoever_takes_over_a_device_hears_of_their_own_alone(
    server: Hosted, clock: Clock, service: PushService
) -> None:
    """What somebody else was called for there hides nothing, and nothing of before is told."""
    browser, store = service.browser("shared"), server.context.store
    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        await subscribe(ann, browser)
        (device,) = devices(server, ann)
        server.run(store.note_called(device.id, "code", {"seated": "5"}, clock.now))
        await subscribe(ann, browser)
        (known,) = server.run(store.reachable({ann.id}, "code"))
        assert known.called == {"seated": "5"}
        clock.now += 60
        await subscribe(bob, browser)
        (taken,) = server.run(store.reachable({bob.id}, "code"))
        assert taken.called == {}
        assert taken.subscription.created_at == clock.now


async def test_nobody_waits_long_for_services_that_are_silent(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a table would be kept for longer than one process may, and two would call."""
    post = Post((service.host,))
    assert posting._SECONDS < LEASE
    monkeypatch.setattr(posting, "_SECONDS", 0.01)
    for _ in range(posting._AT_ONCE):
        await post._at_once.acquire()
    async with asyncio.timeout(PATIENT):
        assert await post.send(f"https://{service.host}/x", b"", {}) is Posted.FAILED


CALLING = """
import asyncio, sys
from papersea.server.calling.posting import Post
from papersea.server.logs import log_to_stderr

log_to_stderr("debug")
headers = {"authorization": "vapid t=signature"}
asyncio.run(Post((sys.argv[1],)).send(f"https://{sys.argv[1]}/device", b"sealed", headers))
"""


def test_no_log_tells_where_a_device_is_called(service: PushService) -> None:
    command = [sys.executable, "-c", CALLING, service.host]
    told = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=True).stderr
    assert [each.path for each in service.received] == ["/device"]
    assert "device" not in told
    assert "signature" not in told


async def test_a_zone_that_another_machine_knew_takes_no_quiet_away() -> None:
    device = Subscription("", "", "", "", "", "", "Nowhere/At_All", 0, 1439, NOON)
    assert (quiet_until(device, NOON) or 0) > NOON


async def test_whoever_is_deleted_is_called_nowhere(server: Hosted, service: PushService) -> None:
    async with guest(server.address, "Ann") as ann:
        await subscribe(ann, service.browser("ann"))
        await ann.http.delete("/api/me")
        assert devices(server, ann) == []


@reaches("subscriptions_per_person")
async def test_of_many_devices_the_newest_are_called(
    tmp_path: Path, clock: Clock, service: PushService
) -> None:
    limits = replace(GENEROUS, subscriptions_per_person=2)
    with hosted(tmp_path, clock=clock, limits=limits, push_services=(service.host,)) as server:
        async with guest(server.address, "Ann") as ann:
            for name in ("first", "second", "third"):
                clock.now += 1
                assert await subscribe(ann, service.browser(name)) == 204
            found = [each.endpoint.rpartition("/")[2] for each in devices(server, ann)]
            assert found == ["second", "third"]


@pytest.mark.usefixtures("one_minute")
@reaches("subscriptions_a_minute")
async def test_an_address_subscribes_so_often_a_minute(
    tmp_path: Path, service: PushService
) -> None:
    limits = replace(GENEROUS, subscriptions_a_minute=2)
    with hosted(tmp_path, limits=limits, push_services=(service.host,)) as server:
        async with guest(server.address, "Ann") as ann:
            told = [await subscribe(ann, service.browser("ann")) for _ in range(3)]
            assert told == [204, 204, 429]
