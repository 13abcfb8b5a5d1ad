/** Which key does what at the table, and when none does. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Step } from "../src/protocol/messages.ts";
import { onKey } from "../src/board/keys.ts";
import type { Turn } from "../src/play/turn.svelte.ts";

let isSheetOpen = false;
beforeEach(() => {
  isSheetOpen = false;
  vi.stubGlobal("document", { querySelector: () => (isSheetOpen ? {} : null) });
});
afterEach(() => vi.unstubAllGlobals());

/** What a key does at this step. */
function pressed(
  key: string,
  { step = "draw", kept = null as number | null, isTyping = false, ...more } = {} as {
    readonly step?: Step;
    readonly kept?: number | null;
    readonly isTyping?: boolean;
    readonly repeat?: boolean;
    readonly ctrlKey?: boolean;
  },
): string[] {
  const done: string[] = [];
  const note = (deed: string) => (what?: string | number) => {
    done.push(what === undefined ? deed : `${deed} ${what}`);
    return Promise.resolve();
  };
  const deeds = { deck: note("deck"), pile: note("pile"), keep: note("keep"), end: note("end") };
  const turn = { game: { step }, kept, ...deeds, ask: note("ask") };
  const target = { closest: () => (isTyping ? {} : null) };
  const event = { key, target, preventDefault: () => undefined, ...more };
  onKey(event as unknown as KeyboardEvent, turn as unknown as Turn, note("panel"));
  return done;
}

test.each([
  ["d", "deck"],
  ["1", "pile L"],
  ["2", "pile R"],
  ["e", "end"],
  ["S", "ask stop"],
  ["l", "ask last_chance"],
  ["p", "panel points"],
  ["?", "panel keys"],
])("%s does one thing", (key, deed) => {
  expect(pressed(key)).toEqual([deed]);
});

test("T3: 1 and 2 choose a card that was drawn, then the pile for the other one", () => {
  expect(pressed("1", { step: "keep" })).toEqual(["keep 0"]);
  expect(pressed("2", { step: "keep" })).toEqual(["keep 1"]);
  expect(pressed("2", { step: "keep", kept: 0 })).toEqual(["pile R"]);
});

test("no key plays behind a sheet", () => {
  isSheetOpen = true;
  expect(pressed("e")).toEqual([]);
});

test.each([{ isTyping: true }, { repeat: true }, { ctrlKey: true }])(
  "keys that are not meant for the table are left alone: %j",
  (how) => {
    expect(pressed("e", how)).toEqual([]);
  },
);
