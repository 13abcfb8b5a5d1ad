/** The table that this device sits at, for the rulebook: what it plays by. */

import type { House } from "../house/house.ts";
import type { Options, Settings } from "../protocol/messages.ts";
import { load, save } from "../device/stored.svelte.ts";

export interface AtHand {
  readonly code: string;
  readonly players: number;
  readonly options: Options;
}

const KEY = "at-hand";

export function atHand(): AtHand | null {
  return load<AtHand | null>(KEY, null);
}

export function keepAtHand(code: string, { players, options }: Settings): void {
  save(KEY, { code, players, options } satisfies AtHand);
}

/** Whether one still sits there: games also end while nobody looks. */
export async function checkAtHand(house: House): Promise<void> {
  const code = atHand()?.code;
  if (code === undefined) return;
  const own = await house.ask("ownTables");
  if (!own.some((table) => table.code === code && table.phase !== "over")) dropAtHand(code);
}

export function dropAtHand(code: string): void {
  if (atHand()?.code === code) save(KEY, null);
}
