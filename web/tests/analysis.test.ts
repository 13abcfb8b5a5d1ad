/** What an analysis says of one seat, and where in it somebody looks. */

import { describe, expect, test } from "vitest";
import { courseOf, nearest } from "../src/analysis/course.ts";
import { percentOf } from "../src/advice/numbers.ts";
import { placeText, readPlace } from "../src/analysis/place.ts";
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
