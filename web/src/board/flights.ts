/** Which cards move across the table when something happens, and how they get there. */

import type { CardText, GameEvent, Pile, Seat } from "../protocol/messages.ts";

/** A spot on the screen: the element with this `data-place`. */
export type Place = "deck" | "drawn" | `pile-${Pile}` | `hand-${Seat}` | `laid-${Seat}`;

export interface Flight {
  /** `null` flies face down. */
  readonly card: CardText | null;
  readonly from: Place;
  readonly to: Place;
  /** It was face down before: it turns on its way. */
  readonly turns?: boolean;
}

/** The flights of an event, as the viewpoint sees it. */
export function flights(event: GameEvent, viewer: Seat | null): Flight[] {
  switch (event.event) {
    case "drew": {
      const to: Place = event.seat === viewer ? "drawn" : `hand-${event.seat}`;
      const cards = event.cards ?? [null, null];
      return cards.map((card) => ({ card, from: "deck", to, turns: card !== null }));
    }
    case "kept": {
      const from: Place = event.seat === viewer ? "drawn" : `hand-${event.seat}`;
      const put: Flight = { card: event.discarded, from, to: `pile-${event.pile}` };
      if (event.seat !== viewer) return [put];
      return [put, { card: event.card, from, to: `hand-${event.seat}` }];
    }
    case "drew_last":
    case "fished":
      return [
        { card: event.card, from: "deck", to: `hand-${event.seat}`, turns: event.card !== null },
      ];
    case "took_top":
      return [{ card: event.card, from: `pile-${event.pile}`, to: `hand-${event.seat}` }];
    case "picked":
      return [{ card: event.card, from: `pile-${event.pile}`, to: `hand-${event.seat}` }];
    case "laid_duo":
      return [event.first, event.second].map((card) => ({
        card,
        from: `hand-${event.seat}`,
        to: `laid-${event.seat}`,
      }));
    case "stole":
      return [
        {
          card: event.card,
          from: `hand-${event.victim}`,
          to: `hand-${event.thief}`,
          turns: event.thief === viewer,
        },
      ];
    case "round_started":
    case "draw_skipped":
    case "searched":
    case "turn_again":
    case "no_effect":
    case "turn_ended":
    case "called":
    case "hand_shown":
    case "round_scored":
    case "round_void":
    case "game_ended":
      return [];
  }
}
