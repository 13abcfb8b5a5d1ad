import { describe, expect, test } from "vitest";
import type { Counted, Replay } from "../src/protocol/messages.ts";
import { LINE_TIME, LONGEST, cues, standAfter } from "../src/round/cues.ts";
import { litPlaces } from "../src/round/lit.ts";
import { HEIGHT, rowsIn } from "../src/round/picture.ts";
import { hasPart } from "../src/rules/applied.ts";
import { scoreCards } from "../src/rules/scoring.ts";
import { of } from "../src/model/round.ts";
import { recorded } from "./recorded.ts";

describe("the end of a round takes its time", () => {
  test.each([
    [[], false],
    [[3, 2], true],
    [[9, 9, 9, 9], true],
    [[0, 0, 0, 0], false],
  ])("but never more than seven seconds: %j", (lines, hasDecision) => {
    const all = cues(lines, hasDecision);
    expect(all.at(-1)?.cue).toBe("table");
    expect(all.at(-1)?.at).toBeLessThanOrEqual(LONGEST);
    all.slice(1).forEach((cue, before) => expect(cue.at).toBeGreaterThan(all[before]?.at ?? 0));
  });

  test("and no line takes longer than it may", () => {
    const lines = cues([3, 2], true).filter((cue) => cue.cue === "line");
    expect((lines[1]?.at ?? 0) - (lines[0]?.at ?? 0)).toBeLessThanOrEqual(LINE_TIME);
  });

  test("hands open one after the other, then the bet is decided, then the table comes", () => {
    const all = cues([1, 2], true);
    expect(all.map((cue) => cue.cue)).toEqual(
      ["open", "line", "open", "line", "line", "tension", "decision", "table"], // prettier-ignore
    );
    expect(standAfter(all, 0, 2)).toMatchObject({ open: 0, counted: [0, 0], hasTable: false });
    expect(standAfter(all, 4, 2)).toEqual({
      open: 2,
      counted: [1, 1],
      current: expect.objectContaining({ place: 1, line: 0 }) as object,
      isTense: false,
      isDecided: false,
      hasTable: false,
    });
    expect(standAfter(all, 6, 2)).toMatchObject({ isTense: true, isDecided: false });
    expect(standAfter(all, all.length, 2)).toEqual({
      open: 2,
      counted: [1, 2],
      current: null,
      isTense: false,
      isDecided: true,
      hasTable: true,
    });
  });
});

describe("a line lights the cards that it counts", () => {
  test("a lighthouse and its boats", () => {
    const cards = ["Cy", "Bd", "Lv", "Bd"];
    const score = scoreCards(cards);
    const line = score.lines.find((each) => each.line === "kind" && each.kind === "lighthouse");
    expect(line && [...litPlaces(cards, score, line)].toSorted()).toEqual([1, 2, 3]);
  });

  test("each mermaid with a colour of its own", () => {
    const cards = ["Mw", "Mw", "Cl", "Fl", "Cg"];
    const score = scoreCards(cards);
    const [first, second] = score.lines
      .filter((each) => each.line === "mermaid")
      .map((line) => litPlaces(cards, score, line));
    expect(first).toEqual(new Set([0, 2, 3]));
    expect(second).toEqual(new Set([1, 0]));
  });
});

describe("what a seat scores", () => {
  test.each<[string, readonly Counted[], readonly boolean[][]]>([
    [
      "R2: points after a STOP",
      ["points", "points"],
      [
        [true, false],
        [true, false],
      ],
    ],
    [
      "R6: the closer both, the others the bonus",
      ["bonus", "both"],
      [
        [false, true],
        [true, true],
      ],
    ],
    [
      "R7: the closer the bonus, the others points",
      ["points", "bonus"],
      [
        [true, false],
        [false, true],
      ],
    ],
  ])("%s", (_, counted, shown) => {
    const parts = counted.map((each) => [hasPart(each, "points"), hasPart(each, "bonus")]);
    expect(parts).toEqual(shown);
  });

  test("R2, R6, R7: and in whole games that is what the gains are made of", () => {
    const steps = recorded<Replay>("two-replay-public").flatMap((each) => each.steps);
    const scored = steps.flatMap((step) => of(step.events, "round_scored"));
    expect(new Set(scored.map((each) => each.clause))).toEqual(new Set(["R2", "R6", "R7"]));
    for (const { counted, points, bonuses, gains } of scored) {
      const sums = counted.map(
        (each, seat) =>
          (hasPart(each, "points") ? (points[seat] ?? 0) : 0) +
          (hasPart(each, "bonus") ? (bonuses[seat] ?? 0) : 0),
      );
      expect(sums).toEqual(gains);
    }
  });
});

describe("the picture of the score", () => {
  const player = (score: number) => ({ name: "Ada", score, isWinner: false });

  test.each([2, 3, 4])("has room for %i players", (players) => {
    const rows = rowsIn({
      title: "",
      about: "",
      target: 30,
      players: Array.from({ length: players }, (_, place) => player(50 - place)),
      cards: [],
    });
    rows.forEach(({ y, letters, bar }, place) => {
      expect(bar.share).toBeLessThanOrEqual(1);
      expect(bar.y).toBeGreaterThan(y);
      const before = rows[place - 1];
      if (before) expect(y - letters).toBeGreaterThan(before.bar.y + before.bar.height);
    });
    expect(rows.at(-1)?.bar.y).toBeLessThan(HEIGHT - 100);
  });

  test("nobody has less than nothing of a bar", () => {
    const picture = { title: "", about: "", target: 40, players: [player(0)], cards: [] };
    expect(rowsIn(picture)[0]?.bar.share).toBe(0);
  });
});
