/** The people around one device, and who of them plays at which of its tables. The first of them is
 * whom the device's cookie knows; the others have a token each, which this device keeps for the
 * next time. */

import { load, save } from "../device/stored.svelte.ts";
import { type House, Refused } from "../house/house.ts";
import type { Seat } from "../protocol/messages.ts";
import { keepPlan, openHere } from "./opening.ts";
import { person } from "./person.svelte.ts";
import { visit } from "./table-session.svelte.ts";

/** A seat as it was chosen: a person with a name, or a bot. */
export interface Place {
  name: string;
  opponent: string | null;
}

/** `token` is `null` for the person whom the device's cookie remembers. */
export interface Local {
  readonly name: string;
  readonly token: string | null;
}

interface Companion {
  /** Whose companion it is: tokens go when their person does. */
  readonly owner: string;
  readonly name: string;
  readonly token: string;
}

const KEY = "device.companions";
const TABLES = "device.tables";
const MANY = 20;
/** Two players of one name, or a token that the server has forgotten. */
const TAKEN_OR_GONE: ReadonlySet<string> = new Set(["already_seated", "not_signed_in"]);

/** Open a table, let everybody sit down in their order, and say where it is. */
export async function openDeviceTable(house: House, places: readonly Place[]): Promise<string> {
  const first = places.findIndex((each) => each.opponent === null);
  const ordered = [...places.slice(first), ...places.slice(0, first)]; // clockwise from the host
  const me = await person.called(ordered[0]?.name ?? "");
  const { code, path } = await openHere(house, places.length);
  const locals: Local[] = [];
  for (const [seat, place] of ordered.entries()) {
    if (place.opponent !== null) continue;
    const isHost = seat === 0;
    const token = isHost
      ? null
      : await sitDown(house, code, { seat, name: place.name, owner: me.id });
    locals.push({ name: place.name, token });
  }
  // Only now: where somebody could not sit down, nothing is to begin.
  const bots = ordered.flatMap(({ opponent }, seat) => (opponent ? [{ seat, opponent }] : []));
  keepPlan(code, bots);
  if (locals.length > 1) keepDevice(code, locals);
  return path;
}

/** A companion takes a seat; with the token of last time, if the server still knows it. */
async function sitDown(
  house: House,
  code: string,
  { seat, name, owner }: { seat: Seat; name: string; owner: string },
): Promise<string> {
  const known = load<readonly Companion[]>(KEY, []).filter((each) => each.owner === owner);
  const old = known.find((each) => each.name === name);
  if (old) {
    try {
      await visit(house, code, { do: "sit", seat }, old.token);
      return old.token;
    } catch (error) {
      if (!(error instanceof Refused) || !TAKEN_OR_GONE.has(error.code)) throw error;
    }
  }
  const { token } = await house.ask("addCompanion", { name });
  save(KEY, [...known.filter((each) => each !== old), { owner, name, token }]);
  await visit(house, code, { do: "sit", seat }, token);
  return token;
}

/** Remember who plays here at a table; the oldest tables are forgotten. */
function keepDevice(code: string, players: readonly Local[]): void {
  const tables = load<string[]>(TABLES, []).filter((each) => each !== code);
  const kept = [code, ...tables].slice(0, MANY);
  for (const old of tables.slice(MANY - 1)) save(`device.${old}`, null);
  save(`device.${code}`, players);
  save(TABLES, kept);
}

/** `null` where only one person plays on this device. */
export function deviceAt(code: string): readonly Local[] | null {
  return load<readonly Local[] | null>(`device.${code}`, null);
}
