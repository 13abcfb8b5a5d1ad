/** A game goes from the server to this device, or back: as its record. */

import type { TableLink } from "../protocol/messages.ts";
import { type FactsOf, type House, Refused, type Source } from "./house.ts";
import { house, isUsed, noteUse } from "./ours.ts";
import { canKeep, isAble, keptVersions } from "./packed.ts";
import { isOnDevice, place } from "./place.svelte.ts";
import { remote } from "./remote.ts";

type Wanted = FactsOf<"playOn">[0];

/** Somebody, who has the same name where they have not been yet. */
interface Name {
  readonly name: string;
  readonly language: string;
}

/** Whether somebody can choose between the two. */
export async function canCross(): Promise<boolean> {
  if (!place.hasServer || place.isAway || !isAble() || !canKeep()) return false;
  return isUsed() || (await keptVersions()).length > 0;
}

/** Whether what is played on would by itself be played on here. */
export function staysHere(source: Source): boolean {
  return "game" in source ? isOnDevice(source.game) : place.isHere;
}

/** A table at which a game goes on, on this device or with the server, wherever it was played. */
export async function playOnAt(
  isHere: boolean,
  wanted: Wanted,
  name: () => Promise<Name>,
): Promise<TableLink> {
  const known = await name();
  const to: House = isHere ? await (await import("./pocket.ts")).newestHouse() : remote;
  await to.ask("me").catch(async (error: unknown) => {
    if (!(error instanceof Refused) || error.code !== "not_signed_in") throw error;
    await to.ask("signIn", known);
  });
  if (isHere) noteUse();
  return to.ask("playOn", staysHere(wanted) === isHere ? wanted : await asRecord(wanted));
}

async function asRecord(wanted: Wanted): Promise<Wanted> {
  if (!("game" in wanted)) return wanted;
  const { game, ...rest } = wanted;
  const { record } = await house.ask("game", { game });
  return { ...rest, record };
}
