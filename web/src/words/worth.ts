/** A score line in words. */

import type { CardText } from "../protocol/messages.ts";
import type { KindLine, ScoreLine } from "../rules/scoring.ts";
import { type Kind, kindOf } from "../cards/kinds.ts";
import { KIND_TABLES } from "../rules/tables.ts";
import { t, textKey } from "./texts.svelte.ts";

export function lineText(line: ScoreLine): string {
  if (line.line === "mermaid") {
    const colour = line.colour === null ? "hidden" : t(textKey("colour", line.colour));
    return t("line-mermaid", { colour, count: line.points });
  }
  const table = KIND_TABLES.find((each) => each.kind === line.kind);
  return table?.counts ? multiplied(line, table.counts, table.factor) : cardsText(line.cards);
}

function multiplied({ kind, counted }: KindLine, counts: Kind, each: number): string {
  const count = counted.length;
  const multiplier = t(textKey("kind", kind), { count: 1 });
  return t("worth-multiplier", { multiplier, count, cards: kindName(counts, count), each });
}

/** “3 shells”, or the two halves of a duo. */
function cardsText(cards: readonly CardText[]): string {
  const kinds = [...new Set(cards.map(kindOf))];
  const [first = "", second] = kinds.map((kind) => {
    const count = cards.filter((card) => kindOf(card) === kind).length;
    return t("worth-cards", { count, cards: kindName(kind, count) });
  });
  return second ? t("duo-name", { first, second }) : first;
}

function kindName(kind: Kind, count: number): string {
  return t(textKey("kind", kind), { count });
}
