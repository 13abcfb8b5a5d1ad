/** Where the page is at home just now: with the server that it came from, or on this device. */

import { preferences } from "../device/preferences.svelte.ts";
import { site } from "../device/site.ts";

/** What is being fetched, in bytes. */
export interface Fetching {
  readonly bytes: number;
  readonly of: number;
}

export class Place {
  /** The server could not be reached, and this device answers until it can. */
  isAway = $state(false);
  /** While the house comes into the pocket, for later. */
  fetching = $state.raw<Fetching | null>(null);
  /** The house on this device has opened, and answers at once. */
  isOpen = false;
  #starting = $state.raw<Fetching | null>(null);
  readonly hasServer = site.hasServer;
  #watching: (() => void)[] = [];
  #waiting: (() => void)[] = [];

  /** While somebody waits for it: what it is made of is fetched, then it opens. */
  get starting(): Fetching | null {
    return this.#starting;
  }

  set starting(fetching: Fetching | null) {
    this.#starting = fetching;
    if (!fetching) for (const done of this.#waiting.splice(0)) done();
  }

  /** Until nobody waits for it. */
  opened(): Promise<void> {
    return new Promise((done) => {
      if (this.#starting) this.#waiting.push(done);
      else done();
    });
  }

  /** Whether this device answers. */
  get isHere(): boolean {
    return !this.hasServer || preferences.isOnDevice || this.isAway;
  }

  move(isAway: boolean): void {
    if (this.isAway === isAway) return;
    this.isAway = isAway;
    this.told();
  }

  /** Whoever was known there is somebody else here. */
  whenMoved(watch: () => void): void {
    this.#watching.push(watch);
  }

  told(): void {
    for (const watch of this.#watching) watch();
  }
}

export const place = new Place();

/** What the codes of tables on a device look like, and the links of their games: no server gives the
 * first sign to a table, and its games have one sign less. */
const ON_DEVICE = /^1(?:[2-9a-z]{13}|[0-9a-f]{20})$/;

export function isOnDevice(codeOrGame: string): boolean {
  return ON_DEVICE.test(codeOrGame);
}
