/** Which cards a viewpoint has seen: what it has not is in the deck or in somebody's hand. */

import { type Kind, copiesOf, copiesOfKind, kindOf } from "../cards/kinds.ts";
import type { CardText, GameState } from "../protocol/messages.ts";

/** Each as often as there is one: what crabs took from a pile unseen is remembered there, and may
 * have been laid out since. */
export function seenCards(game: GameState): readonly CardText[] {
  const cards = [
    ...game.hands.flatMap((hand) => [...(hand.hand ?? hand.known), ...hand.laid.flat()]),
    ...game.piles.flatMap((pile) => pile.remembered),
    ...(game.drawn ?? []),
  ];
  const counts = new Map<CardText, number>();
  return cards.filter((card) => {
    const count = (counts.get(card) ?? 0) + 1;
    counts.set(card, count);
    return count <= copiesOf(card);
  });
}

/** How many cards of a kind nobody has shown to this viewpoint yet. */
export function unseenOf(kind: Kind, game: GameState): number {
  const seen = seenCards(game).filter((card) => kindOf(card) === kind).length;
  return Math.max(0, copiesOfKind(kind) - seen);
}
