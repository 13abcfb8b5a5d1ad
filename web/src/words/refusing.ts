/** Why something was not done, in the reader's words, with the clause to look up. */

import { Refused } from "../house/house.ts";
import { t, textKey } from "./texts.svelte.ts";
import type { Reader } from "../model/selectors.ts";
import { listOf, nameOf } from "./told.ts";

export interface Explanation {
  readonly text: string;
  /** The clause of the rulebook that says so. */
  readonly clause: string | null;
}

/** A mistake of our own is reported as well: nobody else catches it. */
export function explain(error: unknown, reader: Reader): Explanation {
  if (!(error instanceof Refused)) {
    reportError(error);
    return { text: t("error-unavailable"), clause: null };
  }
  if (error.code === "offline") return { text: t("link-offline"), clause: null };
  const { reason, clause, ...facts } = error.facts;
  if (error.code !== "illegal_move" || typeof reason !== "string") {
    return { text: withReference(t(textKey("error", error.code)), error), clause: null };
  }
  const words = Object.entries(facts).map(([name, fact]) => [name, word(name, fact, reader)]);
  const text = t(textKey("refusal", reason), Object.fromEntries(words));
  return { text, clause: String(clause) };
}

/** After a failure of the server's own: what its host finds it by. */
export function withReference(text: string, error: Refused): string {
  const { reference } = error.facts;
  return typeof reference === "string" ? `${text} ${t("error-reference", { reference })}` : text;
}

function word(name: string, fact: string | number, reader: Reader): string | number {
  if (typeof fact === "number") return fact;
  switch (name) {
    case "drawn":
    case "missing":
    case "cards":
      return listOf(fact.match(/[A-Z][a-z]/g) ?? []);
    case "victim":
    case "turn":
      return nameOf("ABCD".indexOf(fact), reader);
    case "pile":
      return fact.charAt(0).toUpperCase();
    default:
      return fact;
  }
}
