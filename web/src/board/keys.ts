/** The keys of the table. They are left alone while something is typed or a sheet is open. */

import { preferences } from "../device/preferences.svelte.ts";
import type { Turn } from "../play/turn.svelte.ts";

type Toggled = "log" | "aids" | "points" | "keys";

const PANELS: Readonly<Record<string, Toggled>> = { p: "points", h: "log", r: "aids", "?": "keys" };

export function onKey(
  event: KeyboardEvent,
  turn: Turn | null,
  toggle: (part: Toggled) => void,
): void {
  const target = event.target as HTMLElement;
  if (!preferences.hasKeys || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
    return;
  if (target.closest("input, select, textarea, dialog[open]")) return;
  if (document.querySelector("dialog[open]")) return;
  const act = turn && move(event.key.toLowerCase(), turn);
  const panel = PANELS[event.key.toLowerCase()];
  if (!act && !panel) return;
  event.preventDefault();
  if (panel) toggle(panel);
  else void act?.();
}

function move(key: string, turn: Turn): (() => Promise<void>) | null {
  switch (key) {
    case "d":
      return () => turn.deck();
    case "1":
      return () => numbered(turn, 0);
    case "2":
      return () => numbered(turn, 1);
    case "e":
      return () => turn.end();
    case "s":
      return () => turn.ask("stop");
    case "l":
      return () => turn.ask("last_chance");
    default:
      return null;
  }
}

/** 1 and 2 are the cards that were drawn until one of them is kept, and the piles otherwise. */
function numbered(turn: Turn, index: 0 | 1): Promise<void> {
  if (turn.game?.step === "keep" && turn.kept === null) return turn.keep(index);
  return turn.pile(index === 0 ? "L" : "R");
}
