/** The public tables, looked at again and again: one look after the other. */

import type { House } from "../house/house.ts";
import type { Lobby } from "../protocol/messages.ts";

export class PublicTables {
  lobby = $state.raw<Lobby | null>(null);
  problem = $state.raw<unknown>(null);
  #isLooking = false;

  constructor(readonly house: House) {}

  async look(): Promise<void> {
    if (this.#isLooking || document.visibilityState === "hidden") return;
    this.#isLooking = true;
    try {
      this.lobby = await this.house.ask("tables");
      this.problem = null;
    } catch (error) {
      this.problem = error;
    } finally {
      this.#isLooking = false;
    }
  }
}
