"""What every page promises to everybody, whatever is on it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.sizes import sized
from tests.web.chromium import PACKAGES

IN_EVERY_LIGHT: Final = ("light", "dark")
_USUAL: Final = "light"
"""In which every page opens."""
LIGHTS: Final = sized(("light",), IN_EVERY_LIGHT)
_TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
_SETTLED: Final = """
async () => {
  const long = new Promise((done) => setTimeout(done, 60_000));
  for (let frame = 0; frame < 2; frame += 1)
    await Promise.race([new Promise(requestAnimationFrame), long]);
  const moving = document.getAnimations().filter((each) => each.effect.getTiming().iterations < 9);
  await Promise.race([Promise.allSettled(moving.map((each) => each.finished)), long]);
}
"""
"""Colours change in a moment, not at once."""
_AXE: Final = f"""
async ([tags, isFirst]) => {{
  await ({_SETTLED.strip()})();
  const found = await axe.run({{ exclude: [["svg[aria-hidden]"]] }}, {{
    // In another light only the colours are others.
    runOnly: isFirst
      ? {{ type: "tag", values: tags }}
      : {{ type: "rule", values: ["color-contrast"] }},
    // The numbers drawn on cards are no labels: see below.
    rules: {{ "label-content-name-mismatch": {{ enabled: false }} }},
    resultTypes: ["violations"],
  }});
  return found.violations.map(({{ id, help, nodes }}) => ({{
    id,
    help,
    where: nodes.slice(0, 3)
      .map((node) => `${{node.html.slice(0, 200)}}\\n${{node.failureSummary}}`),
  }}));
}}
"""
_LABELS: Final = """
() => {
  const words = (text) => text.toLowerCase().match(/\\p{L}+/gu) ?? [];
  const seen = (each) => [...each.querySelectorAll(":scope *"), each]
    .filter((one) => !one.closest("svg, .unseen") && one.checkVisibility())
    .flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === 3))
    .flatMap((node) => words(node.data));
  return [...document.querySelectorAll("button[aria-label], a[aria-label]")]
    .filter((each) => seen(each).some((word) => !words(each.ariaLabel).includes(word)))
    .map((each) => `“${each.textContent.trim()}” is called “${each.ariaLabel}”`);
}
"""
_TAP: Final = 44
_SMALL: Final = """
(least) => [...document.querySelectorAll("button, a[href], select, input, summary")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest("[inert]"))
  .filter((each) => !each.matches(".unseen, .unseen *"))
  .filter((each) => {
    const dialog = document.querySelector("dialog[open]");
    return !dialog || dialog.contains(each);
  })
  .filter((each) => !(each.matches("a") && getComputedStyle(each).display === "inline"))
  .map((each) => [each, each.matches("[type=radio], [type=checkbox]")
    ? each.labels[0].parentElement.closest("label, .row, div").getBoundingClientRect()
    : each.getBoundingClientRect()])
  .filter(([, box]) => box.width < least - 0.5 || box.height < least - 0.5)
  .map(([each, box]) => `${Math.round(box.width)}×${Math.round(box.height)} `
    + `${each.ariaLabel ?? each.textContent.trim()} <${each.localName} class="${each.className}">`)
"""
_CUT: Final = """
() => [...document.querySelectorAll("body *:not(svg *)")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }))
  .filter((each) => !each.closest(".unseen, .name, svg, input, select, progress"))
  .filter((each) => {
    const style = getComputedStyle(each);
    return [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
      && ((style.overflowX !== "visible" && each.scrollWidth > each.clientWidth + 1)
        || (style.overflowY === "hidden" && each.scrollHeight > each.clientHeight + 1));
  })
  .map((each) => `${each.textContent.trim().slice(0, 80)} <${each.localName} ${each.className}>`)
"""
_OUTSIDE: Final = """
() => {
  const wide = document.documentElement.scrollWidth;
  if (wide <= innerWidth) return [];
  const all = [...document.querySelectorAll("body *:not(svg *)")];
  return [`${wide} px on a screen of ${innerWidth}`, ...all
    .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
    .slice(0, 5).map((each) => `<${each.localName} class="${each.className}">`)];
}
"""
_IS_ON_TOP: Final = """
(thing) => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return found !== null && thing.contains(found);
}
"""
_SPOKEN: Final = """
() => [...document.querySelectorAll("body *:not(svg *)")].flatMap((each) => [
  ...["aria-label", "title", "alt", "placeholder"].map((name) => each.getAttribute(name)),
  ...[...each.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
]).filter(Boolean)
"""
_KEY: Final = re.compile(r"\{|\}|^[a-z]+(-[a-zA-Z0-9]+)+(\.title)?$")
"""A text that was not found is shown as its key."""


_RECOLOURED: Final = """
async () => {
  await new Promise((done) => requestAnimationFrame(() => done()));
  const changing = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.all(changing.map((each) => each.finished.catch(() => null)));
}
"""
"""Colours that go over into those of another light have done so."""


def check_axe(page: Page, *, schemes: tuple[str, ...] = LIGHTS) -> None:
    """No violation of WCAG 2.2 AA or of good practice; and whoever speaks to the page can say what
    stands there."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe_source())
    found: list[Any] = []
    for scheme in schemes:
        if scheme != _USUAL:
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            page.evaluate(_RECOLOURED)
        violations = page.evaluate(_AXE, [_TAGS, scheme == schemes[0]])
        found += [{"scheme": scheme, **each} for each in violations]
    if schemes[-1] != _USUAL:
        page.emulate_media(color_scheme=_USUAL)
    other_names = page.evaluate(_LABELS)
    assert not other_names, f"seen and spoken differ: {other_names}"
    assert not found, "\n".join(
        f"{each['scheme']} {each['id']}: {each['help']}\n  " + "\n  ".join(each["where"])
        for each in found
    )


@cache
def _axe_source() -> str:
    """As one expression that leaves nothing behind but ``axe``."""
    source = (PACKAGES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
    return f"() => {{ {source} }}"


def check_targets(page: Page) -> None:
    """Everything that can be tapped is large enough for a thumb."""
    small = page.evaluate(_SMALL, _TAP)
    assert not small, "\n".join(small)


def check_fits(page: Page) -> None:
    """The page does not scroll sideways, and no text is cut off."""
    wide, cut = page.evaluate(_OUTSIDE), page.evaluate(_CUT)
    assert not wide, "\n".join(wide)
    assert not cut, "\n".join(cut)


def check_in_sight(thing: Locator) -> None:
    """On the screen as it is, and nothing lies above it."""
    assert thing.evaluate(_IS_ON_TOP), f"{thing} is not in sight"


def check_words(page: Page) -> None:
    """Nothing on the page is a key instead of a text, neither seen nor spoken."""
    texts = [" ".join(text.split()) for text in page.evaluate(_SPOKEN)]
    raw = [text for text in texts if _KEY.search(text)]
    assert not raw, raw
