/** What the rules say in numbers, as the kernel exports it (tools/scoring.py). */

import { type Colour, type Kind, byKind } from "../cards/kinds.ts";
import type {
  Call,
  CardText,
  Counted,
  Edition,
  GameEvent,
  Options,
  Settings,
  Settlement,
  Target,
} from "../protocol/messages.ts";
import tables from "./tables.json";

export interface KindTable {
  readonly kind: Kind;
  readonly letter: string;
  /** How many the deck holds. */
  readonly cards: number;
  /** Points for none, for one, for two and so on. */
  readonly series: readonly number[];
  /** What a multiplier multiplies, and by how much. */
  readonly counts: Kind | null;
  readonly factor: number;
  readonly clause: string;
}

export interface ColourTable {
  readonly colour: Colour;
  readonly letter: string;
  readonly cards: number;
}

export interface Chapter {
  readonly section: string;
  readonly clauses: readonly string[];
}

/** Of what somebody's gain in a round is made. */
export type Part = "points" | "bonus";

/** What counts at the end of a round, and the clause that says so. */
export interface Shares {
  readonly clause: string;
  readonly closer: Counted;
  readonly others: Counted;
}

/** By which clause something happens or is refused. */
export interface AppliedBy {
  readonly bonus: string;
  /** What a duo does, by either of its kinds. */
  readonly duos: Readonly<Partial<Record<Kind, string>>>;
  readonly closing: string;
  readonly calls: Readonly<Record<Call, string>>;
  readonly wins: Readonly<Record<"mermaids" | "highest" | "last_round" | "shared", string>>;
  readonly events: Readonly<Partial<Record<GameEvent["event"], string>>>;
  readonly flaws: Readonly<Record<string, string>>;
}

export type OptionName = Exclude<keyof Options, "edition">;

export const POINTS_TO_CLOSE = tables.pointsToClose;
export const MERMAIDS = tables.mermaids;
export const APPLIED_BY = tables.appliedBy as AppliedBy;
export const BONUS_CLAUSE = APPLIED_BY.bonus;
/** How many copies of each card the deck holds, by kind and then colour. */
export const COPIES: Readonly<Record<CardText, number>> = tables.cards;
export const KIND_TABLES = tables.kinds as readonly KindTable[];
export const COLOUR_TABLES = tables.colours as readonly ColourTable[];
export const DUOS = tables.duos as unknown as readonly (readonly [Kind, Kind])[];
/** R2, R6, R7, R9: what the end of a round brings. */
export const SETTLEMENT = tables.settlement as Readonly<Record<Settlement, Shares>>;
/** R6: whether the bet is won with as many points as another. */
export const EQUAL_WINS_BET = tables.settlement.equalWinsBet;
export const TARGETS: Readonly<Record<Target, Readonly<Record<string, number>>>> = tables.targets;
/** C3: how many may play. */
export const PLAYER_COUNTS: readonly number[] = Object.keys(TARGETS.standard).map(Number);
export const SECTIONS: readonly Chapter[] = tables.sections;
export const EDITIONS = tables.editions as Readonly<Record<Edition, Options>>;
export const OPTION_VALUES = tables.options as Readonly<Record<OptionName, readonly string[]>>;
export const OPTION_NAMES = Object.keys(OPTION_VALUES) as readonly OptionName[];
/** Where the rulebook compares the editions. */
export const EDITION_TABLE = "editions";
/** The options that decide what a clause says. */
export const DEPENDS_ON = tables.dependsOn as Readonly<Record<string, readonly OptionName[]>>;
/** What a table plays by if nobody chooses. */
export const PLAIN_SETTINGS = tables.settings as Settings;
export const CODE_LENGTH = tables.codeLength;
/** Of what is said aloud instead of a table's code. */
export const WORD = new RegExp(`^[${tables.wordLetters}]{${tables.wordLength}}$`);

/** By kind and then colour, as a person holds a hand. */
export function sortCards(cards: readonly CardText[]): CardText[] {
  return cards.toSorted(byKind);
}

/** The editions that play by a value of an option. */
export function editionsWith(name: OptionName, value: string): Edition[] {
  const editions = Object.keys(EDITIONS) as Edition[];
  return editions.filter((edition) => EDITIONS[edition][name] === value);
}

/** G2: the points that end the game. */
export function pointsToWin(players: number, target: Target = "standard"): number {
  return TARGETS[target][players] ?? 0;
}
