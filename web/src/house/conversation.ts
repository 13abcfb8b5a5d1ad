/** What is said between a person and a table, whatever the line: questions with numbers, and a
 * line that is opened again when it is lost, and asked for exactly what was missed. */

import {
  type Command,
  type ErrorCode,
  type FromServer,
  PROTOCOL_VERSION,
  type Seat,
} from "../protocol/messages.ts";
import { type House, type Line, type LineEnds, Refused } from "./house.ts";

export type Link = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  /** Everything the server says, in order. */
  hear(message: FromServer): void;
  /** How the connection is. */
  link(state: Link): void;
  /** The server will not have us: the connection stays closed. */
  end(code: ErrorCode): void;
  /** The last number seen, for the handshake. */
  last(): number | null;
}

interface Waiting {
  resolve(number: number): void;
  reject(error: Refused): void;
  readonly limit: ReturnType<typeof setTimeout>;
}

type Question =
  | { type: "do"; command: Command }
  | { type: "follow"; seat: Seat | null }
  | { type: "mute"; seat: Seat; is_muted: boolean };

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const FINAL: ReadonlySet<ErrorCode> = new Set([
  "no_such_table",
  "unreadable_table",
  "closed_table",
  "banned",
  "not_signed_in",
  "other_version",
  "wrong_origin",
  "bad_message",
  "too_many_sockets",
]);

export class Conversation {
  #line: Line | null = null;
  /** Those of the line that is open: what comes over another is nobody's. */
  #ends: LineEnds | null = null;
  #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #slow: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #isPinged = false;
  #isOver = false;
  #follow: Seat | null = null;

  constructor(
    readonly house: House,
    readonly code: string,
    readonly listener: Listener,
    readonly token: string | null = null,
  ) {
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
    this.#connect();
  }

  /** Milliseconds after which the table is not there. */
  get within(): number {
    return this.#line?.within ?? 0;
  }

  /** Do something at the table: the number at which it is safe, or `Refused`. */
  do(command: Command): Promise<number> {
    return this.#ask({ type: "do", command });
  }

  follow(seat: Seat | null): Promise<number> {
    this.#follow = seat;
    return this.#ask({ type: "follow", seat });
  }

  mute(seat: Seat, isMuted: boolean): Promise<number> {
    return this.#ask({ type: "mute", seat, is_muted: isMuted });
  }

  /** Begin the connection anew, at once. */
  reconnect(): void {
    this.#failures = 0;
    this.#abandon();
    if (!this.#isOver) this.#connect();
  }

  close(): void {
    this.#isOver = true;
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    this.#abandon();
    this.listener.link("closed");
  }

  #ask(question: Question): Promise<number> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      if (!this.#line?.send({ ...question, id })) return reject(new Refused("offline"));
      const limit = setTimeout(() => this.#giveUp(id), this.within);
      this.#waiting.set(id, { resolve, reject, limit });
    });
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.listener.link(this.#failures ? "lost" : "connecting");
    const ends: LineEnds = {
      opened: () => this.#greet(),
      heard: (message) => this.#hear(message),
      lost: () => this.#lose(ends),
    };
    this.#ends = ends;
    this.#line = this.house.open(this.code, ends);
    this.#slow = setTimeout(() => this.#lose(ends), this.within);
  }

  #greet(): void {
    const [last, follow, token] = [this.listener.last(), this.#follow, this.token];
    this.#line?.send({ type: "hello", version: PROTOCOL_VERSION, last, follow, token });
    this.#heart = setInterval(() => this.#beat(), PING_EVERY);
  }

  #hear(message: FromServer): void {
    this.#isPinged = false;
    clearTimeout(this.#slow);
    switch (message.type) {
      case "welcome":
        this.listener.link("open");
        break;
      case "snapshot":
      case "update":
        this.#failures = 0; // not before: a welcome may be all that a house has to say
        break;
      case "done":
        this.#take(message.id)?.resolve(message.number);
        break;
      case "refused":
        if (message.id !== null)
          this.#take(message.id)?.reject(new Refused(message.code, message.facts));
        break;
      case "goodbye":
        if (message.reference) this.#fail(message.code, message.reference);
        if (FINAL.has(message.code)) {
          this.#isOver = true;
          this.listener.end(message.code);
        }
        break;
    }
    this.listener.hear(message);
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(waiting?.limit);
    return waiting;
  }

  /** The server has failed over what was asked, and says how its host finds out why. */
  #fail(code: ErrorCode, reference: string): void {
    for (const id of [...this.#waiting.keys()])
      this.#take(id)?.reject(new Refused(code, { reference }));
  }

  #giveUp(id: number): void {
    this.#take(id)?.reject(new Refused("offline"));
  }

  #lose(ends: LineEnds): void {
    if (ends !== this.#ends) return;
    this.#abandon();
    if (this.#isOver) return;
    this.#failures += 1;
    this.listener.link("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1));
    this.#retry = setTimeout(() => this.#connect(), wait * (0.7 + 0.6 * Math.random()));
  }

  /** Leave the line to itself: on a dead network its closing could take long. */
  #abandon(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#slow);
    clearInterval(this.#heart);
    this.#line?.close();
    this.#line = this.#ends = null;
    this.#isPinged = false;
    for (const id of [...this.#waiting.keys()]) this.#giveUp(id);
  }

  /** Whoever does not answer a ping in time is not there any more. */
  #beat(): void {
    const ends = this.#ends;
    if (!ends || this.#isPinged || !this.#line?.send({ type: "ping", id: this.#nextId++ })) return;
    this.#isPinged = true;
    this.#slow = setTimeout(() => this.#lose(ends), this.within);
  }

  /** The network is back, or somebody looks at the page again: no need to wait. */
  #again = (): void => {
    if (this.#isOver || document.visibilityState === "hidden") return;
    if (this.#line === null) this.#connect();
    else this.#beat();
  };
}
