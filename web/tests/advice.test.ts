/** Advice on the screen is about the position on the screen. */

import { afterEach, expect, test, vi } from "vitest";
import { Adviser } from "../src/advice/adviser.svelte.ts";
import { worthTelling } from "../src/advice/weighed.ts";
import type { Reason } from "../src/protocol/messages.ts";

const STALE = JSON.stringify({ status: 400, code: "stale", title: "", facts: {} });
const ADVICE = JSON.stringify({ decision: null, odds: null, hands: [] });

/** A server whose table had gone on to this number. */
function serverAt(number: number): () => number[] {
  const asked: number[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const { after } = JSON.parse(body) as { after: number };
    asked.push(after);
    const isStale = after < number;
    return Promise.resolve(new Response(isStale ? STALE : ADVICE, { status: isStale ? 400 : 200 }));
  });
  return () => asked;
}

afterEach(() => vi.unstubAllGlobals());

test("a position is asked about once", async () => {
  const asked = serverAt(3);
  const adviser = new Adviser("code");
  await adviser.ask(1, 3);
  await adviser.ask(1, 4);
  expect(asked()).toEqual([3]);
  expect(adviser.advice).not.toBeNull();
});

test("whoever asked too late asks again when the same cards have a newer number", async () => {
  const asked = serverAt(5);
  const adviser = new Adviser("code");
  await adviser.ask(1, 4);
  expect([4, 5].map((after) => adviser.isAskable(1, after))).toEqual([false, true]);
  expect([adviser.advice, adviser.problem]).toEqual([null, null]);
  await adviser.ask(1, 4);
  expect(asked()).toEqual([4]);
  await adviser.ask(1, 5);
  expect(asked()).toEqual([4, 5]);
  expect(adviser.advice).not.toBeNull();
});

test("what the bars and the odds show is not said once more", () => {
  const reasons = (["stop-is-sure", "bet-holds", "deck-is-low", "chance-stop"] as const).map(
    (why) => ({ why }) as Reason,
  );
  const told = (hasOdds: boolean) => worthTelling(reasons, hasOdds).map(({ why }) => why);
  expect(told(true)).toEqual(["deck-is-low"]);
  expect(told(false)).toEqual(["stop-is-sure", "bet-holds", "deck-is-low"]);
  expect(worthTelling(reasons.slice(0, 2), true)).toHaveLength(2);
});
