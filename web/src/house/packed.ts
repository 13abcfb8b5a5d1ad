/** Versions of the house in a pocket: which one the server offers, which ones this device keeps for
 * times without a network, and what each table began with. */

import { site } from "../device/site.ts";
import { open } from "../pocket/device.ts";
import type { Manifest } from "../pocket/talk.ts";
import type { GameSummary, Listing } from "../protocol/messages.ts";

export const FOLDER = `${site.root}pocket/`;
/** The service worker knows it too. */
const CACHE = "papersea-pocket-";
const MANIFEST = "manifest.json";
/** Milliseconds that the server may take to say what it offers, where something is kept. */
const PATIENCE = 3000;

/** A table as its house keeps it. */
interface KeptTable {
  readonly code: string;
  readonly changed_at: number;
  readonly phase: Listing["phase"];
  /** As JSON. */
  readonly listing: string;
  /** The version with which it began, and ends. */
  readonly house: string;
  /** Its log could not be read. */
  readonly is_unreadable?: boolean;
}

/** Whether this browser can be a house. Those that unpack streams have workers of modules, too. */
export function isAble(): boolean {
  return ["WebAssembly", "DecompressionStream", "indexedDB", "Worker"].every(
    (part) => part in globalThis,
  );
}

/** Whether it keeps anything for times without a network: not without HTTPS. */
export function canKeep(): boolean {
  return "caches" in globalThis;
}

export function addressOf(version: string, file = ""): string {
  return `${FOLDER}${version}/${file}`;
}

/** Whole ones only, the newest last; none where the browser forbids to look, as in some private
 * windows. */
export async function keptVersions(): Promise<readonly Manifest[]> {
  if (!canKeep()) return [];
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(CACHE));
    const found = names.map(async (name) => {
      const told = await caches.match(addressOf(name.slice(CACHE.length), MANIFEST), {
        cacheName: name,
      });
      return told ? [(await told.json()) as Manifest] : [];
    });
    return (await Promise.all(found)).flat();
  } catch {
    return [];
  }
}

/** What the server has now; `null` if it has none, or cannot be asked. */
export async function offeredVersion(signal?: AbortSignal): Promise<Manifest | null> {
  try {
    const answer = await fetch(`${FOLDER}${MANIFEST}`, {
      cache: "no-cache",
      signal: signal ?? null,
    });
    return answer.ok ? ((await answer.json()) as Manifest) : null;
  } catch {
    return null;
  }
}

interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

/** Whether somebody may pay for every megabyte. Not every browser tells. */
export function isMetered(
  connection = (navigator as { readonly connection?: Connection }).connection,
): boolean {
  const { saveData, type, effectiveType = "4g" } = connection ?? {};
  return saveData === true || type === "cellular" || effectiveType !== "4g";
}

/** What a new table begins with: what is kept, unless the server has something newer at hand that
 * costs nothing to fetch. */
export async function currentVersion(): Promise<Manifest | null> {
  const kept = await keptVersions();
  if (kept.length && isMetered()) return kept.at(-1) ?? null;
  const patience = kept.length ? AbortSignal.timeout(PATIENCE) : undefined;
  const offered = navigator.onLine ? await offeredVersion(patience) : null;
  return offered ?? kept.at(-1) ?? null;
}

/** Fetch what is not there yet. The manifest comes last: with it, a version is whole. */
export async function keepVersion(
  manifest: Manifest,
  progress: (bytes: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const cache = await caches.open(CACHE + manifest.version);
  let bytes = 0;
  for (const [file, size] of Object.entries(manifest.files)) {
    const address = addressOf(manifest.version, file);
    if (!(await cache.match(address))) await fetchInto(cache, address, signal);
    progress((bytes += size));
  }
  await fetchInto(cache, addressOf(manifest.version, MANIFEST), signal);
}

async function fetchInto(cache: Cache, address: string, signal?: AbortSignal): Promise<void> {
  const answer = await fetch(address, { priority: "low", signal: signal ?? null } as RequestInit);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await cache.put(address, answer);
}

/** Everything but what is spared. */
export async function dropVersions(spared: ReadonlySet<string>): Promise<void> {
  if (!canKeep()) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE));
  const dropped = names.filter((name) => !spared.has(name.slice(CACHE.length)));
  await Promise.all(dropped.map((name) => caches.delete(name)));
}

/** The versions with which games go on. */
export async function versionsInUse(): Promise<ReadonlySet<string>> {
  const tables = await keptTables();
  return new Set(tables.filter(({ phase }) => phase !== "over").map(({ house }) => house));
}

/** With which version a table began; `null` if it is unknown here. */
export async function versionOf(code: string): Promise<string | null> {
  const found = (await keptTables()).find((table) => table.code === code);
  return found && found.phase !== "over" ? found.house : null;
}

/** The tables of this device, without asking anybody. The newest first. */
export async function ownTables(): Promise<readonly Listing[]> {
  const tables = (await keptTables()).filter((table) => !table.is_unreadable);
  tables.sort((one, other) => other.changed_at - one.changed_at);
  return readable(tables, ({ listing }) => JSON.parse(listing) as Listing);
}

async function keptTables(): Promise<KeptTable[]> {
  return readable(await everything("tables"), (text) => JSON.parse(text) as KeptTable);
}

/** Whatever has spoilt some of it, the rest is there. */
function readable<T, R>(all: readonly T[], read: (each: T) => R): R[] {
  return all.flatMap((each) => {
    try {
      return [read(each)];
    } catch {
      return [];
    }
  });
}

/** The finished games of this device, and who played them, without asking anybody. The newest first. */
export async function ownGames(): Promise<{
  readonly person: string;
  readonly games: readonly GameSummary[];
}> {
  const [kept, people] = await Promise.all([everything("games"), everything("people")]);
  const residents = readable(
    people,
    (text) => JSON.parse(text) as { id: string; token: string | null },
  );
  const games = readable(kept, (text) => {
    const game = JSON.parse(text) as Omit<GameSummary, "outcome"> & { readonly outcome: string };
    const seats = game.seats.map((seat) => ({ ...seat, rating: null }));
    return { ...game, outcome: JSON.parse(game.outcome) as GameSummary["outcome"], seats };
  });
  return {
    person: residents.find((each) => each.token === null)?.id ?? "",
    games: games.sort((one, other) => other.ended_at - one.ended_at),
  };
}

/** All that is kept of tables, games or people, or their logs. */
export async function everything(shelf: string): Promise<readonly string[]> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const asked = database.transaction(shelf).objectStore(shelf).getAll() as IDBRequest<string[]>;
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error ?? new Error(shelf));
    });
  } finally {
    database.close();
  }
}
