/** A first game with remarks: which table it is, and how to open it. */

import { api } from "../net/api.ts";
import { person } from "../state/person.svelte.ts";
import { keepPlan } from "../state/plans.ts";
import { load, save } from "../state/stored.ts";
import { t } from "../texts/texts.svelte.ts";

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
