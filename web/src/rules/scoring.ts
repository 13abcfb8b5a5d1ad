/** What cards are worth, line by line: hand and table together (K1). It says the same as the
 * kernel's `papersea.score`; tests/test_web_scoring.py compares the two. */

import { type Colour, type Kind, colourOf, kindOf } from "../art/cards.ts";
import type { CardText } from "../protocol/messages.ts";
import { COLOUR_TABLES, KIND_TABLES, type KindTable, sortCards } from "./tables.ts";

/** What the cards of one kind bring; swimmers and sharks stand together at the shark. */
export interface KindLine {
  readonly line: "kind";
  readonly kind: Kind;
  readonly cards: readonly CardText[];
  /** Other cards that are counted: the boats of a lighthouse. */
  readonly counted: readonly CardText[];
  readonly points: number;
  readonly clause: string;
}

/** K9: what one mermaid brings, and for which colour; `null` when no colour is left. */
export interface MermaidLine {
  readonly line: "mermaid";
  readonly colour: Colour | null;
  readonly cards: readonly CardText[];
  readonly counted: readonly CardText[];
  readonly points: number;
  readonly clause: string;
}

export type ScoreLine = KindLine | MermaidLine;

/** The card points, and the colour bonus (R8) beside them. */
export interface Score {
  readonly lines: readonly ScoreLine[];
  readonly points: number;
  readonly bonus: number;
  readonly bonusColour: Colour | null;
}

export function scoreCards(cards: readonly CardText[]): Score {
  const sorted = sortCards(cards);
  const colours = byNumber(sorted);
  const lines = KIND_TABLES.flatMap((table): readonly ScoreLine[] =>
    table.kind === "mermaid" ? mermaidLines(table, sorted, colours) : kindLine(table, sorted),
  );
  return {
    lines,
    points: lines.reduce((sum, line) => sum + line.points, 0),
    bonus: colours[0]?.cards.length ?? 0,
    bonusColour: colours[0]?.colour ?? null,
  };
}

function kindLine(table: KindTable, cards: readonly CardText[]): KindLine[] {
  const { kind, clause } = table;
  if (kind === "swimmer") return []; // it stands at the shark
  const own = ofKinds(cards, kind === "shark" ? ["swimmer", "shark"] : [kind]);
  if (!own.length) return [];
  const counted = table.counts ? ofKinds(cards, [table.counts]) : [];
  const points = table.counts
    ? own.length * table.factor * counted.length
    : kind === "shark"
      ? pairsOf(own)
      : (table.series[own.length] ?? 0);
  return [{ line: "kind", kind, cards: own, counted, points, clause }];
}

function mermaidLines(
  { clause }: KindTable,
  cards: readonly CardText[],
  colours: readonly OfColour[],
): MermaidLine[] {
  return ofKinds(cards, ["mermaid"]).map((mermaid, place) => {
    const counted = colours[place]?.cards ?? [];
    const colour = colours[place]?.colour ?? null;
    const points = counted.length;
    return { line: "mermaid", colour, cards: [mermaid], counted, points, clause };
  });
}

/** K2 for the duo of two kinds. */
function pairsOf(cards: readonly CardText[]): number {
  return Math.min(ofKinds(cards, ["swimmer"]).length, ofKinds(cards, ["shark"]).length);
}

function ofKinds(cards: readonly CardText[], kinds: readonly Kind[]): CardText[] {
  return cards.filter((card) => kinds.includes(kindOf(card)));
}

interface OfColour {
  readonly colour: Colour;
  readonly cards: readonly CardText[];
}

/** The colours that there are, the most numerous first; equal ones in the order of the deck. */
function byNumber(cards: readonly CardText[]): OfColour[] {
  return COLOUR_TABLES.map(({ colour }) => ({
    colour,
    cards: cards.filter((card) => colourOf(card) === colour),
  }))
    .filter((each) => each.cards.length)
    .sort((one, other) => other.cards.length - one.cards.length);
}
