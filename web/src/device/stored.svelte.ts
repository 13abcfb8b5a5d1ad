/** What this device remembers, or this window only. A browser that forbids storage forgets, and
 * nothing breaks. */

type Place = "device" | "window";

const PREFIX = "papersea.";

/** It may be forbidden even to look at it. */
function storage(place: Place): Storage {
  return place === "device" ? localStorage : sessionStorage;
}

export function load<T>(key: string, otherwise: T, place: Place = "device"): T {
  try {
    const text = loadText(key, place);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** As it was written; `null` if nothing was, or it may not be read. */
export function loadText(key: string, place: Place = "device"): string | null {
  try {
    return storage(place).getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** `null` is what was never kept. Whether it is kept: private windows may forbid it, and storage
 * may be full. */
export function save(key: string, value: unknown, place: Place = "device"): boolean {
  try {
    if (value === null) storage(place).removeItem(PREFIX + key);
    else storage(place).setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** One value that screens show, and that outlives a reload. */
export class Stored<T> {
  #value: T;

  constructor(
    readonly key: string,
    otherwise: T,
    readonly place: Place = "device",
  ) {
    this.#value = $state.raw(load(key, otherwise, place));
  }

  get value(): T {
    return this.#value;
  }

  set value(value: T) {
    this.#value = value;
    save(this.key, value, this.place);
  }
}

/** Calls whenever another tab has changed what is kept under a key. */
export function follow(key: string, changed: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key === PREFIX + key || event.key === null) changed();
  });
}

/** Forget everything whose key begins like this. */
export function forget(beginning: string): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX + beginning));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    return;
  }
}
