/** What is said most at a table, and has a folded sign. */

import type { Phrase } from "../protocol/messages.ts";

export const REACTIONS: readonly Phrase[] = [
  "hello",
  "good_luck",
  "well_played",
  "nice_move",
  "thanks",
  "oops",
  "so_close",
  "good_game",
];

export function signOf(phrase: Phrase): string | null {
  return REACTIONS.includes(phrase) ? `say-${phrase}` : null;
}
