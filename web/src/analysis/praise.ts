/** What was done well: choices that were the best by far, where something else was easily done. */

import type { Decision } from "../protocol/messages.ts";

/** How far the next best is behind, from which on it is worth a word. */
const GOOD = 0.04;
const BRILLIANT = 0.1;
const SHOWN = 3;
/** So many errors of measurement that the lead is no accident. */
const SURE = 2;

export type Praise = "good" | "brilliant";

/** How much less often the next best choice wins; nothing where it may as well be chance. */
function lead({ played, best, alternatives }: Decision): number {
  if (played !== best) return 0;
  const others = alternatives.filter((each) => each.move !== best);
  const made = alternatives.find((each) => each.move === best);
  const next = others.toSorted((one, other) => other.chance - one.chance)[0];
  if (!made || !next) return 0;
  const ahead = made.chance - next.chance;
  return ahead > SURE * next.error ? ahead : 0;
}

export function praiseOf(decision: Decision): Praise | null {
  const ahead = lead(decision);
  if (ahead < GOOD) return null;
  return ahead < BRILLIANT ? "good" : "brilliant";
}

/** The choices that were furthest ahead of the next best, the furthest first. */
export function praised(decisions: readonly Decision[]): readonly Decision[] {
  return decisions
    .filter((each) => praiseOf(each) !== null)
    .toSorted((one, other) => lead(other) - lead(one))
    .slice(0, SHOWN);
}
