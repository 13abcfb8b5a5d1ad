/** What whoever runs the house has to say to everybody, such as when it restarts. Tables are told at
 * once; other pages ask from time to time. */

import { Stored } from "../device/stored.svelte.ts";
import type { House } from "../house/house.ts";
import type { Announcement, Attendance } from "../protocol/messages.ts";

const ASK_EVERY = 60_000;
const LOOK_EVERY = 5_000;
/** So many seconds before its time it is shown again to whoever has put it away. */
export const SOON = 300;

interface PutAway {
  readonly id: string;
  /** Also shortly before. */
  readonly forGood: boolean;
}

export class Announced {
  current = $state.raw<Announcement | null>(null);
  /** In seconds. */
  now = $state(Date.now() / 1000);
  #away = new Stored<PutAway | null>("announced", null);

  /** Until the time comes; negative after it, and `null` without one. */
  get left(): number | null {
    const at = this.current?.at ?? null;
    return at === null ? null : at - this.now;
  }

  get isSoon(): boolean {
    return this.left !== null && this.left <= SOON;
  }

  get isShown(): boolean {
    const away = this.#away.value;
    if (!this.current) return false;
    return away?.id !== this.current.id || (this.isSoon && !away.forGood);
  }

  putAway(): void {
    if (this.current) this.#away.value = { id: this.current.id, forGood: this.isSoon };
  }

  /** Where nothing is said of it, there is nothing to say. */
  hear({ announcement = null }: Partial<Attendance>): void {
    this.now = Date.now() / 1000;
    if (announcement?.id !== this.current?.id) this.current = announcement;
  }

  /** From now on, until it is ended. */
  watch(house: House): () => void {
    const ask = (): void => {
      if (document.visibilityState === "hidden") return;
      house.ask("announcement").then(
        (announcement) => this.hear({ announcement }),
        () => undefined, // who cannot be asked has not taken it back
      );
    };
    const asking = setInterval(ask, ASK_EVERY);
    const looking = setInterval(() => this.current && (this.now = Date.now() / 1000), LOOK_EVERY);
    document.addEventListener("visibilitychange", ask);
    ask();
    return () => {
      clearInterval(asking);
      clearInterval(looking);
      document.removeEventListener("visibilitychange", ask);
    };
  }
}

export const announced = new Announced();
