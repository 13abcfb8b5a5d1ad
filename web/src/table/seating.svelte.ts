/** The people of this device at one table: usually one, several when the device is passed on. */

import type { Seat } from "../protocol/messages.ts";
import { deviceAt } from "../state/device.ts";
import { dropPlan, planFor } from "../state/plans.ts";
import { isMyTurn, ownSeat } from "../state/selectors.ts";
import { TableSession } from "../state/session.svelte.ts";

const SALT_BYTES = 16;

export class Seating {
  readonly sessions: readonly TableSession[];
  readonly isShared: boolean;
  /** Whose cards may be seen; `null` while the curtain is down. */
  #shown = $state<number | null>(0);
  #salted: Record<number, string> = {};
  #isPlanned = false;

  constructor(readonly code: string) {
    const locals = deviceAt(code);
    this.isShared = locals !== null;
    this.sessions = locals
      ? locals.map((each) => new TableSession(code, each.token))
      : [new TableSession(code)];
    if (this.isShared) this.#shown = null;
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
    if (this.sessions.some((each) => each.isHeld)) return false; // the round is over, hands are open
    return this.shown === null || (isMyTurn(this.next.model.game) && this.next !== this.shown);
  }

  lift(): void {
    this.#shown = this.sessions.indexOf(this.next);
  }

  /** Everybody here has seen the end of the round. */
  release(): void {
    if (this.isShared) this.#shown = null;
    for (const session of this.sessions) session.release();
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

  /** What was planned when the table was opened: bots sit down, the game begins. */
  async carryOut(): Promise<void> {
    const plan = planFor(this.code);
    const isOpen = this.host.model.table?.phase === "open" && ownSeat(this.host.model) !== null;
    if (!plan || this.#isPlanned || !isOpen) return;
    this.#isPlanned = true;
    dropPlan(this.code);
    for (const { seat: place, opponent } of plan.bots) await this.#seatBot(place, opponent);
    if (plan.start) await this.host.do({ do: "start" });
  }

  async #seatBot(seat: Seat, opponent: string): Promise<void> {
    await this.host.do({ do: "seat_bot", seat, opponent });
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
