/** Several people around one device. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer, Me, Snapshot } from "../src/protocol/messages.ts";
import * as device from "../src/play/companions.ts";
import * as opening from "../src/play/opening.ts";
import { NO_TABLE, reduce } from "../src/model/table.ts";
import { person } from "../src/play/person.svelte.ts";
import { Seating } from "../src/play/seating.svelte.ts";
import { recorded } from "./recorded.ts";
import { PretendedHouse, settled } from "./house.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Somebody's view of a game under way, with or without a question that waits for them. */
function views(name: string): (asked: boolean) => FromServer[] {
  const messages = recorded(name).slice(0, 12);
  const model = messages.reduce((all, each) => reduce(all, each), NO_TABLE);
  const { number, seat, table, game, events, person } = model;
  if (number === null || !table || seat === null) throw new Error("no table");
  const welcome = { type: "welcome", version: 1, person, name, now: 0 } as const;
  return (asked) => {
    const question = asked ? ({ what: "pause", seat: 0, waits_for: [1] } as const) : null;
    const state = { ...table, question };
    const view: Snapshot = {
      type: "snapshot",
      number,
      seat,
      table: state as Snapshot["table"],
      game,
      history: events,
    };
    return [welcome, view];
  };
}

test("what one of them asks, the others agree to once for each question", async () => {
  vi.spyOn(device, "deviceAt").mockReturnValue([
    { name: "Ada", token: null },
    { name: "Ben", token: "token" },
  ]);
  const house = new PretendedHouse();
  const seating = new Seating(house, "code");
  const [ada, ben] = house.lines;
  if (!ada || !ben) throw new Error("two lines");
  ada.open();
  ben.open();
  const [adas, bens] = [views("two-ada"), views("two-ben")];
  const hear = (asked: boolean): number => {
    ada.tell(...adas(asked));
    ben.tell(...bens(asked));
    seating.agree();
    return ben.sent.filter((each) => JSON.stringify(each).includes('"answer"')).length;
  };
  expect(hear(true)).toBe(1);
  expect(hear(true)).toBe(1);
  expect(hear(false)).toBe(1);
  expect(hear(true)).toBe(2);
  seating.close();
  await vi.advanceTimersByTimeAsync(0);
});

/** A view of a table at which the host sits and waits. */
function waiting(changes: Partial<Snapshot["table"]> = {}): FromServer[] {
  const found = recorded("two-ada").find((each) => each.type === "snapshot");
  if (found?.type !== "snapshot") throw new Error("no view");
  const [first, second] = found.table.seats;
  if (!first || !second) throw new Error("no seats");
  const seats = [
    { ...first, person: "ada", has_salt: false },
    { ...second, person: null, opponent: null, is_bot: false },
  ];
  const table = { ...found.table, phase: "open" as const, seats, ...changes };
  return [{ ...found, seat: 0, table }];
}

function said(house: PretendedHouse, index = 0): unknown[] {
  return (house.lines[index]?.sent ?? []).flatMap((each) =>
    each.type === "do" ? [each.command] : [],
  );
}

test("everybody adds what the cards are shuffled from, once for each game", () => {
  vi.spyOn(device, "deviceAt").mockReturnValue(null);
  const house = new PretendedHouse();
  const seating = new Seating(house, "code");
  house.line.open();
  for (const commitment of ["one", "one", "two"]) {
    house.line.tell(...waiting({ commitment }));
    seating.salt();
  }
  expect(said(house)).toMatchObject([{ do: "add_salt" }, { do: "add_salt" }]);
  seating.close();
});

test("what was planned is carried out once: bots sit down, and the game begins", async () => {
  vi.spyOn(device, "deviceAt").mockReturnValue(null);
  const planned = vi
    .spyOn(opening, "plannedBots")
    .mockReturnValue([{ seat: 1, opponent: "sprat" }]);
  const dropped = vi
    .spyOn(opening, "dropPlan")
    .mockImplementation(() => planned.mockReturnValue(null));
  const house = new PretendedHouse();
  const seating = new Seating(house, "code");
  void seating.carryOut(); // nothing is known of the table yet
  house.line.open();
  expect(said(house)).toEqual([]);
  house.line.tell(...waiting());
  const done = seating.carryOut();
  void seating.carryOut();
  expect(said(house)).toEqual([{ do: "seat_bot", seat: 1, opponent: "sprat" }]);
  house.line.tell({ type: "done", id: 1, number: 9 });
  await settled();
  expect(said(house).at(-1)).toEqual({ do: "start" });
  house.line.tell({ type: "done", id: 2, number: 10 });
  await done;
  expect(dropped).toHaveBeenCalledWith("code");
  await seating.carryOut();
  expect(said(house)).toHaveLength(2);
  seating.close();
});

/** What a browser keeps. */
function remembering(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
}

test("what is planned for a device is kept once everybody sits", async () => {
  vi.spyOn(person, "called").mockResolvedValue({ id: "ada" } as Me);
  for (const each of ["localStorage", "sessionStorage"]) vi.stubGlobal(each, remembering());
  const place = (name: string, opponent: string | null = null): device.Place => ({
    name,
    opponent,
  });
  const places = [place("Ada"), place("Ben"), place("", "sprat")];
  const open = async (code: string): Promise<[PretendedHouse, Promise<string>]> => {
    const house = new PretendedHouse();
    const opened = device.openDeviceTable(house, places);
    await settled();
    await house.asked[0]?.answer({ code, path: `/t/${code}` });
    expect(opening.plannedBots(code)).toBeNull();
    return [house, opened];
  };
  const [crowded, refused] = await open("crowded");
  const why = expect(refused).rejects.toThrow();
  await crowded.asked[1]?.refuse("too_many_tables");
  await why;
  expect([opening.plannedBots("crowded"), device.deviceAt("crowded")]).toEqual([null, null]);

  const [house, opened] = await open("sat");
  await house.asked[1]?.answer({ token: "token" });
  house.line.open();
  house.line.tell(...waiting());
  await settled();
  expect(said(house)).toEqual([{ do: "sit", seat: 1 }]);
  expect(opening.plannedBots("sat")).toBeNull();
  house.line.tell({ type: "done", id: 1, number: 9 });
  expect(await opened).toBe("/t/sat");
  expect(opening.plannedBots("sat")).toEqual([{ seat: 2, opponent: "sprat" }]);
  expect(device.deviceAt("sat")).toHaveLength(2);
});

test("a plan that failed is tried again with the next news", async () => {
  vi.spyOn(device, "deviceAt").mockReturnValue(null);
  vi.spyOn(opening, "plannedBots").mockReturnValue([{ seat: 1, opponent: "sprat" }]);
  const house = new PretendedHouse();
  const seating = new Seating(house, "code");
  house.line.open();
  house.line.tell(...waiting());
  const first = seating.carryOut();
  house.line.tell({ type: "refused", id: 1, code: "seat_taken", facts: {} } as FromServer);
  await first;
  void seating.carryOut();
  expect(said(house)).toHaveLength(2);
  seating.close();
});

test("a curtain hangs until whose turn it is has taken the device", () => {
  vi.spyOn(device, "deviceAt").mockReturnValue([
    { name: "Ada", token: null },
    { name: "Ben", token: "token" },
  ]);
  const house = new PretendedHouse();
  const seating = new Seating(house, "code");
  const [ada, ben] = house.lines;
  if (!ada || !ben) throw new Error("two lines");
  ada.open();
  ben.open();
  /** Both have seen a turn of this seat, without anybody looking. */
  const turnOf = (seat: number): void => {
    for (const [line, name] of [
      [ada, "two-ada"],
      [ben, "two-ben"],
    ] as const) {
      const view = recorded(name).find(
        (each) => each.type === "update" && each.game?.turn === seat,
      );
      if (view?.type !== "update" || !view.game) throw new Error("no turn");
      const { number, seat: own, table, game } = view;
      const snapshot = { type: "snapshot", number, seat: own, table, game, history: [] } as const;
      line.tell(
        { type: "welcome", version: 1, person: table.seats[own ?? 0]?.person ?? "", name, now: 0 },
        snapshot,
      );
    }
  };
  turnOf(0);
  expect([seating.isCurtainDown, seating.shown]).toEqual([true, null]);
  seating.lift();
  expect([seating.isCurtainDown, seating.shown]).toEqual([false, seating.sessions[0]]);
  expect(seating.sessions.map((each) => each.isUnseen)).toEqual([false, true]);
  turnOf(1);
  expect([seating.isCurtainDown, seating.next]).toEqual([true, seating.sessions[1]]);
  seating.lift();
  expect(seating.shown).toBe(seating.sessions[1]);
  seating.release(); // everybody has seen the end of the round: nobody's cards lie open
  expect(seating.shown).toBeNull();
  seating.close();
});
