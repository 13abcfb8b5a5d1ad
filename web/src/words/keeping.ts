/** What the page says, for times without a network: whoever keeps the house keeps all its words. */

import { site } from "../device/site.ts";
import parts from "virtual:texts";
import { LANGUAGES, type Language } from "../device/languages.ts";
import { language, namesIn } from "./texts.svelte.ts";

/** All texts of the language on the screen, wherever they are said, and the names in all others. */
export async function keepTexts(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const spoken = language();
  const languages = Object.keys(LANGUAGES) as Language[];
  await Promise.all([
    ...Object.values(parts).map((part) => part[spoken]?.()),
    ...languages.map((each) => namesIn(each)),
  ]);
  await keepLoaded();
}

/** What was loaded before the service worker was there. */
export async function keepLoaded(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map((each) => new URL(each.name));
  const assets = loaded.filter((url) => url.pathname.startsWith(`${site.root}assets/`));
  active?.postMessage(assets.map((url) => url.pathname));
}
