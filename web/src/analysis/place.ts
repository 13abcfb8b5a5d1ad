/** What of an analysis is looked at, as the address says it: `?seat=1&at=37&look=try`. */

import type { Seat } from "../protocol/messages.ts";

/** A moment: the board alone, the board with the answer, or another try. */
export type Look = "board" | "answer" | "try";

export interface Place {
  readonly seat: Seat | null;
  /** The number of the move that was chosen there; `null` for the whole game. */
  readonly at: number | null;
  readonly look: Look;
}

/** Whatever cannot be read is as if it was not there. */
export function readPlace(search: string): Place {
  const asked = new URLSearchParams(search);
  const seat = whole(asked.get("seat"));
  const look = asked.get("look");
  return {
    seat: seat !== null && seat < 4 ? seat : null,
    at: whole(asked.get("at")),
    look: look === "answer" || look === "try" ? look : "board",
  };
}

function whole(text: string | null): number | null {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

export function placeText({ seat, at, look }: Place): string {
  const wanted = new URLSearchParams();
  if (seat !== null) wanted.set("seat", String(seat));
  if (at !== null) wanted.set("at", String(at));
  if (at !== null && look !== "board") wanted.set("look", look);
  return wanted.size ? `?${wanted}` : "";
}
