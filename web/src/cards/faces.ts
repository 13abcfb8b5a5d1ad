/** Folded faces: of the opponents, by their names, and those that people choose from; and a sign for
 * what is said most at a table. They come when the first of them is looked at. */

import faces from "../../../src/papersea/art/faces.json" with { type: "json" };
import { silhouette } from "./paper.ts";

/** One fold of one of a face's papers; `mirrored` is the shade of the same fold on the other side. */
interface Fold {
  readonly paper: number;
  readonly shade: number;
  readonly mirrored?: number;
  readonly points: string;
}

interface Folded {
  readonly ground: string;
  readonly papers: readonly string[];
  readonly facets: readonly Fold[];
}

export interface Side {
  readonly points: string;
  readonly fill: string;
}

export interface Portrait {
  readonly ground: string;
  readonly outline: string;
  readonly sides: readonly Side[];
}

const FACES: Readonly<Record<string, Folded>> = faces;
const DARK = [22, 29, 51];

/** Coloured paper at a shade, which runs from 0, full light, to 1. */
function tinted(paper: string, shade: number): string {
  const parts = DARK.map((dark, i) => {
    const light = Number.parseInt(paper.slice(1 + 2 * i, 3 + 2 * i), 16);
    return Math.round(light + (dark - light) * shade * 0.9);
  });
  return `rgb(${parts.join(" ")})`;
}

function mirrored(points: string): string {
  return points
    .split(" ")
    .map((point) => point.split(","))
    .map(([x, y]) => `${100 - Number(x)},${y}`)
    .join(" ");
}

function sidesOf({ papers, facets }: Folded): Side[] {
  return facets.flatMap(({ paper, shade, mirrored: other, points }) => {
    const fill = (at: number) => tinted(papers[paper] ?? "#ffffff", at);
    const side = { points, fill: fill(shade) };
    return other === undefined ? [side] : [side, { points: mirrored(points), fill: fill(other) }];
  });
}

/** `null` where nobody has this face. Opponents as they were before look as they do now. */
export function portraitOf(name: string): Portrait | null {
  const folded = FACES[name] ?? FACES[name.split("-")[0] ?? ""];
  if (!folded) return null;
  const sides = sidesOf(folded);
  const outline = silhouette(sides.map(({ points }) => ({ points, shade: 0 })));
  return { ground: folded.ground, outline, sides };
}
