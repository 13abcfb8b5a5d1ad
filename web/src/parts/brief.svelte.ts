/** Something that is so for a while: a link was copied, a name was kept. */

import { onDestroy } from "svelte";

export class Brief {
  isSo = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly milliseconds: number) {}

  /** From now on, once more for the whole time. */
  begin(): void {
    clearTimeout(this.#timer);
    this.isSo = true;
    this.#timer = setTimeout(() => (this.isSo = false), this.milliseconds);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.isSo = false;
  }
}

/** For a page: it ends with it. */
export function brief(milliseconds: number): Brief {
  const found = new Brief(milliseconds);
  onDestroy(() => found.end());
  return found;
}
