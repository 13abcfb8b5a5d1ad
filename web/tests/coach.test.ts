import { expect, test } from "vitest";
import { remarks } from "../src/advice/coach.ts";
import type { GameEvent, GameState } from "../src/protocol/messages.ts";
import { NO_TABLE, type TableModel } from "../src/model/table.ts";

const GAME: GameState = {
  seat: 0,
  round: 1,
  target: 40,
  step: "draw",
  turn: 0,
  hands: [
    { score: 0, hand_size: 1, hand: ["Cd"], known: [], laid: [] },
    { score: 0, hand_size: 4, hand: null, known: [], laid: [] },
  ],
  piles: [
    { top: "Cl", size: 1, remembered: ["Cl"] },
    { top: "Hy", size: 1, remembered: ["Hy"] },
  ],
  deck_size: 50,
  drawn: null,
  searched: null,
  closer: null,
  victims: [],
  is_last_chance_void: false,
  outlook: null,
  winners: [],
  legal: ["D", "L", "R"],
};

function said(game: Partial<GameState>, events: readonly GameEvent[] = []): string[] {
  const model: TableModel = { ...NO_TABLE, seat: 0, game: { ...GAME, ...game }, events };
  return remarks(model).map((each) => each.key);
}

function holding(...hand: string[]): Partial<GameState> {
  const [own, other] = GAME.hands;
  return own && other ? { hands: [{ ...own, hand, hand_size: hand.length }, other] } : {};
}

test("a top card that brings points is worth a remark", () => {
  expect(said({})).toEqual(["take"]);
  expect(said(holding("Fd"))).toEqual(["draw"]);
  expect(said(holding())).toEqual(["hello"]);
});

test("of two cards the better one", () => {
  const keep = { step: "keep", legal: ["Cl-L", "Hy-L"] } as const;
  expect(said({ ...keep, drawn: ["Hy", "Cl"] })).toEqual(["keep"]);
  expect(said({ ...keep, drawn: ["Hy", "Fd"] })).toEqual(["keep-any"]);
});

test("duos first, then the calls, then the end", () => {
  const duo = { step: "duo", ...holding("Cd", "Cl") } as const;
  expect(said({ ...duo, legal: ["Cd+Cl", "."] })).toEqual(["lay-crab"]);
  expect(said({ ...duo, legal: ["."] })).toEqual(["end"]);
  const rich = holding("Ol", "Og", "Oy", "Cd", "Cl");
  expect(said({ ...duo, ...rich, legal: [".", "STOP", "LAST"] })).toEqual(["close"]);
});

test("what the bot did comes before the advice", () => {
  const took: GameEvent = { event: "took_top", seat: 1, pile: "L", card: "Fk", top: "Cl" };
  const called: GameEvent = { event: "called", seat: 1, call: "last_chance", points: 8 };
  expect(said({}, [took])).toEqual(["took", "take"]);
  expect(said({ legal: [] }, [took])).toEqual(["took"]);
  const last = { step: "duo", closer: 1, legal: ["."] } as const;
  expect(said(last, [called])).toEqual(["called", "last-turn"]);
});

test("in the middle of a duo the board says what to do", () => {
  expect(said({ step: "search", legal: ["?L", "?R"] })).toEqual([]);
  expect(said({ step: "steal", legal: ["@B"] })).toEqual([]);
});

test("a new round and the bot's first move are both told, a greeting stands alone", () => {
  const begun: GameEvent = { event: "round_started", round: 2, starter: 1, tops: ["Fk", "Hy"] };
  const took: GameEvent = { event: "took_top", seat: 1, pile: "L", card: "Fk", top: "Cl" };
  expect(said({ round: 2 }, [begun, took])).toEqual(["round", "took", "take"]);
  expect(said(holding(), [took])).toEqual(["hello"]);
});

test("nothing is said to whoever looks on, or after the end", () => {
  expect(said({ seat: null })).toEqual([]);
  expect(said({ step: "over", legal: [] })).toEqual([]);
});
