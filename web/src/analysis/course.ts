/** What an analysis says about one seat, sorted for the page. */

import type {
  Analysis,
  Decision,
  Grade,
  Luck,
  Point,
  Seat,
  Summary,
} from "../protocol/messages.ts";

export interface Course {
  readonly seat: Seat;
  readonly points: readonly Point[];
  readonly decisions: readonly Decision[];
  /** The choices that cost most, the dearest first, as the analysis names them. */
  readonly turning: readonly Decision[];
  /** Where each round begins, in moves. */
  readonly rounds: readonly { readonly round: number; readonly moves: number }[];
  readonly luck: readonly Luck[];
  readonly summary: Summary | undefined;
}

export function courseOf(analysis: Analysis, seat: Seat): Course {
  const points = analysis.points.filter((each) => each.seat === seat);
  const decisions = analysis.decisions.filter((each) => each.seat === seat);
  return {
    seat,
    points,
    decisions,
    turning: analysis.turning_points.flatMap((number) =>
      decisions.filter((each) => each.number === number),
    ),
    rounds: roundsOf(points),
    luck: analysis.luck.filter((each) => each.seat === seat),
    summary: analysis.summaries.find((each) => each.seat === seat),
  };
}

const COSTLY: ReadonlySet<Grade> = new Set(["slip", "mistake"]);

/** Whether something was clearly better, and it mattered. */
export function isCostly({ grade }: Decision): boolean {
  return COSTLY.has(grade);
}

function roundsOf(points: readonly Point[]): Course["rounds"] {
  const rounds = [...new Set(points.map((each) => each.round))];
  return rounds.map((round) => ({
    round,
    moves: points.find((each) => each.round === round)?.moves ?? 0,
  }));
}

/** The choice nearest to so many moves. */
export function nearest(decisions: readonly Decision[], moves: number): Decision | undefined {
  const away = (each: Decision): number => Math.abs(each.number - 1 - moves);
  return decisions.toSorted((one, other) => away(one) - away(other))[0];
}
