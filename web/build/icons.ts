/** The app's icons: the folded boat on its sea, drawn from the same shapes as the cards. */

import { Resvg } from "@resvg/resvg-js";
import type { Plugin } from "vite";
import { MOTIFS } from "../src/cards/kinds.ts";
import { paper, silhouette } from "../src/cards/paper.ts";
import { waves } from "../src/cards/waves.ts";

interface Shape {
  /** Of the corners, on a 100 × 100 grid: 0 where the system cuts the icon itself. */
  readonly radius: number;
  /** Of the boat. What a system may cut off leaves the middle 80 % of the icon. */
  readonly scale: number;
}

const ROUNDED: Shape = { radius: 22, scale: 0.86 };
const SQUARE: Shape = { radius: 0, scale: 0.78 };
const MASKABLE: Shape = { radius: 0, scale: 0.62 };

const PNGS = [
  { name: "icons/192.png", size: 192, shape: ROUNDED },
  { name: "icons/512.png", size: 512, shape: ROUNDED },
  { name: "icons/maskable-512.png", size: 512, shape: MASKABLE },
  { name: "icons/apple-touch-180.png", size: 180, shape: SQUARE },
] as const;

export function iconSvg({ radius, scale }: Shape): string {
  const { facets } = MOTIFS.boat;
  const outline = silhouette(facets);
  const boat = facets.map(
    ({ shade, points }) =>
      `<polygon points="${points}" fill="${paper(shade)}" stroke="${paper(shade)}" stroke-width=".4"/>`,
  );
  const horizon = 50 + scale * 25;
  const sea = waves({ left: 0, right: 100, horizon, bottom: 100, rows: 4, fold: 10 }).map(
    ({ fill, path }) => `<path d="${path}" fill="${fill}" stroke="${fill}" stroke-width=".2"/>`,
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    `<clipPath id="shape"><rect width="100" height="100" rx="${radius}"/></clipPath>`,
    '<g clip-path="url(#shape)">',
    '<rect width="100" height="100" fill="#1f445a"/>',
    `<g transform="translate(${50 - 50 * scale} ${48 - 50 * scale}) scale(${scale})">`,
    `<path d="${outline}" fill="none" stroke="#0c1a26" stroke-width="1.2"/>`,
    ...boat,
    "</g>",
    ...sea,
    "</g></svg>",
  ].join("");
}

function png(shape: Shape, size: number): Uint8Array {
  return new Resvg(iconSvg(shape), { fitTo: { mode: "width", value: size } }).render().asPng();
}

export function icons(): Plugin {
  return {
    name: "papersea-icons",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "favicon.svg", source: iconSvg(ROUNDED) });
      for (const { name, size, shape } of PNGS) {
        this.emitFile({ type: "asset", fileName: name, source: png(shape, size) });
      }
    },
  };
}
