/** One person at one table: the connection, what has come in, and what is shown of it.
 *
 * Others' moves are shown one after the other, each long enough to be seen; what has not been
 * shown yet waits in a queue. `skip` shows everything at once. */

import { Refused } from "../net/api.ts";
import { type Link, TableSocket } from "../net/socket.ts";
import type { Command, ErrorCode, FromServer, Seat } from "../protocol/messages.ts";
import { isCalm } from "./preferences.svelte.ts";
import { ownSeat } from "./selectors.ts";
import { NO_TABLE, type TableModel, reduce } from "./table.ts";

/** Called around each change: before with the old screen, after with the new one. */
export interface Stage {
  before(old: TableModel, next: TableModel): void;
  after(old: TableModel, next: TableModel): void;
}

const MOVE_TIME = 400;
const CALM_TIME = 80;
const MANY = 8;

export class TableSession {
  model = $state.raw<TableModel>(NO_TABLE);
  link = $state<Link>("connecting");
  /** Why the server will not have us. */
  closedFor = $state<ErrorCode | null>(null);
  /** Moves wait until the person has seen the end of the round. */
  isHeld = $state(false);
  #latest: TableModel = NO_TABLE;
  #queue: FromServer[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #socket: TableSocket;
  #stage: Stage | null = null;

  constructor(
    readonly code: string,
    readonly token: string | null = null,
  ) {
    this.#socket = new TableSocket(
      code,
      {
        hear: (message) => this.#hear(message),
        link: (state) => (this.link = state),
        end: (error) => (this.closedFor = error),
        last: () => this.#latest.number,
      },
      token,
    );
  }

  do(command: Command): Promise<number> {
    return this.#socket.do(command);
  }

  /** A move in its short text form, upon what is on the screen. */
  async play(move: string): Promise<void> {
    if (this.#queue.length) this.skip();
    const after = this.#latest.number ?? 0;
    await this.#socket.do({ do: "play", move, after });
  }

  follow(seat: Seat | null): Promise<number> {
    return this.#socket.follow(seat);
  }

  mute(seat: Seat, isMuted: boolean): Promise<number> {
    return this.#socket.mute(seat, isMuted);
  }

  perform(stage: Stage | null): void {
    this.#stage = stage;
  }

  /** Show at once what is still to be shown. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#queue.length && !this.isHeld) this.#showNext();
  }

  /** Go on after the end of a round. */
  release(): void {
    this.isHeld = false;
    this.#pump();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#socket.close();
  }

  /** Begin anew as somebody else: a person who has just picked a name. */
  restart(): void {
    this.#latest = NO_TABLE;
    this.#queue = [];
    this.model = NO_TABLE;
    this.#socket.reconnect();
  }

  #hear(message: FromServer): void {
    this.#latest = reduce(this.#latest, message);
    if (this.#latest.hasGap) return this.#socket.reconnect();
    this.#queue.push(message);
    if (message.type === "snapshot") this.isHeld = false;
    this.#pump();
  }

  #pump(): void {
    while (this.#queue.length && !this.#timer && !this.isHeld) {
      const time = this.#showNext();
      if (time) this.#timer = setTimeout(() => this.#resume(), time);
    }
  }

  #resume(): void {
    this.#timer = undefined;
    this.#pump();
  }

  /** How long what was shown is to be seen. */
  #showNext(): number {
    const message = this.#queue.shift();
    if (!message) return 0;
    const old = this.model;
    const next = reduce(old, message);
    this.#stage?.before(old, next);
    this.model = next;
    this.#stage?.after(old, next);
    if (hasNewEnd(old, next)) this.isHeld = next.table?.phase !== "over";
    if (message.type !== "update" || !message.happenings.some((each) => each.events.length))
      return 0;
    const isOwn = message.happenings.every(
      (each) => each.fact.kind === "move_made" && each.fact.seat === ownSeat(next),
    );
    if (isOwn || this.#queue.length > MANY || document.visibilityState === "hidden") return 0;
    return isCalm() ? CALM_TIME : MOVE_TIME;
  }
}

function hasNewEnd(old: TableModel, next: TableModel): boolean {
  return old.number !== null && next.ended !== null && next.ended !== old.ended;
}

/** Whether the server was asked in vain because it could not be reached. */
export function isOffline(error: unknown): boolean {
  return error instanceof Refused && error.code === "offline";
}
