/** The record that was brought last, remembered by this window only. */

const KEY = "papersea.record";

export function keptRecord(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepRecord(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    return; // without storage a reload asks for it again
  }
}

export function dropRecord(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}
