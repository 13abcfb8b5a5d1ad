/** A whole game with paper cards as a plain value, the same as `papersea.scorepad` reads and
 * writes. What follows from it is worked out in standing.ts. */

import { CARDS } from "../cards/kinds.ts";
import type { CardText, Target } from "../protocol/messages.ts";

export type How = "stop" | "last_chance" | "deck_out" | "mermaids";

/** Hand and table together (K1): short names written together, `CyCdMw`. */
export interface ShownHand {
  readonly cards: string;
}

/** Where people have counted by themselves. The colour bonus may be left open where it does not
 * count. */
export interface CountedHand {
  readonly points: number;
  readonly bonus?: number;
}

export type PadHand = ShownHand | CountedHand;

export interface PadRound {
  readonly how: How;
  /** Who called; without cards left, who called LAST CHANCE or else had the last turn; who has
   * the mermaids. */
  readonly by: number;
  /** One for each player, or none where nobody scores. */
  readonly hands: readonly PadHand[];
}

export interface Pad {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly target: Target;
  readonly players: readonly string[];
  /** Who starts the first round. */
  readonly starter: number;
  readonly rounds: readonly PadRound[];
}

export const FORMAT = "papersea-pad";
export const VERSION = 1;
export const HOWS: readonly How[] = ["stop", "last_chance", "deck_out", "mermaids"];

/** Whether the round is scored by everybody's cards. */
export function isScored(how: How): boolean {
  return how === "stop" || how === "last_chance";
}

export function newPad(players: readonly string[], target: Target, starter: number): Pad {
  return { format: FORMAT, version: VERSION, target, players, starter, rounds: [] };
}

/** With this round after all others, or in the place of an earlier one. */
export function withRound(pad: Pad, round: PadRound, index: number | null = null): Pad {
  return { ...pad, rounds: pad.rounds.toSpliced(index ?? pad.rounds.length, 1, round) };
}

export function withoutRound(pad: Pad, index: number): Pad {
  return { ...pad, rounds: pad.rounds.toSpliced(index, 1) };
}

export function firstRounds(pad: Pad, count: number): Pad {
  return count < pad.rounds.length ? { ...pad, rounds: pad.rounds.slice(0, count) } : pad;
}

/** The cards of a text such as `CyCdMw`, as far as they are cards. */
export function cardsIn(text: string): CardText[] {
  return (text.match(/../gs) ?? []).filter((card) => CARDS.includes(card));
}

/** Without one copy of a card. */
export function without(cards: readonly CardText[], card: CardText): CardText[] {
  const place = cards.lastIndexOf(card);
  return cards.filter((_, each) => each !== place);
}
