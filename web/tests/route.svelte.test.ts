/** Where the person is, and who may lead them elsewhere. */

import { beforeEach, describe, expect, test, vi } from "vitest";
import { followLinks, go, here, readRoute, wayOn } from "../src/device/navigation.svelte.ts";

followLinks();

/** A click on a link, with what was held or done before it came here. */
function click(href: string, with_: Partial<MouseEvent> = {}, isTaken = false): Event {
  const link = {
    href: new URL(href, location.href).href,
    target: "",
    hasAttribute: () => false,
    closest: () => link,
  };
  const event = new Event("click", { cancelable: true });
  Object.defineProperties(event, {
    target: { value: link },
    button: { value: 0 },
    ...Object.fromEntries(Object.entries(with_).map(([key, value]) => [key, { value }])),
  });
  if (isTaken) event.preventDefault();
  dispatchEvent(event);
  return event;
}

beforeEach(() => go("/"));

test.each([
  ["/", "home", ""],
  ["/learn", "learn", ""],
  ["/learn/", "learn", ""],
  ["/learn/piles", "lesson", "piles"],
  ["/puzzles/daily", "puzzle", "daily"],
  ["/t/k4f7", "table", "k4f7"],
  ["/g/7", "replay", "7"],
  ["/analysis", "analysis", ""],
  ["/analysis/7", "review", "7"],
  ["/g/a%2Fb", "replay", "a/b"],
  ["/g/%E0", "replay", "%E0"],
  ["/g%2F:", "nowhere", ""],
  ["/t", "nowhere", ""],
  ["/t/k4f7/more", "nowhere", ""],
  ["/rules/more", "nowhere", ""],
  ["/nowhere", "nowhere", ""],
])("%s leads to %s %s", (path, page, part) => {
  expect(readRoute(path)).toEqual({ page, part });
});

describe("a link", () => {
  test("opens its page", () => {
    expect(click("/rules").defaultPrevented).toBe(true);
    expect(here()).toEqual({ page: "rules", part: "" });
  });

  test("is the browser's with a key held, and another's where another has taken it", () => {
    expect(click("/rules", { altKey: true }).defaultPrevented).toBe(false);
    click("/rules", {}, true);
    expect(here()).toEqual({ page: "home", part: "" });
  });

  test("to the page that is there leaves it as it is", () => {
    go("/pad");
    const before = here();
    const pushed = vi.spyOn(history, "pushState");
    click("/pad");
    expect(here()).toBe(before);
    expect(pushed).not.toHaveBeenCalled();
    click("/pad?x=1");
    expect(here()).not.toBe(before);
  });
});

describe("a way on", () => {
  test("leads from the page on which it was found", () => {
    wayOn()("/t/code");
    expect(here()).toEqual({ page: "table", part: "code" });
  });

  test("leads nowhere once the person has gone elsewhere", () => {
    const leave = wayOn();
    go("/rules");
    leave("/t/code");
    expect(here()).toEqual({ page: "rules", part: "" });
  });
});

describe("the way back", () => {
  const page = { scrollHeight: 0 };
  let grow = (): void => undefined;
  const scrolled = vi.fn();

  /** The page behind, which was left that far down, comes up empty. */
  function goBack(top: number): void {
    Object.assign(globalThis, { scrollY: top });
    go("/pad");
    const left = vi.mocked(history.replaceState).mock.lastCall?.[0];
    Object.assign(globalThis, { scrollY: 0 });
    history.replaceState(left, "", "/");
    page.scrollHeight = 600;
    scrolled.mockClear();
    dispatchEvent(Object.assign(new Event("popstate"), { state: left }));
    grow();
  }

  beforeEach(() => {
    vi.spyOn(history, "replaceState");
    scrolled.mockClear();
    vi.stubGlobal("scrollTo", scrolled);
    Object.assign(document, { documentElement: page });
    const Observer = class {
      constructor(told: () => void) {
        grow = told;
      }
      observe = vi.fn();
      disconnect = vi.fn(() => (grow = () => undefined));
    };
    vi.stubGlobal("ResizeObserver", Observer);
    return () => vi.unstubAllGlobals();
  });

  test("leads to where one was, once the page has grown that long", () => {
    goBack(900);
    expect(here()).toEqual({ page: "home", part: "" });
    expect(scrolled).not.toHaveBeenCalled();
    page.scrollHeight = 1600;
    grow();
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 900);
  });

  test("to what an address names within a page is the browser's own", () => {
    dispatchEvent(Object.assign(new Event("popstate"), { state: null }));
    page.scrollHeight = 1600;
    grow();
    expect(scrolled).not.toHaveBeenCalled();
  });

  test("moves nobody who scrolls themselves", () => {
    goBack(900);
    dispatchEvent(new Event("wheel"));
    page.scrollHeight = 1600;
    grow();
    expect(scrolled).not.toHaveBeenCalled();
  });

  test("keeps the place while the page is still too short to be there", () => {
    goBack(900);
    dispatchEvent(new Event("scrollend"));
    expect(history.state).toEqual({ top: 900 });
  });
});
