/** The people of this device at one table: usually one, several when the device is passed on. */

import type { ErrorCode, Seat } from "../protocol/messages.ts";
import type { House } from "../house/house.ts";
import { deviceAt } from "./companions.ts";
import { dropPlan, plannedBots } from "./opening.ts";
import { isMyTurn, ownSeat } from "../model/selectors.ts";
import { TableSession } from "./table-session.svelte.ts";

const SALT_BYTES = 16;

export class Seating {
  readonly sessions: readonly TableSession[];
  readonly isShared: boolean;
  /** Whose cards may be seen; `null` while the curtain is down. */
  #shown = $state<number | null>(0);
  #salted: Record<number, string> = {};
  /** Who has answered the question that is open. */
  #agreed: Record<number, boolean> = {};
  #isPlanned = false;

  constructor(
    house: House,
    readonly code: string,
  ) {
    const locals = deviceAt(code);
    this.isShared = locals !== null;
    this.sessions = locals
      ? locals.map((each) => new TableSession(house, code, each.token))
      : [new TableSession(house, code)];
    if (this.isShared) this.#show(null);
  }

  /** The first is the person whom the device's cookie knows. */
  get host(): TableSession {
    return this.sessions[0] as TableSession;
  }

  /** Who has to look next, where several play here; before and after the game it does not matter. */
  get next(): TableSession {
    return this.sessions.find((each) => isMyTurn(each.model.game)) ?? this.shown ?? this.host;
  }

  get shown(): TableSession | null {
    return this.#shown === null ? null : (this.sessions[this.#shown] ?? null);
  }

  /** A curtain hangs while somebody else's cards would be seen. */
  get isCurtainDown(): boolean {
    const { phase } = this.host.model.table ?? {};
    if (!this.isShared || (phase !== "playing" && phase !== "paused")) return false;
    if (this.#seen.isHeld) return false; // the round is over, its hands are open
    return this.shown === null || (isMyTurn(this.next.model.game) && this.next !== this.shown);
  }

  lift(): void {
    this.#show(this.sessions.indexOf(this.next));
  }

  /** The session that is on the screen when no curtain hangs. */
  get #seen(): TableSession {
    return this.shown ?? this.host;
  }

  #show(index: number | null): void {
    this.#shown = index;
    for (const session of this.sessions) session.isUnseen = session !== this.#seen;
  }

  /** Everybody here has seen the end of the round. */
  release(): void {
    this.#seen.release();
    if (this.isShared) this.#show(null);
  }

  /** Everybody adds what the next cards are shuffled from, once for each game. */
  salt(): void {
    for (const [index, session] of this.sessions.entries()) {
      const { table } = session.model;
      const seat = ownSeat(session.model);
      if (!table || table.phase !== "open" || seat === null) continue;
      const wanted = `${table.game}.${table.commitment}`;
      if (table.seats[seat]?.has_salt || this.#salted[index] === wanted) continue;
      this.#salted[index] = wanted;
      void session.do({ do: "add_salt", salt: newSalt() }).catch(() => undefined);
    }
  }

  /** What one of them asks, the others around the device have heard and agreed to. */
  agree(): void {
    if (!this.isShared) return;
    for (const [index, session] of this.sessions.entries()) {
      const seat = ownSeat(session.model);
      const question = session.model.table?.question;
      if (seat === null || !question?.waits_for.includes(seat)) {
        this.#agreed[index] = false;
        continue;
      }
      const isLocal = this.sessions.some((each) => ownSeat(each.model) === question.seat);
      if (!isLocal || this.#agreed[index]) continue;
      this.#agreed[index] = true;
      void session.do({ do: "answer", agrees: true }).catch(() => (this.#agreed[index] = false));
    }
  }

  /** Why one of them is not let in. */
  get closedFor(): ErrorCode | null {
    return this.sessions.find((each) => each.closedFor)?.closedFor ?? null;
  }

  /** What was planned when the table was opened: bots sit down, the game begins. */
  async carryOut(): Promise<void> {
    const isOpen = this.host.model.table?.phase === "open" && ownSeat(this.host.model) !== null;
    const bots = isOpen && !this.#isPlanned ? plannedBots(this.code) : null;
    if (!bots) return;
    this.#isPlanned = true;
    try {
      for (const { seat, opponent } of bots) await this.#seatBot(seat, opponent);
      await this.host.do({ do: "start" });
      dropPlan(this.code);
    } catch {
      this.#isPlanned = false; // tried again with the next news; the waiting room can do it, too
    }
  }

  async #seatBot(seat: Seat, opponent: string): Promise<void> {
    const place = this.host.model.table?.seats[seat];
    if (place?.opponent === null) await this.host.do({ do: "seat_bot", seat, opponent });
  }

  /** Everybody at this device wants to play again. */
  rematch(): Promise<unknown> {
    return Promise.all(this.sessions.map((each) => each.do({ do: "rematch" })));
  }

  close(): void {
    for (const session of this.sessions) session.close();
  }
}

function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
