/** What follows from a pad: gains, totals, who starts, who has won. It says the same as
 * `papersea.scorepad`; tests/test_web_pad.py compares the two. */

import { scoreCards } from "../rules/scoring.ts";
import { type Part, SETTLEMENT, type Shares, pointsToWin } from "../rules/tables.ts";
import { type Pad, type PadHand, type PadRound, cardsIn, firstRounds, isScored } from "./pad.ts";

export interface Counted {
  readonly points: number;
  readonly bonus: number;
}

/** What a round brought. */
export interface RoundStanding {
  /** What everybody's cards are worth; empty where nobody scores. */
  readonly counted: readonly Counted[];
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

export function countHand(hand: PadHand): Counted {
  if ("points" in hand) return { points: hand.points, bonus: hand.bonus ?? 0 };
  const { points, bonus } = scoreCards(cardsIn(hand.cards));
  return { points, bonus };
}

/** R6, R7: whether the bet is won; `null` if there was none. */
export function isBetWon({ how, by }: PadRound, counted: readonly Counted[]): boolean | null {
  if (how !== "last_chance") return null;
  const own = counted[by]?.points ?? 0;
  const others = counted.filter((_, player) => player !== by);
  return others.every(({ points }) => (SETTLEMENT.equalWinsBet ? points <= own : points < own));
}

function sharesOf({ how }: PadRound, isWon: boolean | null): Shares {
  if (how === "last_chance") return isWon ? SETTLEMENT.won : SETTLEMENT.lost;
  return how === "stop" ? SETTLEMENT.stop : SETTLEMENT.deck_out;
}

/** Of what this player's gain is made. */
function partsOf(round: PadRound, isWon: boolean | null, player: number): readonly Part[] {
  const { closer, others } = sharesOf(round, isWon);
  return player === round.by ? closer : others;
}

/** Whether this player's colour bonus is a part of the gain. */
export function countsBonus(round: PadRound, player: number): boolean {
  const isWon = isBetWon(round, round.hands.map(countHand));
  return partsOf(round, isWon, player).includes("bonus");
}

export function settle(
  round: PadRound,
  players: number,
): Pick<RoundStanding, "counted" | "gains" | "isBetWon"> {
  const counted = isScored(round.how) ? round.hands.map(countHand) : [];
  const isWon = isBetWon(round, counted);
  const gains = Array.from({ length: players }, (_, player) => {
    return partsOf(round, isWon, player).reduce(
      (sum, part) => sum + (counted[player]?.[part] ?? 0),
      0,
    );
  });
  return { counted, gains, isBetWon: isWon };
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
