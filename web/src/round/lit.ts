/** Which cards a score line is about. */

import type { CardText } from "../protocol/messages.ts";
import type { Score, ScoreLine } from "../rules/scoring.ts";

/** The places in `cards` that a line of their score counts. Equal cards are told apart: the
 * second mermaid is another one than the first. */
export function litPlaces(
  cards: readonly CardText[],
  score: Pick<Score, "lines">,
  line: ScoreLine,
): ReadonlySet<number> {
  const lit = new Set<number>();
  const light = (card: CardText, skipped = 0): void => {
    const free = cards.flatMap((each, place) => (each === card && !lit.has(place) ? [place] : []));
    const place = free[skipped] ?? free[0];
    if (place !== undefined) lit.add(place);
  };
  const mermaids = score.lines.filter((each) => each.line === "mermaid");
  const number = line.line === "mermaid" ? mermaids.indexOf(line) : 0;
  for (const card of line.cards) light(card, number);
  for (const card of line.counted) light(card);
  return lit;
}
