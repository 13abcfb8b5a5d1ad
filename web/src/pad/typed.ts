/** Cards that somebody types: short names, together or apart, in any case; `3xMw` is three. */

import { CARDS } from "../art/cards.ts";
import type { CardText } from "../protocol/messages.ts";

export type Typed =
  | { readonly cards: readonly CardText[] }
  /** Something that is no card. */
  | { readonly unknown: string };

export function readTyped(text: string): Typed {
  const cards: CardText[] = [];
  for (const word of text.split(/[\s,;]+/).filter((each) => each && each !== "-")) {
    const [, times = "1", names = word] = /^(\d{1,2})[x*×](.+)$/i.exec(word) ?? [];
    for (const pair of names.match(/..?/gs) ?? []) {
      const card = pair.charAt(0).toUpperCase() + pair.slice(1).toLowerCase();
      if (!CARDS.includes(card)) return { unknown: pair };
      cards.push(...Array.from({ length: Number(times) }, () => card));
    }
  }
  return { cards };
}

/** As it is typed: `Cy Cd Mw`. */
export function typed(cards: readonly CardText[]): string {
  return cards.join(" ");
}
