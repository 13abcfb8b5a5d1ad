/** The house that this page asks: the server that it came from, or the one on this device.
 *
 * Tables and games are asked where they are. Everything else is asked of the server, unless there
 * is none, the person has chosen this device, or the server cannot be reached. */

import { load, save } from "../device/stored.svelte.ts";
import type { Listing } from "../protocol/messages.ts";
import { type AnswerTo, type FactsOf, type House, type Question, Refused } from "./house.ts";
import { lineOver } from "./line-over.ts";
import { isOnDevice, place } from "./place.svelte.ts";
import type { PocketHouse } from "./pocket.ts";
import { remote } from "./remote.ts";

/** That something lies in the pocket: else nothing is looked for there. */
const USED = "pocket.used";
/** What only a server can say. */
const NOT_HERE: ReadonlySet<Question> = new Set([
  "announcement",
  "beCalled",
  "callKey",
  "callNoMore",
  "match",
  "report",
  "tableAt",
  "tableWord",
  "tables",
]);

/** What leaves a table behind. */
const OPENING: ReadonlySet<Question> = new Set(["openTable", "playOn", "openDeal"]);

/** It comes when it is needed: most people never do. */
const pocket = () => import("./pocket.ts");

async function newest(): Promise<PocketHouse> {
  return (await pocket()).newestHouse();
}

async function keeping(code: string): Promise<PocketHouse> {
  return (await pocket()).houseWith(code);
}

/** The table or game that a question is about. */
function about(facts: unknown): string | null {
  const { code, game } = (facts ?? {}) as { readonly code?: string; readonly game?: string };
  return code ?? game ?? null;
}

async function askHere<Q extends Question>(question: Q, facts: FactsOf<Q>): Promise<AnswerTo<Q>> {
  const answer = await (await newest()).ask(question, ...facts);
  if (OPENING.has(question)) noteUse();
  return answer;
}

/** What is played here is not to be cleared away when the browser wants room. */
export function noteUse(): void {
  if (load(USED, false)) return;
  save(USED, true);
  void navigator.storage?.persist?.().catch(() => undefined);
}

/** Whether games were begun on this device. */
export function isUsed(): boolean {
  return load(USED, false);
}

/** Whoever does not reach the server goes on here, if all that takes is on this device. */
async function askThere<Q extends Question>(question: Q, facts: FactsOf<Q>): Promise<AnswerTo<Q>> {
  try {
    const answer = await remote.ask(question, ...facts);
    place.move(false);
    return answer;
  } catch (error) {
    const isUnheard = error instanceof Refused && error.code === "offline";
    place.move(isUnheard && (await isKept()));
    if (!place.isAway || NOT_HERE.has(question)) throw error;
    return askHere(question, facts);
  }
}

/** Whoever has not even what looks for it has nothing. */
async function isKept(): Promise<boolean> {
  try {
    const { keptVersions } = await import("./packed.ts");
    return (await keptVersions()).length > 0;
  } catch {
    return false;
  }
}

/** Whoever is with the server finds the tables of this device too. */
async function allTables(): Promise<readonly Listing[]> {
  const [there, here] = await Promise.all([
    askThere("ownTables", []),
    isUsed() ? import("./packed.ts").then((each) => each.ownTables()) : [],
  ]);
  return place.isHere ? there : [...here.filter(({ phase }) => phase !== "over"), ...there];
}

export const house: House = {
  async ask<Q extends Question>(question: Q, ...facts: FactsOf<Q>): Promise<AnswerTo<Q>> {
    const where = about(facts[0]);
    if (where !== null)
      return isOnDevice(where)
        ? (await keeping(where)).ask(question, ...facts)
        : remote.ask(question, ...facts);
    if (question === "announcement" && place.hasServer) return askThere(question, facts);
    if (place.isHere) return askHere(question, facts);
    if (question === "ownTables") return (await allTables()) as AnswerTo<Q>;
    const answer = await askThere(question, facts);
    if (question === "forgetMe" && isUsed()) await askHere(question, facts);
    return answer;
  },
  async *analyse(what, signal) {
    const isHere = "game" in what ? isOnDevice(what.game) : place.isHere;
    yield* (isHere ? await newest() : remote).analyse(what, signal);
  },
  open: (code, ends) =>
    isOnDevice(code) ? lineOver(keeping(code), code, ends) : remote.open(code, ends),
  recordAt: async (game) => (isOnDevice(game) ? await newest() : remote).recordAt(game),
  ownDataAt: async () => (place.isHere ? await newest() : remote).ownDataAt(),
};

/** Nobody is asked who has just said that they are not there; who comes back is noticed. */
export function watchServer(): void {
  if (!place.hasServer) return;
  const look = (): void => void askThere("announcement", []).catch(() => undefined);
  addEventListener("online", look);
  addEventListener("offline", look);
}
