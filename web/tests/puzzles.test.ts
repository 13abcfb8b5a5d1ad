import { describe, expect, test } from "vitest";
import type { PuzzleEntry } from "../src/protocol/messages.ts";
import { ideaHere, ofIdea, wayTo } from "../src/puzzles/ideas.ts";
import {
  type Solved,
  longestStreak,
  nextPuzzle,
  readSolved,
  streak,
  withAnswer,
  withDay,
} from "../src/puzzles/solved.ts";

const NONE = readSolved(undefined);
const PUZZLES: PuzzleEntry[] = ["a", "b", "c"].map((id) => ({
  id,
  level: 1,
  theme: "draw",
  players: 2,
  idea: id === "b" ? "deny" : "pile",
  is_former: false,
}));

function onDays(...days: string[]): Solved {
  return days.reduce(
    (solved, day) => withDay(solved, day, { puzzle: "a", move: "D", isRight: true }),
    NONE,
  );
}

describe("days in a row", () => {
  test("are counted over the ends of months, and today is not over", () => {
    expect(streak(onDays("2024-02-28", "2024-02-29", "2024-03-01"), "2024-03-01")).toBe(3);
    expect(streak(onDays("2024-02-29", "2024-03-01"), "2024-03-02")).toBe(2);
    expect(streak(onDays("2024-02-29"), "2024-03-02")).toBe(0);
    expect(streak(NONE, "2024-03-02")).toBe(0);
  });

  test("the longest row is remembered when a new one begins", () => {
    const solved = onDays("2024-02-01", "2024-02-02", "2024-02-03", "2024-03-01");
    expect(longestStreak(solved)).toBe(3);
    expect(longestStreak(NONE)).toBe(0);
  });

  test("the first answer of a day counts", () => {
    const first = onDays("2024-03-01");
    const again = withDay(first, "2024-03-01", { puzzle: "a", move: "L", isRight: false });
    expect(again).toBe(first);
  });

  test("older ones are forgotten one day", () => {
    const days = Array.from({ length: 500 }, (_, day) =>
      new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10),
    );
    const solved = onDays(...days);
    expect(Object.keys(solved.days)).toHaveLength(400);
    expect(streak(solved, days.at(-1) ?? "")).toBe(400);
  });
});

describe("the next puzzle", () => {
  function after(solved: Solved, last: string | null): string | undefined {
    return nextPuzzle(PUZZLES, solved, last)?.id;
  }

  test("is the first that was never tried, then one that was missed, then all come again", () => {
    expect(after(NONE, null)).toBe("a");
    expect(after(withAnswer(NONE, "a", true), "a")).toBe("b");
    const missed = withAnswer(withAnswer(withAnswer(NONE, "b", false), "a", true), "c", true);
    expect(after(missed, "c")).toBe("b");
    const all = withAnswer(missed, "b", true);
    expect(after(all, "b")).toBe("c");
    expect(after(all, "c")).toBe("a");
  });

  test("comes after the last one, so that whoever begins with hard ones goes on with them", () => {
    expect(after(withAnswer(NONE, "b", true), "b")).toBe("c");
    expect(after(withAnswer(NONE, "c", true), "c")).toBe("a");
    const hard = withAnswer(withAnswer(NONE, "b", false), "c", true);
    expect(after(hard, "c")).toBe("a");
    expect(after(withAnswer(hard, "a", true), "a")).toBe("b");
  });

  test("is never the one that was just missed, while there is another", () => {
    expect(after(withAnswer(NONE, "a", false), "a")).toBe("b");
  });
});

describe("what puzzles are about", () => {
  test("a course through one idea stands in the address, and leads to others of it", () => {
    const [first] = ofIdea(PUZZLES, "pile");
    expect(ofIdea(PUZZLES, "pile").map(({ id }) => id)).toEqual(["a", "c"]);
    if (first) expect(wayTo(first, "pile")).toBe("/puzzles/a?idea=pile");
    if (first) expect(wayTo(first, null)).toBe("/puzzles/a");
    expect(ideaHere("?idea=pile")).toBe("pile");
    expect(ideaHere("?idea=whales")).toBeNull();
    expect(ideaHere("")).toBeNull();
  });
});

describe("what was kept", () => {
  test("what was solved stays solved, and what was missed can be", () => {
    const missed = withAnswer(NONE, "a", false);
    expect(withAnswer(missed, "a", false)).toBe(missed);
    const solved = withAnswer(missed, "a", true);
    expect(solved).toEqual({ right: ["a"], missed: [], days: {} });
    expect(withAnswer(solved, "a", false)).toBe(solved);
  });

  test.each([null, 7, { right: 7, missed: null, days: { x: 1, y: { puzzle: 1 } } }])(
    "something strange (%j) is nothing",
    (found) => {
      expect(readSolved(found)).toEqual({ right: [], missed: [], days: {} });
    },
  );
});
