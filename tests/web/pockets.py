"""Somebody who plays on their own device: the house is in a worker, and there may be no network."""

from __future__ import annotations

import json
from typing import Any, Final

from papersea.moves import parse_move
from tests.web.conftest import Visit
from tests.web.hands import Hands
from tests.web.playing import Player

LISTEN_IN: Final = """
globalThis.Worker = class extends Worker {
  constructor(address, ...all) {
    super(address, ...all);
    this.version = String(address).split("/").at(-2);
    this.addEventListener("message", ({ data }) => {
      if (data.type === "told" && data.text) pocketHeard(data.text);
    });
  }
  postMessage(message) {
    if (message.type === "open") pocketOpened(this.version);
    if (message.type === "say") pocketSaid(message.text);
    super.postMessage(message);
  }
};
"""
IS_KEPT: Final = """async () => {
  const names = (await caches.keys()).filter((each) => each.startsWith("papersea-pocket-"));
  const found = names.map(async (name) => {
    const kept = await (await caches.open(name)).keys();
    return kept.some((each) => each.url.endsWith("manifest.json")) ? [name.slice(16)] : [];
  });
  return (await Promise.all(found)).flat();
}"""


class Pockets:
    """A browser whose tabs have a house each: what a tab and its worker say to each other is heard
    as over a socket. ``versions``: those of the houses that were asked for a table, in order."""

    def __init__(self, first: Player) -> None:
        self._context = first.page.context
        self._wires = {first.page: first.wire}
        self._context.expose_binding("pocketHeard", self._hear)
        self._context.expose_binding("pocketSaid", self._say)
        self._context.expose_binding("pocketOpened", self._open)
        self._context.add_init_script(LISTEN_IN)
        self.first = first
        self.versions: list[str] = []

    def _hear(self, source: Any, text: str) -> None:
        self._wires[source["page"]].heard.append(json.loads(text))

    def _say(self, source: Any, text: str) -> None:
        self._wires[source["page"]].asked.append(json.loads(text))

    def _open(self, _: Any, version: str) -> None:
        self.versions.append(version)

    def another_tab(self) -> Player:
        first = self.first
        other = Player(self._context.new_page(), first.address, first.words, first.hands)
        self._wires[other.page] = other.wire
        return other


def at_home(visit: Visit, hands: Hands | None = None, **wishes: Any) -> Pockets:
    """Somebody whose browser keeps pages."""
    return Pockets(visit(hands, service_workers="allow", **wishes))


def waits_until_kept(player: Player, version: str | None = None) -> list[str]:
    """Until the house is in the pocket; the versions that are."""

    def is_kept() -> bool:
        found = player.page.evaluate(IS_KEPT)
        return bool(found) and version in (None, *found)

    player.waits_until(is_kept, "the house in the pocket")
    kept: list[str] = player.page.evaluate(IS_KEPT)
    return kept


def cut_off(player: Player) -> None:
    """No network from now on; the browser complains about it."""
    player.troubles.expect("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Failed to fetch")
    player.page.context.set_offline(True)


def begins(player: Player, *opponents: str) -> str:
    """A game against these; its table."""
    player.page.evaluate(
        "all => (localStorage['papersea.lineup'] = JSON.stringify(all))", opponents
    )
    player.page.reload()
    player.press(player.page.get_by_role("button", name=player.words.part("home-play")).first)
    player.waits_for_turn()
    player.settles()
    return player.page.url.rpartition("/")[2]


def game(player: Player) -> dict[str, Any]:
    """How it stands, as the page was told last."""
    told = (each["game"] for each in reversed(player.wire.heard) if each.get("game"))
    return next(told, {"legal": []})


def number(player: Player) -> int:
    """Of the last entry of the table's log that the page has heard of."""
    told = (each["number"] for each in reversed(player.wire.heard) if "table" in each)
    return int(next(told, 0))


def phase(player: Player) -> str:
    told = (each["table"]["phase"] for each in reversed(player.wire.heard) if each.get("table"))
    return str(next(told, "open"))


def likely(legal: list[str]) -> str:
    """A move that brings a round to its end."""
    quick = [each for each in ("STOP", "LAST", ".", "L", "R", "D") if each in legal]
    return quick[0] if quick else legal[0]


def plays_on(player: Player, *, until: str) -> None:
    """By the first move that will do, until the table is in a phase. What the page shows counts: of
    the next round more may have come in while it still tells how the last one ended."""
    while phase(player) != until:
        player.waits_until(
            lambda: has_turn(player) or is_asked_on(player) or phase(player) == until, "a turn"
        )
        if is_asked_on(player):
            player.goes_on()
        elif has_turn(player) and (legal := game(player)["legal"]):
            player.move(parse_move(likely(legal)))


def has_turn(player: Player) -> bool:
    return player.words("table-your-turn-title") in player.page.title()


def is_asked_on(player: Player) -> bool:
    return player.button("ended-next").is_visible()
