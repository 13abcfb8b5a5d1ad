/** What the page says, for times without a network: whoever keeps the house keeps all its words. */

import { site } from "../device/site.ts";
import parts from "virtual:texts";
import { language } from "./texts.svelte.ts";

/** All texts of the language on the screen, wherever they are said. */
export async function keepTexts(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const spoken = language();
  await Promise.all(Object.values(parts).map((part) => part[spoken]?.()));
  await keepLoaded();
}

/** What was loaded before the service worker was there. */
export async function keepLoaded(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map((each) => new URL(each.name));
  const assets = loaded.filter((url) => url.pathname.startsWith(`${site.root}assets/`));
  active?.postMessage(assets.map((url) => url.pathname));
}
