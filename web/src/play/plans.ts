/** What is to happen at a table as soon as it is there: who else sits down, and that it begins. */

import type { Seat } from "../protocol/messages.ts";

export interface Plan {
  readonly bots: readonly { readonly seat: Seat; readonly opponent: string }[];
  readonly start: boolean;
}

function keyOf(code: string): string {
  return `papersea.plan.${code}`;
}

/** Remembered by this window only, until it is carried out. */
export function keepPlan(code: string, plan: Plan): void {
  try {
    sessionStorage.setItem(keyOf(code), JSON.stringify(plan));
  } catch {
    return; // without storage the host does it by hand
  }
}

export function planFor(code: string): Plan | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(code)) ?? "null") as Plan | null;
  } catch {
    return null;
  }
}

export function dropPlan(code: string): void {
  try {
    sessionStorage.removeItem(keyOf(code));
  } catch {
    return;
  }
}
