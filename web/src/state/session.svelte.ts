/** One person at one table: the connection, and what comes over it. */

import { type Link, TableSocket } from "../net/socket.ts";
import type { Command, ErrorCode, FromServer, Seat } from "../protocol/messages.ts";
import { Showing } from "./showing.svelte.ts";
import { NO_TABLE } from "./table.ts";

export class TableSession extends Showing {
  link = $state<Link>("connecting");
  /** Why the server will not have us. */
  closedFor = $state<ErrorCode | null>(null);
  #socket: TableSocket;

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
        end: (error) => (this.closedFor = error),
        last: () => this.latest.number,
      },
      token,
    );
  }

  /** The server has let us in and said how things stand. */
  get hasArrived(): boolean {
    return this.latest.number !== null;
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
  }

  /** Begin anew as somebody else: a person who has just picked a name. */
  restart(): void {
    this.dropQueue();
    this.#askAnew();
  }

  protected override hear(message: FromServer): void {
    super.hear(message);
    if (this.latest.hasGap) this.#askAnew();
  }

  #askAnew(): void {
    this.latest = NO_TABLE;
    this.#socket.reconnect();
  }
}
