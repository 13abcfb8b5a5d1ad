/** Giving something to others: by the device's own way, else through the clipboard. */

export type Shared = "shared" | "copied" | "by_hand";

/** `by_hand` where the person has to copy the link. `copied` is what goes to the clipboard. */
export async function shareLink(url: string, text: string, copied = url): Promise<Shared> {
  if (typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ url, text });
      return "shared";
    } catch (error) {
      if (isChangeOfMind(error)) return "shared";
    }
  }
  try {
    await navigator.clipboard.writeText(copied);
    return "copied";
  } catch {
    return "by_hand";
  }
}

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

function isChangeOfMind(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/** Text without the invisible marks that keep names apart on a screen. */
export function plain(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, "");
}
