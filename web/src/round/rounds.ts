/** How each round of a game ended: the rows of a score table. */

import type { Call, GameEvent, Seat } from "../protocol/messages.ts";

export interface RoundRow {
  readonly round: number;
  /** What each seat scored; `null` if nobody did. */
  readonly gains: readonly number[] | null;
  readonly call: Call | null;
  readonly closer: Seat | null;
  /** `null` if there was no bet. */
  readonly isBetWon: boolean | null;
  /** Who ended the game with four mermaids. */
  readonly mermaids: Seat | null;
}

/** The rounds that came to an end. A game that was given up ends in the middle of one. */
export function rowsOf(events: readonly GameEvent[]): RoundRow[] {
  const rows: RoundRow[] = [];
  let open: RoundRow | null = null;
  for (const event of events) {
    if (event.event === "round_started") open = newRow(event.round);
    if (!open) continue;
    if (event.event === "called") open = { ...open, call: event.call, closer: event.seat };
    const ended = endedBy(open, event);
    if (ended) rows.push(ended);
    if (ended) open = null;
  }
  return rows;
}

function newRow(round: number): RoundRow {
  return { round, gains: null, call: null, closer: null, isBetWon: null, mermaids: null };
}

function endedBy(row: RoundRow, event: GameEvent): RoundRow | null {
  switch (event.event) {
    case "round_scored":
      return { ...row, gains: event.gains, closer: event.closer, isBetWon: event.bet_won };
    case "round_void":
      return row;
    case "game_ended":
      return event.by_mermaids ? { ...row, mermaids: event.winners[0] ?? null } : null;
    default:
      return null;
  }
}
