/** What the screens say, in the language that the person has chosen. */

import parts from "virtual:texts";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { british, forms } from "./forms.ts";
import { preferences } from "../device/preferences.svelte.ts";
import { type Language, isLanguage } from "../device/languages.ts";

export type Arguments = Readonly<Record<string, FluentVariable>>;

/** Texts that only some pages need, and load when they are opened. */
export type Part =
  | "rules"
  | "lessons"
  | "pad"
  | "analysis"
  | "review"
  | "puzzles"
  | "deals"
  | "house"
  | "pocket"
  | "me"
  | "aids"
  | "opponents"
  | "company"
  | "calls";

interface Spoken {
  readonly language: Language;
  readonly bundle: FluentBundle;
  readonly parts: readonly Part[];
}

let spoken = $state.raw<Spoken>();

/** How a text is said, by its key; `rule-R6.title` is the attribute `title` of `rule-R6`. */
export type Say = (key: string, values?: Arguments) => string;

/** In the language on the screen. */
export const t: Say = (key, values = {}) => (spoken ? said(spoken.bundle, key, values) : key);

function said(bundle: FluentBundle, key: string, values: Arguments): string {
  const [name = key, attribute] = key.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, { ...values }) : key;
}

/** The key made of these words: `colour` and `light_blue` give `colour-light-blue`. */
export function textKey(...words: readonly string[]): string {
  return words.join("-").replaceAll("_", "-");
}

/** Load a language; the screens change when its texts are there. */
export async function speak(language: Language): Promise<void> {
  const bundle = spokenBy(language);
  bundle.addResource(await loaded("screens", language));
  spoken = { language, bundle, parts: [] };
  document.documentElement.lang = language;
  tellDevice(language);
}

/** Whoever keeps the page on a home screen reads there what it is. */
function tellDevice(language: Language): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const own = language === "en" ? "" : `.${language}`;
  if (link) link.href = link.href.replace(/(\.\w\w)?\.webmanifest$/, `${own}.webmanifest`);
}

function spokenBy(language: Language): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(language, {
    functions: forms(() => bundle),
    useIsolating: true,
  });
  return bundle;
}

/** What the things on the table are called in some language. */
export async function namesIn(language: Language): Promise<Say> {
  const bundle = spokenBy(language);
  bundle.addResource(await loaded("names", language));
  return (key, values = {}) => said(bundle, key, values);
}

async function loaded(
  part: Part | "screens" | "names",
  language: Language,
): Promise<FluentResource> {
  const text = await parts[part][language]?.();
  return new FluentResource(text?.default ?? "");
}

/** Load a part of the texts in the language that is spoken. */
export async function openTexts(part: Part): Promise<void> {
  if (!spoken || hasTexts(part)) return;
  const { language, bundle } = spoken;
  bundle.addResource(await loaded(part, language));
  if (spoken.language === language) spoken = { language, bundle, parts: [...spoken.parts, part] };
}

/** Load a part as soon as it can be had: without a net, when that is back. */
export function wantTexts(part: Part): void {
  openTexts(part).catch(() => addEventListener("online", () => wantTexts(part), { once: true }));
}

export function hasTexts(part: Part): boolean {
  return spoken?.parts.includes(part) ?? false;
}

/** The language on the screen. */
export function language(): Language {
  return spoken?.language ?? "en";
}

/** The same for the formats of the platform. */
export function locale(): string {
  return british(language());
}

/** What the person chose, else the first language of the browser that we speak. */
export function preferredLanguage(): Language {
  if (preferences.language) return preferences.language;
  const wanted = navigator.languages.map((each) => each.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? "en";
}
