import { describe, expect, test } from "vitest";
import type { Replay } from "../src/protocol/messages.ts";
import { clausesOf, wonBy } from "../src/rules/applied.ts";
import { EXAMPLES } from "../src/book/examples.ts";
import { scoreCards } from "../src/rules/scoring.ts";
import { SECTIONS, SETTLEMENT } from "../src/rules/tables.ts";
import { recorded } from "./recorded.ts";

const known = new Set(SECTIONS.flatMap((each) => each.clauses));

describe("the clauses of what happens", () => {
  test("exist, whatever happens in whole games", () => {
    const games = ["two-replay-public", "mermaids-replay-public"];
    const steps = games.flatMap((game) => recorded<Replay>(game).flatMap(({ steps }) => steps));
    const named = new Set(steps.flatMap((step) => step.events.flatMap(clausesOf)));
    expect([...named]).toEqual(expect.arrayContaining(["R2", "G1", "G3"]));
    expect([...named].filter((clause) => !known.has(clause))).toEqual([]);
  });

  test("a duo is looked up by what it does", () => {
    const laid = { event: "laid_duo", seat: 0, first: "Wd", second: "Sk" } as const;
    expect(clausesOf(laid)).toEqual(["K6"]);
  });

  test("R2, R6, R7, R9: a round is settled by its own clause", () => {
    const ways = ["stop", "won", "lost", "void"] as const;
    expect(ways.map((way) => SETTLEMENT[way].clause)).toEqual(["R2", "R6", "R7", "R9"]);
  });

  test("R8: the colour bonus is named where it counted for somebody", () => {
    const scored = {
      event: "round_scored",
      closer: 0,
      bet_won: true,
      points: [9, 4],
      bonuses: [2, 3],
      gains: [11, 3],
      scores: [11, 3],
      counted: ["both", "bonus"],
      clause: "R6",
    } as const;
    expect(clausesOf(scored)).toEqual(["R6", "R8"]);
    expect(clausesOf({ ...scored, counted: ["points", "points"], clause: "R2" })).toEqual(["R2"]);
  });

  test("a game is won by mermaids, shared, decided by the last round, or won plainly", () => {
    expect([wonBy(true, 1), wonBy(false, 2), wonBy(false, 1, 2), wonBy(false, 1)]).toEqual([
      "G1",
      "G5",
      "G4",
      "G3",
    ]);
  });
});

describe("the examples", () => {
  test("are those of the rulebook", () => {
    const examples = SECTIONS.find((each) => each.section === "examples");
    expect([...EXAMPLES.keys()]).toEqual(examples?.clauses);
  });

  test("begin with the points that their text names", () => {
    const points = [...EXAMPLES.values()].map((hands) =>
      hands.map((cards) => {
        const held = cards.filter((each) => !each.isAside).map((each) => each.card);
        return scoreCards(held).points;
      }),
    );
    expect(points).toEqual([[7, 4], [7], [10], [11]]);
  });
});
