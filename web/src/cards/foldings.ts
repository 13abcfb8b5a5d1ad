/** A kind is not folded the same way each time: a hand looks alive. Which folding a card has follows
 * from its kind and colour alone, so that one that lies face down tells nothing, and the same card
 * always looks the same. */

import type { CardText } from "../protocol/messages.ts";
import { type Facet, type Kind, MOTIFS, kindOf } from "./kinds.ts";
import { pointsOf } from "./paper.ts";

const FOLDINGS = 3;
/** Eyes and other holes: no fold goes through them. */
const HOLE = 0.9;
const LEANING = 0.1;
/** How much lighter and darker the sides of a crease are, and the far side of a turned thing. */
const [LIT, UNLIT, TURNED] = [-0.05, 0.09, 0.14];

function cardsOfKind(kind: Kind): CardText[] {
  const { letter } = MOTIFS[kind];
  return Object.keys(MOTIFS[kind].copies).map((colour) => letter + colour);
}

export function foldingsOf(kind: Kind): number {
  return Math.min(FOLDINGS, cardsOfKind(kind).length);
}

export function foldingOf(card: CardText): number {
  const kind = kindOf(card);
  return cardsOfKind(kind).indexOf(card) % foldingsOf(kind);
}

/** Paper for the same thing, folded another way. */
export function folded(kind: Kind, folding: number): readonly Facet[] {
  const { facets } = MOTIFS[kind];
  if (folding === 0) return facets;
  return facets.flatMap((facet) => creased(moved(facet, folding), folding));
}

/** Turned round, with the light from the same side; or leaning. */
function moved(facet: Facet, folding: number): Facet {
  const points = pointsOf(facet).map(([x, y]): [number, number] =>
    folding === 1 ? [100 - x, y] : [round(x + (50 - y) * LEANING), y],
  );
  const middle = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const turn = folding === 1 && facet.shade < HOLE ? ((middle - 50) / 50) * TURNED : 0;
  return { shade: clamped(facet.shade + turn), points: text(points) };
}

/** One more fold through every wide facet. */
function creased(facet: Facet, folding: number): readonly Facet[] {
  const points = pointsOf(facet);
  if (points.length < 4 || facet.shade >= HOLE) return [facet];
  const turned = folding === 1 ? points : [...points.slice(1), ...points.slice(0, 1)];
  return [
    { shade: clamped(facet.shade + LIT), points: text(turned.slice(0, 3)) },
    {
      shade: clamped(facet.shade + UNLIT),
      points: text([...turned.slice(2), ...turned.slice(0, 1)]),
    },
  ];
}

function text(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y]) => `${x},${y}`).join(" ");
}

function clamped(shade: number): number {
  return round(Math.min(Math.max(shade, 0), 1));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
