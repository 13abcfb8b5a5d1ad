/** A round that is over, from its events: who showed what, and what it was worth. */

import type {
  CalledEvent,
  CardText,
  GameEndedEvent,
  GameEvent,
  RoundScoredEvent,
  Seat,
} from "../protocol/messages.ts";

export type Group = readonly CardText[];

export interface RoundEnd {
  readonly round: number;
  readonly call: CalledEvent | null;
  /** Hands in the order in which they were shown. */
  readonly shown: readonly { readonly seat: Seat; readonly cards: readonly CardText[] }[];
  readonly laid: Readonly<Record<Seat, readonly Group[]>>;
  /** `null` if nobody scored. */
  readonly scored: RoundScoredEvent | null;
  readonly gameEnded: GameEndedEvent | null;
}

/** `null` while the round goes on. Where its beginning was not seen, `round` is its number. */
export function roundEnd(events: readonly GameEvent[], round = 0): RoundEnd | null {
  if (!events.some((each) => isEnd(each))) return null;
  const laid: Record<Seat, Group[]> = {};
  for (const each of of(events, "laid_duo")) {
    (laid[each.seat] ??= []).push([each.first, each.second]);
  }
  const shown = new Map(of(events, "hand_shown").map((each) => [each.seat, each.cards]));
  return {
    round: of(events, "round_started")[0]?.round ?? round,
    call: of(events, "called")[0] ?? null,
    shown: [...shown].map(([seat, cards]) => ({ seat, cards })),
    laid,
    scored: of(events, "round_scored")[0] ?? null,
    gameEnded: of(events, "game_ended")[0] ?? null,
  };
}

function isEnd(event: GameEvent): boolean {
  return ["round_scored", "round_void", "game_ended"].includes(event.event);
}

/** The events of one kind. */
export function of<K extends GameEvent["event"]>(
  events: readonly GameEvent[],
  kind: K,
): Extract<GameEvent, { event: K }>[] {
  return events.filter((each): each is Extract<GameEvent, { event: K }> => each.event === kind);
}
