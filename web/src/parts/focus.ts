/** The focus follows the turn: whoever plays by keys is not sent back to the top of the page when
 * the button that was pressed goes away. */

import { tick } from "svelte";

const NEXT = [
  ".drawn .is-lifted",
  ".places .is-lifted",
  ".others .rob",
  ".last .button:last-child",
];

let isByKeys = false;

export function watchInput(): () => void {
  const keys = (): void => void (isByKeys = true);
  const pointer = (): void => void (isByKeys = false);
  addEventListener("keydown", keys, true);
  addEventListener("pointerdown", pointer, true);
  return () => {
    removeEventListener("keydown", keys, true);
    removeEventListener("pointerdown", pointer, true);
  };
}

/** Focus what can be done next, if the focus was lost, or stayed where nothing is to be done now. */
export function followTurn(): void {
  const last = document.activeElement;
  const isSpent = last?.closest(".middle") && !last.matches(".is-lifted");
  if (isByKeys && isSpent && last instanceof HTMLElement) last.blur();
  followTo(...NEXT);
}

/** The first of these that is there. */
export function followTo(...places: readonly string[]): void {
  if (!isByKeys || document.activeElement !== document.body) return;
  for (const place of places) {
    const found = document.querySelector<HTMLElement>(place);
    if (found) return found.focus();
  }
}

/** Open a dialog above the page. When it closes, the focus goes back to what had it before; where
 * that is gone, to what can be done next. */
export function openAbove(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    dialog.close();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    else void tick().then(followTurn);
  };
}
