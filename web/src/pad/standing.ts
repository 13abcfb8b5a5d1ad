/** What follows from a pad: gains, totals, who starts, who has won. It says the same as
 * `papersea.scorepad`; tests/test_web_pad.py compares the two. */

import type { Counted, Settlement } from "../protocol/messages.ts";
import { hasPart } from "../rules/applied.ts";
import { scoreCards } from "../rules/scoring.ts";
import { EQUAL_WINS_BET, SETTLEMENT, pointsToWin } from "../rules/tables.ts";
import { type Pad, type PadHand, type PadRound, cardsIn, firstRounds, isScored } from "./pad.ts";

/** What somebody's cards are worth. */
export interface Worth {
  readonly points: number;
  readonly bonus: number;
}

/** What a round brought. */
export interface RoundStanding {
  /** What everybody's cards are worth; empty where nobody scores. */
  readonly counted: readonly Worth[];
  /** What of it counted; empty where nobody scores. */
  readonly parts: readonly Counted[];
  readonly settlement: Settlement;
  readonly gains: readonly number[];
  /** After this round. */
  readonly totals: readonly number[];
  /** `null` if there was no bet. */
  readonly isBetWon: boolean | null;
  /** `null` after the last round. */
  readonly nextStarter: number | null;
}

export interface Standing {
  /** Up to the end of the game: what is written after it does not count. */
  readonly rounds: readonly RoundStanding[];
  readonly target: number;
  readonly totals: readonly number[];
  /** Nobody while the game goes on. */
  readonly winners: readonly number[];
  readonly nextStarter: number | null;
}

export function countHand(hand: PadHand): Worth {
  if ("points" in hand) return { points: hand.points, bonus: hand.bonus ?? 0 };
  const { points, bonus } = scoreCards(cardsIn(hand.cards));
  return { points, bonus };
}

function settlementOf({ how, by }: PadRound, counted: readonly Worth[]): Settlement {
  if (how !== "last_chance") return how === "stop" ? "stop" : "void";
  const own = counted[by]?.points ?? 0;
  const others = counted.filter((_, player) => player !== by);
  const isWon = others.every(({ points }) => (EQUAL_WINS_BET ? points <= own : points < own));
  return isWon ? "won" : "lost";
}

/** What counts for this player. */
function countedFor({ by }: PadRound, settlement: Settlement, player: number): Counted {
  const { closer, others } = SETTLEMENT[settlement];
  return player === by ? closer : others;
}

/** Whether this player's colour bonus is a part of the gain, as far as hands are told. */
export function countsBonus(round: PadRound, player: number): boolean {
  const settlement = settlementOf(round, round.hands.map(countHand));
  return hasPart(countedFor(round, settlement, player), "bonus");
}

/** R2, R6, R7, R9: by the kernel's own table of what counts. */
export function settle(
  round: PadRound,
  players: number,
): Pick<RoundStanding, "counted" | "parts" | "settlement" | "gains" | "isBetWon"> {
  const counted = isScored(round.how) ? round.hands.map(countHand) : [];
  const settlement = settlementOf(round, counted);
  const parts = counted.map((_, player) => countedFor(round, settlement, player));
  const gains = Array.from({ length: players }, (_, player) =>
    (["points", "bonus"] as const).reduce(
      (sum, part) => sum + (hasPart(parts[player], part) ? (counted[player]?.[part] ?? 0) : 0),
      0,
    ),
  );
  const isBetWon = round.how === "last_chance" ? settlement === "won" : null;
  return { counted, parts, settlement, gains, isBetWon };
}

export function standingOf(pad: Pad): Standing {
  const players = pad.players.length;
  const target = pointsToWin(players, pad.target);
  const rounds: RoundStanding[] = [];
  let totals = pad.players.map(() => 0);
  let nextStarter: number | null = pad.starter;
  let winners: readonly number[] = [];
  for (const round of pad.rounds) {
    const settled = settle(round, players);
    totals = totals.map((total, player) => total + (settled.gains[player] ?? 0));
    winners = winnersOf(round, settled.gains, totals, target);
    nextStarter = winners.length ? null : (round.by + 1) % players; // R11, R12, Q19
    rounds.push({ ...settled, totals, nextStarter });
    if (winners.length) break;
  }
  return { rounds, target, totals, winners, nextStarter };
}

/** Without rounds after the end of the game. */
export function whole(pad: Pad): Pad {
  return firstRounds(pad, standingOf(pad).rounds.length);
}

/** G1–G5: nobody while the game goes on. */
function winnersOf(
  { how, by }: PadRound,
  gains: readonly number[],
  totals: readonly number[],
  target: number,
): readonly number[] {
  if (how === "mermaids") return [by];
  if (Math.max(...totals) < target) return [];
  return withMost(leaders(totals), gains);
}

/** Those with the highest total. */
export function leaders(totals: readonly number[]): number[] {
  return withMost([...totals.keys()], totals);
}

function withMost(players: readonly number[], amounts: readonly number[]): number[] {
  const most = Math.max(...players.map((player) => amounts[player] ?? 0));
  return players.filter((player) => amounts[player] === most);
}
