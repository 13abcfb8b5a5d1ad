/** A card explains itself: with the numbers of the rules, and with what this viewpoint has seen. */

import { expect, test } from "vitest";
import { copiesOfKind, kindOf } from "../src/cards/kinds.ts";
import { seenCards, unseenOf } from "../src/model/seen.ts";
import { NO_TABLE, reduce } from "../src/model/table.ts";
import { COPIES } from "../src/rules/tables.ts";
import { worthOf } from "../src/words/explaining.ts";
import { recorded } from "./recorded.ts";

test("what a card is worth, and what one more would bring", () => {
  expect(worthOf("Hd", [])).toEqual({ isOwn: false, now: 0, more: 2 });
  expect(worthOf("Hd", ["Hd", "Hl"])).toEqual({ isOwn: true, now: 2, more: 2 });
  expect(worthOf("Bd", ["By"])).toEqual({ isOwn: false, now: 1, more: 0 });
  expect(worthOf("Lv", ["Bd", "By"])).toEqual({ isOwn: false, now: 2, more: 2 });
});

test.each(["two-ada", "three-ben", "four-dan"])(
  "no card is seen more often than there is one: %s",
  (name) => {
    let model = NO_TABLE;
    let seen = 0;
    for (const message of recorded(name)) {
      model = reduce(model, message);
      const { game } = model;
      if (!game) continue;
      const cards = seenCards(game);
      for (const card of new Set(cards)) {
        const count = cards.filter((each) => each === card).length;
        expect(count).toBeLessThanOrEqual(COPIES[card] ?? 0);
        const kind = kindOf(card);
        const ofKind = cards.filter((each) => kindOf(each) === kind).length;
        expect(unseenOf(kind, game)).toBe(copiesOfKind(kind) - ofKind);
      }
      seen = Math.max(seen, cards.length);
    }
    expect(seen).toBeGreaterThan(10);
  },
);
