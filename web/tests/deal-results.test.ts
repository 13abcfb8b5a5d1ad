import { expect, test } from "vitest";
import {
  archive,
  course,
  lead,
  readResults,
  streak,
  withBegun,
  withResult,
} from "../src/play/deal-results.ts";

const NONE = readResults(undefined);
const RESULT = { scores: [31, 27], isWon: true, game: "abc" };

test("the first result of a deal counts, and ends what was begun", () => {
  const begun = withBegun(NONE, "2026-11-18", "table", "2026-11-18");
  const ended = withResult(begun, "2026-11-18", RESULT);
  expect(ended.begun).toEqual({});
  const again = withResult(ended, "2026-11-18", { ...RESULT, scores: [99, 0] });
  expect(again.ended["2026-11-18"]).toEqual(RESULT);
});

test("days in a row are counted up to today, or to yesterday while today is not played", () => {
  const days = ["2026-11-15", "2026-11-16", "2026-11-17"];
  const results = days.reduce((sofar, day) => withResult(sofar, day, RESULT), NONE);
  expect(streak(results, "2026-11-17")).toBe(3);
  expect(streak(results, "2026-11-18")).toBe(3);
  expect(streak(results, "2026-11-19")).toBe(0);
  expect(streak(NONE, "2026-11-18")).toBe(0);
});

test("a day of the archive fills no gap, unless it was begun on its day", () => {
  const played = (begunOn: string) =>
    withResult(withBegun(NONE, "2026-11-17", "table", begunOn), "2026-11-17", RESULT);
  expect(streak(played("2026-11-17"), "2026-11-18")).toBe(1);
  expect(streak(played("2026-11-18"), "2026-11-18")).toBe(0);
  const again = withBegun(played("2026-11-17"), "2026-11-17", "another", "2026-11-18");
  expect(streak(again, "2026-11-18")).toBe(1);
});

test("the archive ends with the first day that there is", () => {
  expect(archive("2026-11-03", "2026-11-01", 14)).toEqual(["2026-11-02", "2026-11-01"]);
  expect(archive("2026-12-30", "2026-11-01", 3)).toHaveLength(3);
});

test("what is shared tells who had more of each round, and no card", () => {
  expect(
    course([
      [9, 4],
      [3, 8],
      [5, 5],
      [7, 2, 7],
    ]),
  ).toBe("●○◐◐");
  expect(lead([31, 27, 40])).toBe(-9);
});

test("what is not ours is not read", () => {
  const found = { ended: { a: { scores: "x" }, b: RESULT }, begun: { c: 3, d: "t" } };
  expect(readResults(found)).toEqual({ ended: { b: RESULT }, begun: { d: "t" }, late: [] });
  expect(readResults("nonsense")).toEqual(NONE);
});
