/** What has come in, and what is shown of it. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NO_TABLE, reduce } from "../src/model/table.ts";
import type { FromServer, Snapshot } from "../src/protocol/messages.ts";
import { spokenLines } from "../src/words/facts.ts";
import { Pretended } from "./pretended.svelte.ts";
import { recorded } from "./recorded.ts";

const MESSAGES = recorded("three-ada");

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function told(messages: readonly FromServer[]) {
  return messages.reduce((model, message) => reduce(model, message), NO_TABLE);
}

/** A fresh view of how things stand after these messages. */
function viewAfter(messages: readonly FromServer[]): Snapshot {
  const { number, seat, table, game, events } = told(messages);
  if (number === null || !table) throw new Error("no table");
  return { type: "snapshot", number, seat, table, game, history: events };
}

test("a position is another one with the cards, not with what is said beside them", () => {
  let model = NO_TABLE;
  for (const message of MESSAGES) {
    const before = model;
    model = reduce(model, message);
    const hasCards =
      message.type === "snapshot" ||
      (message.type === "update" && message.happenings.some((each) => each.events.length > 0));
    if (hasCards) expect(model.position).toBe(before.position + 1);
    else if (model.events === before.events) expect(model.position).toBe(before.position);
  }
});

test("moves are shown one after the other, and more is to come until the last one is", () => {
  const table = new Pretended();
  table.tell(...MESSAGES.slice(0, 12));
  expect([table.isShowing, table.isCaughtUp]).toEqual([true, false]);
  vi.advanceTimersByTime(60_000);
  expect([table.isShowing, table.isCaughtUp]).toEqual([false, true]);
  expect(table.model.number).toBe(told(MESSAGES.slice(0, 12)).number);
});

test("a fresh view stands for all that led to it, and nothing older is shown after it", () => {
  const ends = MESSAGES.findIndex(
    (each) =>
      each.type === "update" &&
      each.happenings.some(({ events }) => events.some(({ event }) => event === "round_scored")),
  );
  const table = new Pretended(MESSAGES.slice(0, ends));
  table.tell(...MESSAGES.slice(ends, ends + 4));
  expect(table.isHeld).toBe(true);
  const welcome = { type: "welcome", version: 1, person: "ada", name: "Ada", now: 99 } as const;
  const view = viewAfter(MESSAGES.slice(0, ends + 6));
  table.tell(welcome, view);
  const { position } = table.model;
  expect([table.isHeld, table.isCaughtUp, table.model.number]).toEqual([false, true, view.number]);
  expect(table.model.person).toBe("ada");
  vi.advanceTimersByTime(60_000);
  expect(table.model.position).toBe(position);
});

test("what the reader has chosen is not told; what came of it is", () => {
  const { log, seat } = told(MESSAGES);
  const spoken = log.flatMap((each) => spokenLines(each, { names: [], reader: seat }));
  const own = spoken.filter((line) => line.isOwn).map((line) => line.text);
  expect(own).not.toContain("told-kept");
  expect(own).not.toContain("told-took-top");
  expect(own).not.toContain("told-laid-duo");
  const others = spoken.filter((line) => !line.isOwn).map((line) => line.text);
  expect(others).toContain("told-kept");
  expect(others).toContain("told-took-top");
  const ended = log.find((each) => each.events.some(({ event }) => event === "round_scored"));
  if (!ended || !("seat" in ended.fact)) throw new Error("no end");
  const closer = { names: [], reader: ended.fact.seat };
  expect(spokenLines(ended, closer).map((line) => line.text)).toContain("told-hand-shown");
});

/** The place of the first message that ends a round before the game is over. */
const END = MESSAGES.findIndex(
  (each) =>
    each.type === "update" &&
    each.table.phase !== "over" &&
    each.happenings.some(({ events }) => events.some(({ event }) => event === "round_scored")),
);

/** A table with all that came before the next move of somebody else. */
function beforeOthersMove(): [Pretended, FromServer[]] {
  const place = MESSAGES.findIndex(
    (each, index) =>
      index < END &&
      each.type === "update" &&
      each.happenings.some(
        ({ fact, events }) => events.length && fact.kind === "move_made" && fact.seat !== each.seat,
      ),
  );
  expect(place).toBeGreaterThan(0);
  return [new Pretended(MESSAGES.slice(0, place)), MESSAGES.slice(place)];
}

test("another's move is seen for a while before the next one", () => {
  const [table, [first, second]] = beforeOthersMove();
  if (!first || !second) throw new Error("two moves");
  table.tell(first, second);
  const { position } = table.model;
  expect(table.isShowing).toBe(true);
  vi.advanceTimersByTime(399);
  expect(table.model.position).toBe(position);
  vi.advanceTimersByTime(1);
  expect(table.isCaughtUp).toBe(true);
});

test("whoever likes it calm, or looks at another page, is not kept waiting", () => {
  const [table, [first, second]] = beforeOthersMove();
  if (!first || !second) throw new Error("two moves");
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  table.tell(first, second);
  vi.advanceTimersByTime(80);
  expect(table.isCaughtUp).toBe(true);
  vi.unstubAllGlobals();
  const [hidden, rest] = beforeOthersMove();
  Object.assign(document, { visibilityState: "hidden" });
  hidden.tell(...rest.slice(0, 2));
  expect(hidden.isCaughtUp).toBe(true);
  Object.assign(document, { visibilityState: "visible" });
});

test("a tap shows the rest at once, up to the end of the round", () => {
  const table = new Pretended(MESSAGES.slice(0, END - 4));
  table.tell(...MESSAGES.slice(END - 4, END + 3));
  table.skip();
  expect([table.isHeld, table.model.number]).toEqual([true, told(MESSAGES.slice(0, END)).number]);
  table.skip();
  expect(table.isHeld).toBe(true);
  table.release();
  vi.advanceTimersByTime(60_000);
  expect(table.model.number).toBe(told(MESSAGES.slice(0, END + 3)).number);
});

test("a move upon what is not the newest shows the rest, and is not played", async () => {
  const [table, rest] = beforeOthersMove();
  const moves = rest.filter((each) => each.type === "update" && each.happenings[0]?.events.length);
  table.tell(...moves.slice(0, 3));
  expect(table.isShowing).toBe(true);
  await table.play("D");
  expect([table.asked.length, table.isCaughtUp]).toEqual([0, true]);
  void table.play("D");
  expect(table.asked[0]?.command).toMatchObject({ do: "play", after: table.model.number });
});

test("the screen is told before and after each change, but not of what is skipped in one go", () => {
  const [table, rest] = beforeOthersMove();
  const stage = { before: vi.fn(), after: vi.fn() };
  table.perform(stage);
  table.tell(...rest.slice(0, 1));
  expect([stage.before, stage.after].map((each) => each.mock.calls.length)).toEqual([1, 1]);
  table.tell(...rest.slice(1, 4));
  const seen = stage.before.mock.calls.length;
  table.skip();
  expect(stage.before.mock.calls.length).toBeLessThanOrEqual(seen + 1);
});

test("what nobody looks at is taken in at once, the end of a round too", () => {
  const table = new Pretended(MESSAGES.slice(0, END));
  table.isUnseen = true;
  table.tell(...MESSAGES.slice(END, END + 3));
  expect([table.isHeld, table.isCaughtUp]).toEqual([false, true]);
});

test.each(["two-ada", "three-ada", "four-cyd", "mermaids-ben"])(
  "before the end of a round is told, nothing on the screen knows of it: %s",
  (name) => {
    const messages = recorded(name);
    const table = new Pretended();
    let ends = 0;
    for (const message of messages) {
      const before = table.model;
      table.tell(message);
      table.skip();
      if (!table.isHeld) continue;
      ends += 1;
      const { game, ended, ...around } = table.model;
      const { game: gameBefore, ended: endedBefore, ...aroundBefore } = before;
      expect(ended).not.toBe(endedBefore);
      // Messages that change nothing but who is there may lie between.
      expect({ ...around, table: around.table?.phase, attendance: null }).toEqual({
        ...aroundBefore,
        table: "playing",
        attendance: null,
      });
      expect(game?.round).toBe(gameBefore?.round);
      for (const [seat, hand] of (game?.hands ?? []).entries()) {
        const was = gameBefore?.hands[seat];
        expect(hand.score).toBe(was?.score);
        const isOpen = hand.hand !== null;
        expect(isOpen).toBe(was?.hand !== null);
      }
      expect(game?.legal).toEqual([]);
      table.release();
      table.skip();
    }
    expect(ends).toBeGreaterThan(0);
    while (table.isHeld) table.release();
    vi.advanceTimersByTime(60_000);
    const all = told(messages);
    expect(table.model).toEqual({ ...all, ahead: table.model.ahead });
  },
);
