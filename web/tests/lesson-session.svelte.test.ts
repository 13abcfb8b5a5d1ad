/** A lesson that somebody walks through. */

import { beforeEach, describe, expect, test } from "vitest";
import { LessonSession } from "../src/learn/lesson-session.svelte.ts";
import { LESSONS } from "../src/learn/lessons.ts";
import { progress, readLearned } from "../src/learn/progress.svelte.ts";
import { Turn } from "../src/play/turn.svelte.ts";
import type { Replay } from "../src/protocol/messages.ts";
import { PretendedHouse } from "./house.ts";
import { recorded } from "./recorded.ts";

const [replay] = recorded<Replay>("two-replay-ada");
const steps = replay?.steps.slice(0, 1) ?? [];
const lesson = LESSONS.find(
  ({ scenes }) => (scenes[0]?.tasks.length ?? 0) > 1 && scenes.length > 1,
);
if (!lesson) throw new Error("no lesson with several tasks and scenes");

let house: PretendedHouse;
let session: LessonSession;

beforeEach(() => {
  house = new PretendedHouse();
  session = new LessonSession(house, lesson);
});

async function answer(place: number, done: number, wanted = true): Promise<void> {
  await house.asked[place]?.answer({ steps, done, wanted, chance: null });
}

describe("a lesson", () => {
  test("shows a scene when it is there, and asks for its first task", async () => {
    void session.open(0);
    expect(house.asked[0]).toMatchObject({
      question: "walkLesson",
      facts: { lesson: lesson.name, scene: 0, moves: [] },
    });
    expect(session.model.game).toBeNull();
    await answer(0, 0);
    expect([session.model.game, session.isAsked]).toEqual([steps[0]?.game, true]);
  });

  test("plays the moves so far over again, and says what is off the topic", async () => {
    void session.open(0);
    await answer(0, 0);
    void session.play("D");
    await answer(1, 1);
    expect([session.done, session.isOffTopic]).toEqual([1, false]);
    void session.play("X");
    expect(house.asked[2]?.facts).toMatchObject({ moves: ["D", "X"] });
    await answer(2, 1, false);
    expect([session.done, session.isOffTopic]).toEqual([1, true]);
    void session.play("Y");
    expect(session.isOffTopic).toBe(false);
    expect(house.asked[3]?.facts).toMatchObject({ moves: ["D", "Y"] });
  });

  test("goes on where it was left", async () => {
    progress.keepPlace(lesson.name, { scene: 1, moves: ["D"] });
    void session.resume();
    expect(house.asked[0]?.facts).toMatchObject({ scene: 1, moves: ["D"] });
    await answer(0, 1);
    expect([session.scene, session.done]).toEqual([1, 1]);
  });

  test.each(["not_found", "illegal_move", "unreadable_move"] as const)(
    "begins at the beginning where it does not know that place any more: %s",
    async (code) => {
      progress.keepPlace(lesson.name, { scene: 1, moves: ["D"] });
      void session.resume();
      await house.asked[0]?.refuse(code);
      expect(house.asked[1]?.facts).toMatchObject({ scene: 0, moves: [] });
      await answer(1, 0);
      expect(session.scene).toBe(0);
    },
  );

  test("begins at the beginning where something else is wanted at that place now", async () => {
    progress.keepPlace(lesson.name, { scene: 1, moves: ["L"] });
    void session.resume();
    await answer(0, 0, false);
    expect(house.asked[1]?.facts).toMatchObject({ scene: 0, moves: [] });
  });

  test("is not spoiled by what cannot be read", () => {
    const places = { draw: { scene: "x" }, piles: { scene: 1, moves: [] } };
    expect(readLearned({ done: 7, places })).toEqual({
      done: [],
      places: { piles: { scene: 1, moves: [] } },
    });
    expect(readLearned(null)).toEqual({ done: [], places: {} });
  });

  test("that cannot be reached is not begun anew", async () => {
    const resumed = expect(session.resume()).rejects.toMatchObject({ code: "offline" });
    await house.asked[0]?.refuse("offline");
    await resumed;
    expect(house.asked).toHaveLength(1);
  });

  test("begun again hears at once; a late answer to what was asked before changes nothing", async () => {
    const turn = new Turn(session);
    void session.open(0);
    await answer(0, 0);
    turn.choose("a", "Cd");
    void turn.deck();
    void session.open(0);
    await answer(2, 0);
    expect([turn.isBusy, turn.chosen.length]).toEqual([false, 0]);
    void turn.deck();
    expect(house.asked).toHaveLength(4);
    await answer(1, 2);
    expect([session.done, turn.isBusy]).toEqual([0, true]);
    await answer(3, 1);
    expect([session.done, turn.isBusy]).toEqual([1, false]);
  });
});
