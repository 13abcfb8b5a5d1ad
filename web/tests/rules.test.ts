import { describe, expect, test } from "vitest";
import { scoreCards } from "../src/rules/scoring.ts";
import { EDITIONS, PLAIN_SETTINGS, SECTIONS, pointsToWin } from "../src/rules/tables.ts";

function cards(text: string): string[] {
  return text.match(/../g) ?? [];
}

describe("what cards are worth", () => {
  test("nothing is worth nothing, and has no colour", () => {
    expect(scoreCards([])).toEqual({ lines: [], points: 0, bonus: 0, bonusColour: null });
  });

  test("E2: two mermaids take the two largest colours", () => {
    const score = scoreCards(cards("MwMwClClBlFl" + "CgFgSg"));
    const mermaids = score.lines.filter((line) => line.line === "mermaid");
    expect(mermaids.map((line) => [line.colour, line.points])).toEqual([
      ["light_blue", 4],
      ["green", 3],
    ]);
  });

  test("E4: penguins and their colony", () => {
    const score = scoreCards(cards("PvPaPpYg"));
    expect(score.points).toBe(11);
    const colony = score.lines.find((line) => line.line === "kind" && line.kind !== "penguin");
    expect(colony?.counted).toEqual(["Pv", "Pa", "Pp"]);
  });

  test("swimmers and sharks stand in one line, which knows its clause", () => {
    const score = scoreCards(cards("WdWySk"));
    expect(score.lines).toEqual([
      {
        line: "kind",
        kind: "shark",
        cards: ["Wd", "Wy", "Sk"],
        counted: [],
        points: 1,
        clause: "K2",
      },
    ]);
  });

  test("R8: the bonus is the largest colour, the first of the deck's order if two are equal", () => {
    const { bonus, bonusColour } = scoreCards(cards("HyHkCyBk"));
    expect([bonus, bonusColour]).toEqual([2, "black"]);
  });
});

describe("the tables of the rules", () => {
  test("G2: points that end the game", () => {
    expect([2, 3, 4].map((players) => pointsToWin(players))).toEqual([40, 35, 30]);
    expect(pointsToWin(2, "double")).toBe(80);
  });

  test("settings that nobody chose play the classic rules", () => {
    expect(PLAIN_SETTINGS.options).toEqual(EDITIONS.classic);
  });

  test("every section of the rulebook has clauses, and no clause stands twice", () => {
    const all = SECTIONS.flatMap((each) => each.clauses);
    expect(SECTIONS.every((each) => each.clauses.length > 0)).toBe(true);
    expect(new Set(all).size).toBe(all.length);
  });
});
