/** The one hand that is scored by itself. */

import type { CardText } from "../protocol/messages.ts";
import { Kept } from "../state/kept.svelte.ts";
import { cardsIn } from "./pad.ts";
import { isRecord } from "./shape.ts";

interface OneHand {
  readonly cards: readonly CardText[];
  /** What can be undone, the newest last. */
  readonly before: readonly (readonly CardText[])[];
}

const MOST_STEPS = 100;

function readCards(found: unknown): CardText[] {
  return Array.isArray(found) ? cardsIn(found.join("")) : [];
}

const kept = new Kept<OneHand>("score.hand", {
  read(found) {
    if (!isRecord(found)) return { cards: [], before: [] };
    const before = Array.isArray(found.before) ? found.before.map(readCards) : [];
    return { cards: readCards(found.cards), before };
  },
});

export const hand = {
  get cards(): readonly CardText[] {
    return kept.value.cards;
  },
  get canUndo(): boolean {
    return kept.value.before.length > 0;
  },
  get isSafe(): boolean {
    return kept.isSafe;
  },
  arrive: () => kept.arrive(),
  change: (to: (cards: readonly CardText[]) => readonly CardText[]) =>
    kept.change(({ cards, before }) => ({
      cards: to(cards),
      before: [...before, cards].slice(-MOST_STEPS),
    })),
  undo: () =>
    kept.change((now) => {
      const cards = now.before.at(-1);
      return cards ? { cards, before: now.before.slice(0, -1) } : now;
    }),
};
