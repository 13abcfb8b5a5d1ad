/** A link that is given to others: by the device's own way, else through the clipboard. */

import { isChangeOfMind } from "./share.ts";

export class Sharing {
  isCopied = $state(false);
  /** What the person has to copy, where nothing else can be done. */
  byHand = $state<string | null>(null);

  /** `copied` is what goes to the clipboard, `byHand` what a person would copy. */
  async share(url: string, text: string, copied = url, byHand = copied): Promise<void> {
    this.isCopied = false;
    this.byHand = null;
    if (await isGiven({ url, text })) return;
    try {
      await navigator.clipboard.writeText(copied);
      this.isCopied = true;
    } catch {
      this.byHand = byHand;
    }
  }
}

/** Also to somebody who has changed their mind. */
async function isGiven(what: ShareData): Promise<boolean> {
  if (typeof navigator.share !== "function" || !matchMedia("(pointer: coarse)").matches)
    return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return isChangeOfMind(error);
  }
}
