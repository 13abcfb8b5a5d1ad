/** What a kind of card is worth, without words: numbers and small pictures in a row. */

import { KINDS, MOTIFS, type Kind } from "./kinds.ts";

export type Sign = { readonly text: string } | { readonly symbol: string };
export type PlacedSign = Sign & { readonly x: number; readonly width: number };

/** Pictures that no card has, on a 24 × 24 grid. */
export const GLYPHS = {
  // Three cards held as a fan: "the cards of one colour".
  fan: "M8.4 3.6L15.6 3.6L15.6 20.4L8.4 20.4ZM6.8 5.8L6.8 20.4L5.4 20.4L.6 8.6ZM17.2 5.8L17.2 20.4L18.6 20.4L23.4 8.6Z",
  // A folded crown: the win.
  crown: "M2 20.6L.8 6.4L7.4 12.4L12 2.6L16.6 12.4L23.2 6.4L22 20.6Z",
} as const;

export type Glyph = keyof typeof GLYPHS;

const text = (value: string | number): Sign => ({ text: String(value) });
const icon = (kind: Kind): Sign => ({ symbol: `icon-${kind}` });
const glyph = (name: Glyph): Sign => ({ symbol: `glyph-${name}` });

/** The signs of a kind's hint, in groups that belong together. */
function signsOf(kind: Kind): Sign[][] {
  const values = MOTIFS[kind].values;
  switch (values.form) {
    case "duo":
      return [[icon(kind), text("+"), icon(values.with), text("="), text(values.points)]];
    case "series":
      return values.points.map((points) => [text(points)]);
    case "each":
      return [[text(`+${values.points}`), text("×"), icon(values.of)]];
    case "colour":
      return [
        [text(`+${values.points}`), text("×"), glyph("fan")],
        [text(values.win), icon(kind), text("="), glyph("crown")],
      ];
  }
}

const WIDTHS = { symbol: 13.5, letter: 7, between: 1, groups: 5.2 };

function widthOf(sign: Sign): number {
  return "symbol" in sign ? WIDTHS.symbol : WIDTHS.letter * sign.text.length;
}

function place(kind: Kind): PlacedSign[] {
  const placed: PlacedSign[] = [];
  let x = 0;
  for (const group of signsOf(kind)) {
    for (const sign of group) {
      const width = widthOf(sign);
      placed.push({ ...sign, x, width });
      x += width + WIDTHS.between;
    }
    x += WIDTHS.groups - WIDTHS.between;
  }
  return placed;
}

const HINTS = new Map(KINDS.map((kind) => [kind, place(kind)]));

/** A kind's signs with their places from left to right, in units of the card's drawing. */
export function hintOf(kind: Kind): readonly PlacedSign[] {
  return HINTS.get(kind) ?? [];
}
