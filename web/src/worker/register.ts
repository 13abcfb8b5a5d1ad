import { site } from "../device/site.ts";
import { place } from "../house/place.svelte.ts";
import { keepLoaded, keepTexts } from "../words/keeping.ts";
import { openTexts } from "../words/texts.svelte.ts";

/** Milliseconds in which the house on this device begins to open, where it is needed at once. */
const FIRST = 1500;

/** Lets the start page, the rules and the score counter open without a network; whatever else one
 * device can do comes when there is nothing else to do. */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    // Nobody who wants to play waits for what is kept for later.
    await new Promise((done) => setTimeout(done, FIRST));
    await place.opened();
    await navigator.serviceWorker.register(`${site.root}service-worker.js`);
    await navigator.serviceWorker.ready;
    await Promise.all((["rules", "pad", "aids", "opponents"] as const).map(openTexts));
    await keepLoaded();
    const { calls } = await import("../play/calls.svelte.ts");
    await calls.keepUp().catch(() => undefined); // another time
    const { keepUnasked } = await import("../house/keeping.ts");
    if (await keepUnasked()) await keepTexts();
  } catch {
    return; // where it is forbidden, or the page is not served over HTTPS, all else works
  }
}
