/** The house comes into the pocket by itself: when the page has nothing else to do, and where nobody
 * pays for every megabyte. */

import {
  canKeep,
  currentVersion,
  dropVersions,
  isAble,
  isMetered,
  keepVersion,
  keptVersions,
  offeredVersion,
  versionsInUse,
} from "./packed.ts";
import { place } from "./place.svelte.ts";
import { preferences } from "../device/preferences.svelte.ts";
import { load, save } from "../device/stored.svelte.ts";
import { noteUse } from "./ours.ts";

/** Whoever has removed it does not get it back unasked. */
const UNWANTED = "pocket.unwanted";
/** Milliseconds after which a page that is never idle fetches it all the same. */
const AT_LAST = 60_000;

/** Without asking anything, and without slowing anything; whether anything is kept now. */
export async function keepUnasked(): Promise<boolean> {
  if (!isAble() || !canKeep() || isMetered() || load(UNWANTED, false))
    return (await keptVersions()).length > 0;
  await idle();
  await keepNewest();
  return true;
}

/** What the server offers, if it is not kept yet. What no game needs any more goes. */
export async function keepNewest(): Promise<void> {
  const offered = await offeredVersion();
  if (!offered) return;
  save(UNWANTED, null);
  const { version, bytes: of } = offered;
  const kept = await keptVersions();
  if (!kept.some((each) => each.version === version))
    await keepVersion(offered, (bytes) => (place.fetching = { bytes, of })).finally(
      () => (place.fetching = null),
    );
  await dropVersions(new Set([version, ...(await versionsInUse())]));
}

/** What is kept for times without a network; `null` if nothing is. */
export async function keptBytes(): Promise<number | null> {
  const kept = await keptVersions();
  return kept.length ? kept.reduce((bytes, each) => bytes + each.bytes, 0) : null;
}

/** What could be kept; `null` if this house has nothing for pockets. */
export async function offeredBytes(): Promise<number | null> {
  return (await currentVersion())?.bytes ?? null;
}

/** From now on, games and whoever plays them are here, or with the server again. */
export function choose(isOnDevice: boolean): void {
  preferences.change({ isOnDevice });
  if (isOnDevice) noteUse();
  place.told();
}

/** Whether the browser has promised to clear nothing away by itself; `null` if it does not say. */
export async function isSafe(): Promise<boolean | null> {
  return (await navigator.storage?.persisted?.().catch(() => null)) ?? null;
}

/** Games stay; to go on with them, it is fetched again. */
export async function removeAll(): Promise<void> {
  save(UNWANTED, true);
  await dropVersions(new Set());
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has none.
    if (!("requestIdleCallback" in globalThis)) setTimeout(resolve, 5000);
    else requestIdleCallback(() => resolve(), { timeout: AT_LAST });
  });
}
