/** A game as a hundred points: those that one had from the start, what luck brought, what one's own
 * choices gave away, and what was left in the end. They add up, and none leaves the hundred. */

import type { Luck } from "../protocol/messages.ts";

export interface Shares {
  readonly start: number;
  /** Less than nothing where luck was bad. */
  readonly luck: number;
  /** Nothing, or less. */
  readonly choices: number;
  readonly end: number;
}

/** Small losses add up over a long game to more than there was to lose. So they count against what
 * was missing in the end: nearly whole as long as they are few, and never for more. */
export function sharesOf({ start, end, losses }: Pick<Luck, "start" | "end" | "losses">): Shares {
  const [from, to] = [points(start), points(end)];
  const missing = 100 - to;
  const lost = losses > 0 && missing > 0 ? 1 / (1 / (100 * losses) + 1 / missing) : 0;
  const choices = -Math.min(Math.round(lost), missing);
  return { start: from, luck: to - from - choices, choices: choices || 0, end: to };
}

function points(chance: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, chance)));
}
