/** The languages that papersea speaks, each in its own words. */

export const LANGUAGES = {
  en: "English",
  sk: "Slovenčina",
  cs: "Čeština",
  pl: "Polski",
  ru: "Русский",
  es: "Español",
} as const;

export type Language = keyof typeof LANGUAGES;

export function isLanguage(text: string): text is Language {
  return text in LANGUAGES;
}
