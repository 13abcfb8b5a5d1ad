/** Things that are waited for, and what happens when somebody no longer does. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Link } from "../src/house/conversation.ts";
import { Brief } from "../src/parts/brief.svelte.ts";
import { PublicTables } from "../src/lobby/public-tables.svelte.ts";
import { loadEnded } from "../src/play/replays.ts";
import { Person } from "../src/play/person.svelte.ts";
import { TableSession } from "../src/play/table-session.svelte.ts";
import { Countdown } from "../src/round/countdown.svelte.ts";
import { watchLink } from "../src/table/linking.svelte.ts";
import { PretendedHouse, type PretendedLine } from "./house.ts";
import { recorded } from "./recorded.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

describe("who this device is", () => {
  const ADA = { id: "ada", name: "Ada", language: "en" };

  test("is asked once, and a late answer does not undo a name that was picked since", async () => {
    const house = new PretendedHouse();
    const person = new Person(house);
    const asked = [person.load(), person.load()];
    expect(house.asked).toHaveLength(1);
    person.me = ADA as never;
    await house.asked[0]?.refuse("not_signed_in");
    expect(await Promise.all(asked)).toEqual([ADA, ADA]);
    expect(person.me).toEqual(ADA);
  });

  test("is asked again if the first time failed", async () => {
    const house = new PretendedHouse();
    const person = new Person(house);
    const first = expect(person.load()).rejects.toMatchObject({ code: "unavailable" });
    await house.asked[0]?.refuse("unavailable");
    await first;
    const second = person.load();
    await house.asked[1]?.answer(ADA);
    expect(await second).toEqual(ADA);
  });
});

describe("whoever waits to be let in", () => {
  const VIEW = recorded("two-ada")
    .filter((each) => each.type === "snapshot")
    .slice(0, 1);

  test("is let in with the first view, at once", async () => {
    const house = new PretendedHouse();
    const session = new TableSession(house, "code");
    const arrived = vi.fn();
    void session.arrived().then(arrived);
    house.line.open();
    await vi.advanceTimersByTimeAsync(0);
    expect(arrived).not.toHaveBeenCalled();
    house.line.tell(...VIEW);
    await vi.advanceTimersByTimeAsync(0);
    expect(arrived).toHaveBeenCalledOnce();
    await session.arrived();
    session.close();
  });

  test.each([
    [
      "no_such_table",
      (line: PretendedLine) =>
        line.tell({ type: "goodbye", code: "no_such_table", reference: null }),
    ],
    ["offline", () => vi.advanceTimersByTimeAsync(10_000)],
  ] as const)("is told why not: %s", async (code, happens) => {
    const house = new PretendedHouse();
    const session = new TableSession(house, "code");
    const arrived = expect(session.arrived()).rejects.toMatchObject({ code });
    house.line.open();
    await happens(house.line);
    await arrived;
    session.close();
  });

  test("does not wait for a table that was left", async () => {
    const session = new TableSession(new PretendedHouse(), "code");
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
  const house = new PretendedHouse();
  const tables = new PublicTables(house);
  void tables.look();
  void tables.look();
  expect(house.asked).toHaveLength(1);
  await house.asked[0]?.answer({ tables: [] });
  expect(tables.lobby).toEqual({ tables: [] });
  void tables.look();
  expect(house.asked).toHaveLength(2);
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
  const house = new PretendedHouse();
  const gone = new AbortController();
  const loaded = expect(loadEnded(house, "1", gone.signal, null)).rejects.toMatchObject({
    code: "no_such_game",
  });
  gone.abort();
  await house.asked[0]?.refuse("no_such_game");
  await loaded;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(house.asked).toHaveLength(1);
});
