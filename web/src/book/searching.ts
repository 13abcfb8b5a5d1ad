/** Finding words in texts of any of our languages: without their accents, whatever their endings. */

import type { Language } from "../device/languages.ts";

const SLAVIC =
  /(?<=\p{L}{3})(?:ami|[aeiou]ch|ych|[iy]mi|e[gh]o|[eo]mu|o[vw]|[aeou]m|ej|[aeiouy]{1,2})$/u;
/** What is left out at the end of a word without accents. */
const ENDINGS: Readonly<Record<Language, RegExp>> = {
  en: /(?<=\p{L}{3})(?:e?s|ed|ing|e)$/u,
  sk: SLAVIC,
  cs: SLAVIC,
  pl: SLAVIC,
  ru: /(?<=\p{L}{3})(?:[аяыи]ми|[ое]го|[ое]му|[ая]х|[ое]в|[еоаяы]м|[еоыи]и|[ао]я|[оы]е|[аеиоуыэюяь])$/u,
  es: /(?<=\p{L}{3})(?:[aeo]?s|[aeo])$/u,
};

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

/** Whether every word of the search stands in a text. `forms` are words that mean the same. */
export function finder(
  search: string,
  language: Language,
  forms: readonly (readonly string[])[] = [],
): (words: readonly string[]) => boolean {
  const stem = (word: string) => word.replace(ENDINGS[language], "");
  const known = forms.map((each) => each.map((form) => stem(plain(form))));
  const wanted = wordsOf(search).map((word) => {
    if (/\d/.test(word)) return (other: string) => other === word; // R1 is not R12
    const own = stem(word);
    const stems = [own, ...known.filter((each) => each.includes(own)).flat()];
    return (other: string) => stems.some((start) => other.startsWith(start));
  });
  return (words) => wanted.every((isWanted) => words.some(isWanted));
}
