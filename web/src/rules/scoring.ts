/** What cards are worth, line by line: hand and table together (K1). It says the same as the
 * kernel's `papersea.score`; tests/test_web_scoring.py compares the two. */

import { type Colour, type Kind, colourOf, kindOf } from "../cards/kinds.ts";
import type { CardText } from "../protocol/messages.ts";
import { COLOUR_TABLES, KIND_TABLES, type KindTable, MERMAIDS, sortCards } from "./tables.ts";

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
  const kinds = grouped(sorted, kindOf);
  const colours = byNumber(sorted);
  const lines = KIND_TABLES.flatMap((table): readonly ScoreLine[] =>
    table.kind === "mermaid" ? mermaidLines(table, kinds, colours) : kindLine(table, kinds),
  );
  return {
    lines,
    points: lines.reduce((sum, line) => sum + line.points, 0),
    bonus: colours[0]?.cards.length ?? 0,
    bonusColour: colours[0]?.colour ?? null,
  };
}

/** Lines that bring something, most first, and those that bring nothing behind them. */
export function byPoints(lines: readonly ScoreLine[]): ScoreLine[] {
  return lines.toSorted((one, other) => other.points - one.points);
}

/** G1: whether these cards win the game. */
export function hasAllMermaids(cards: readonly CardText[]): boolean {
  return cards.filter((card) => kindOf(card) === "mermaid").length === MERMAIDS;
}

type Kinds = ReadonlyMap<Kind, readonly CardText[]>;

function kindLine(table: KindTable, kinds: Kinds): KindLine[] {
  const { kind, clause } = table;
  if (kind === "swimmer") return []; // it stands at the shark
  const own = cardsOf(kinds, kind);
  const cards = kind === "shark" ? [...cardsOf(kinds, "swimmer"), ...own] : own;
  if (!cards.length) return [];
  const counted = table.counts ? cardsOf(kinds, table.counts) : [];
  const points = table.counts
    ? own.length * table.factor * counted.length
    : kind === "shark"
      ? Math.min(cards.length - own.length, own.length) // K2 for the duo of two kinds
      : (table.series[own.length] ?? 0);
  return [{ line: "kind", kind, cards, counted, points, clause }];
}

function mermaidLines(
  { kind, clause }: KindTable,
  kinds: Kinds,
  colours: readonly OfColour[],
): MermaidLine[] {
  return cardsOf(kinds, kind).map((mermaid, place) => {
    const counted = colours[place]?.cards ?? [];
    const colour = colours[place]?.colour ?? null;
    const points = counted.length;
    return { line: "mermaid", colour, cards: [mermaid], counted, points, clause };
  });
}

function cardsOf(kinds: Kinds, kind: Kind): readonly CardText[] {
  return kinds.get(kind) ?? [];
}

function grouped<Key>(
  cards: readonly CardText[],
  keyOf: (card: CardText) => Key,
): Map<Key, CardText[]> {
  const groups = new Map<Key, CardText[]>();
  for (const card of cards) {
    const group = groups.get(keyOf(card));
    if (group) group.push(card);
    else groups.set(keyOf(card), [card]);
  }
  return groups;
}

interface OfColour {
  readonly colour: Colour;
  readonly cards: readonly CardText[];
}

/** The colours that there are, the most numerous first; equal ones in the order of the deck. */
function byNumber(cards: readonly CardText[]): OfColour[] {
  const groups = grouped(cards, colourOf);
  return COLOUR_TABLES.map(({ colour }) => ({ colour, cards: groups.get(colour) ?? [] }))
    .filter((each) => each.cards.length)
    .sort((one, other) => other.cards.length - one.cards.length);
}
