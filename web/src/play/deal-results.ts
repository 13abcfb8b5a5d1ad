/** What somebody has made of deals on this device, as a value. */

/** The first time that a deal was played to its end: the one that counts. */
export interface DealResult {
  readonly scores: readonly number[];
  readonly isWon: boolean;
  readonly game: string;
}

export interface Results {
  readonly ended: Readonly<Record<string, DealResult>>;
  /** Tables at which a deal is being played, by its name. */
  readonly begun: Readonly<Record<string, string>>;
  /** Days whose deals were begun later than on their day: they make no streak. */
  readonly late: readonly string[];
}

/** So many are remembered. */
const MOST = 400;
const DAY = 86_400_000;

/** Whatever was kept. */
export function readResults(found: unknown): Results {
  const { ended, begun, late } = (found ?? {}) as Partial<Record<keyof Results, unknown>>;
  return {
    ended: Object.fromEntries(
      Object.entries(ended ?? {}).filter((entry): entry is [string, DealResult] =>
        isResult(entry[1]),
      ),
    ),
    begun: Object.fromEntries(
      Object.entries(begun ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      ),
    ),
    late: Array.isArray(late) ? late.filter((each) => typeof each === "string") : [],
  };
}

function isResult(found: unknown): found is DealResult {
  const { scores, isWon, game } = (found ?? {}) as Partial<Record<keyof DealResult, unknown>>;
  const isScored = Array.isArray(scores) && scores.every((each) => typeof each === "number");
  return isScored && typeof isWon === "boolean" && typeof game === "string";
}

/** `today` is the house's. */
export function withBegun(results: Results, deal: string, code: string, today: string): Results {
  const isLate = deal !== today && !results.begun[deal] && !results.ended[deal];
  const late = isLate ? [...results.late, deal].slice(-MOST) : results.late;
  return { ...results, begun: newest({ ...results.begun, [deal]: code }), late };
}

/** Only the first result of a deal counts. */
export function withResult(results: Results, deal: string, result: DealResult): Results {
  if (results.ended[deal]) return results;
  const others = Object.entries(results.begun).filter(([name]) => name !== deal);
  return {
    ...results,
    begun: Object.fromEntries(others),
    ended: newest({ ...results.ended, [deal]: result }),
  };
}

function newest<T>(all: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(all).slice(-MOST));
}

/** How many days in a row have been played, each on its day, up to today or yesterday. */
export function streak({ ended, late }: Results, today: string): number {
  const counts = (day: string): boolean => day in ended && !late.includes(day);
  const last = counts(today) ? 0 : 1;
  let days = 0;
  while (counts(dayBefore(today, last + days))) days += 1;
  return days;
}

export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10);
}

/** The last days, the newest first, back to the first that there is. */
export function archive(today: string, first: string, most: number): string[] {
  const days = Array.from({ length: most }, (_, ago) => dayBefore(today, ago + 1));
  return days.filter((day) => day >= first);
}

/** How far ahead of the best of the others the first seat is; behind, if it is less than nothing. */
export function lead([own = 0, ...others]: readonly number[]): number {
  return own - Math.max(...others);
}

/** Round by round whether the first seat had most of it: nothing that would help anybody. */
export function course(rounds: readonly (readonly number[])[]): string {
  return rounds.map((gains) => (lead(gains) > 0 ? "●" : lead(gains) < 0 ? "○" : "◐")).join("");
}
