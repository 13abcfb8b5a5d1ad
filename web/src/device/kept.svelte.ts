/** A value that outlives a reload, full storage and a second tab.
 *
 * Every change is made to the newest copy, whichever tab wrote it. What storage does not take
 * stays with this entry of the browser's history, and is told to the other tabs. */

import { follow, loadText, save } from "./stored.svelte.ts";

/** `revision` grows with every change. */
interface Copy<T> {
  readonly revision: number;
  readonly value: T;
}

export interface Reading<T> {
  /** A value of whatever was kept; any value if nothing was. */
  readonly read: (found: unknown) => T;
  /** Of two copies that do not know each other; without it, the newer one. */
  readonly join?: (newer: T, older: T) => T;
}

export class Kept<T> {
  readonly #key: string;
  readonly #reading: Reading<T>;
  readonly #others: BroadcastChannel;
  #copy = $state.raw() as Copy<T>;
  #isSafe = $state(true);
  /** What was last found in storage, so that it is read once only. */
  #text: string | null = null;
  #stored: Copy<T> | null = null;

  constructor(key: string, reading: Reading<T>) {
    this.#key = key;
    this.#reading = reading;
    this.#copy = this.#inStorage() ?? { revision: 0, value: reading.read(undefined) };
    this.#others = new BroadcastChannel(`papersea.${key}`);
    this.#others.onmessage = ({ data }) => this.#hear(data);
    follow(key, () => this.#takeStored());
    addEventListener("pageshow", () => this.#takeStored());
    this.arrive();
    this.#others.postMessage(null);
  }

  get value(): T {
    return this.#copy.value;
  }

  /** Whether storage has it; else it lasts as long as the page. */
  get isSafe(): boolean {
    return this.#isSafe;
  }

  change(change: (value: T) => T): void {
    this.#takeStored();
    const value = change(this.value);
    if (value !== this.value) this.#write({ revision: this.#copy.revision + 1, value });
  }

  /** Whenever a page that shows it opens: its entry of the history may know more, or too little. */
  arrive(): void {
    const found = this.#readCopy(entry()[this.#key]);
    if (found && found.revision > this.#copy.revision) this.#write(this.#join(found));
    else if (!this.#isSafe) this.#write(this.#copy);
  }

  #write(copy: Copy<T>): void {
    this.#copy = copy;
    this.#isSafe = save(this.#key, copy);
    if (this.#isSafe) {
      this.#stored = copy;
      this.#text = loadText(this.#key);
      if (entry()[this.#key]) remember({ ...entry(), [this.#key]: null });
    } else {
      remember({ ...entry(), [this.#key]: copy });
      this.#others.postMessage(copy);
    }
  }

  /** Storage is right, unless it could not take what is here. */
  #takeStored(): void {
    const stored = this.#inStorage();
    const { revision } = this.#copy;
    if (!stored || stored.revision === revision) return;
    if (!this.#isSafe) this.#copy = this.#join(stored);
    else if (stored.revision > revision) this.#copy = stored;
    if (!this.#isSafe && stored.revision > revision)
      this.#write({ ...this.#copy, revision: stored.revision + 1 });
  }

  /** Another tab asks for what storage does not have, or tells it. */
  #hear(data: unknown): void {
    const copy = this.#readCopy(data);
    if (!copy && !this.#isSafe) this.#others.postMessage(this.#copy);
    if (!copy || copy.revision <= this.#copy.revision) return;
    this.#copy = this.#join(copy);
    this.#isSafe = false;
    remember({ ...entry(), [this.#key]: this.#copy });
  }

  #join(other: Copy<T>): Copy<T> {
    const [newer, older] =
      other.revision > this.#copy.revision ? [other, this.#copy] : [this.#copy, other];
    const value = this.#reading.join?.(newer.value, older.value) ?? newer.value;
    return { revision: newer.revision, value };
  }

  #inStorage(): Copy<T> | null {
    const text = loadText(this.#key);
    if (text === this.#text) return this.#stored;
    this.#text = text;
    this.#stored = null;
    try {
      this.#stored = text === null ? null : this.#readCopy(JSON.parse(text));
    } catch {
      // not ours: it is written anew
    }
    return this.#stored;
  }

  #readCopy(found: unknown): Copy<T> | null {
    if (typeof found !== "object" || found === null || !("revision" in found)) return null;
    const { revision, value } = found as { readonly revision: unknown; readonly value?: unknown };
    return Number.isInteger(revision)
      ? { revision: revision as number, value: this.#reading.read(value) }
      : null;
  }
}

type Entry = Readonly<Record<string, unknown>>;

function entry(): Entry {
  return (history.state as Entry | null) ?? {};
}

function remember(state: Entry): void {
  try {
    history.replaceState(state, "");
  } catch {
    return; // too much or too often for this browser: it lasts as long as the page
  }
}
