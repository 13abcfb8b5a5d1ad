/** Which clauses of the rulebook something at the table has to do with. */

import type { Kind } from "../cards/kinds.ts";
import { kindOf } from "../cards/kinds.ts";
import type { GameEvent, RoundScoredEvent } from "../protocol/messages.ts";
import { BONUS_CLAUSE } from "./tables.ts";

/** What a duo does, by either of its kinds. */
export const DUO_CLAUSES: Readonly<Partial<Record<Kind, string>>> = {
  crab: "K3",
  boat: "K4",
  fish: "K5",
  swimmer: "K6",
  shark: "K6",
};

/** How a round is scored: after a STOP, a bet won, a bet lost. */
export function scoredBy({ bet_won }: Pick<RoundScoredEvent, "bet_won">): string {
  return bet_won === null ? "R2" : bet_won ? "R6" : "R7";
}

/** How a game was won: by mermaids, together, by the last round, or plainly. */
export function wonBy(isByMermaids: boolean, winners: number, leaders = winners): string {
  if (isByMermaids) return "G1";
  if (winners > 1) return "G5";
  return leaders > 1 ? "G4" : "G3";
}

/** For calls, duos, ends, and what happens seldom; nobody looks up every draw. */
export function clausesOf(event: GameEvent): readonly string[] {
  switch (event.event) {
    case "drew_last":
      return ["Q1"];
    case "draw_skipped":
      return ["Q3"];
    case "laid_duo":
      return [DUO_CLAUSES[kindOf(event.first)] ?? "K2"];
    case "no_effect":
      return ["Q6"];
    case "called":
      return [event.call === "stop" ? "R2" : "R3"];
    case "round_scored":
      return event.bet_won === null ? [scoredBy(event)] : [scoredBy(event), BONUS_CLAUSE];
    case "round_void":
      return ["R9"];
    case "game_ended":
      return [wonBy(event.by_mermaids, event.winners.length)];
    case "round_started":
    case "drew":
    case "kept":
    case "took_top":
    case "searched":
    case "picked":
    case "fished":
    case "turn_again":
    case "stole":
    case "hand_shown":
    case "turn_ended":
      return [];
  }
}
