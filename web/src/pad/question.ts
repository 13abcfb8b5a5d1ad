/** What is asked about a bet with a hand: who else plays, and what is seen of their cards. */

import type { CardText } from "../protocol/messages.ts";
import { PLAYER_COUNTS } from "../rules/tables.ts";
import { cardsIn } from "./pad.ts";
import { isRecord, isWhole } from "./shape.ts";

export interface Other {
  /** `null` while nobody has said: about as many as one has oneself. */
  readonly held: number | null;
  readonly laid: readonly CardText[];
}

export interface Question {
  readonly count: number;
  /** As many as there can be, so that changing their number loses nothing. */
  readonly others: readonly Other[];
  readonly tops: readonly CardText[];
}

export const COUNTS = PLAYER_COUNTS.map((players) => players - 1);
export const MOST_HELD = 30;
export const PILES = 2;
export const UNASKED: Question = {
  count: 1,
  others: Array.from({ length: Math.max(...COUNTS) }, () => ({ held: null, laid: [] })),
  tops: [],
};

export function withOther(asked: Question, place: number, to: Partial<Other>): Question {
  const others = asked.others.map((other, each) => (each === place ? { ...other, ...to } : other));
  return { ...asked, others };
}

export function readCards(found: unknown): CardText[] {
  return Array.isArray(found) ? cardsIn(found.join("")) : [];
}

/** Whatever was kept, as far as it can be. */
export function readQuestion(found: unknown): Question {
  if (!isRecord(found) || !Array.isArray(found.others)) return UNASKED;
  const kept: readonly unknown[] = found.others;
  return {
    count: COUNTS.find((count) => count === found.count) ?? UNASKED.count,
    others: UNASKED.others.map((_, place) => readOther(kept[place])),
    tops: readCards(found.tops).slice(0, PILES),
  };
}

function readOther(found: unknown): Other {
  if (!isRecord(found)) return { held: null, laid: [] };
  const { held } = found;
  const isHeld = isWhole(held) && held >= 0 && held <= MOST_HELD;
  return { held: isHeld ? held : null, laid: readCards(found.laid) };
}
