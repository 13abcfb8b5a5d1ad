/** Which clauses of the rulebook something at the table has to do with. */

import { kindOf } from "../cards/kinds.ts";
import type { Counted, GameEvent } from "../protocol/messages.ts";
import { APPLIED_BY, BONUS_CLAUSE, type Part } from "./tables.ts";

/** Whether this part of somebody's cards is among what counts. */
export function hasPart(counted: Counted | undefined, part: Part): boolean {
  return counted === "both" || counted === part;
}

/** How a game was won: by mermaids, together, by the last round, or plainly. */
export function wonBy(isByMermaids: boolean, winners: number, leaders = winners): string {
  const { mermaids, highest, last_round, shared } = APPLIED_BY.wins;
  if (isByMermaids) return mermaids;
  if (winners > 1) return shared;
  return leaders > 1 ? last_round : highest;
}

/** For calls, duos, ends, and what happens seldom; nobody looks up every draw. */
export function clausesOf(event: GameEvent): readonly string[] {
  switch (event.event) {
    case "laid_duo":
      return named(APPLIED_BY.duos[kindOf(event.first)]);
    case "called":
      return [APPLIED_BY.calls[event.call]];
    case "round_scored":
      return event.counted.some((counted) => hasPart(counted, "bonus"))
        ? [event.clause, BONUS_CLAUSE]
        : [event.clause];
    case "game_ended":
      return [wonBy(event.by_mermaids, event.winners.length)];
    default:
      return named(APPLIED_BY.events[event.event]);
  }
}

function named(clause: string | undefined): readonly string[] {
  return clause ? [clause] : [];
}
