/** What the screens say, in the language that the person has chosen. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { preferences } from "../state/preferences.svelte.ts";
import { type Language, isLanguage } from "./languages.ts";

export type Arguments = Readonly<Record<string, FluentVariable>>;

interface Module {
  readonly default: string;
}

const SCREENS: Readonly<Record<Language, () => Promise<Module>>> = {
  cs: () => import("virtual:texts/cs"),
  en: () => import("virtual:texts/en"),
  es: () => import("virtual:texts/es"),
  pl: () => import("virtual:texts/pl"),
  ru: () => import("virtual:texts/ru"),
  sk: () => import("virtual:texts/sk"),
};
const RULES: Readonly<Record<Language, () => Promise<Module>>> = {
  cs: () => import("virtual:rules/cs"),
  en: () => import("virtual:rules/en"),
  es: () => import("virtual:rules/es"),
  pl: () => import("virtual:rules/pl"),
  ru: () => import("virtual:rules/ru"),
  sk: () => import("virtual:rules/sk"),
};

let spoken = $state.raw<{ language: Language; bundle: FluentBundle; hasRules: boolean }>();

/** A text by its key; `rule-R6.title` is the attribute `title` of `rule-R6`. */
export function t(key: string, values: Arguments = {}): string {
  const bundle = spoken?.bundle;
  const [name = key, attribute] = key.split(".");
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, { ...values }) : key;
}

/** The key made of these words: `colour` and `light_blue` give `colour-light-blue`. */
export function textKey(...words: readonly string[]): string {
  return words.join("-").replaceAll("_", "-");
}

/** Load a language; the screens change when its texts are there. */
export async function speak(language: Language): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: true });
  bundle.addResource(new FluentResource((await SCREENS[language]()).default));
  spoken = { language, bundle, hasRules: false };
  document.documentElement.lang = language;
}

/** Load the rulebook of the language that is spoken. */
export async function openRules(): Promise<void> {
  if (!spoken || spoken.hasRules) return;
  const { language, bundle } = spoken;
  bundle.addResource(new FluentResource((await RULES[language]()).default));
  if (spoken.language === language) spoken = { language, bundle, hasRules: true };
}

export function hasRules(): boolean {
  return spoken?.hasRules ?? false;
}

/** The language on the screen. */
export function language(): Language {
  return spoken?.language ?? "en";
}

/** What the person chose, else the first language of the browser that we speak. */
export function preferredLanguage(): Language {
  if (preferences.language) return preferences.language;
  const wanted = navigator.languages.map((each) => each.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? "en";
}
