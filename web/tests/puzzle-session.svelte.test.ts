/** A puzzle that somebody looks at. */

import { beforeEach, expect, test } from "vitest";
import type { Replay } from "../src/protocol/messages.ts";
import { progress } from "../src/puzzles/progress.svelte.ts";
import { DAILY, PuzzleSession } from "../src/puzzles/puzzle-session.svelte.ts";
import { PretendedHouse } from "./house.ts";
import { recorded } from "./recorded.ts";

const [replay] = recorded<Replay>("two-replay-ada");
const step = replay?.steps[0];

let house: PretendedHouse;
let session: PuzzleSession;
let day = 0;

/** Open a puzzle on a day of its own. */
async function opened(puzzle: string): Promise<void> {
  void session.open(puzzle);
  await house.asked
    .at(-1)
    ?.answer({ day: `2026-01-${day}`, daily: "p1", puzzles: [{ id: "p1" }, { id: "p2" }] });
  const facts = house.asked.at(-1)?.facts as { puzzle: string };
  await house.asked.at(-1)?.answer({ entry: { id: facts.puzzle }, step });
}

beforeEach(() => {
  day += 1;
  house = new PretendedHouse();
  session = new PuzzleSession(house);
});

test("today's puzzle is found by its own address", async () => {
  await opened(DAILY);
  expect([session.id, session.isDaily, session.number]).toEqual(["p1", true, 1]);
  expect([session.isAsked, session.model.game]).toEqual([true, step?.game]);
});

test("one move is weighed, and nothing is asked after it", async () => {
  await opened("p2");
  void session.play("D");
  expect(house.asked.at(-1)).toMatchObject({
    question: "answerPuzzle",
    facts: { puzzle: "p2", move: "D" },
  });
  await house.asked.at(-1)?.answer({ is_right: true });
  expect([session.isAsked, session.answer?.is_right]).toEqual([false, true]);
  const count = house.asked.length;
  void session.play("D");
  expect(house.asked).toHaveLength(count);
});

test("what was answered today is there again on the same day", async () => {
  await opened(DAILY);
  void session.play("D");
  await house.asked.at(-1)?.answer({ is_right: false });
  expect(progress.ofDay(`2026-01-${day}`)).toMatchObject({
    puzzle: "p1",
    move: "D",
    isRight: false,
  });
  session = new PuzzleSession(house);
  await opened(DAILY);
  expect(house.asked.at(-1)).toMatchObject({ question: "answerPuzzle", facts: { move: "D" } });
  await house.asked.at(-1)?.answer({ is_right: false });
  expect(session.isAsked).toBe(false);
});

test("of two moves that are looked at, the last one is shown, whichever comes first", async () => {
  await opened("p2");
  void session.look("D");
  void session.look("<L");
  const [first, second] = house.asked.slice(-2);
  await second?.answer({ is_right: true });
  await first?.answer({ is_right: false });
  expect(session.looked?.is_right).toBe(true);
});

test("another try is another position with the same cards", async () => {
  await opened("p2");
  const { position } = session.model;
  void session.play("D");
  await house.asked.at(-1)?.answer({ is_right: false });
  session.retry();
  expect([session.isAsked, session.answer]).toEqual([true, null]);
  expect(session.model.position).toBeGreaterThan(position);
  expect(session.model.game).toEqual(step?.game);
});
