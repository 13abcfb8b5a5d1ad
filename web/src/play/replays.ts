/** A finished game from the server, through somebody's eyes. */

import { type House, Refused } from "../house/house.ts";
import type { Replay, Seat } from "../protocol/messages.ts";
import { type Eyes, openHands } from "../model/moments.ts";

const OFTEN = 300;
const TRIES = 10;

/** A game that has just ended, as a seat or the public saw it: the server files it a moment after it
 * tells of the end. Whoever has gone does not ask again. */
export async function loadEnded(
  house: House,
  game: string,
  gone: AbortSignal,
  seat: Seat | null,
): Promise<Replay> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await loadReplay(house, game, seat ?? "public");
    } catch (error) {
      const isTooEarly = error instanceof Refused && error.code === "no_such_game";
      if (!isTooEarly || tried === TRIES || gone.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, OFTEN));
    }
  }
}

export async function loadReplay(house: House, game: string, eyes: Eyes): Promise<Replay> {
  const seen = (eyes: Seat | null): Promise<Replay> => house.ask("replay", { game, eyes });
  if (eyes !== "open") return seen(eyes === "public" ? null : eyes);
  const first = await seen(0);
  const others = Array.from({ length: first.summary.players - 1 }, (_, place) => seen(place + 1));
  return openHands([first, ...(await Promise.all(others))]);
}
