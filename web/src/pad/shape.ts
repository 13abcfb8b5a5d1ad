/** Whether something from outside has the fields of a pad, of the right types and no others. What
 * is in them is looked at in reading.ts. */

import type { Target } from "../protocol/messages.ts";
import { TARGETS } from "../rules/tables.ts";
import { HOWS, type How } from "./pad.ts";

export interface WrittenHand {
  readonly cards?: string;
  readonly points?: number;
  readonly bonus?: number;
}

export interface WrittenRound {
  readonly how: How;
  readonly by: number;
  readonly hands: readonly WrittenHand[];
}

export interface WrittenPad {
  readonly format: unknown;
  readonly version: unknown;
  readonly target: Target;
  readonly players: readonly string[];
  readonly starter: number;
  readonly rounds: readonly WrittenRound[];
}

type Fields = Readonly<Record<string, (found: unknown) => boolean>>;

const HAND: Fields = { cards: isMaybe(isText), points: isMaybe(isWhole), bonus: isMaybe(isWhole) };
const ROUND: Fields = {
  how: (found) => HOWS.some((how) => how === found),
  by: isWhole,
  hands: isListOf((hand) => hasFields(hand, HAND)),
};
const PAD: Fields = {
  format: isText,
  version: isWhole,
  target: (found) => isText(found) && Object.hasOwn(TARGETS, found),
  players: isListOf(isText),
  starter: isWhole,
  rounds: isListOf((round) => hasFields(round, ROUND)),
};

export function isWritten(found: unknown): found is WrittenPad {
  return hasFields(found, PAD);
}

function hasFields(found: unknown, fields: Fields): boolean {
  return (
    isRecord(found) &&
    Object.keys(found).every((name) => Object.hasOwn(fields, name)) &&
    Object.entries(fields).every(([name, isRight]) => isRight(found[name]))
  );
}

function isMaybe(isRight: (found: unknown) => boolean): (found: unknown) => boolean {
  return (found) => found === undefined || isRight(found);
}

function isListOf(isRight: (found: unknown) => boolean): (found: unknown) => boolean {
  return (found) => Array.isArray(found) && found.every(isRight);
}

function isText(found: unknown): found is string {
  return typeof found === "string";
}

export function isWhole(found: unknown): found is number {
  return Number.isInteger(found);
}

/** Whether a number is the place of something in a list. */
export function isPlace(place: number, list: readonly unknown[]): boolean {
  return place >= 0 && place < list.length;
}

export function isRecord(found: unknown): found is Readonly<Record<string, unknown>> {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}
