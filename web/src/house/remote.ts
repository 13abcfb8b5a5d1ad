/** The house over the net: questions by HTTP, tables by a socket each. */

import type { FromClient, FromServer, Problem } from "../protocol/messages.ts";
import {
  ANSWER_WITHIN,
  type AnswerTo,
  type FactsOf,
  type House,
  type Line,
  type LineEnds,
  type Question,
  Refused,
} from "./house.ts";

/** What has to be reckoned out may take longer. */
const RECKON_WITHIN = 60_000;

interface Request {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly body?: unknown;
  /** Milliseconds in which it is answered. */
  readonly within?: number;
}

type Requests = { readonly [Q in Question]: (...facts: FactsOf<Q>) => Request };

const get = (path: string): Request => ({ method: "GET", path });
const post = (path: string, body: unknown): Request => ({ method: "POST", path, body });
const reckon = (path: string, body: unknown): Request => ({
  ...post(path, body),
  within: RECKON_WITHIN,
});

const reckoned = (path: string): Request => ({ ...get(path), within: RECKON_WITHIN });

const REQUESTS: Requests = {
  me: () => get("/api/me"),
  signIn: (wanted) => post("/api/people", wanted),
  changeMe: (body) => ({ method: "PATCH", path: "/api/me", body }),
  forgetMe: () => ({ method: "DELETE", path: "/api/me" }),
  addCompanion: (wanted) => post("/api/me/companions", wanted),
  profile: ({ person }) => get(at`/api/people/${person}`),
  ownTables: () => get("/api/me/tables"),
  ownGames: () => get("/api/me/games"),
  ownResults: () => get("/api/me/results"),
  tables: () => get("/api/tables"),
  openTable: (wanted) => post("/api/tables", wanted),
  match: (wish) => post("/api/match", wish),
  opponents: ({ language }) => get(at`/api/opponents?language=${language}`),
  announcement: () => get("/api/announcement"),
  report: ({ code, ...what }) => post(at`/api/tables/${code}/reports`, what),
  tableWord: ({ code }) => post(at`/api/tables/${code}/word`, undefined),
  tableAt: ({ word }) => get(at`/api/words/${word}`),
  callKey: () => get("/api/calls"),
  beCalled: (body) => ({ method: "PUT", path: "/api/me/calls", body }),
  callNoMore: ({ endpoint }) => ({
    method: "DELETE",
    path: at`/api/me/calls?endpoint=${endpoint}`,
  }),
  game: ({ game }) => get(at`/api/games/${game}`),
  replay: ({ game, eyes }) =>
    reckoned(at`/api/games/${game}/replay` + (eyes === null ? "" : `?eyes=${eyes}`)),
  walkLesson: ({ lesson, ...attempt }) => reckon(at`/api/lessons/${lesson}`, attempt),
  puzzles: () => get("/api/puzzles"),
  puzzle: ({ puzzle }) => get(at`/api/puzzles/${puzzle}`),
  answerPuzzle: ({ puzzle, move }) => reckon(at`/api/puzzles/${puzzle}`, { move }),
  deal: ({ deal }) => get(at`/api/deals/${deal}`),
  openDeal: ({ deal }) => reckon(at`/api/deals/${deal}`, undefined),
  dealPlayed: ({ deal }) => reckoned(at`/api/deals/${deal}/master`),
  odds: (question) => reckon("/api/odds", question),
  advice: ({ code, after }) => reckon(at`/api/tables/${code}/advice`, { after }),
  look: (what) => reckon("/api/analysis/steps", what),
  chooseAgain: (choice) => reckon("/api/analysis/choice", choice),
  playOn: (wanted) => reckon("/api/tables/taken-up", wanted),
};

/** A path whose parts may be anything. */
function at(texts: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw({ raw: texts }, ...parts.map(encodeURIComponent));
}

async function fetched({ method, path, body }: Request, signal: AbortSignal): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      signal,
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

function socketLine(code: string, ends: LineEnds): Line {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const path = at`/api/tables/${code}/socket`;
  const socket = new WebSocket(`${scheme}//${location.host}${path}`);
  socket.onopen = () => ends.opened();
  socket.onmessage = (event) => ends.heard(JSON.parse(event.data as string) as FromServer);
  socket.onclose = () => ends.lost();
  return {
    within: ANSWER_WITHIN,
    send(message: FromClient): boolean {
      if (socket.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    close(): void {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    },
  };
}

export const remote: House = {
  async ask<Q extends Question>(question: Q, ...facts: FactsOf<Q>): Promise<AnswerTo<Q>> {
    const request = REQUESTS[question](...facts);
    const answer = await fetched(request, AbortSignal.timeout(request.within ?? ANSWER_WITHIN));
    if (answer.status === 204) return undefined as AnswerTo<Q>;
    return answer.json().catch(() => {
      throw new Refused("offline"); // it was cut off
    }) as Promise<AnswerTo<Q>>;
  },
  async *analyse(what, signal) {
    yield* lines(await fetched(post("/api/analysis", what), signal));
  },
  open: socketLine,
  recordAt: (game) => Promise.resolve(at`/api/games/${game}/record`),
  ownDataAt: () => Promise.resolve("/api/me/data"),
};
