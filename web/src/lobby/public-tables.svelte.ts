/** The public tables, looked at again and again: one look after the other. */

import type { House } from "../house/house.ts";
import { Attempt } from "../parts/attempt.svelte.ts";
import type { Lobby } from "../protocol/messages.ts";

export class PublicTables {
  lobby = $state.raw<Lobby | null>(null);
  problem = $state.raw<unknown>(null);
  #look = new Attempt();

  constructor(readonly house: House) {}

  async look(): Promise<void> {
    if (document.visibilityState === "hidden") return;
    await this.#look.once(async () => (this.lobby = await this.house.ask("tables")));
    if (!this.#look.isBusy) this.problem = this.#look.error; // it stays until another look was had
  }
}
