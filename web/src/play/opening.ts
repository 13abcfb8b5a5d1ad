/** Tables that are opened from here, and what is to happen at one as soon as it is there: who else
 * sits down, and that it begins. */

import type { House } from "../house/house.ts";
import { load, save } from "../device/stored.svelte.ts";
import type { Seat, Settings, TableLink } from "../protocol/messages.ts";
import { PLAIN_SETTINGS } from "../rules/tables.ts";
import { t } from "../words/texts.svelte.ts";
import { person } from "./person.svelte.ts";

export interface Bot {
  readonly seat: Seat;
  readonly opponent: string;
}

/** What is not said stays as it is at any table. */
export function openTable(house: House, wanted: Partial<Settings>): Promise<TableLink> {
  return house.ask("openTable", { settings: { ...PLAIN_SETTINGS, ...wanted } });
}

/** A table for whoever is around this device: nobody is hurried, and nobody plays for them. */
export function openHere(house: House, players: number): Promise<TableLink> {
  return openTable(house, { players, stand_in: null, patience: null });
}

/** A table for whoever is here, against these bots. */
export async function openAgainst(house: House, opponents: readonly string[]): Promise<TableLink> {
  await person.anybody(t("guest-name"));
  const link = await openHere(house, opponents.length + 1);
  keepPlan(
    link.code,
    opponents.map((opponent, place) => ({ seat: place + 1, opponent })),
  );
  return link;
}

/** The game begins with these bots as soon as the table's page is there. Remembered by this window
 * only; without storage the host does it by hand. */
export function keepPlan(code: string, bots: readonly Bot[]): void {
  save(keyOf(code), bots, "window");
}

function keyOf(code: string): string {
  return `plan.${code}`;
}

/** Who is to sit down before the game begins; `null` where nothing was planned, or all is done. */
export function plannedBots(code: string): readonly Bot[] | null {
  const found = load<readonly Bot[] | null>(keyOf(code), null, "window");
  return Array.isArray(found) ? found : null; // an older page kept another form
}

export function dropPlan(code: string): void {
  save(keyOf(code), null, "window");
}
