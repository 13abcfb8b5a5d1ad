/** One person at one table: the connection, and what comes over it. */

import { ANSWER_WITHIN, Refused } from "../house/api.ts";
import { type Link, TableSocket } from "../house/socket.ts";
import type { Command, ErrorCode, FromServer, Seat } from "../protocol/messages.ts";
import { Showing } from "./showing.svelte.ts";
import { NO_TABLE } from "../model/table.ts";

export class TableSession extends Showing {
  link = $state<Link>("connecting");
  /** Why the server will not have us. */
  closedFor = $state<ErrorCode | null>(null);
  #socket: TableSocket;
  /** Whoever waits to be let in. */
  #arriving: readonly ((refusal: Refused | null) => void)[] = [];

  constructor(
    readonly code: string,
    readonly token: string | null = null,
  ) {
    super();
    this.#socket = new TableSocket(
      code,
      {
        hear: (message) => this.hear(message),
        link: (state) => (this.link = state),
        end: (error) => this.#end(error),
        last: () => this.latest.number,
      },
      token,
    );
  }

  /** Until the first view is there; `Refused` if the table will not have us, or is not reached. */
  arrived(): Promise<void> {
    if (this.latest.number !== null) return Promise.resolve();
    if (this.closedFor) return Promise.reject(new Refused(this.closedFor));
    return new Promise((resolve, reject) => {
      const settle = (refusal: Refused | null): void => {
        clearTimeout(limit);
        if (refusal) reject(refusal);
        else resolve();
      };
      const limit = setTimeout(() => settle(new Refused("offline")), ANSWER_WITHIN);
      this.#arriving = [...this.#arriving, settle];
    });
  }

  override do(command: Command): Promise<number> {
    return this.#socket.do(command);
  }

  follow(seat: Seat | null): Promise<number> {
    return this.#socket.follow(seat);
  }

  mute(seat: Seat, isMuted: boolean): Promise<number> {
    return this.#socket.mute(seat, isMuted);
  }

  override close(): void {
    super.close();
    this.#socket.close();
    this.#settle(new Refused("offline"));
  }

  /** Begin anew as somebody else: a person who has just picked a name. */
  restart(): void {
    this.dropQueue();
    this.#askAnew();
  }

  protected override hear(message: FromServer): void {
    super.hear(message);
    if (this.latest.hasGap) this.#askAnew();
    else if (this.latest.number !== null) this.#settle(null);
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
    this.latest = NO_TABLE;
    this.#socket.reconnect();
  }
}
