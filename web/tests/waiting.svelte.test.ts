/** Things that are waited for, and what happens when somebody no longer does. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Link } from "../src/house/socket.ts";
import { Brief } from "../src/parts/brief.svelte.ts";
import { PublicTables } from "../src/lobby/public-tables.svelte.ts";
import { loadEnded } from "../src/play/replays.ts";
import { person } from "../src/play/person.svelte.ts";
import { TableSession } from "../src/play/table-session.svelte.ts";
import { Countdown } from "../src/round/countdown.svelte.ts";
import { watchLink } from "../src/table/linking.svelte.ts";
import { Line } from "./line.ts";
import { recorded } from "./recorded.ts";

/** Requests that wait until the test answers them. */
function heldRequests(): { path: string; answer(body: unknown, status?: number): void }[] {
  const held: ReturnType<typeof heldRequests> = [];
  vi.stubGlobal(
    "fetch",
    (path: string) =>
      new Promise<Response>((resolve) =>
        held.push({
          path,
          answer: (body, status = 200) => resolve(new Response(JSON.stringify(body), { status })),
        }),
      ),
  );
  return held;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("who this device is", () => {
  const ADA = { id: "ada", name: "Ada", language: "en" };

  test("is asked once, and a late answer does not undo a name that was picked since", async () => {
    const held = heldRequests();
    const asked = [person.load(), person.load()];
    expect(held).toHaveLength(1);
    person.me = ADA as never;
    held[0]?.answer({ code: "not_signed_in" }, 401);
    expect(await Promise.all(asked)).toEqual([ADA, ADA]);
    expect(person.me).toEqual(ADA);
  });

  test("is asked again if the first time failed", async () => {
    const held = heldRequests();
    person.me = undefined;
    const first = person.load();
    held[0]?.answer({ code: "unavailable" }, 503);
    await expect(first).rejects.toMatchObject({ code: "unavailable" });
    const second = person.load();
    held[1]?.answer(ADA);
    expect(await second).toEqual(ADA);
  });
});

describe("whoever waits to be let in", () => {
  const VIEW = recorded("two-ada")
    .filter((each) => each.type === "snapshot")
    .slice(0, 1);

  test("is let in with the first view, at once", async () => {
    const line = Line.pretended();
    const session = new TableSession("code");
    const arrived = vi.fn();
    void session.arrived().then(arrived);
    line().open();
    await vi.advanceTimersByTimeAsync(0);
    expect(arrived).not.toHaveBeenCalled();
    line().tell(...VIEW);
    await vi.advanceTimersByTimeAsync(0);
    expect(arrived).toHaveBeenCalledOnce();
    await session.arrived();
    session.close();
  });

  test.each([
    ["no_such_table", (line: Line) => line.tell({ type: "goodbye", code: "no_such_table" })],
    ["offline", () => vi.advanceTimersByTimeAsync(10_000)],
  ] as const)("is told why not: %s", async (code, happens) => {
    const line = Line.pretended();
    const session = new TableSession("code");
    const arrived = expect(session.arrived()).rejects.toMatchObject({ code });
    line().open();
    await happens(line());
    await arrived;
    session.close();
  });

  test("does not wait for a table that was left", async () => {
    Line.pretended();
    const session = new TableSession("code");
    const arrived = expect(session.arrived()).rejects.toMatchObject({ code: "offline" });
    session.close();
    await arrived;
  });
});

describe("what is said for a while", () => {
  test("is said for the whole time after the last time it was so", () => {
    const copied = new Brief(1000);
    copied.begin();
    vi.advanceTimersByTime(900);
    copied.begin();
    vi.advanceTimersByTime(900);
    expect(copied.isSo).toBe(true);
    vi.advanceTimersByTime(100);
    expect(copied.isSo).toBe(false);
  });

  test("that the connection is back does not stay when it goes again", () => {
    let link = $state<Link>("lost");
    let back: Brief | undefined;
    const stop = $effect.root(() => void (back = watchLink(() => link)));
    const steps = (["lost", "open", "connecting", "open"] as const).map((each) => {
      link = each;
      flushSync();
      vi.advanceTimersByTime(1000);
      return back?.isSo;
    });
    expect(steps).toEqual([false, true, false, false]);
    stop();
  });
});

test("public tables are looked at one time after the other", async () => {
  const held = heldRequests();
  const tables = new PublicTables();
  void tables.look();
  void tables.look();
  expect(held).toHaveLength(1);
  held[0]?.answer({ tables: [] });
  await vi.advanceTimersByTimeAsync(0);
  expect(tables.lobby).toEqual({ tables: [] });
  void tables.look();
  expect(held).toHaveLength(2);
});

test("a countdown begins when there is nothing more to be shown, and whoever stays stops it", () => {
  let isDue = $state(false);
  const onend = vi.fn();
  let countdown: Countdown | undefined;
  const stop = $effect.root(() => void (countdown = new Countdown(3, () => isDue, onend)));
  const seconds = (time: number): number | null | undefined => {
    for (let each = 0; each < time; each += 1) {
      flushSync();
      vi.advanceTimersByTime(1000);
    }
    return countdown?.seconds;
  };
  expect(seconds(5)).toBe(3);
  isDue = true;
  expect(seconds(2)).toBe(1);
  expect(seconds(1)).toBe(1);
  expect(onend).toHaveBeenCalledOnce();
  countdown?.stay();
  expect(seconds(3)).toBeNull();
  expect(onend).toHaveBeenCalledOnce();
  stop();
});

test("whoever has gone does not ask again for a game that is not filed yet", async () => {
  const held = heldRequests();
  const gone = new AbortController();
  const loaded = expect(loadEnded("1", gone.signal)).rejects.toMatchObject({
    code: "no_such_game",
  });
  gone.abort();
  held[0]?.answer({ code: "no_such_game" }, 404);
  await loaded;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(held).toHaveLength(1);
});
