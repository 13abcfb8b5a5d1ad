/** What a call would bring, as the sheet says before it is made. */

import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import type { Call, DeckOutAfterCall, GameState } from "../src/protocol/messages.ts";
import { PLAIN_SETTINGS } from "../src/rules/tables.ts";
import CallSheet from "../src/board/sheets/CallSheet.svelte";

vi.hoisted(() => vi.stubGlobal("location", { pathname: "/t/code" }));

/** Keys and numbers instead of sentences. */
vi.mock("../src/words/texts.svelte.ts", () => ({
  t: (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    [key, ...Object.entries(values).map((pair) => pair.join("="))].join(" "),
}));

const GAME: GameState = {
  seat: 1,
  round: 2,
  target: 40,
  step: "duo",
  turn: 1,
  hands: [3, 20].map((score) => ({ score, hand_size: 4, hand: null, known: [], laid: [] })),
  piles: [
    { top: null, size: 0, remembered: [] },
    { top: null, size: 0, remembered: [] },
  ],
  deck_size: 30,
  drawn: null,
  searched: null,
  closer: null,
  victims: [],
  is_last_chance_void: false,
  winners: [],
  legal: ["STOP", "LAST"],
};
const ASIDE = () => undefined;

function sheet(call: Call, game: Partial<GameState> = {}, after: DeckOutAfterCall = "void") {
  const props = {
    call,
    game: { ...GAME, ...game },
    options: { ...PLAIN_SETTINGS.options, deck_out_after_call: after },
    score: { lines: [], points: 9, bonus: 4, bonusColour: null },
    onconfirm: ASIDE,
    onother: ASIDE,
    onclose: ASIDE,
  };
  return render(CallSheet, { props }).body;
}

test.each(["stop", "last_chance"] as const)("R2, R6, R7: both calls in numbers, for %s", (call) => {
  const body = sheet(call);
  expect(body).toContain("outcome-stop points=9 total=29 ");
  expect(body).toContain("outcome-last points=9 bonus=4 both=13 won=33 lost=24 ");
});

test("R9: a last chance that would be void at once is called so", () => {
  const body = sheet("last_chance", { deck_size: 0, is_last_chance_void: true });
  expect(body).toContain("outcome-void");
  expect(body).not.toContain("outcome-last");
  expect(body).not.toContain("outcome-deck-low");
});

test.each<[string, Call, number, DeckOutAfterCall, boolean]>([
  ["with eight cards left", "last_chance", 8, "void", true],
  ["not with nine", "last_chance", 9, "void", false],
  ["not where the bet is scored all the same", "last_chance", 8, "scored", false],
  ["not before a STOP", "stop", 8, "void", false],
])("R9: the deck is said to be low %s", (_, call, deck_size, after, isSaid) => {
  expect(sheet(call, { deck_size }, after).includes("outcome-deck-low")).toBe(isSaid);
});
