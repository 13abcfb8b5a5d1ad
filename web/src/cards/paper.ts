/** Folded paper: how a shade looks, and the shadow that a folded thing throws. */

import type { Facet } from "./kinds.ts";
import palette from "../../../src/papersea/art/palette.json" with { type: "json" };

type Point = readonly [x: number, y: number];

const STOPS = palette.paper.map((hex) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)),
);

/** The colour of off-white paper at a shade: warm in the light, cool in the dark. */
export function paper(shade: number): string {
  const place = shade * (STOPS.length - 1);
  const below = Math.min(Math.floor(place), STOPS.length - 2);
  const [from = [], to = []] = STOPS.slice(below, below + 2);
  const mixed = from.map((part, i) =>
    Math.round(part + ((to[i] ?? part) - part) * (place - below)),
  );
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

export function pointsOf(facet: Facet): Point[] {
  return facet.points.split(" ").map((pair) => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return [x, y];
  });
}

function isClockwise(points: readonly Point[]): boolean {
  const area = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area > 0;
}

/** All facets as one path. They are turned the same way round, so that filling it leaves no holes
 * where facets overlap. */
export function silhouette(facets: readonly Facet[]): string {
  return facets
    .map(pointsOf)
    .map((points) => (isClockwise(points) ? points : [...points].reverse()))
    .map((points) => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`)
    .join("");
}
