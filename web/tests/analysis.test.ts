/** What an analysis says of one seat, and where in it somebody looks. */

import { describe, expect, test } from "vitest";
import { courseOf, nearest } from "../src/analysis/course.ts";
import { percentOf } from "../src/advice/numbers.ts";
import { praised, praiseOf } from "../src/analysis/praise.ts";
import { placeText, readPlace } from "../src/analysis/place.ts";
import { sharesOf } from "../src/analysis/sharing-out.ts";
import type { Analysis, Decision, Grade } from "../src/protocol/messages.ts";

function decision(number: number, seat: number, loss: number, grade: Grade): Decision {
  return { number, seat, loss, grade, round: 1, turn: number } as unknown as Decision;
}

const DECISIONS = [
  decision(1, 0, 0, "best"),
  decision(2, 0, 0.03, "slip"),
  decision(4, 1, 0.3, "mistake"),
  decision(7, 0, 0.2, "mistake"),
  decision(9, 0, 0.01, "fine"),
  decision(11, 0, 0.06, "mistake"),
  decision(12, 0, 0.05, "mistake"),
];
const POINTS = [
  { moves: 0, round: 1, seat: 0, chance: 0.5 },
  { moves: 6, round: 2, seat: 0, chance: 0.6 },
  { moves: 3, round: 1, seat: 1, chance: 0.5 },
];
const ANALYSIS = {
  points: POINTS,
  decisions: DECISIONS,
  turning_points: [4, 7, 11],
  luck: [],
  summaries: [],
} as unknown as Analysis;

describe("a seat's course", () => {
  const course = courseOf(ANALYSIS, 0);

  test("has its own turning points as the analysis names them, and no others'", () => {
    expect(course.turning).toEqual([DECISIONS[3], DECISIONS[5]]);
  });
  test("knows where its rounds begin", () => {
    expect(course.rounds).toEqual([
      { round: 1, moves: 0 },
      { round: 2, moves: 6 },
    ]);
  });
  test("has a choice near every place of the graph", () => {
    expect(nearest(course.decisions, 5)?.number).toBe(7);
    expect(nearest(course.decisions, 100)?.number).toBe(12);
    expect(nearest([], 3)).toBeUndefined();
  });
});

test("only what is certain is called certain", () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percentOf)).toEqual([0, 1, 50, 99, 100]);
});

test("chances are rounded as the server rounds them (test_judging.py)", () => {
  const chances = [0.014, 0.015, 0.125, 0.135, 0.285, 0.375, 0.625, 0.985];
  expect(chances.map(percentOf)).toEqual([1, 2, 13, 14, 28, 38, 63, 99]);
});

test("a place is its address, and what cannot be read is not there", () => {
  for (const text of ["", "?seat=1", "?seat=0&at=37", "?seat=1&at=4&look=try"]) {
    expect(placeText(readPlace(text))).toBe(text);
  }
  expect(readPlace("?seat=7&at=x&look=peek")).toEqual({ seat: null, at: null, look: "board" });
});

describe("of a hundred points", () => {
  const parts = [
    { start: 0.25, end: 0, losses: 1.82 },
    { start: 0.25, end: 1, losses: 0.4 },
    { start: 0.5, end: 0.47, losses: 0 },
    { start: 0.333, end: 0.6, losses: 0.05 },
    { start: 0.9, end: 0.1, losses: 30 },
  ];

  test.each(parts)("start, luck and choices come to the end, within the hundred: %o", (part) => {
    const { start, luck, choices, end } = sharesOf(part);
    expect(start + luck + choices).toBe(end);
    expect(start + luck).toBeLessThanOrEqual(100);
    expect(start + luck).toBeGreaterThanOrEqual(0);
    expect(choices).toBeLessThanOrEqual(0);
  });

  test("few losses count nearly whole, and none where nothing is missing", () => {
    expect(sharesOf({ start: 0.5, end: 0.4, losses: 0.03 }).choices).toBe(-3);
    expect(sharesOf({ start: 0.5, end: 1, losses: 0.4 }).choices).toBe(0);
  });
});

describe("praise", () => {
  function made(number: number, chances: readonly number[], played = "m0", error = 0.01): Decision {
    const alternatives = chances.map((chance, place) => ({ move: `m${place}`, chance, error }));
    return { number, played, best: "m0", alternatives } as unknown as Decision;
  }
  const GOOD = made(1, [0.5, 0.45, 0.2]);
  const BRILLIANT = made(2, [0.5, 0.3]);

  test("is for the best move alone, and for a lead that is no accident", () => {
    expect(praiseOf(GOOD)).toBe("good");
    expect(praiseOf(BRILLIANT)).toBe("brilliant");
    expect(praiseOf(made(3, [0.5, 0.3], "m1"))).toBeNull();
    expect(praiseOf(made(4, [0.5, 0.48]))).toBeNull();
    expect(praiseOf(made(5, [0.5, 0.4], "m0", 0.06))).toBeNull();
    expect(praiseOf(made(6, [0.5]))).toBeNull();
  });

  test("the furthest ahead comes first", () => {
    const forced = made(7, [1]);
    expect(praised([GOOD, forced, BRILLIANT])).toEqual([BRILLIANT, GOOD]);
  });
});
