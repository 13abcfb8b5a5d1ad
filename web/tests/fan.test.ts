/** How a hand lies, however many cards there are and however small its place is. */

import { describe, expect, test } from "vitest";
import { TALL, fan } from "../src/board/fan.ts";

const LARGEST = 208;
/** Places for a hand: phones upright and on their side, large letters, tablets, desktops. */
const PLACES = [
  [344, 135],
  [304, 90],
  [340, 110],
  [344, 100],
  [780, 220],
  [560, 190],
  [1600, 300],
] as const;

describe.each(PLACES)("in a place of %i × %i", (width, height) => {
  test.each([1, 2, 5, 8, 12, 16])("every one of %i cards is in sight", (count) => {
    const { card, places } = fan(count, width, height, LARGEST);
    expect(places).toHaveLength(count);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + card).toBeLessThanOrEqual(width + 0.01);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + card * TALL).toBeLessThanOrEqual(height + 0.01);
    }
    // Enough of each lies open to tell its kind and its colour, which stand at its left side.
    places.forEach((place, index) => {
      const next = places[index + 1];
      if (next?.y === place.y) expect(next.x - place.x).toBeGreaterThanOrEqual(0.25 * card);
    });
  });
});

test("few cards lie side by side, and none grows without end", () => {
  const { card, isTight, places } = fan(3, 2000, 900, LARGEST);
  expect([card, isTight]).toEqual([LARGEST, false]);
  expect((places[1]?.x ?? 0) - (places[0]?.x ?? 0)).toBeGreaterThan(card);
});

test("before too little is seen of each, there are two rows, one over the lower half of the other", () => {
  const rows = (count: number) =>
    new Set(fan(count, 344, 135, LARGEST).places.map(({ y }) => y)).size;
  expect([rows(4), rows(12)]).toEqual([1, 2]);
});

test("a place that has not been measured yet does not matter", () => {
  expect(fan(0, 0, 0, LARGEST).places).toEqual([]);
  expect(fan(3, 0, -10, LARGEST).card).toBe(0);
});

test("beside a card that has come forward the hand opens", () => {
  const { card, places } = fan(6, 344, 135, LARGEST, [2]);
  const xs = places.map(({ x }) => x);
  expect((xs[3] ?? 0) - (xs[2] ?? 0)).toBeCloseTo(card);
  expect((xs.at(-1) ?? 0) + card).toBeLessThanOrEqual(344.01);
  expect(Math.min(...xs.slice(1).map((x, index) => x - (xs[index] ?? 0)))).toBeGreaterThan(17);
});
