/** What this device remembers. A browser that forbids storage forgets, and nothing breaks. */

const PREFIX = "papersea.";

export function load<T>(key: string, otherwise: T): T {
  try {
    const text = loadText(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** As it was written; `null` if nothing was, or it may not be read. */
export function loadText(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** `null` is what was never kept. Whether it is kept: private windows may forbid it, and storage
 * may be full. */
export function save(key: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
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
