/** A finished game from the server, through somebody's eyes. */

import { Refused } from "../net/api.ts";
import type { Problem, Replay, Seat } from "../protocol/messages.ts";
import type { Eyes } from "./address.ts";
import { openHands } from "./moments.ts";

export async function loadReplay(game: string, eyes: Eyes): Promise<Replay> {
  if (eyes !== "open") return fetchReplay(game, eyes === "public" ? null : eyes);
  const first = await fetchReplay(game, 0);
  const others = Array.from({ length: first.summary.players - 1 }, (_, place) =>
    fetchReplay(game, place + 1),
  );
  return openHands([first, ...(await Promise.all(others))]);
}

async function fetchReplay(game: string, eyes: Seat | null): Promise<Replay> {
  const query = eyes === null ? "" : `?eyes=${eyes}`;
  let answer: Response;
  try {
    answer = await fetch(`/api/games/${encodeURIComponent(game)}/replay${query}`);
  } catch {
    throw new Refused("offline");
  }
  if (answer.ok) return (await answer.json()) as Replay;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refused(problem.code ?? "unavailable", problem.facts);
}

/** The record with the proof of its cards, as a file. */
export function recordPath(game: string): string {
  return `/api/games/${encodeURIComponent(game)}/record`;
}
