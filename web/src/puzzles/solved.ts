/** Which puzzles somebody has answered, as a value: what comes next, and how many days in a row. */

import type { PuzzleEntry } from "../protocol/messages.ts";

/** The first answer to the puzzle of a day: the one that counts. */
export interface DayAnswer {
  readonly puzzle: string;
  readonly move: string;
  readonly isRight: boolean;
}

export interface Solved {
  /** Puzzles that were answered rightly, and those that were only missed so far. */
  readonly right: readonly string[];
  readonly missed: readonly string[];
  readonly days: Readonly<Record<string, DayAnswer>>;
}

/** So many days are remembered. */
const MOST_DAYS = 400;
const DAY = 86_400_000;

/** Whatever was kept. */
export function readSolved(found: unknown): Solved {
  const { right, missed, days } = (found ?? {}) as Partial<Record<keyof Solved, unknown>>;
  return {
    right: names(right),
    missed: names(missed),
    days: Object.fromEntries(
      Object.entries(days ?? {}).filter((entry): entry is [string, DayAnswer] =>
        isDayAnswer(entry[1]),
      ),
    ),
  };
}

function names(found: unknown): string[] {
  return Array.isArray(found) ? found.map(String) : [];
}

function isDayAnswer(found: unknown): found is DayAnswer {
  const { puzzle, move, isRight } = (found ?? {}) as Partial<Record<keyof DayAnswer, unknown>>;
  return typeof puzzle === "string" && typeof move === "string" && typeof isRight === "boolean";
}

/** After an answer. Whoever has missed a puzzle can still solve it. */
export function withAnswer(solved: Solved, puzzle: string, isRight: boolean): Solved {
  const { right, missed } = solved;
  if (right.includes(puzzle) || (!isRight && missed.includes(puzzle))) return solved;
  const others = missed.filter((each) => each !== puzzle);
  return isRight
    ? { ...solved, right: [...right, puzzle], missed: others }
    : { ...solved, missed: [...others, puzzle] };
}

/** After the first answer of a day. */
export function withDay(solved: Solved, day: string, answer: DayAnswer): Solved {
  if (solved.days[day]) return solved;
  const days = Object.entries({ ...solved.days, [day]: answer })
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .slice(-MOST_DAYS);
  return { ...solved, days: Object.fromEntries(days) };
}

/** The days in a row up to this one; a day that is not over yet breaks none. */
export function streak({ days }: Solved, today: string): number {
  let day = days[today] ? today : before(today);
  let count = 0;
  while (days[day]) {
    count += 1;
    day = before(day);
  }
  return count;
}

/** The most days in a row, of those that are remembered. */
export function longestStreak(solved: Solved): number {
  return Math.max(0, ...Object.keys(solved.days).map((day) => streak(solved, day)));
}

function before(day: string): string {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}

/** What comes next: from the last one on, and then from the beginning of the list, what was never
 * tried, then what was missed, and then everything once more. */
export function nextPuzzle(
  puzzles: readonly PuzzleEntry[],
  { right, missed }: Solved,
  after: string | null,
): PuzzleEntry | undefined {
  const place = puzzles.findIndex((each) => each.id === after);
  const others = [...puzzles.slice(place + 1), ...puzzles.slice(0, Math.max(0, place))];
  const isNew = (each: PuzzleEntry): boolean =>
    !right.includes(each.id) && !missed.includes(each.id);
  return (
    others.find(isNew) ?? others.find((each) => missed.includes(each.id)) ?? others[0] ?? puzzles[0]
  );
}
