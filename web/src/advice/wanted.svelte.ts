/** At which table somebody wants advice: at none, until they say so. */

import { load, save } from "../device/stored.ts";

const KEY = "advice";

class Wanted {
  #code = $state(load<string | null>(KEY, null));

  at(code: string): boolean {
    return this.#code === code;
  }

  change(code: string, isWanted: boolean): void {
    this.#code = isWanted ? code : null;
    save(KEY, this.#code);
  }
}

export const wanted = new Wanted();
