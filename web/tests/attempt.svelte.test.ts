/** What a page tries, and what it gives away. */

import { afterEach, describe, expect, test, vi } from "vitest";
import { Attempt } from "../src/parts/attempt.svelte.ts";
import { Sharing } from "../src/parts/sharing.svelte.ts";
import { settled } from "./house.ts";

/** A deed that waits until the test ends it. */
function deed(): { promise: Promise<void>; resolve(): void; reject(error: unknown): void } {
  let resolve: () => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<void>((done, failed) => ([resolve, reject] = [done, failed]));
  return { promise, resolve, reject };
}

describe("an attempt", () => {
  test("is under way until it is done, and says why it failed", async () => {
    const attempt = new Attempt();
    const { promise, reject } = deed();
    void attempt.run(() => promise);
    expect(attempt.isBusy).toBe(true);
    reject("why");
    await settled();
    expect([attempt.isBusy, attempt.error]).toEqual([false, "why"]);
    void attempt.run(() => Promise.resolve());
    expect(attempt.error).toBeNull();
  });

  test("that was made before the latest is of no account", async () => {
    const attempt = new Attempt();
    const [first, second] = [deed(), deed()];
    void attempt.run(() => first.promise);
    void attempt.run(() => second.promise);
    first.reject("late");
    await settled();
    expect([attempt.isBusy, attempt.error]).toEqual([true, null]);
    second.resolve();
    await settled();
    expect(attempt.isBusy).toBe(false);
  });

  test("of which there is one at a time is not begun twice", async () => {
    const attempt = new Attempt();
    const { promise, resolve } = deed();
    const again = vi.fn();
    void attempt.once(() => promise);
    void attempt.once(again);
    expect(again).not.toHaveBeenCalled();
    resolve();
    await settled();
    void attempt.once(() => (again(), Promise.resolve()));
    expect(again).toHaveBeenCalledOnce();
  });
});

describe("a link", () => {
  afterEach(() => vi.unstubAllGlobals());

  function browser(share: (() => Promise<void>) | undefined, writeText: () => Promise<void>): void {
    vi.stubGlobal("navigator", { share, clipboard: { writeText } });
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
  }
  const done = (): Promise<void> => Promise.resolve();
  const fails = (name: string) => () => Promise.reject(new DOMException("", name));

  test.each([
    ["goes the device's own way", done, done, [false, null]],
    ["is kept by who has changed their mind", fails("AbortError"), done, [false, null]],
    ["goes to the clipboard where the device does not", fails("DataError"), done, [true, null]],
    [
      "is copied by hand where nothing else goes",
      undefined,
      fails("NotAllowedError"),
      [false, "x"],
    ],
  ] as const)("%s", async (_, share, write, expected) => {
    browser(share, write);
    const sharing = new Sharing();
    await sharing.share("/g/7", "a game", "x");
    expect([sharing.isCopied, sharing.byHand]).toEqual(expected);
  });
});
