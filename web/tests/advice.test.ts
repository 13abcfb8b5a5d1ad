/** Advice on the screen is about the position on the screen. */

import { expect, test } from "vitest";
import { Adviser } from "../src/advice/adviser.svelte.ts";
import { worthTelling } from "../src/advice/weighed.ts";
import type { Reason } from "../src/protocol/messages.ts";
import { PretendedHouse } from "./house.ts";

const ADVICE = { decision: null, odds: null, hands: [] };

/** An adviser at a table that had gone on to this number, and what the house was asked. */
function adviserAt(number: number): [(position: number, after: number) => Promise<void>, Adviser] {
  const house = new PretendedHouse();
  const adviser = new Adviser(house, "code");
  const ask = async (position: number, after: number): Promise<void> => {
    const count = house.asked.length;
    const done = adviser.ask(position, after);
    const asked = house.asked[count];
    if (asked) asks.push(after);
    await (after < number ? asked?.refuse("stale") : asked?.answer(ADVICE));
    return done;
  };
  const asks: number[] = (asked = []);
  return [ask, adviser];
}

let asked: readonly number[] = [];

test("a position is asked about once", async () => {
  const [ask, adviser] = adviserAt(3);
  await ask(1, 3);
  await ask(1, 4);
  expect(asked).toEqual([3]);
  expect(adviser.advice).not.toBeNull();
});

test("whoever asked too late asks again when the same cards have a newer number", async () => {
  const [ask, adviser] = adviserAt(5);
  await ask(1, 4);
  expect([4, 5].map((after) => adviser.isAskable(1, after))).toEqual([false, true]);
  expect([adviser.advice, adviser.problem]).toEqual([null, null]);
  await ask(1, 4);
  expect(asked).toEqual([4]);
  await ask(1, 5);
  expect(asked).toEqual([4, 5]);
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
