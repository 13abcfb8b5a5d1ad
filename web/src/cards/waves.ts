/** A sea of folded paper: rows of waves, darker with depth. */

export interface Sea {
  readonly left: number;
  readonly right: number;
  /** The crests of the first row. */
  readonly horizon: number;
  readonly bottom: number;
  readonly rows: number;
  /** From one crest to the next valley. */
  readonly fold: number;
}

export interface Side {
  readonly fill: string;
  readonly path: string;
}

// The lit and the unlit side of each row, from the horizon down.
const TINTS = [
  ["#a9cdd3", "#8fbac3"],
  ["#8cbac5", "#72a6b4"],
  ["#6fa5b5", "#5891a4"],
  ["#568fa3", "#437c93"],
  ["#427a92", "#336881"],
  ["#33667f", "#28556d"],
  ["#285369", "#1f445a"],
] as const;

function side(sea: Sea, top: number, bottom: number, lit: boolean): string {
  const rise = sea.fold * 0.55;
  const [from, to] = lit ? [top + rise, top] : [top, top + rise];
  const folds: string[] = [];
  for (let x = sea.left + (lit ? 0 : sea.fold); x < sea.right; x += 2 * sea.fold) {
    folds.push(`M${x} ${from}L${x + sea.fold} ${to}V${bottom}H${x}Z`);
  }
  return folds.join("");
}

/** Paths in drawing order: each row covers the lower part of the one before. */
export function waves(sea: Sea): readonly Side[] {
  const height = (sea.bottom - sea.horizon) / sea.rows;
  return Array.from({ length: sea.rows }, (_, row) => {
    const depth = Math.round((row * (TINTS.length - 1)) / Math.max(1, sea.rows - 1));
    const [lit = "", unlit = ""] = TINTS[depth] ?? [];
    const top = sea.horizon + row * height;
    const bottom = Math.min(top + height + sea.fold, sea.bottom);
    return [
      { fill: lit, path: side(sea, top, bottom, true) },
      { fill: unlit, path: side(sea, top, bottom, false) },
    ];
  }).flat();
}
