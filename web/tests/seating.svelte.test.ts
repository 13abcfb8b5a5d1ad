/** Several people around one device. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer, Snapshot } from "../src/protocol/messages.ts";
import * as device from "../src/play/companions.ts";
import { NO_TABLE, reduce } from "../src/model/table.ts";
import { Seating } from "../src/play/seating.svelte.ts";
import { recorded } from "./recorded.ts";
import { PretendedHouse } from "./house.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
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
