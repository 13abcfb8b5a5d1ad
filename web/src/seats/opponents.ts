/** The bots of the house, and whom this device played last. */

import { house } from "../house/ours.ts";
import type { OpponentCard } from "../protocol/messages.ts";
import { load, save } from "../device/stored.svelte.ts";
import type { Language } from "../device/languages.ts";

/** Learns along with a newcomer. */
const FIRST_LINEUP: readonly string[] = ["sprat"];

const known = new Map<Language, Promise<readonly OpponentCard[]>>();

/** Asked for once in each language. */
export function opponentsIn(language: Language): Promise<readonly OpponentCard[]> {
  let cards = known.get(language);
  if (!cards) {
    cards = house.ask("opponents", { language });
    known.set(language, cards);
    cards.catch(() => known.delete(language));
  }
  return cards;
}

export function lastLineup(): readonly string[] | null {
  return load<readonly string[] | null>("lineup", null);
}

export function lineup(): readonly string[] {
  return lastLineup() ?? FIRST_LINEUP;
}

export function keepLineup(opponents: readonly string[]): void {
  save("lineup", opponents);
}
