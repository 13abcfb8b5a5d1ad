/** The one hand that is scored by itself, and what is asked about a bet with it. */

import type { CardText } from "../protocol/messages.ts";
import { Kept } from "../device/kept.svelte.ts";
import { type Question, UNASKED, readCards, readQuestion } from "./question.ts";
import { isRecord } from "./shape.ts";

interface OneHand {
  readonly cards: readonly CardText[];
  /** What can be undone, the newest last. */
  readonly before: readonly (readonly CardText[])[];
  readonly question: Question;
}

const MOST_STEPS = 100;

const kept = new Kept<OneHand>("score.hand", {
  read(found) {
    if (!isRecord(found)) return { cards: [], before: [], question: UNASKED };
    const before = Array.isArray(found.before) ? found.before.map(readCards) : [];
    return { cards: readCards(found.cards), before, question: readQuestion(found.question) };
  },
});

export const hand = {
  get cards(): readonly CardText[] {
    return kept.value.cards;
  },
  get question(): Question {
    return kept.value.question;
  },
  get canUndo(): boolean {
    return kept.value.before.length > 0;
  },
  get isSafe(): boolean {
    return kept.isSafe;
  },
  arrive: () => kept.arrive(),
  /** Another hand begins with no cards, and nothing is asked about it. */
  change: (to: (cards: readonly CardText[]) => readonly CardText[]) =>
    kept.change(({ cards, before, question }) => {
      const next = to(cards);
      return {
        cards: next,
        before: [...before, cards].slice(-MOST_STEPS),
        question: next.length ? question : UNASKED,
      };
    }),
  ask: (to: (question: Question) => Question) =>
    kept.change((now) => ({ ...now, question: to(now.question) })),
  undo: () =>
    kept.change((now) => {
      const cards = now.before.at(-1);
      return cards ? { ...now, cards, before: now.before.slice(0, -1) } : now;
    }),
};
