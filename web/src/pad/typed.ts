/** Cards that somebody types: short names, together or apart, in any case; `3xMw` is three; long
 * names such as `yellow_crab`. `papersea.cards` reads the same. */

import { CARDS, KINDS, colourOf, kindOf } from "../cards/kinds.ts";
import type { CardText } from "../protocol/messages.ts";

export interface Typed {
  /** Up to the first thing that is no card. */
  readonly cards: readonly CardText[];
  /** From there to the end; empty if all could be read. */
  readonly unread: string;
}

const OTHER_SPELLINGS = [
  ["grey", "gray"],
  ["shoal", "shoal_of_fish"],
  ["_", "-"],
] as const;
const NAMES = new Map(CARDS.map((card) => [`${colourOf(card)}_${kindOf(card)}`, card]));
for (const kind of KINDS) {
  const [only, ...more] = CARDS.filter((card) => kindOf(card) === kind);
  if (only && !more.length) NAMES.set(kind, only);
}
for (const [usual, other] of OTHER_SPELLINGS) {
  for (const [name, card] of [...NAMES]) NAMES.set(name.replaceAll(usual, other), card);
}
const WORDS: readonly string[] = [...NAMES.keys(), ...KINDS];

export function readTyped(text: string): Typed {
  const cards: CardText[] = [];
  for (const { 0: word, index } of text.matchAll(/[^\s,;]+/g)) {
    const read = readCounted(word);
    cards.push(...read.cards);
    if (read.unread) {
      return { cards, unread: text.slice(index + word.length - read.unread.length).trimEnd() };
    }
  }
  return { cards, unread: "" };
}

function readCounted(word: string): Typed {
  const [, times, names] = /^(\d{1,2})[x*×](.+)$/i.exec(word) ?? [];
  if (!times || !names) return readWord(word);
  const { cards, unread } = readWord(names);
  if (unread) return { cards: [], unread: word };
  return { cards: Array.from({ length: Number(times) }, () => cards).flat(), unread };
}

function readWord(word: string): Typed {
  const named = NAMES.get(word.toLowerCase());
  if (named || word === "-") return { cards: named ? [named] : [], unread: "" };
  if (isOneWord(word)) return { cards: [], unread: word };
  const pairs = word.match(/..?/gs) ?? [];
  const all = pairs.map((pair) => pair.charAt(0).toUpperCase() + pair.slice(1).toLowerCase());
  const end = all.findIndex((card) => !CARDS.includes(card));
  if (end < 0) return { cards: all, unread: "" };
  return { cards: all.slice(0, end), unread: pairs.slice(end).join("") };
}

/** Not short names written together. */
function isOneWord(word: string): boolean {
  return !/^[a-z]+$/i.test(word) || KINDS.some((kind) => kind === word.toLowerCase());
}

/** The first thing in what was not read: two letters written together with others, or a word. */
export function firstUnread(unread: string): string {
  const word = /^[^\s,;]*/.exec(unread)?.[0] ?? "";
  return isOneWord(word) ? word : word.slice(0, 2);
}

/** Whether it may become cards when somebody types on. */
export function isBegun(unread: string): boolean {
  const name = unread.replace(/^\d{1,2}([x*×]|$)/i, "").toLowerCase();
  return name.length < 2 || WORDS.some((word) => word.startsWith(name));
}

/** As it is typed: `Cy Cd Mw`. */
export function typed({ cards, unread }: Typed): string {
  return [...cards, unread].join(" ").trimEnd();
}
