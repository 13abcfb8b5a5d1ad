/** What this device remembers. A browser that forbids storage forgets, and nothing breaks. */

const PREFIX = "papersea.";

export function load<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** `null` is what was never kept. */
export function save(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    return; // private windows and full storage: it is remembered until the page closes
  }
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
