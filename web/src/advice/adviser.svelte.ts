/** Asks the server for advice, once for each position. */

import { type House, Refused } from "../house/house.ts";
import type { Advice } from "../protocol/messages.ts";

export class Adviser {
  advice = $state.raw<Advice | null>(null);
  problem = $state.raw<unknown>(null);
  /** The number that the screen showed when it asked too late: the table had gone on. */
  #late = $state.raw<number | null>(null);
  #position = 0;

  constructor(
    readonly house: House,
    readonly code: string,
  ) {}

  /** Whether there is something to ask: `after` is the last number that is on the screen. */
  isAskable(position: number, after: number): boolean {
    const isBehind = this.#late !== null && after > this.#late;
    return isBehind || position !== this.#position;
  }

  async ask(position: number, after: number): Promise<void> {
    if (!this.isAskable(position, after)) return;
    this.forget();
    this.#position = position;
    try {
      const advice = await this.house.ask("advice", { code: this.code, after });
      if (position === this.#position) this.advice = advice;
    } catch (error) {
      if (position !== this.#position) return;
      if (error instanceof Refused && error.code === "stale") this.#late = after;
      else this.problem = error;
    }
  }

  /** What was said was about another position. */
  forget(): void {
    this.#position = 0;
    this.advice = this.problem = this.#late = null;
  }
}
