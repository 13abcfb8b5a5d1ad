/** The server's HTTP part, typed by what the server says of itself. */

import type {
  Attempt,
  BetOdds,
  ErrorCode,
  GameSummary,
  Listing,
  Lobby,
  MatchWish,
  Me,
  NewTable,
  OddsQuestion,
  OpponentCard,
  PosedPuzzle,
  Problem,
  Profile,
  PuzzleAnswer,
  PuzzleList,
  Replay,
  Seat,
  Settings,
  TableLink,
  Token,
  Walked,
} from "../protocol/messages.ts";
import { PLAIN_SETTINGS } from "../rules/tables.ts";

/** What the server did not do, and why; `offline` if it could not be asked. */
export class Refused extends Error {
  constructor(
    readonly code: ErrorCode | "offline",
    readonly facts: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
  }
}

/** Milliseconds after which whoever has not answered is not there. */
export const ANSWER_WITHIN = 10_000;
/** What has to be reckoned out may take longer. */
export const RECKON_WITHIN = 60_000;

/** The server's answer as it comes. */
export async function request(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(signal ? { signal } : {}),
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Refused("offline");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refused(problem.code ?? "unavailable", problem.facts);
}

export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  within = ANSWER_WITHIN,
): Promise<T> {
  const answer = await request(method, path, body, AbortSignal.timeout(within));
  if (answer.status === 204) return undefined as T;
  return answer.json().catch(() => {
    throw new Refused("offline"); // it was cut off
  }) as Promise<T>;
}

export const api = {
  /** `null` for somebody who has no name here yet. */
  async me(): Promise<Me | null> {
    try {
      return await ask<Me>("GET", "/api/me");
    } catch (error) {
      if (error instanceof Refused && error.code === "not_signed_in") return null;
      throw error;
    }
  },
  signIn: (name: string, language: string) => ask<Me>("POST", "/api/people", { name, language }),
  changeMe: (wishes: { name?: string; language?: string }) => ask<Me>("PATCH", "/api/me", wishes),
  /** Somebody who plays on this device too. */
  addCompanion: (name: string) => ask<Token>("POST", "/api/me/companions", { name }),
  profile: (person: string) => ask<Profile>("GET", `/api/people/${person}`),
  forgetMe: () => ask<undefined>("DELETE", "/api/me"),
  /** A finished game through a seat's eyes, or the public's. */
  replay: (game: string, eyes: Seat | null) =>
    ask<Replay>(
      "GET",
      `/api/games/${encodeURIComponent(game)}/replay${eyes === null ? "" : `?eyes=${eyes}`}`,
    ),
  tables: () => ask<Lobby>("GET", "/api/tables"),
  ownTables: () => ask<Listing[]>("GET", "/api/me/tables"),
  ownGames: () => ask<GameSummary[]>("GET", "/api/me/games"),
  /** What is not said stays as it is at any table. */
  openTable: (wanted: Partial<Settings> = {}) => {
    const table: NewTable = { settings: { ...PLAIN_SETTINGS, ...wanted } };
    return ask<TableLink>("POST", "/api/tables", table);
  },
  /** A scene of a lesson after these moves. */
  walkLesson: (lesson: string, attempt: Attempt) =>
    ask<Walked>(
      "POST",
      `/api/lessons/${encodeURIComponent(lesson)}`,
      attempt,
      RECKON_WITHIN, // of a bet, how likely it is won
    ),
  /** All puzzles, and which one is today's. */
  puzzles: () => ask<PuzzleList>("GET", "/api/puzzles"),
  puzzle: (puzzle: string) => ask<PosedPuzzle>("GET", `/api/puzzles/${encodeURIComponent(puzzle)}`),
  /** How good a move is in a puzzle, and why. */
  answerPuzzle: (puzzle: string, move: string) =>
    ask<PuzzleAnswer>(
      "POST",
      `/api/puzzles/${encodeURIComponent(puzzle)}`,
      { move },
      RECKON_WITHIN,
    ),
  match: (wish: MatchWish) => ask<TableLink>("POST", "/api/match", wish),
  opponents: (language: string) =>
    ask<OpponentCard[]>("GET", `/api/opponents?language=${language}`),
  /** How likely a LAST CHANCE holds, for people with paper cards. */
  odds: (question: OddsQuestion) => ask<BetOdds>("POST", "/api/odds", question, RECKON_WITHIN),
};
