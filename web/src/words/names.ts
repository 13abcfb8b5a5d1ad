/** What the things on the table are called, in each language: a box may speak another one than the
 * screen beside it. */

import { COLOURS, KINDS } from "../cards/kinds.ts";
import { LANGUAGES, type Language, isLanguage } from "../device/languages.ts";
import { type Say, namesIn, textKey } from "./texts.svelte.ts";

export type Names = ReadonlyMap<Language, Say>;

const WORDS = [
  "duo", "collector", "multiplier", "deck", "hand", "pile", "bet", "colour-bonus",
]; // prettier-ignore

/** The keys of all that has a name of its own in each edition. */
export const THINGS: readonly string[] = [
  ...KINDS.map((kind) => textKey("kind", kind)),
  ...COLOURS.map((colour) => textKey("colour", colour)),
  "call-stop",
  "call-last-chance",
  ...WORDS.map((word) => `word-${word}`),
];

/** Those that can be had: without a net, perhaps not all. */
export async function allNames(): Promise<Names> {
  const languages = Object.keys(LANGUAGES).filter(isLanguage);
  const found = await Promise.allSettled(languages.map((each) => namesIn(each)));
  return new Map(
    languages.flatMap((each, place) => {
      const say = found[place];
      return say?.status === "fulfilled" ? [[each, say.value] as const] : [];
    }),
  );
}

/** A name for one, for some and for many, word by word. */
export function formsOf(key: string, say: Say): string[][] {
  const forms = [1, 2, 5].map((count) => say(key, { count }).split(" "));
  const first = forms[0] ?? [];
  return first.map((_, place) => forms.flatMap((form) => form[place] ?? []));
}
