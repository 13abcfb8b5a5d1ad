/** One person at one table: the connection, and what comes over it. */

import { Conversation, type Link } from "../house/conversation.ts";
import { type House, Refused } from "../house/house.ts";
import type { Command, ErrorCode, FromServer, Seat } from "../protocol/messages.ts";
import { announced } from "./announced.svelte.ts";
import { Showing } from "./showing.svelte.ts";

export class TableSession extends Showing {
  link = $state<Link>("connecting");
  /** Why the server will not have us. */
  closedFor = $state<ErrorCode | null>(null);
  /** Whoever keeps the table has no room for what comes next, such as a bot's move. */
  isFull = $state(false);
  #table: Conversation;
  /** Whoever waits to be let in. */
  #arriving: readonly ((refusal: Refused | null) => void)[] = [];

  constructor(
    house: House,
    readonly code: string,
    readonly token: string | null = null,
  ) {
    super();
    this.#table = new Conversation(
      house,
      code,
      {
        hear: (message) => this.hear(message),
        link: (state) => (this.link = state),
        end: (error) => this.#end(error),
        last: () => this.heard,
      },
      token,
    );
  }

  /** Until the first view is there; `Refused` if the table will not have us, or is not reached. */
  arrived(): Promise<void> {
    if (this.heard !== null) return Promise.resolve();
    if (this.closedFor) return Promise.reject(new Refused(this.closedFor));
    return new Promise((resolve, reject) => {
      const settle = (refusal: Refused | null): void => {
        clearTimeout(limit);
        if (refusal) reject(refusal);
        else resolve();
      };
      const limit = setTimeout(() => settle(new Refused("offline")), this.#table.within);
      this.#arriving = [...this.#arriving, settle];
    });
  }

  override do(command: Command): Promise<number> {
    return this.#table.do(command);
  }

  follow(seat: Seat | null): Promise<number> {
    return this.#table.follow(seat);
  }

  mute(seat: Seat, isMuted: boolean): Promise<number> {
    return this.#table.mute(seat, isMuted);
  }

  override close(): void {
    super.close();
    this.#table.close();
    this.#settle(new Refused("offline"));
  }

  /** Begin anew as somebody else: a person who has just picked a name. */
  restart(): void {
    this.dropQueue();
    this.#askAnew();
  }

  protected override hear(message: FromServer): void {
    if (message.type === "attendance") announced.hear(message);
    if (message.type === "refused" && message.id === null) this.isFull = message.code === "no_room";
    else if (message.type === "update" || message.type === "snapshot") this.isFull = false;
    super.hear(message);
    if (this.heard !== null) this.#settle(null);
    else if (message.type === "update") this.#askAnew();
  }

  #end(error: ErrorCode): void {
    this.closedFor = error;
    this.#settle(new Refused(error));
  }

  #settle(refusal: Refused | null): void {
    for (const settle of this.#arriving) settle(refusal);
    this.#arriving = [];
  }

  #askAnew(): void {
    this.heard = null;
    this.#table.reconnect();
  }
}

/** Go to a table, do one thing there, and go away again. */
export async function visit(
  house: House,
  code: string,
  command: Command,
  token: string | null = null,
): Promise<number> {
  const session = new TableSession(house, code, token);
  try {
    await session.arrived();
    return await session.do(command);
  } finally {
    session.close();
  }
}
