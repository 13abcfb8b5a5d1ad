/** Chances and places as people read them. */

import type { Decision } from "../protocol/messages.ts";
import { t } from "../words/texts.svelte.ts";

/** In whole percent, halves upwards; only what is certain is called so. The server rounds in the same
 * way (`numbers.py`). */
export function percentOf(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return 100;
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

export function chanceText(chance: number): string {
  return together(t("review-percent", { percent: percentOf(chance) }));
}

/** What something gave or cost, with its sign. */
export function changeText(change: number): string {
  const percent = Math.round(100 * Math.abs(change));
  const sign = percent === 0 ? "none" : change > 0 ? "plus" : "minus";
  return together(t("review-change", { sign, percent }));
}

/** A number does not part from its sign at the end of a line. */
function together(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}

/** When a choice was made. */
export function whenText({ round, turn }: Pick<Decision, "round" | "turn">): string {
  return t("review-place", { round, turn });
}
