/** What somebody has made of deals on this device. */

import { Kept } from "../device/kept.svelte.ts";
import {
  type DealResult,
  type Results,
  readResults,
  streak,
  withBegun,
  withResult,
} from "./deal-results.ts";

class DealResults {
  readonly #kept = new Kept<Results>("deals", { read: readResults });

  /** Whenever a page that shows it opens. */
  arrive(): void {
    this.#kept.arrive();
  }

  of(deal: string): DealResult | undefined {
    return this.#kept.value.ended[deal];
  }

  /** The table at which it is being played. */
  tableOf(deal: string): string | undefined {
    return this.#kept.value.begun[deal];
  }

  streak(today: string): number {
    return streak(this.#kept.value, today);
  }

  begin(deal: string, code: string, today: string): void {
    this.#kept.change((results) => withBegun(results, deal, code, today));
  }

  keep(deal: string, result: DealResult): void {
    this.#kept.change((results) => withResult(results, deal, result));
  }
}

export const dealResults = new DealResults();
