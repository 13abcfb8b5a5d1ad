/** Kinds, colours and the deck, read from the same files as the rest of the project. A card is
 * its text form, two letters: `Cy` is the yellow crab. */

import type { CardText } from "../protocol/messages.ts";
import motifs from "../../../src/papersea/art/motifs.json" with { type: "json" };
import palette from "../../../src/papersea/art/palette.json" with { type: "json" };

export type Kind = keyof typeof motifs;
export type Colour = keyof typeof palette.colours;

/** One fold: `shade` runs from 0, full light, to 1, the darkest side of the paper. */
export interface Facet {
  readonly shade: number;
  readonly points: string;
}

/** What cards of a kind are worth, in the form in which the card's corner shows it. */
export type Values =
  | { readonly form: "duo"; readonly with: Kind; readonly points: number }
  | { readonly form: "series"; readonly points: readonly number[] }
  | { readonly form: "each"; readonly of: Kind; readonly points: number }
  | { readonly form: "colour"; readonly points: number; readonly win: number };

export interface Motif {
  readonly letter: string;
  readonly copies: Readonly<Record<string, number>>;
  readonly values: Values;
  readonly icon: string;
  readonly facets: readonly Facet[];
}

export interface Ground {
  readonly letter: string;
  readonly ground: string;
  readonly ink: string;
  readonly mark: string;
}

export const MOTIFS = motifs as Readonly<Record<Kind, Motif>>;
export const GROUNDS: Readonly<Record<Colour, Ground>> = palette.colours;

export const KINDS = Object.keys(motifs) as readonly Kind[];
export const COLOURS = Object.keys(palette.colours) as readonly Colour[];

const KIND_BY_LETTER = new Map(KINDS.map((kind) => [MOTIFS[kind].letter, kind]));
const COLOUR_BY_LETTER = new Map(COLOURS.map((colour) => [GROUNDS[colour].letter, colour]));

export function kindOf(card: CardText): Kind {
  const kind = KIND_BY_LETTER.get(card.charAt(0));
  if (!kind) throw new Error(`${card} is not a card: no such kind`);
  return kind;
}

export function colourOf(card: CardText): Colour {
  const colour = COLOUR_BY_LETTER.get(card.charAt(1));
  if (!colour || card.length !== 2) throw new Error(`${card} is not a card: no such colour`);
  return colour;
}

function cardText(kind: Kind, colour: Colour): CardText {
  return MOTIFS[kind].letter + GROUNDS[colour].letter;
}

/** How many cards of this kind and colour the deck holds. */
export function copiesOf(card: CardText): number {
  return MOTIFS[kindOf(card)].copies[GROUNDS[colourOf(card)].letter] ?? 0;
}

/** How many cards of this kind the deck holds, in all colours. */
export function copiesOfKind(kind: Kind): number {
  return Object.values(MOTIFS[kind].copies).reduce((sum, copies) => sum + copies, 0);
}

/** The different cards of the deck, by kind and then colour. */
export const CARDS: readonly CardText[] = KINDS.flatMap((kind) =>
  COLOURS.map((colour) => cardText(kind, colour)).filter((card) => copiesOf(card) > 0),
);

const PLACES = new Map(CARDS.map((card, place) => [card, place]));

/** For `sort`: by kind and then colour, as a person holds a hand. */
export function byKind(first: CardText, second: CardText): number {
  return (PLACES.get(first) ?? 0) - (PLACES.get(second) ?? 0);
}
