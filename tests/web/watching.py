"""What a page complains about, what it says aloud, and what goes over its wire."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, Request, WebSocket

REPORT_VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));
"""
"""Run by every page before its own scripts, as the next one is."""
LISTEN = """
new MutationObserver((changes) => {
  const above = [...document.querySelectorAll("dialog:modal")].at(-1);
  for (const { target, addedNodes } of changes) {
    const region = target.closest?.("[aria-live]");
    if (!region || (above && !above.contains(region))) continue;
    for (const each of addedNodes) console.debug(`aloud: ${region.ariaLive}: ${each.textContent}`);
  }
}).observe(document, { subtree: true, childList: true });
"""
"""A screen reader's ear: what comes into a live region that was there before, and that no dialog
makes inert."""
_HARMLESS = re.compile(
    # Chromium notes every answer from 400 on, and to ask who one is may be answered "nobody".
    r"status of 401 .*/api/me$"
    # Said by Playwright where a test keeps pages from being kept.
    r"|Service Worker registration blocked by Playwright"
    # Whoever leaves a page does not wait for what it was loading.
    r"|net::ERR_ABORTED"
    # A game is filed a moment after it is over: a page that asks too early asks again.
    r"|status of 404 .*/api/games/[0-9a-f]+/replay"
)


class Troubles:
    """Everything that went wrong on a page, apart from what a test expects."""

    def __init__(self, page: Page) -> None:
        self._found: list[str] = []
        self._expected: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._found.append(f"error: {error.stack or error}"))
        page.on("requestfailed", self._note)
        page.on("crash", lambda _: self._found.append("the page has crashed"))

    def expect(self, *patterns: str) -> None:
        self._expected += patterns

    def left(self) -> list[str]:
        """What nobody expected."""
        known = [_HARMLESS, *map(re.compile, self._expected)]
        return [each for each in self._found if not any(one.search(each) for one in known)]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._found.append(f"{message.type}: {message.text} {message.location['url']}")

    def _note(self, request: Request) -> None:
        self._found.append(f"failed: {request.method} {request.url} {request.failure}")


class Ear:
    """Everything that was said aloud, in its order: "polite: …" or "assertive: …"."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        _, sign, words = message.text.partition("aloud: ")
        if sign and message.type == "debug":
            self.heard.append(words)


@dataclass
class Wire:
    """The table's messages: all that the page was told, and what it asked."""

    page: Page
    heard: list[dict[str, Any]] = field(default_factory=list)
    asked: list[dict[str, Any]] = field(default_factory=list)
    opened: int = 0

    def __post_init__(self) -> None:
        self.page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        self.opened += 1
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.asked.append(json.loads(frame)))

    def answers(self) -> int:
        """So many of its questions were answered, in whatever way."""
        return sum(each["type"] in ("done", "refused") for each in self.heard)

    def moves(self) -> list[str]:
        """Every move that was sent, legal or not."""
        commands = [each["command"] for each in self.asked if each["type"] == "do"]
        return [each["move"] for each in commands if each["do"] == "play"]

    def text(self) -> str:
        """Everything heard, to look for what should not be there."""
        return "\n".join(json.dumps(each, ensure_ascii=False) for each in self.heard)
