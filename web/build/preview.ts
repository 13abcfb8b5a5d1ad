/** What messengers show of a link: the table with its deck and piles, and a hand of cards on it. */

import { Resvg } from "@resvg/resvg-js";
import type { Plugin } from "vite";
import { folded, foldingOf } from "../src/cards/foldings.ts";
import { GROUNDS, colourOf, kindOf } from "../src/cards/kinds.ts";
import { paper } from "../src/cards/paper.ts";
import { waves } from "../src/cards/waves.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const NAME = "icons/preview.png";

/** A card of 100 × 140, by its middle. */
interface Lying {
  readonly card: string | null;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
}

const HAND = ["Fl", "Cy", "Mw", "Bd", "Ov"];
const ON_TABLE: readonly Lying[] = [
  { card: null, x: 330, y: 165, scale: 1.55, turn: -4 },
  { card: null, x: 336, y: 160, scale: 1.55, turn: -2 },
  { card: "Ap", x: 590, y: 165, scale: 1.55, turn: 3 },
  { card: "Wk", x: 600, y: 162, scale: 1.55, turn: -2 },
  { card: "Hd", x: 864, y: 165, scale: 1.55, turn: -3 },
];
const IN_HAND: readonly Lying[] = HAND.map((card, place) => {
  const side = place - (HAND.length - 1) / 2;
  return { card, x: 600 + side * 168, y: 446 + side * side * 11, scale: 1.85, turn: side * 7 };
});

function face(card: string): string {
  const { ground } = GROUNDS[colourOf(card)];
  const folds = folded(kindOf(card), foldingOf(card)).map(
    ({ shade, points }) =>
      `<polygon points="${points}" fill="${paper(shade)}" stroke="${paper(shade)}" stroke-width=".3"/>`,
  );
  return `<rect width="100" height="140" rx="7" fill="${ground}"/><g transform="translate(0 22)">${folds.join("")}</g>`;
}

function back(): string {
  const sea = waves({ left: 0, right: 100, horizon: 34, bottom: 140, rows: 6, fold: 10 });
  const sides = sea.map(({ fill, path }) => `<path d="${path}" fill="${fill}"/>`);
  return `<rect width="100" height="140" rx="7" fill="#cfe2e4"/><g clip-path="url(#card)">${sides.join("")}</g>`;
}

function lying({ card, x, y, scale, turn }: Lying): string {
  const edge =
    '<rect x=".5" y=".5" width="99" height="139" rx="6.5" fill="none" stroke="#0c1a26" stroke-opacity=".25"/>';
  const shadow =
    '<rect x="2" y="4" width="100" height="140" rx="8" fill="#1c2b33" fill-opacity=".16"/>';
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-50 -70)">${shadow}${
    card === null ? back() : face(card)
  }${edge}</g>`;
}

export function previewSvg(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    '<clipPath id="card"><rect width="100" height="140" rx="7"/></clipPath>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#dfe9e8"/>`,
    `<rect width="${WIDTH / 3}" height="${HEIGHT}" fill="#e7edeb"/>`,
    `<rect x="${(2 * WIDTH) / 3}" width="${WIDTH / 3}" height="${HEIGHT}" fill="#d9e5e4"/>`,
    ...ON_TABLE.map(lying),
    ...IN_HAND.map(lying),
    "</svg>",
  ].join("");
}

export function preview(): Plugin {
  return {
    name: "papersea-preview",
    apply: "build",
    generateBundle() {
      const drawn = new Resvg(previewSvg(), { fitTo: { mode: "width", value: WIDTH } });
      this.emitFile({ type: "asset", fileName: NAME, source: drawn.render().asPng() });
    },
  };
}
