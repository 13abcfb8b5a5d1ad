/** A finished game from the server, through somebody's eyes. */

import { Refused, api } from "../house/api.ts";
import type { Replay } from "../protocol/messages.ts";
import { type Eyes, openHands } from "../model/moments.ts";

const OFTEN = 300;
const TRIES = 10;

/** A game that has just ended: the server files it a moment after it tells of the end. Whoever has
 * gone does not ask again. */
export async function loadEnded(game: string, gone: AbortSignal): Promise<Replay> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await loadReplay(game, "public");
    } catch (error) {
      const isTooEarly = error instanceof Refused && error.code === "no_such_game";
      if (!isTooEarly || tried === TRIES || gone.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, OFTEN));
    }
  }
}

export async function loadReplay(game: string, eyes: Eyes): Promise<Replay> {
  if (eyes !== "open") return api.replay(game, eyes === "public" ? null : eyes);
  const first = await api.replay(game, 0);
  const others = Array.from({ length: first.summary.players - 1 }, (_, place) =>
    api.replay(game, place + 1),
  );
  return openHands([first, ...(await Promise.all(others))]);
}

/** The record with the proof of its cards, as a file. */
export function recordPath(game: string): string {
  return `/api/games/${encodeURIComponent(game)}/record`;
}
