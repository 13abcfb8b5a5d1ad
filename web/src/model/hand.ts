/** How a person holds their cards. */

import { COLOURS, KINDS, colourOf, kindOf } from "../cards/kinds.ts";
import type { CardText } from "../protocol/messages.ts";

export type Order = "kind" | "colour" | "own";

/** A card in the hand; copies of one card have keys of their own. */
export interface Held {
  readonly key: string;
  readonly card: CardText;
}

const RANK: Readonly<Record<Exclude<Order, "own">, (card: CardText) => number>> = {
  kind: (card) => KINDS.indexOf(kindOf(card)) * COLOURS.length + COLOURS.indexOf(colourOf(card)),
  colour: (card) => COLOURS.indexOf(colourOf(card)) * KINDS.length + KINDS.indexOf(kindOf(card)),
};

/** The hand in an order; `own` keeps the keys as they were laid, new cards at the end. */
export function arrange(cards: readonly CardText[], order: Order, own: readonly string[]): Held[] {
  const seen = new Map<CardText, number>();
  const held = cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { key: `${card}${copy}`, card };
  });
  if (order !== "own") return held.sort((a, b) => RANK[order](a.card) - RANK[order](b.card));
  const place = (each: Held): number => (own.includes(each.key) ? own.indexOf(each.key) : Infinity);
  return held.sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}

/** The keys with one of them moved to another place. */
export function moved(keys: readonly string[], key: string, to: number): string[] {
  const rest = keys.filter((each) => each !== key);
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), key, ...rest.slice(place)];
}
