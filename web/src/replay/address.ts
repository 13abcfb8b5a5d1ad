/** Where somebody looks at a game again, as the address says it: `/g/ID?step=57&eyes=1`. */

import type { Eyes } from "../model/moments.ts";

export interface Place {
  readonly step: number;
  readonly eyes: Eyes;
}

const BEGINNING: Place = { step: 0, eyes: "open" };

/** Whatever cannot be read is as if it was not there. */
export function readPlace(search: string): Place {
  const asked = new URLSearchParams(search);
  return {
    step: whole(asked.get("step")) ?? BEGINNING.step,
    eyes: readEyes(asked.get("eyes") ?? ""),
  };
}

export function readEyes(text: string): Eyes {
  const seat = whole(text);
  if (seat !== null && seat < 4) return seat;
  return text === "public" ? text : BEGINNING.eyes;
}

function whole(text: string | null): number | null {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

export function placeText({ step, eyes }: Place): string {
  const wanted = new URLSearchParams();
  if (step !== BEGINNING.step) wanted.set("step", String(step));
  if (eyes !== BEGINNING.eyes) wanted.set("eyes", String(eyes));
  return wanted.size ? `?${wanted}` : "";
}
