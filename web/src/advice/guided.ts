/** A first game with remarks: which table it is, and how to open it. */

import { api } from "../house/api.ts";
import { person } from "../play/person.svelte.ts";
import { keepPlan } from "../play/plans.ts";
import { load, save } from "../device/stored.ts";
import { t } from "../words/texts.svelte.ts";

const KEY = "guided";
/** Plays gently, and talks. */
export const TUTOR = "sprat";

/** Open a table with the tutor; says where it is. */
export async function openGuided(): Promise<string> {
  await person.anybody(t("guest-name"));
  const { code, path } = await api.openTable({ players: 2, stand_in: null, patience: null });
  keepPlan(code, { bots: [{ seat: 1, opponent: TUTOR }], start: true });
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
