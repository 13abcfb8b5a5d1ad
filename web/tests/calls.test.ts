/** What a call would bring, as the sheet says before it is made. */

import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import type { Call, GameState, Outlook, Prospect } from "../src/protocol/messages.ts";
import CallSheet from "../src/board/sheets/CallSheet.svelte";
import { recorded } from "./recorded.ts";

vi.hoisted(() => vi.stubGlobal("location", { pathname: "/t/code" }));

/** Keys and numbers instead of sentences. */
vi.mock("../src/words/texts.svelte.ts", () => ({
  t: (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    [key, ...Object.entries(values).map((pair) => pair.join("="))].join(" "),
}));

const OUTLOOK: Outlook = {
  points: 9,
  bonus: 4,
  stop: { settlement: "stop", counted: "points", gain: 9, total: 29, clause: "R2" },
  last_chance: [
    { settlement: "won", counted: "both", gain: 13, total: 33, clause: "R6" },
    { settlement: "lost", counted: "bonus", gain: 4, total: 24, clause: "R7" },
  ],
};
const VOID: Prospect = { settlement: "void", counted: "nothing", gain: 0, total: 20, clause: "R9" };
const ASIDE = () => undefined;

function sheet(call: Call, outlook: Outlook = OUTLOOK, deck = 30): string {
  const props = { call, outlook, deck, onconfirm: ASIDE, onother: ASIDE, onclose: ASIDE };
  return render(CallSheet, { props }).body;
}

test.each(["stop", "last_chance"] as const)("R2, R6, R7: both calls in numbers, for %s", (call) => {
  const body = sheet(call);
  expect(body).toContain("outcome-stop points=9 total=29 ");
  expect(body).toContain("outcome-last points=9 bonus=4 both=13 won=33 less=4 lost=24 ");
  for (const clause of ["T8", "R2", "R3", "R6", "R7", "R8"])
    expect(body).toContain(`/rules#${clause}"`);
});

test("R9: a last chance that would be void at once is called so", () => {
  const body = sheet("last_chance", { ...OUTLOOK, last_chance: [VOID] }, 0);
  expect(body).toContain("outcome-void");
  expect(body).not.toContain("outcome-last");
  expect(body).not.toContain("outcome-deck-low");
  expect(body).toContain('/rules#R9"');
});

test("R9: a deck that may run out is said before a LAST CHANCE, and not before a STOP", () => {
  const outlook = { ...OUTLOOK, last_chance: [...OUTLOOK.last_chance, VOID] };
  expect(sheet("last_chance", outlook, 8)).toContain("outcome-deck-low count=8");
  expect(sheet("stop", outlook, 8)).not.toContain("outcome-deck-low");
  expect(sheet("last_chance", OUTLOOK, 8)).not.toContain("outcome-deck-low");
});

test("R9: the sheet of a real table warns as long as the others can empty the deck", () => {
  const games = recorded<GameState>("low-decks");
  const said = games.flatMap(({ hands, deck_size, outlook }) => {
    if (!outlook) throw new Error("whoever may close is told what it brings");
    const isSaid = sheet("last_chance", outlook, deck_size).includes("outcome-deck-low");
    return isSaid ? [`${hands.length} players, ${deck_size} cards`] : [];
  });
  // All boats and fish lie open: each of the others draws two cards, and nobody more.
  expect(said).toEqual(["2 players, 2 cards", "3 players, 4 cards", "4 players, 6 cards"]);
  expect(games.map((each) => each.deck_size)).toEqual([2, 3, 4, 5, 6, 7]);
});
