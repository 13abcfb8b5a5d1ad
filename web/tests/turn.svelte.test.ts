/** What was chosen and asked belongs to the position on the screen. */

import { flushSync } from "svelte";
import { describe, expect, test, vi } from "vitest";
import { Refused } from "../src/house/house.ts";
import type { FromServer, GameState, Snapshot } from "../src/protocol/messages.ts";
import { Turn } from "../src/play/turn.svelte.ts";
import { settled } from "./house.ts";
import { Pretended } from "./pretended.svelte.ts";
import { recorded } from "./recorded.ts";

const MESSAGES = recorded("two-ada");
const NOT_NOW = new Refused("illegal_move", { reason: "not_your_turn", clause: "T1" });

/** What was told until somebody had to do this, and the rest. */
function until(step: GameState["step"]): [FromServer[], FromServer[]] {
  const place = MESSAGES.findIndex(
    (each) => each.type === "update" && each.game?.step === step && each.game.legal.length > 0,
  );
  expect(place).toBeGreaterThan(0);
  return [MESSAGES.slice(0, place + 1), MESSAGES.slice(place + 1)];
}

/** A fresh view of the same cards, in which this is asked. */
function view(table: Pretended, changes: Partial<GameState>): Snapshot {
  const { number, seat, table: state, game, events } = table.model;
  if (number === null || !state || !game) throw new Error("no table");
  const changed = { ...game, ...changes };
  return { type: "snapshot", number, seat, table: state, game: changed, history: events };
}

describe("a question", () => {
  test("is asked once: the second tap of a double tap is no move", () => {
    const table = new Pretended(until("draw")[0]);
    const turn = new Turn(table);
    void turn.deck();
    void turn.deck();
    expect(turn.isBusy).toBe(true);
    expect(table.asked).toHaveLength(1);
  });

  test("of a position that is gone does not keep the next one from being played", async () => {
    const [before, after] = until("draw");
    const table = new Pretended(before);
    const turn = new Turn(table);
    void turn.deck();
    table.tell(...after.slice(0, 1));
    expect(turn.isBusy).toBe(false);
    void turn.play("x");
    expect(table.asked).toHaveLength(2);
    table.asked[0]?.refuse(NOT_NOW);
    await settled();
    expect([turn.isBusy, turn.refusal]).toEqual([true, null]);
    table.asked[1]?.refuse(NOT_NOW);
    await settled();
    expect(turn.isBusy).toBe(false);
    expect(turn.refusal?.clause).toBe("T1");
  });

  test("about the table is answered in whatever position", async () => {
    const [before, after] = until("draw");
    const table = new Pretended(before);
    const turn = new Turn(table);
    void turn.run({ do: "come_back" });
    table.tell(...after.slice(0, 1));
    table.asked[0]?.refuse(new Refused("offline"));
    await settled();
    expect(turn.refusal?.text).toBe("link-offline");
  });

  test("that failed by a mistake of ours is answered, and the mistake reported", async () => {
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    const table = new Pretended(until("draw")[0]);
    const turn = new Turn(table);
    const mistake = new TypeError("x is not a function");
    void turn.deck();
    table.asked[0]?.refuse(mistake);
    await settled();
    expect(turn.refusal?.text).toBe("error-unavailable");
    expect(reported).toHaveBeenCalledWith(mistake);
    vi.unstubAllGlobals();
  });
});

describe("what was chosen", () => {
  test("is forgotten with its position, not with what is said beside it", () => {
    const [before, after] = until("duo");
    const table = new Pretended(before);
    const turn = new Turn(table);
    turn.choose("a", "Cd");
    const talk = { kind: "said", seat: 1, phrase: "good_luck" } as const;
    const number = (table.model.number ?? 0) + 1;
    const { seat, table: state, game } = view(table, {});
    const happening = { number, at: 0, fact: talk, events: [] };
    const update = { type: "update", since: number - 1, number, seat, table: state, game } as const;
    table.tell({ ...update, happenings: [happening] });
    expect(turn.chosen).toHaveLength(1);
    table.tell(...after);
    expect(turn.chosen).toEqual([]);
  });

  test("is nobody where several can be robbed, and the only one where nobody else can be", () => {
    const table = new Pretended(until("duo")[0]);
    const turn = new Turn(table);
    table.tell(view(table, { step: "steal", legal: ["@B", "@C"] }));
    expect(turn.victim).toBeNull();
    void turn.rob(2);
    expect(turn.victim).toBe(2);
    turn.putAside();
    expect(turn.victim).toBeNull();
    table.tell(view(table, { step: "steal", legal: ["@B"] }));
    expect(turn.victim).toBe(1);
  });
});

describe("the only pile that can be looked through", () => {
  test("is looked through once in each position", async () => {
    const table = new Pretended(until("duo")[0]);
    const turn = new Turn(table);
    const search = { step: "search", legal: ["?L"] } as const;
    const stop = $effect.root(() => {
      $effect(() => turn.searchOnlyPile());
    });
    table.tell(view(table, search));
    flushSync();
    expect(table.asked).toHaveLength(1);
    table.asked[0]?.refuse(new Refused("offline"));
    await settled();
    flushSync();
    expect(table.asked).toHaveLength(1);
    expect(turn.refusal?.text).toBe("link-offline");
    table.tell(view(table, search)); // the same cards from the beginning
    flushSync();
    expect(table.asked).toHaveLength(2);
    stop();
  });
});
