import { openTexts } from "../words/texts.svelte.ts";

/** Lets the start page, the rules and the score counter open without a network. */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    const { active } = await navigator.serviceWorker.ready;
    await Promise.all([openTexts("rules"), openTexts("pad")]);
    const loaded = performance.getEntriesByType("resource").map((each) => new URL(each.name));
    const assets = loaded.filter((url) => url.pathname.startsWith("/assets/"));
    active?.postMessage(assets.map((url) => url.pathname));
  } catch {
    return; // where it is forbidden, or the page is not served over HTTPS, all else works
  }
}
