/** The four duos, by what they do. */

import { kindOf } from "../cards/kinds.ts";
import type { CardText, GameState } from "../protocol/messages.ts";

export type DuoKind = "crab" | "boat" | "fish" | "theft";

/** The duo that a card belongs to; cards that are in none are never laid out. */
export function duoKind(card: CardText): DuoKind {
  const kind = kindOf(card);
  return kind === "crab" || kind === "boat" || kind === "fish" ? kind : "theft";
}

/** Whether laying it out would do something now; the server says whom one could rob. */
export function hasEffect(kind: DuoKind, game: GameState): boolean {
  switch (kind) {
    case "crab":
      return game.piles.some((pile) => pile.size > 0);
    case "fish":
      return game.deck_size > 0;
    case "theft":
      return game.victims.length > 0;
    case "boat":
      return true;
  }
}
