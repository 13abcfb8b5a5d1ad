/** What a card is to whoever plays, in a sentence or two. */

import { type Kind, copiesOfKind, kindOf } from "../cards/kinds.ts";
import { duoKind } from "../model/duos.ts";
import { unseenOf } from "../model/seen.ts";
import { allCards } from "../model/selectors.ts";
import type { CardText, GameState } from "../protocol/messages.ts";
import { scoreCards } from "../rules/scoring.ts";
import { DUOS, KIND_TABLES } from "../rules/tables.ts";
import { capital } from "./phrases.ts";
import { t, textKey } from "./texts.svelte.ts";
import { cardName } from "./told.ts";

export interface Explained {
  readonly name: string;
  readonly words: readonly string[];
  readonly clause: string;
}

/** What it is worth in points to these cards: as one of them, or if it came to them. */
export function worthOf(card: CardText, cards: readonly CardText[]) {
  const isOwn = cards.includes(card);
  const others = isOwn ? cards.toSpliced(cards.indexOf(card), 1) : cards;
  const points = (held: readonly CardText[]): number => scoreCards(held).points;
  const withIt = points([...others, card]);
  return {
    isOwn,
    now: withIt - points(others),
    more: points([...others, card, card]) - withIt,
  };
}

export function explained(card: CardText, game: GameState): Explained {
  const kind = kindOf(card);
  const cards = game.seat === null ? [] : (allCards(game, game.seat) ?? []);
  const { isOwn, now, more } = worthOf(card, cards);
  const all = copiesOfKind(kind);
  return {
    name: capital(cardName(card)),
    words: [
      t(isOwn ? "card-worth" : "card-brings", { count: now }),
      ...(all > 1 ? [t("card-more", { gain: more })] : []),
      ...effectOf(kind, card),
      ...(all > 1 ? [t("card-unseen", { count: unseenOf(kind, game), all })] : []),
    ],
    clause: KIND_TABLES.find((each) => each.kind === kind)?.clause ?? "",
  };
}

/** What there is to know of it first: what two of them do, or what it brings. */
export function introduced(card: CardText, game: GameState): Explained {
  const { name, words, clause } = explained(card, game);
  const [effect] = effectOf(kindOf(card), card);
  return { name, words: [effect ?? words[1] ?? words[0] ?? ""], clause };
}

/** What two of them do, laid out. */
function effectOf(kind: Kind, card: CardText): string[] {
  const duo = DUOS.find((kinds) => kinds.includes(kind));
  if (!duo) return [];
  const [first = "", second = ""] = duo.map((each) => t(textKey("kind", each), { count: 1 }));
  const name = capital(t("duo-name", { first, second }));
  return [`${name}: ${t(`act-${duoKind(card)}`)}.`];
}
