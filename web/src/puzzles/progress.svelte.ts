/** Which puzzles are solved on this device. */

import type { PuzzleEntry } from "../protocol/messages.ts";
import { Kept } from "../device/kept.svelte.ts";
import {
  type DayAnswer,
  type Solved,
  longestStreak,
  nextPuzzle,
  readSolved,
  streak,
  withAnswer,
  withDay,
} from "./solved.ts";

class Progress {
  readonly #kept = new Kept<Solved>("puzzles", { read: readSolved });

  /** Whenever a page that shows it opens. */
  arrive(): void {
    this.#kept.arrive();
  }

  isRight(puzzle: string): boolean {
    return this.#kept.value.right.includes(puzzle);
  }

  /** How many of these are solved. */
  count(puzzles: readonly PuzzleEntry[]): number {
    return puzzles.filter((each) => this.isRight(each.id)).length;
  }

  /** How many of all there ever were, also those that have left the list. */
  solved(): number {
    return this.#kept.value.right.length;
  }

  longest(): number {
    return longestStreak(this.#kept.value);
  }

  hasBegun(): boolean {
    const { right, missed } = this.#kept.value;
    return right.length + missed.length > 0;
  }

  next(puzzles: readonly PuzzleEntry[], after: string | null = null): PuzzleEntry | undefined {
    return nextPuzzle(puzzles, this.#kept.value, after);
  }

  ofDay(day: string): DayAnswer | undefined {
    return this.#kept.value.days[day];
  }

  streak(today: string): number {
    return streak(this.#kept.value, today);
  }

  keep(puzzle: string, isRight: boolean): void {
    this.#kept.change((solved) => withAnswer(solved, puzzle, isRight));
  }

  keepDay(day: string, answer: DayAnswer): void {
    this.#kept.change((solved) => withDay(solved, day, answer));
  }
}

export const progress = new Progress();
