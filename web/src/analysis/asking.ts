/** What the server is asked about a game that is over. */

import { RECKON_WITHIN, Refused, ask, request } from "../house/api.ts";
import type {
  Analysed,
  Analysis,
  Decision,
  GamePage,
  Looked,
  NotAnalysed,
  Seat,
  TableLink,
  UnderWay,
} from "../protocol/messages.ts";

/** A game that was finished here, or a record from elsewhere. */
export type Source = { readonly game: string } | { readonly record: string };

export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** The choices of one seat; `heard` is told how far it is. */
export async function analyse(
  source: Source,
  seat: Seat,
  heard: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Analysis> {
  const answer = await request("POST", "/api/analysis", { ...source, seat }, signal);
  for await (const news of lines<UnderWay | Analysed | NotAnalysed>(answer)) {
    if (news.type === "analysed") return news.analysis;
    if (news.type === "not_analysed") throw new Refused(news.code);
    heard(news);
  }
  throw new Refused("offline"); // it was cut off
}

async function* lines<T>(answer: Response): AsyncGenerator<T> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value = "" } = (await reader?.read().catch(() => null)) ?? { done: true };
    if (done) return;
    const whole = (rest + value).split("\n");
    rest = whole.pop() ?? "";
    for (const line of whole) yield JSON.parse(line) as T;
  }
}

/** The game step by step, as a seat saw it. */
export function look(source: Source, eyes: Seat): Promise<Looked> {
  return ask<Looked>("POST", "/api/analysis/steps", { ...source, eyes }, RECKON_WITHIN);
}

/** How another move compares with the best one. */
export function chooseAgain(source: Source, number: number, move: string): Promise<Decision> {
  const choice = { ...source, number, move };
  return ask<Decision>("POST", "/api/analysis/choice", choice, RECKON_WITHIN);
}

/** A table at which the game goes on after so many moves, against this bot. */
export function playOn(
  source: Source,
  moves: number,
  seat: Seat,
  opponent: string,
): Promise<TableLink> {
  const wanted = { ...source, moves, seat, opponents: [opponent] };
  return ask<TableLink>("POST", "/api/tables/taken-up", wanted, RECKON_WITHIN);
}

/** Who played, and when it ended. */
export function findGame(game: string): Promise<GamePage> {
  return ask<GamePage>("GET", `/api/games/${encodeURIComponent(game)}`);
}
