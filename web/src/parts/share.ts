/** Giving a file to others by the device's own way. */

export function canShareFile(file: File): boolean {
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
}

export async function shareFile(file: File, text: string): Promise<void> {
  try {
    await navigator.share({ files: [file], text });
  } catch (error) {
    if (!isChangeOfMind(error)) throw error;
  }
}

export function isChangeOfMind(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/** Text without the invisible marks that keep names apart on a screen. */
export function plain(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, "");
}
