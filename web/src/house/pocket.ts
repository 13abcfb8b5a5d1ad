/** The house in a pocket: the same questions and lines, answered by a worker on this device. */

import type { FromWorker, Manifest, ToWorker } from "../pocket/talk.ts";
import type {
  Analysed,
  FromClient,
  FromServer,
  NotAnalysed,
  Seat,
  UnderWay,
} from "../protocol/messages.ts";
import {
  type AnswerTo,
  type FactsOf,
  type House,
  type Line,
  type LineEnds,
  type Question,
  Refused,
  type Source,
} from "./house.ts";
import { type Direct, lineOver } from "./line-over.ts";
import {
  addressOf,
  currentVersion,
  everything,
  isAble,
  keptVersions,
  versionOf,
} from "./packed.ts";
import { type Fetching, place } from "./place.svelte.ts";

/** What a file of records begins with. */
const RECORDS = '{"papersea-records": 1}';

type News = UnderWay | Analysed | NotAnalysed;

/** How far the fetching of a worker's files is; `null` as soon as it answers, or breaks. */
export type Progress = (fetching: Fetching | null) => void;

/** What of a `Worker` is used. */
export interface Hand {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

/** A worker from its start until it breaks. */
class Running {
  readonly ready: Promise<void>;
  readonly #hand: Hand;
  #nextId = 1;
  #answers = new Map<number, (text: string | null) => void>();
  #news = new Map<number, (text: string | null) => void>();
  #lines = new Map<number, LineEnds>();
  #isBroken = false;

  constructor(hand: Hand, progress: Progress) {
    this.#hand = hand;
    this.ready = new Promise((resolve, reject) => {
      hand.onmessage = ({ data }) => {
        if (data.type === "loading") progress({ bytes: data.bytes, of: data.of });
        else if (data.type === "ready") resolve();
        else if (data.type === "failed") this.#break(reject, data.problem);
        else this.#hear(data);
      };
      hand.onerror = (event) => this.#break(reject, event.message);
    });
    progress({ bytes: 0, of: 0 });
    this.ready.catch(() => undefined).finally(() => progress(null)); // told to whoever asks
  }

  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** `null` if it breaks before. */
  ask(question: string, facts: string): Promise<string | null> {
    const id = this.#nextId++;
    return new Promise((resolve) => {
      if (this.#isBroken) return resolve(null);
      this.#answers.set(id, resolve);
      this.#hand.postMessage({ type: "ask", id, question, facts });
    });
  }

  /** `null` at its end. The answer gives it up. */
  analyse(facts: string, news: (text: string | null) => void): () => void {
    const id = this.#nextId++;
    this.#news.set(id, news);
    this.#hand.postMessage({ type: "analyse", id, facts });
    return () => {
      if (this.#news.delete(id)) this.#hand.postMessage({ type: "stop", id });
    };
  }

  open(code: string, ends: LineEnds): Direct {
    const line = this.#nextId++;
    this.#lines.set(line, ends);
    this.#hand.postMessage({ type: "open", line, code });
    return {
      send: (message: FromClient) => {
        const isOpen = this.#lines.has(line);
        if (isOpen) this.#hand.postMessage({ type: "say", line, text: JSON.stringify(message) });
        return isOpen;
      },
      close: () => {
        if (this.#lines.delete(line)) this.#hand.postMessage({ type: "close", line });
      },
    };
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case "answer":
        this.#answers.get(message.id)?.(message.text);
        this.#answers.delete(message.id);
        break;
      case "news":
        this.#news.get(message.id)?.(message.text);
        break;
      case "analysed":
        this.#news.get(message.id)?.(null);
        this.#news.delete(message.id);
        break;
      case "told":
        this.#tell(message.line, message.text);
        break;
    }
  }

  #tell(line: number, text: string | null): void {
    const ends = this.#lines.get(line);
    if (text !== null) return ends?.heard(JSON.parse(text) as FromServer);
    this.#lines.delete(line);
    ends?.lost();
  }

  #break(reject: (problem: Error) => void, problem: string): void {
    if (this.#isBroken) return;
    this.#isBroken = true;
    this.#hand.terminate();
    reject(new Error(problem));
    for (const settle of [...this.#answers.values(), ...this.#news.values()]) settle(null);
    for (const line of [...this.#lines.keys()]) this.#tell(line, null);
  }
}

export class PocketHouse implements House {
  #running: Running | null = null;

  /** A hand is a new worker of this version. */
  constructor(
    readonly hand: () => Hand,
    readonly progress: Progress = () => undefined,
  ) {}

  /** Whoever is broken is replaced at the next use. */
  async started(): Promise<Running> {
    if (!this.#running || this.#running.isBroken)
      this.#running = new Running(this.hand(), this.progress);
    const running = this.#running;
    try {
      await running.ready;
    } catch {
      throw new Refused(navigator.onLine ? "unavailable" : "offline");
    }
    return running;
  }

  async ask<Q extends Question>(question: Q, ...[facts]: FactsOf<Q>): Promise<AnswerTo<Q>> {
    const running = await this.started();
    const text = await running.ask(question, JSON.stringify(facts ?? null));
    if (text === null) throw new Refused("unavailable");
    const told = JSON.parse(text) as { answer: unknown } | { refused: Refused };
    if ("refused" in told) throw new Refused(told.refused.code, told.refused.facts);
    return told.answer as AnswerTo<Q>;
  }

  async *analyse(
    what: Source & { readonly seat: Seat },
    signal: AbortSignal,
  ): AsyncGenerator<News> {
    const running = await this.started();
    const lines = new Waiting<string>();
    const stop = running.analyse(JSON.stringify(what), (text) => lines.put(text));
    const abort = (): void => lines.put(null);
    signal.addEventListener("abort", abort);
    try {
      for (;;) {
        const text = signal.aborted ? null : await lines.take();
        if (text === null) return;
        yield JSON.parse(text) as News;
      }
    } finally {
      signal.removeEventListener("abort", abort);
      stop();
    }
  }

  open(code: string, ends: LineEnds): Line {
    return lineOver(Promise.resolve(this), code, ends);
  }

  async recordAt(game: string): Promise<string> {
    const { record } = await this.ask("game", { game });
    return addressFor(`${RECORDS}\n${record}\n`, "application/jsonl");
  }

  async ownDataAt(): Promise<string> {
    const shelves = ["people", "tables", "entries", "games"] as const;
    const found = await Promise.all(shelves.map(everything));
    const told = found.map((texts, place) => [shelves[place], texts.map(asItIs)]);
    return addressFor(JSON.stringify(Object.fromEntries(told), null, 1), "application/json");
  }
}

/** Whatever has spoilt a text, it is told as it is. */
function asItIs(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Of a file that is made here. It lasts as long as the page. */
function addressFor(text: string, type: string): string {
  return URL.createObjectURL(new Blob([text], { type }));
}

/** What was put waits to be taken, in order. */
class Waiting<T> {
  #there: (T | null)[] = [];
  #wake: (() => void) | null = null;

  put(each: T | null): void {
    this.#there.push(each);
    this.#wake?.();
  }

  async take(): Promise<T | null> {
    while (!this.#there.length) await new Promise<void>((resolve) => (this.#wake = resolve));
    return this.#there.shift() ?? null;
  }
}

const houses = new Map<string, PocketHouse>();
let current: Promise<Manifest | null> | null = null;

/** The one that keeps a table: of the version with which its game began, if it is still here. */
export async function houseWith(code: string): Promise<PocketHouse> {
  const began = await versionOf(code).catch(() => null);
  const kept = began ? await keptVersions() : [];
  const isKept = kept.some(({ version }) => version === began);
  return isKept && began ? house(began) : newestHouse();
}

/** `Refused` if there is none, and none can be fetched. */
export async function newestHouse(): Promise<PocketHouse> {
  if (!isAble()) throw new Refused("unable");
  current ??= currentVersion();
  const manifest = await current.catch(() => null);
  if (!manifest) {
    current = null; // perhaps there is a network the next time
    throw new Refused("offline");
  }
  const found = house(manifest.version);
  found.started().then(
    () => (place.isOpen = true),
    () => (current = null), // a host may have another one by now
  );
  return found;
}

function house(version: string): PocketHouse {
  const tell: Progress = (fetching) => (place.starting = fetching);
  const found = houses.get(version) ?? new PocketHouse(() => started(version), tell);
  houses.set(version, found);
  return found;
}

function started(version: string): Hand {
  return new Worker(addressOf(version, "worker.js"), { type: "module" });
}
