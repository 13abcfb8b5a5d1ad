/** A first game with remarks: which table it is, and how to open it. */

import type { House } from "../house/house.ts";
import { openAgainst } from "../play/opening.ts";
import { load, save } from "../device/stored.svelte.ts";

const KEY = "guided";
/** Plays gently, and talks. */
export const TUTOR = "sprat";

/** Open a table with the tutor; says where it is. */
export async function openGuided(house: House): Promise<string> {
  const { code, path } = await openAgainst(house, [TUTOR]);
  save(KEY, code);
  return path;
}

export function isGuided(code: string): boolean {
  return load<string | null>(KEY, null) === code;
}

/** No more remarks. */
export function stopGuiding(): void {
  save(KEY, null);
}
