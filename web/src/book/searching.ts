/** Finding words in texts of any of our languages: without their accents, whatever their endings. The
 * terminal does it in the same way (`papersea/terminal/screen/searching.py`). */

import endings from "../../../src/papersea/locales/endings.json" with { type: "json" };
import type { Language } from "../device/languages.ts";

const LANGUAGES = Object.entries(endings).map(([language, end]) => {
  return [language, new RegExp(`(?<=\\p{L}{3})(?:${end})$`, "u")];
});
/** What is left out at the end of a word without accents. */
const ENDINGS = Object.fromEntries(LANGUAGES) as Readonly<Record<Language, RegExp>>;

export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l");
}

export function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{Letter}\p{Number}_]+/u)
    .filter(Boolean);
}

/** Something with a name, word by word: each word has forms. */
export interface Thing {
  readonly own: readonly (readonly string[])[];
  /** All words of its names in other languages. */
  readonly elsewhere: readonly { readonly language: Language; readonly words: readonly string[] }[];
}

type Test = (words: readonly string[]) => boolean;

/** Less of a foreign word could begin too many. */
const LEAST = 3;

/** Whether every word of the search stands in a text. A thing is found by each form of its words,
 * and by its names in other languages: then its whole name has to stand there. */
export function finder(search: string, language: Language, things: readonly Thing[] = []): Test {
  const stem = (word: string, of = language) => word.replace(ENDINGS[of], "");
  const stems = (forms: readonly string[]) => forms.map((form) => stem(plain(form)));
  const names = things.map(({ own }) => own.map(stems));
  const starts = (words: readonly string[], with_: readonly string[]) =>
    words.some((word) => with_.some((start) => word.startsWith(start)));

  function isForeign(word: string, { elsewhere }: Thing): boolean {
    return elsewhere.some(({ language: other, words }) =>
      words
        .map(plain)
        .some((name) => name.startsWith(word) || stem(name, other) === stem(word, other)),
    );
  }

  const wanted = wordsOf(search).map((word): Test => {
    if (/\d/.test(word)) return (words) => words.includes(word); // R1 is not R12
    const own = stem(word);
    const alike = [
      own,
      ...names
        .flat()
        .filter((each) => each.includes(own))
        .flat(),
    ];
    const meant = names.filter((_, place) => {
      const thing = things[place];
      return word.length >= LEAST && thing !== undefined && isForeign(word, thing);
    });
    return (words) =>
      starts(words, alike) || meant.some((name) => name.every((forms) => starts(words, forms)));
  });
  return (words) => wanted.every((isThere) => isThere(words));
}
