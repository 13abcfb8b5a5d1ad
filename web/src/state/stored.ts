/** What this device remembers. A browser that forbids storage forgets, and nothing breaks. */

export function load<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`papersea.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(`papersea.${key}`, JSON.stringify(value));
  } catch {
    return; // private windows and full storage: it is remembered until the page closes
  }
}
