/** The worked examples as cards to try out; tests/rules/test_examples.py holds them to the kernel. */

import type { CardText } from "../protocol/messages.ts";
import examples from "./examples.json";

export interface ExampleCard {
  readonly card: CardText;
  /** It lies beside the hand, to be added. */
  readonly isAside: boolean;
}

/** Of a clause: one hand, or those of whoever calls and of the opponent. */
export const EXAMPLES: ReadonlyMap<string, readonly (readonly ExampleCard[])[]> = new Map(
  Object.entries(examples).map(([clause, hands]) => [
    clause,
    hands.map(({ cards, aside }) => [...listed(cards, false), ...listed(aside, true)]),
  ]),
);

function listed(cards: string, isAside: boolean): ExampleCard[] {
  return cards
    .split(" ")
    .filter(Boolean)
    .map((card) => ({ card, isAside }));
}
