/** A table for the people around one device. The first of them is whom the device's cookie knows;
 * the others have a token each, which this device keeps for the next time. */

import { Refused, api } from "../house/api.ts";
import type { Seat } from "../protocol/messages.ts";
import { doAt } from "./arriving.ts";
import { type Local, keepDevice } from "./locals.ts";
import { person } from "./person.svelte.ts";
import { keepPlan } from "./plans.ts";
import { load, save } from "../device/stored.ts";

/** A seat as it was chosen: a person with a name, or a bot. */
export interface Place {
  name: string;
  opponent: string | null;
}

interface Companion {
  /** Whose companion it is: tokens go when their person does. */
  readonly owner: string;
  readonly name: string;
  readonly token: string;
}

const KEY = "device.companions";
/** Two players of one name, or a token that the server has forgotten. */
const TAKEN_OR_GONE: ReadonlySet<string> = new Set(["already_seated", "not_signed_in"]);

/** Open a table, let everybody sit down in their order, and say where it is. */
export async function openDeviceTable(places: readonly Place[]): Promise<string> {
  const first = places.findIndex((each) => each.opponent === null);
  const ordered = [...places.slice(first), ...places.slice(0, first)]; // clockwise from the host
  const me = await person.called(ordered[0]?.name ?? "");
  const { code, path } = await api.openTable({
    players: places.length,
    stand_in: null,
    patience: null,
  });
  const locals: Local[] = [];
  for (const [seat, place] of ordered.entries()) {
    if (place.opponent !== null) continue;
    const isHost = seat === 0;
    const token = isHost ? null : await sitDown(code, seat, place.name, me.id);
    locals.push({ name: place.name, token });
  }
  const bots = ordered.flatMap(({ opponent }, seat) => (opponent ? [{ seat, opponent }] : []));
  if (locals.length > 1) keepDevice(code, locals);
  keepPlan(code, { bots, start: true });
  return path;
}

/** A companion takes a seat; with the token of last time, if the server still knows it. */
async function sitDown(code: string, seat: Seat, name: string, owner: string): Promise<string> {
  const known = load<readonly Companion[]>(KEY, []).filter((each) => each.owner === owner);
  const old = known.find((each) => each.name === name);
  if (old) {
    try {
      await doAt(code, { do: "sit", seat }, old.token);
      return old.token;
    } catch (error) {
      if (!(error instanceof Refused) || !TAKEN_OR_GONE.has(error.code)) throw error;
    }
  }
  const { token } = await api.addCompanion(name);
  save(KEY, [...known.filter((each) => each !== old), { owner, name, token }]);
  await doAt(code, { do: "sit", seat }, token);
  return token;
}
