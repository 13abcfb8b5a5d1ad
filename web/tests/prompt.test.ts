/** One line says what to do now. Without texts, a sentence is its key. */

import { expect, test } from "vitest";
import type { FromServer, GameState, Update } from "../src/protocol/messages.ts";
import { prompt } from "../src/play/scene.ts";
import { recorded } from "./recorded.ts";

const UPDATES = recorded("two-ada").filter(
  (each: FromServer): each is Update => each.type === "update" && each.game !== null,
);
const [{ table, game }] = UPDATES as [Update];
const READER = { names: ["Ada", "Ben"], reader: 0 };

function said(
  changes: Partial<GameState>,
  { kept = null, phase = "playing" }: { kept?: number | null; phase?: string } = {},
): string {
  if (!game) throw new Error("no game");
  const state = { ...game, closer: null, ...changes };
  return prompt(state, { ...table, phase: phase as typeof table.phase }, READER, kept, 7);
}

test.each([
  ["somebody else's turn", { step: "draw", legal: [] }, "table-waits-for"],
  ["deck and piles", { step: "draw", legal: ["D", "L"] }, "now-draw"],
  ["the deck only", { step: "draw", legal: ["D"] }, "now-draw-deck"],
  ["the piles only", { step: "draw", legal: ["L", "R"] }, "now-draw-piles"],
  ["two cards drawn", { step: "keep", drawn: ["Cd", "Bl"], legal: ["Cd-L"] }, "now-keep"],
  ["nothing more to lay", { step: "duo", legal: ["."] }, "now-end"],
  ["a duo to lay", { step: "duo", legal: ["Cd+Cl", "."] }, "now-duo"],
  ["a round to close", { step: "duo", legal: ["Cd+Cl", ".", "STOP"] }, "now-close"],
  ["one's last turn", { step: "duo", closer: 1, legal: ["."] }, "now-last"],
  ["a pile to look through", { step: "search", legal: ["?L", "?R"] }, "now-search"],
  ["a card to pick", { step: "pick", legal: ["#1"] }, "now-pick"],
  ["somebody to rob", { step: "steal", legal: ["@B"] }, "now-steal"],
  ["a game that is over", { step: "over", legal: [] }, ""],
] as const)("%s", (_, changes, key) => {
  expect(said(changes)).toBe(key);
});

test("the other card, once one is kept", () => {
  const drawn = { step: "keep", drawn: ["Cd", "Bl"], legal: ["Cd-L", "Cd-R"] } as const;
  expect(said(drawn, { kept: 0 })).toBe("now-put-other");
});

test("a break comes before everything", () => {
  expect(said({ step: "draw", legal: ["D"] }, { phase: "paused" })).toBe("now-paused");
});

test("in every position of a game there is something to say", () => {
  for (const { game, table } of UPDATES) {
    if (!game || game.step === "over") continue;
    expect(prompt(game, table, READER, null, 7)).toMatch(/^(now|table)-/);
  }
});
